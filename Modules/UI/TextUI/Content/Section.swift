/// Rows that belong together.
public struct Section<Event> {
  /// A heading; nil for none.
  public var header: String?
  /// The rows, from top to bottom.
  public var rows: [Row<Event>]

  /// Makes a section.
  public init(_ header: String? = nil, _ rows: [Row<Event>]) {
    self.header = header
    self.rows = rows
  }

  /// The same section with its events turned into another type.
  public func map<Other>(_ transform: @escaping (Event) -> Other) -> Section<Other> {
    Section<Other>(header, rows.map { $0.map(transform) })
  }
}
