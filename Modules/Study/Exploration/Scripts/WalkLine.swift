import Scenarios
import TextUI

/// One step of a script: what the shopper does, or what happens around them.
public nonisolated enum WalkLine: Equatable, Sendable {
  /// Acts that follow each other without waiting; most often one. Held calls may be let go between
  /// them.
  case acts([PlayedAct])
  /// Something that happens around the shopper.
  case world(WorldEvent)

  /// One act.
  public static func act(_ act: Act) -> WalkLine { .acts([.act(act)]) }

  /// What is left of a line of acts: a release that nothing stands beside happens by itself.
  static func remaining(_ acts: [PlayedAct]) -> WalkLine {
    guard acts.count == 1, case .release(let service, let number) = acts[0] else {
      return .acts(acts)
    }
    return .world(.release(service, number: number))
  }

  /// The line as a scenario holds it.
  public var text: String {
    switch self {
    case .acts(let acts):
      (acts.count == 1 ? "> " : ">> ") + acts.map(\.text).joined(separator: " ; ")
    case .world(let event): "! \(event.text)"
    }
  }
}
