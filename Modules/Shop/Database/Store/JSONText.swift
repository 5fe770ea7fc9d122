import Foundation

/// Short lists in one column, as JSON, so that they can be read by eye.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Otherwise their order would be another in each process, and so the files of two runs.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    // Most products have neither tags nor choices, and there are many products.
    if text == "[]", let empty = [] as? Value { return empty }
    return try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
