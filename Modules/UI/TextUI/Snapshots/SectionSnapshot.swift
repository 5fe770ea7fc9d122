/// A group of rows as it is seen.
public nonisolated struct SectionSnapshot: Equatable, Sendable, Codable {
  /// Its heading; nil for none.
  public var header: String?
  /// Its rows.
  public var rows: [RowSnapshot]

  /// Makes a section as it is seen.
  public init(header: String? = nil, rows: [RowSnapshot] = []) {
    self.header = header
    self.rows = rows
  }
}
