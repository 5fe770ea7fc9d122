import Foundation
import Testing

/// The documents: what they link to exists.
struct DocsTests {
  private let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + Project.files(ending: ".md", below: ["Docs", "Modules", "Tests"])

  @Test("Every link in a document leads to a file, and to a heading of it, that exists")
  func links() throws {
    let link = #/\[[^\]]*\]\(([^)\s]+)\)/#
    var followed = 0
    for page in pages {
      let folder = (page as NSString).deletingLastPathComponent
      for match in try Project.text(page).matches(of: link) {
        let target = String(match.1)
        guard !target.hasPrefix("http://"), !target.hasPrefix("https://") else { continue }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path =
          parts[0].isEmpty ? page : (folder as NSString).appendingPathComponent(String(parts[0]))
        let url = Project.root.appending(path: path).standardized
        followed += 1
        #expect(FileManager.default.fileExists(atPath: url.path), "\(page) links to \(target)")
        if parts.count == 2, url.pathExtension == "md" {
          let headings = anchors(in: try String(contentsOf: url, encoding: .utf8))
          #expect(headings.contains(String(parts[1])), "\(page) links to \(target)")
        }
      }
    }
    #expect(followed > 5)
  }

  @Test("Every document is reached from the README, by links")
  func reachable() throws {
    let link = #/\[[^\]]*\]\(([^)\s#]+)/#
    var reached: Set = ["README.md"]
    var open = ["README.md"]
    while let page = open.popLast() {
      let folder = (page as NSString).deletingLastPathComponent
      for match in try Project.text(page).matches(of: link) {
        let path = ((folder as NSString).appendingPathComponent(String(match.1)) as NSString)
          .standardizingPath
        if path.hasSuffix(".md"), pages.contains(path), reached.insert(path).inserted {
          open.append(path)
        }
      }
    }
    for page in pages where !page.hasPrefix("Tests/") {
      #expect(reached.contains(page), "\(page) is reached by no link")
    }
  }

  private func anchors(in text: String) -> [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacingOccurrences(of: " ", with: "-")
    }
  }
}
