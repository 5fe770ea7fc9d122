import PatternKit
import TextUI

/// What must be so whenever nothing is running.
enum StageRules {
  /// What is wrong; nil when nothing is.
  static func mismatch(_ stage: Stage) -> Mismatch? {
    let diagnostics = stage.diagnostics.reports
    guard diagnostics.isEmpty else {
      return Mismatch("misuse was reported", shown: diagnostics.map(\.description))
    }
    let strays = stage.window.strayScreens
    guard strays.isEmpty else {
      return Mismatch("screens live that are in the window no longer", shown: strays)
    }
    guard let tree = stage.tree() else { return nil }
    let live = stage.window.liveScreens.sorted()
    let owned = tree.screens.sorted()
    guard live != owned else { return nil }
    return Mismatch(
      "the nodes do not own exactly the screens that are loaded",
      expected: live.map { "screen \($0)" }, shown: owned.map { "screen \($0)" })
  }
}
