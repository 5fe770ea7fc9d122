import PatternKit
import Terminal
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
    return drawing(stage) ?? screens(stage) ?? stage.frameFault
  }

  /// What a front end has drawn is what there is to see: every change has asked for a frame.
  private static func drawing(_ stage: Stage) -> Mismatch? {
    let now = stage.window.snapshot()
    guard let drawn = stage.lastFrame, drawn != now else { return nil }
    return Mismatch(
      "the last frame is not what there is to see", expected: ScreenText.rows(now),
      shown: ScreenText.rows(drawn))
  }

  private static func screens(_ stage: Stage) -> Mismatch? {
    guard let tree = stage.tree() else { return nil }
    let live = stage.window.liveScreens.sorted()
    let owned = tree.screens.sorted()
    guard live != owned else { return nil }
    return Mismatch(
      "the nodes do not own exactly the screens that are loaded",
      expected: live.map { "screen \($0)" }, shown: owned.map { "screen \($0)" })
  }
}
