// Acts as people write them, and back. What `text` gives, `init(parsing:)` takes.
nonisolated extension Act {
  /// The act as a line of a scenario or of the line mode, without the `>`.
  public var text: String {
    switch self {
    case .tap(let id): Act.line("tap", id.text)
    case .type(let id, let text): Act.line("type", id.text, text)
    case .clear(let id): Act.line("clear", id.text)
    case .choose(let id, let option): Act.line("choose", id.text, option)
    case .scroll(let id): Act.line("scroll", id.text)
    case .back: "back"
    case .dismiss: "dismiss"
    case .tab(let name): Act.line("tab", name)
    case .open(let link): Act.line("open", link)
    case .confirm(let yes): yes ? "confirm yes" : "confirm no"
    case .card(let card): "card \(card.rawValue)"
    case .resize(let width, let height): "resize \(width) \(height)"
    }
  }

  /// Every verb, with what follows it, for help and for errors.
  public static let forms = [
    "tap ID", "type ID TEXT", "clear ID", "choose ID OPTION", "scroll ID", "back", "dismiss",
    "tab NAME", "open URL", "confirm yes|no", "card ok|declined|funds|late|late-declined",
    "resize W H",
  ]

  /// Reads one act.
  ///
  /// - Throws: ``LineError``: an unknown verb, a word too few or too many, a value that is none;
  ///   with its column.
  public init(parsing line: String) throws(LineError) {
    try self.init(Words(parsing: line).words)
  }

  /// Reads one act from its words.
  ///
  /// - Throws: ``LineError``, with the column of the word that is wrong.
  public init(_ words: [Words.Word]) throws(LineError) {
    guard let verb = words.first else {
      throw LineError(column: 1, "an act is missing: \(Act.forms.joined(separator: ", "))")
    }
    guard
      let form = Act.forms.map({ $0.split(separator: " ") }).first(where: { $0[0] == verb.text })
    else {
      throw LineError(
        column: verb.column,
        "“\(verb.text)” is no act: \(Act.forms.joined(separator: ", "))")
    }
    let written = form.joined(separator: " ")
    if words.count > form.count {
      throw LineError(column: words[form.count].column, "a word too many: write \(written)")
    }
    if words.count < form.count {
      throw LineError(
        column: verb.column, "\(form[words.count]) is missing: write \(written)")
    }
    guard let act = try Act.make(verb.text, Array(words.dropFirst())) else {
      throw LineError(column: words[1].column, "write \(written)")
    }
    self = act
  }

  /// The act of a verb with the right number of words; nil when they are not what it takes.
  private static func make(_ verb: String, _ words: [Words.Word]) throws(LineError) -> Act? {
    switch verb {
    case "tap": .tap(try id(words[0]))
    case "type": .type(try id(words[0]), words[1].text)
    case "clear": .clear(try id(words[0]))
    case "choose": .choose(try id(words[0]), option: words[1].text)
    case "scroll": .scroll(try id(words[0]))
    case "back": .back
    case "dismiss": .dismiss
    case "tab": .tab(words[0].text)
    case "open": .open(words[0].text)
    case "confirm": ["yes": true, "no": false][words[0].text].map(Act.confirm)
    case "card": TestCard(rawValue: words[0].text).map(Act.card)
    case "resize": .resize(width: try size(words[0]), height: try size(words[1]))
    default: nil
    }
  }

  private static func line(_ verb: String, _ words: String...) -> String {
    ([verb] + words.map(Words.quote)).joined(separator: " ")
  }

  private static func id(_ word: Words.Word) throws(LineError) -> ControlID {
    let id = ControlID(word.text)
    guard id.isWellFormed else {
      throw LineError(
        column: word.column,
        "“\(word.text)” is no id of a control: it is screen.element, perhaps .key and .part")
    }
    return id
  }

  private static func size(_ word: Words.Word) throws(LineError) -> Int {
    guard let size = Int(word.text), (1...10_000).contains(size) else {
      throw LineError(
        column: word.column, "“\(word.text)” is no number of cells between 1 and 10000")
    }
    return size
  }
}
