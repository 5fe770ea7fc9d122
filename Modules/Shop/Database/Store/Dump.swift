/// The contents of a database as text: every table, every row in the order of its key.
struct Dump {
  let shop: OpenShop

  /// One line for each row, under the name of its table.
  func text() throws -> String {
    let tables = try shop.connection.rows(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'search%' AND name NOT LIKE 'sqlite%' ORDER BY name
      """
    ) { $0.text(0) }
    return try tables.map { try lines(of: $0).joined(separator: "\n") }.joined(separator: "\n")
  }

  private func lines(of table: String) throws -> [String] {
    let columns = try shop.connection.rows(
      "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", table
    ) { (name: $0.text(0), key: $0.int(1)) }
    let key = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.name)
    let order = key.isEmpty ? columns.map(\.name) : key
    return [table]
      + (try shop.connection.rows(
        """
        SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(table)
        ORDER BY \(order.joined(separator: ", "))
        """, []
      ) { row in
        "  "
          + columns.enumerated().map { "\($1.name)=\(text(row.value(Int32($0))))" }
          .joined(separator: " ")
      })
  }

  private func text(_ value: SQLValue) -> String {
    switch value {
    case .integer(let number): String(number)
    case .null: "-"
    case .text(let text): Dump.isPlain(text) ? "\"\(text)\"" : text.debugDescription
    }
  }

  /// Whether a text is quoted as it stands: nearly every one is, and escaping costs the most.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
        && byte != UInt8(ascii: "\\")
    }
  }

  /// The 64-bit FNV-1a hash of a text, in hexadecimal digits: two texts that differ by accident
  /// have different ones.
  static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
