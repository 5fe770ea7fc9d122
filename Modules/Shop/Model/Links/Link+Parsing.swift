extension Link {
  /// Reads a link by the grammar of L3, whole: every byte is accounted for.
  ///
  /// Scheme and first word are read in any case, one `/` at the end is allowed, and percent codes
  /// are decoded after the parts have been taken apart, so that `%2F` belongs to a key. A `+` is a
  /// plus. What the grammar does not name is refused: fragments, users, ports, other parameters.
  ///
  /// - Throws: ``LinkError``, whose `text` is the notice.
  public init(parsing text: String) throws(LinkError) {
    guard text.utf8.count <= Link.maximumLength else {
      throw LinkError("it is longer than \(Format.number(Link.maximumLength)) bytes")
    }
    let bytes = Array(text.utf8)
    let scheme = Array("arcade://".utf8)
    guard bytes.count >= scheme.count,
      zip(bytes, scheme).allSatisfy({ Link.lowercased($0) == $1 })
    else { throw LinkError("it does not begin with arcade://") }
    let rest = bytes[scheme.count...]
    guard rest.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw LinkError("it holds a space or a control character")
    }
    guard !rest.contains(UInt8(ascii: "#")) else { throw LinkError("it has a “#”") }
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    var parts = rest[..<mark].split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    guard let name = parts.first, !name.isEmpty else { throw LinkError("it names no place") }
    guard parts.dropFirst().allSatisfy({ !$0.isEmpty }) else {
      throw LinkError("a part of it is empty")
    }
    var keys: [String] = []
    for part in parts.dropFirst() { keys.append(try Link.decode(part)) }
    var values = try Link.parameters(rest[mark...].dropFirst())

    let place = String(decoding: name.map(Link.lowercased), as: UTF8.self)
    switch (place, keys.count) {
    case ("product", 1): self = .product(Handle(keys[0]))
    case ("category", 1): self = .category(keys[0])
    case ("search", 0): self = .search(values.take("q") ?? "")
    case ("cart", 0): self = .cart
    case ("cart", 2) where keys[0] == "add":
      self = .addToCart(SKU(keys[1]), quantity: try Link.quantity(values.take("qty")))
    case ("checkout", 0): self = .checkout
    case ("saved", 0): self = .saved
    case ("orders", 0): self = .orders
    case ("order", 1): self = .order(try Link.orderNumber(keys[0]))
    case ("account", 0): self = .account
    case ("product", 0), ("category", 0), ("order", 0):
      throw LinkError("it does not say which \(place)")
    default:
      throw LinkError("there is no place called \(LinkParameters.short(rest[..<mark]))")
    }
    guard let left = values.first else { return }
    throw LinkError("it has a part that has no meaning there: \(LinkParameters.short(left.utf8))")
  }

  private static func parameters(_ bytes: ArraySlice<UInt8>) throws(LinkError) -> LinkParameters {
    var values = LinkParameters()
    for item in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
      let mark = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let name = try decode(item[..<mark])
      guard values.add(name, try decode(item[mark...].dropFirst())) else {
        throw LinkError("it says \(LinkParameters.short(name.utf8)) twice")
      }
    }
    return values
  }

  private static func quantity(_ text: String?) throws(LinkError) -> Int {
    guard let text else { return 1 }
    guard let quantity = number(text), quantities.contains(quantity) else {
      throw LinkError(
        "“\(LinkParameters.short(text.utf8))” is not a quantity from "
          + "\(quantities.lowerBound) to \(quantities.upperBound)")
    }
    return quantity
  }

  private static func orderNumber(_ text: String) throws(LinkError) -> Int {
    guard let number = number(text) else {
      throw LinkError("“\(LinkParameters.short(text.utf8))” is not the number of an order")
    }
    return number
  }

  /// ASCII digits without a leading zero, at most 15 of them.
  private static func number(_ text: String) -> Int? {
    guard (1...15).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(text)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) throws(LinkError) -> String {
    var decoded: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "%"):
        guard bytes.endIndex - position >= 2, let high = hexDigit(bytes[position]),
          let low = hexDigit(bytes[position + 1])
        else { throw LinkError("it has a “%” without two hexadecimal digits") }
        decoded.append(high << 4 | low)
        position += 2
      default:
        decoded.append(byte)
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw LinkError("its percent codes are not UTF-8")
    }
    return text
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
