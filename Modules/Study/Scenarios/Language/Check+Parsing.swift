import TextUI

extension Check {
  private nonisolated static let words = [
    "screen", "title", "modal", "depth", "tabs", "sees", "not", "control", "focus", "top", "notice",
    "total", "calls", "unchanged", "live", "orders", "charges", "status",
  ]

  /// Reads the words after `<`. The rows of a screen follow on lines of their own.
  nonisolated init(_ words: inout LineWords) throws(LineError) {
    let word = try words.next("what is checked")
    switch word {
    case "screen": self = .screen([])
    case "title": self = .title(try words.next("the title"))
    case "modal": self = .modal(words.isAtEnd ? nil : try words.next("the title"))
    case "depth": self = .depth(try words.number("the depth", in: 1...1_000))
    case "tabs": self = .tabs(words.remaining().map { ExpectedTab(word: $0.text) })
    case "sees": self = .sees(try words.text())
    case "not": self = .not(try words.text())
    case "control":
      let id = try words.control()
      self = .control(id, try Self.traits(&words))
    case "focus": self = .focus(try words.control())
    case "top": self = .top(try words.control())
    case "notice": self = .notice(words.isAtEnd ? nil : try words.next("the notice"))
    case "total": self = .total(try words.next("the total"))
    case "calls":
      var services: [ServiceName] = []
      while !words.isAtEnd { services.append(try words.service()) }
      self = .calls(services)
    case "unchanged": self = .unchanged
    case "live": self = .live(try words.next("the mark's name"))
    case "orders": self = .orders(try words.number("the number", in: 0...9_999))
    case "charges": self = .charges(try words.number("the number", in: 0...9_999))
    case "status":
      self = .status(
        try words.number("the order's number", in: 1...999_999), try words.next("the status"))
    default: throw words.unknown("check", word, Self.words)
    }
  }

  private nonisolated static func traits(
    _ words: inout LineWords
  ) throws(LineError) -> [ControlTrait] {
    var traits: [ControlTrait] = []
    while !words.isAtEnd {
      switch try words.next("what is checked of it") {
      case "disabled": traits.append(.disabled)
      case "busy": traits.append(.busy)
      case "absent": traits.append(.absent)
      case "label": traits.append(.label(try words.next("the label")))
      case "value": traits.append(.value(try words.next("the value")))
      case let word:
        throw words.unknown(
          "check of a control", word, ["disabled", "busy", "absent", "label", "value"])
      }
    }
    if traits.contains(.absent), traits.count > 1 {
      throw words.error("of a control that is absent nothing else can be so")
    }
    return traits
  }
}

extension LineWords {
  /// The next word as the id of a control.
  fileprivate nonisolated mutating func control() throws(LineError) -> ControlID {
    let word = try next("a control's id")
    let id = ControlID(word)
    guard id.isWellFormed else { throw error("\(Words.quote(word)) is no control's id") }
    return id
  }

  /// A text to look for. An empty one would be found everywhere.
  fileprivate nonisolated mutating func text() throws(LineError) -> String {
    let text = try next("the text")
    guard !text.isEmpty else { throw error("an empty text is in every row") }
    return text
  }
}

extension Check.ExpectedTab {
  /// `Shop`, `*Cart`, `Cart(2)`, `*Cart(99+)`.
  fileprivate nonisolated init(word: String) {
    isSelected = word.hasPrefix("*")
    let name = isSelected ? word.dropFirst() : word[...]
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      self.name = String(name[..<open])
      badge = String(name[name.index(after: open)...].dropLast())
    } else {
      self.name = String(name)
      badge = nil
    }
  }
}
