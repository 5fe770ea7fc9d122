import ShopModel
import Terminal

/// What came of playing every order.
public nonisolated struct InterleavingReport: Equatable, Sendable, Codable {
  /// One situation.
  public struct Line: Equatable, Sendable, Codable {
    /// Its name.
    public var situation: String
    /// What was on its way at once.
    public var calls: [String]
    /// How many orders there are; all were played.
    public var orders = 0
    /// In how many of them something was not as it must be.
    public var differences = 0
    /// How long they took.
    public var seconds = 0.0

    /// A situation of which nothing has been played.
    init(_ situation: Situation) {
      self.situation = situation.name
      calls = situation.contenders.map(\.name)
    }
  }

  /// The storefronts that were played in lockstep.
  public var architectures: [String]
  /// The situations, in the order in which they were played.
  public var lines: [Line] = []
  /// What was found: of what differs in the same way, in one situation, the first.
  public var findings: [Finding] = []

  /// Nothing has been played.
  public init(architectures: [String]) {
    self.architectures = architectures
  }

  /// The table, a line for each situation, and the sum.
  public var table: [String] {
    var table = TextTable(header: ["situation", "what meets", "orders", "differences"])
    table.rows = lines.map {
      [$0.situation, $0.calls.joined(separator: ", "), "\($0.orders)", "\($0.differences)"]
    }
    return table.lines + [sum]
  }

  /// `4,812 orders of 18 situations on plain, coordinators: 0 differences, 51 s`.
  public var sum: String {
    let orders = lines.reduce(0) { $0 + $1.orders }
    let differences = lines.reduce(0) { $0 + $1.differences }
    let seconds = Int(lines.reduce(0) { $0 + $1.seconds }.rounded())
    return
      "\(Format.count(orders, "order")) of \(Format.count(lines.count, "situation")) on "
      + "\(architectures.joined(separator: ", ")): "
      + "\(Format.count(differences, "difference")), \(seconds) s"
  }
}
