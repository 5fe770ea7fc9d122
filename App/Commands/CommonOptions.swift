import Foundation
import ShopDatabase
import ShopModel
import StorefrontInterface
import Terminal
import TextUI

/// Options that several commands have.
enum CommonOptions {
  static let data = CommandOption.value(
    "--data", "DIR",
    "Keep the shop in this folder (else $ARCADE_DATA, $XDG_DATA_HOME/arcade, "
      + "~/.local/share/arcade)")
  static let json = CommandOption.flag("--json", "Write it as JSON, for programs")
  static let region = CommandOption.value(
    "--region", Region.allCases.map(\.rawValue).joined(separator: "|"),
    "Where the shop sells; fixed when its folder is new (GB)")
  static let killAtWrite = CommandOption.value(
    "--kill-at-write", "N",
    "For crash tests: die at the Nth write to the disk, as of SIGKILL")
}

extension CommandArguments {
  /// The value of `--region`; nil when it is not given.
  func region(of command: CommandGrammar) throws(CommandError) -> Region? {
    guard let text = values["--region"] else { return nil }
    guard let region = Region(rawValue: text.uppercased()) else {
      let known = Region.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(UsageError("there is no region \(text): \(known)", command: command.name))
    }
    return region
  }

  /// The value of `--clock`; nil when it is not given.
  func clock(of command: CommandGrammar) throws(CommandError) -> Date? {
    guard let text = values["--clock"] else { return nil }
    guard let date = DateText.parse(text) else {
      throw .usage(
        UsageError("\(text) is no time: write 2026-01-02T14:05:00Z", command: command.name))
    }
    return date
  }

  /// What counts the writes of a command, and ends the process at the one of `--kill-at-write`: at
  /// once, as a power cut would, with nothing closed and nobody told.
  func writes(of command: CommandGrammar) throws(CommandError) -> WriteLog {
    let writes = WriteLog()
    guard let text = values["--kill-at-write"] else { return writes }
    guard let last = Int(text), last > 0 else {
      throw .usage(
        UsageError("\(text) is no number of a write: they count from 1", command: command.name))
    }
    writes.onWrite { number in
      if number == last { kill(getpid(), SIGKILL) }
    }
    return writes
  }
}
