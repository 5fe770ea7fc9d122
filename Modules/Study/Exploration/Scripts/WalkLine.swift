import Scenarios
import TextUI

/// One step of a script: what the shopper does, or what happens around them.
public nonisolated enum WalkLine: Equatable, Sendable {
  /// Acts that follow each other without waiting; most often one.
  case acts([Act])
  /// Something that happens around the shopper.
  case world(WorldEvent)

  /// One act.
  public static func act(_ act: Act) -> WalkLine { .acts([act]) }

  /// The line as a scenario holds it.
  public var text: String {
    switch self {
    case .acts(let acts):
      (acts.count == 1 ? "> " : ">> ") + acts.map(\.text).joined(separator: " ; ")
    case .world(let event): "! \(event.text)"
    }
  }
}
