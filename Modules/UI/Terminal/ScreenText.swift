import TextUI

/// A screen as rows of text, as the line mode prints it and scenarios hold it.
public nonisolated enum ScreenText {
  /// The rows, ready for a terminal. Rule: G7.
  public static func rows(_ snapshot: Snapshot) -> [String] {
    snapshot.lines.map(TerminalText.escaped)
  }
}
