import Foundation
import PatternKit
import ShopDatabase
import ShopServices
import StorefrontInterface
import Terminal
import TextUI

/// `arcade run`: the shop itself, in one of the architectures.
enum RunCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "run", summary: "Shop, in one of the architectures", operands: .optional("LINK"),
    options: [
      .value(
        "--architecture", "NAME",
        "How the shop is built: \(Storefronts.names) (\(Storefronts.standard))"),
      CommonOptions.data,
      .flag("--in-memory", "Keep nothing: the shop is as new, and gone at the end"),
      CommonOptions.region,
      .value("--clock", "TIME", "Begin at this time, and let it pass by ! advance only"),
      .value("--open", "LINK", "Open this link at once, as when it stands there by itself"),
      .flag("--lines", "Show the shop as lines of text, and read acts line by line"),
      CommonOptions.killAtWrite,
    ],
    notes: [
      "The shop is shown as lines of text. Acts are read from stdin, one a line; the end of the",
      "input quits. Every control stands on its line with its ID in braces.", "", "Acts:",
    ] + Act.forms.map { "  \($0)" } + [
      "  ! advance TIME  (300ms, 2s, 5m: where the clock stands still, as it does for a pipe)", "",
      "A link, such as arcade://product/mug, is opened at once.", "",
      "Exit codes: 0 fine, 1 a control that is not there, 2 the data directory or the system,",
      "64 a line or an option that cannot be read.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let architecture = try Storefronts.named(
      arguments.values["--architecture"] ?? Storefronts.standard, for: grammar)
    let link = try link(arguments)
    let place = try place(arguments, console)
    let region = try arguments.region(of: grammar)
    let date = try arguments.clock(of: grammar)
    let writes = try writes(arguments)
    let session = ShopSession(
      // Whoever types sees the time pass; a file of acts says itself when it does.
      clockStart: date ?? (isatty(STDIN_FILENO) == 1 ? nil : Date()), console)
    let access = try ShopAccess.open(
      place, region: region, now: session.clock.reading, writes: writes)
    try await access.stock()

    let outcome = await session.shop(
      in: access, architecture, link: link,
      lines: LineInput.lines(of: STDIN_FILENO))
    switch outcome {
    case .fine: return .fine
    case .missing: return .refused
    case .unreadable: return .usage
    case .brokenOff: return .environment
    }
  }

  private static func link(_ arguments: CommandArguments) throws(CommandError) -> String? {
    let option = arguments.values["--open"]
    guard let operand = arguments.operands.first else { return option }
    guard option == nil else {
      throw .usage(
        UsageError("one link is opened at the start, and two are given", command: grammar.name))
    }
    return operand
  }

  /// A screen that is drawn over could not show where a crash came.
  private static func writes(_ arguments: CommandArguments) throws(CommandError) -> WriteLog {
    guard arguments.values["--kill-at-write"] == nil || arguments.flags.contains("--lines") else {
      throw .usage(UsageError("--kill-at-write goes with --lines only", command: grammar.name))
    }
    return try arguments.writes(of: grammar)
  }

  private static func place(
    _ arguments: CommandArguments, _ console: Console
  ) throws(CommandError) -> ShopAccess.Place {
    guard arguments.flags.contains("--in-memory") else {
      return .directory(
        try DataDirectory.named(
          by: arguments.values["--data"], environment: console.environment))
    }
    guard arguments.values["--data"] == nil else {
      throw .usage(
        UsageError("--in-memory keeps nothing, so --data has no meaning", command: grammar.name))
    }
    return .memory
  }
}
