import Terminal

/// Help, made from the commands' grammars, so that it cannot say anything else than they do.
enum HelpText {
  /// All commands.
  static func overview(_ grammars: [CommandGrammar]) -> [String] {
    let names = grammars.map { usage($0) }
    return [
      "Arcade: one shop, in several architectures", "",
      "Usage: arcade [COMMAND] [OPTION…]", "", "Commands:",
    ] + table(zip(names, grammars.map(\.summary)).map { ($0, $1) }) + [
      "", "Without a command it is run. More on one: arcade help COMMAND",
    ]
  }

  /// One command.
  static func details(_ grammar: CommandGrammar) -> [String] {
    var lines = ["\(grammar.summary)", "", "Usage: arcade \(usage(grammar)) [OPTION…]"]
    let options = grammar.options + [.flag("--help", "Show this")]
    lines += ["", "Options:"] + table(options.map { ($0.usage, $0.help) })
    if !grammar.notes.isEmpty { lines += [""] + grammar.notes }
    return lines
  }

  private static func usage(_ grammar: CommandGrammar) -> String {
    switch grammar.operands {
    case .none: grammar.name
    case .optional(let name): "\(grammar.name) [\(name)]"
    case .one(let name): "\(grammar.name) \(name)"
    case .atLeastOne(let name): "\(grammar.name) \(name)…"
    }
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { CellWidth.of($0.0) }.max() ?? 0
    return rows.map { name, help in "  \(name.padded(toCells: width + 2))\(help)" }
  }
}
