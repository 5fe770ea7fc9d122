import TextUI

/// Where a scenario's products come from.
public nonisolated enum GivenCatalogue: Equatable, Sendable {
  /// The catalogue that the app brings along.
  case shipped
  /// Every second product of that one: what else was sold is no longer.
  case half
  /// A file of the nearest `Fixtures` folder, by its name without `.csv`.
  case fixture(String)

  /// What it is called in a scenario.
  public var name: String {
    switch self {
    case .shipped: "shipped"
    case .half: "half"
    case .fixture(let name): name
    }
  }

  /// Reads its name.
  init(_ words: inout LineWords) throws(LineError) {
    let name = try words.next("the catalogue's name")
    guard !name.contains("/"), !name.hasPrefix("."), !name.hasSuffix(".csv") else {
      throw words.error("a catalogue is named without its folder and without .csv")
    }
    self = [.shipped, .half].first { $0.name == name } ?? .fixture(name)
  }
}
