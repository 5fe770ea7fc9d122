import Terminal

/// What may stand after a command's name.
struct CommandGrammar {
  /// What stands there beside options.
  enum Operands {
    case none
    case optional(String)
    case one(String)
    case atLeastOne(String)
  }

  /// The command's own name.
  var name: String
  /// What it does, in a sentence without its full stop.
  var summary: String
  var operands = Operands.none
  var options: [CommandOption] = []
  /// What else there is to know, a line each.
  var notes: [String] = []

  /// Reads the words after the command's name.
  ///
  /// A value stands in the next word or after `=`; after `--` nothing is an option.
  func parse(_ words: [String]) throws(UsageError) -> CommandArguments {
    var arguments = CommandArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        arguments.asksForHelp = true
        return arguments
      }
      try read(word, &rest, into: &arguments)
    }
    try check(arguments.operands)
    return arguments
  }

  private func read(
    _ word: String, _ rest: inout ArraySlice<String>, into arguments: inout CommandArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let hint = NearMiss.hint(for: name, in: options.map(\.name) + ["--help"])
      throw UsageError("\(self.name) has no option \(name)\(hint)", command: self.name)
    }
    guard arguments.values[name] == nil, !arguments.flags.contains(name) else {
      throw UsageError("\(name) is given twice", command: self.name)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let meaning = option.value else {
      guard attached == nil else {
        throw UsageError("\(name) takes no value", command: self.name)
      }
      arguments.flags.insert(name)
      return
    }
    // A word that looks like an option is no value: whoever forgot one should be told so.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = attached ?? next, !value.isEmpty else {
      throw UsageError("\(name) needs a value, \(meaning)", command: self.name)
    }
    if attached == nil { rest.removeFirst() }
    arguments.values[name] = value
  }

  private func check(_ given: [String]) throws(UsageError) {
    let most: Int
    switch operands {
    case .none: most = 0
    case .optional: most = 1
    case .one(let name):
      guard !given.isEmpty else {
        throw UsageError("\(self.name) needs a \(name)", command: self.name)
      }
      most = 1
    case .atLeastOne(let name):
      guard !given.isEmpty else {
        throw UsageError("\(self.name) needs a \(name), or several", command: self.name)
      }
      most = .max
    }
    guard given.count > most else { return }
    throw UsageError("\(name) does not know what to do with \(given[most])", command: name)
  }
}
