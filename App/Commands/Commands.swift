import Terminal
import TextUI

/// Every command, in the order in which help lists them.
enum Commands {
  static let all = [
    RunCommand.command, PlayCommand.command, ExploreCommand.command,
    ArchitecturesCommand.command, ImportCommand.command,
    DoctorCommand.command, BenchCommand.command, RulesCommand.command, HelpCommand.command,
    VersionCommand.command,
  ]

  /// The command that `words` begin with, and what stands after its name. Without a name it is
  /// `run`, also when a link stands there instead.
  static func command(
    in words: [String]
  ) throws(CommandError) -> (command: Command, rest: [String]) {
    guard let first = words.first else { return (RunCommand.command, []) }
    switch first {
    case "-h", "--help": return (HelpCommand.command, [])
    case "--version": return (VersionCommand.command, [])
    default: break
    }
    if first.hasPrefix("-") || first.contains("://") { return (RunCommand.command, words) }
    return (try named(first), Array(words.dropFirst()))
  }

  /// The command of that name.
  static func named(_ name: String) throws(CommandError) -> Command {
    if let command = all.first(where: { $0.grammar.name == name }) { return command }
    let hint = NearMiss.hint(for: name, in: all.map(\.grammar.name))
    throw .usage(UsageError("there is no command \(Words.quote(name))\(hint)"))
  }
}
