import Scenarios
import TextUI

/// How many nodes and screens lived at each place that was reached, when nobody had to answer
/// anything: as many live there when it is reached again. Rule: G6.
struct KnownPlaces {
  private var counts: [String: [String: Int]] = [:]

  /// Looks at where a storefront is now.
  ///
  /// - Returns: what is not as it was there before; nil when everything is, or nothing can be said.
  mutating func mismatch(_ played: PlayedStorefront) throws(Mismatch) -> Mismatch? {
    guard let place = try place(played) else { return nil }
    let alive = played.alive
    guard let before = counts[place] else {
      counts[place] = alive
      return nil
    }
    guard before != alive else { return nil }
    return Mismatch(
      "others are alive than when this place was reached before", expected: lines(before),
      shown: lines(alive))
  }

  /// Every controller in the window, what the screens are at, and what waits; nil while a call is
  /// unanswered.
  private func place(_ played: PlayedStorefront) throws(Mismatch) -> String? {
    guard try played.script().unanswered == 0 else { return nil }
    let window = try played.window()
    let deep = window.deepSnapshot()
    let layers = [window.rootViewController].compactMap { $0 } + window.modals
    let screens = [ScreenName.of(deep.top)] + deep.screens.map(ScreenName.of)
    let waiting = played.parked + played.held
    return (layers.map(shape) + screens + waiting + [played.isGuest ? "guest" : "shopper"])
      .joined(separator: "\n")
  }

  /// The kinds of a controller and of those in it. One that is built and was never shown is another
  /// thing than one that was.
  private func shape(_ controller: ViewController) -> String {
    let name = controller.kind + (controller.isViewLoaded ? "" : "?")
    let inside = controller.children.map(shape)
    return inside.isEmpty ? name : "\(name)(\(inside.joined(separator: " ")))"
  }

  private func lines(_ counts: [String: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}
