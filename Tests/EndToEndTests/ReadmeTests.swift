import Foundation
import Testing

nonisolated struct ReadmeTests {
  @Test("The README's table of commands is what help lists, in its order")
  func commands() throws {
    let readme = try String(
      contentsOf: Executable.project.appending(path: "README.md"), encoding: .utf8)
    let rows =
      readme.components(separatedBy: "| command | what it does |").dropFirst().first?
      .components(separatedBy: "\n\n").first?.components(separatedBy: "\n") ?? []
    let code = #/`([a-z]+)/#
    let told = rows.flatMap { row in
      (row.components(separatedBy: " | ").first ?? "").matches(of: code).map { String($0.1) }
    }
    let help = try Executable.run(["help"]).lines.filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(help.contains("play"))
    #expect(told == help)
  }
}
