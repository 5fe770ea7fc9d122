import Scenarios
import TextUI

/// A script as a scenario, with what must be so at its end.
public nonisolated enum SavedScenario {
  /// The text of the file.
  ///
  /// A secret that belongs to none of the accounts that the head gives is left out, as in all that
  /// is saved; what is left then tells the story, and cannot be played. Rule: H4.
  ///
  /// - Parameters:
  ///   - title: what it shows, in a sentence.
  ///   - checks: lines of checks, with their rows.
  public static func text(_ script: WalkScript, title: String, checks: [String]) -> String {
    let head = ["scenario  \(title)"] + script.head
    let passwords = passwords(in: script.head)
    let body = script.lines.map { shown($0, passwords).text }
    return (head + [""] + body + checks).joined(separator: "\n") + "\n"
  }

  /// The rows of a screen, as a check of the whole of it.
  public static func check(ofScreen rows: [String]) -> [String] {
    ["< screen"] + rows.map { $0.isEmpty ? "|" : "| \($0)" }
  }

  /// Whether what is typed there is nobody else's business.
  static func isSecret(_ id: ControlID) -> Bool {
    ["signIn.password", "payment.number", "payment.code"].contains(id.text)
  }

  private static func shown(_ line: WalkLine, _ passwords: [String]) -> WalkLine {
    guard case .acts(let acts) = line else { return line }
    return .acts(
      acts.map { act in
        guard case .act(.type(let id, let text)) = act, isSecret(id), !passwords.contains(text)
        else { return act }
        return .act(.type(id, "<secret>"))
      })
  }

  private static func passwords(in head: [String]) -> [String] {
    guard let given = try? WalkScript(head: head).given() else { return [] }
    return given.things.compactMap {
      if case .account(_, let password) = $0.kind { password } else { nil }
    }
  }
}
