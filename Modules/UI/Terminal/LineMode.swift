import Foundation
import PatternKit
import StorefrontInterface
import TextUI

/// The front end without a screen of its own: it prints what there is to see as text, reads acts
/// line by line, and prints again. It is the mode for pipes, and for who has the screen read out.
public final class LineMode {
  /// The time that the shop goes by.
  public enum Time {
    /// It stands still and moves by `! advance`; nothing is printed but what an act brings.
    case manual(TestClock)
    /// It runs. What it brings is printed as it comes.
    case live
  }

  /// What became of the lines so far.
  public nonisolated enum Outcome: Equatable, Sendable {
    /// Every line was done, as far as the shop does it.
    case fine
    /// A line named what is not there.
    case missing
    /// A line could not be read. It outweighs what was missing.
    case unreadable
    /// The input broke off. It outweighs everything.
    case brokenOff
  }

  /// What became of the lines so far.
  public private(set) var outcome = Outcome.fine

  private let window: Window
  private let tracker: TaskTracker
  private let storefront: any Storefront
  private let time: Time
  private let output: TerminalOutput
  private let errors: TerminalOutput
  private var printed: [String]?
  private var hasPrintedSinceAct = false

  /// Makes a line mode for a storefront that has started in `window`.
  ///
  /// - Parameters:
  ///   - output: gets the screens.
  ///   - errors: gets what is wrong with a line, one line each.
  public init(
    window: Window, tracker: TaskTracker, storefront: any Storefront, time: Time,
    output: TerminalOutput, errors: TerminalOutput
  ) {
    self.window = window
    self.tracker = tracker
    self.storefront = storefront
    self.time = time
    self.output = output
    self.errors = errors
    if case .live = time {
      window.onFrame = { [weak self] frame in self?.printIfChanged(frame) }
    }
  }

  /// Prints the screen, and goes on until the lines end.
  public func run(_ lines: some AsyncSequence<InputLine, Never>) async {
    await settle()
    printScreen()
    var number = 0
    for await line in lines {
      number += 1
      await take(line, number)
    }
    // What follows is the end of the shop, which empties the window: nobody wants to see that.
    window.onFrame = nil
  }

  private func take(_ line: InputLine, _ number: Int) async {
    let typed: TypedLine
    switch line {
    case .text(let text):
      do throws(LineError) {
        typed = try TypedLine(parsing: text, clockIsManual: clock != nil)
      } catch {
        return refuse(number, "\(error)")
      }
    case .notUTF8: return refuse(number, "it is not UTF-8")
    case .tooLong: return refuse(number, "it is too long")
    case .failed(let reason):
      outcome = .brokenOff
      return errors.line("the input cannot be read: \(String(cString: strerror(reason)))")
    }
    switch typed {
    case .nothing: return
    case .advance(let duration):
      hasPrintedSinceAct = false
      await clock?.advance(by: duration)
    case .act(let act):
      hasPrintedSinceAct = false
      tell(number, act, perform(act))
    }
    await settle()
    printScreen()
  }

  private var clock: TestClock? {
    if case .manual(let clock) = time { clock } else { nil }
  }

  private func perform(_ act: Act) -> ActResult {
    switch act {
    case .open(let link):
      storefront.open(link)
      return .handled
    case .card(let card): return window.fillIn(card, on: window.token)
    default: return window.perform(act, on: window.token)
    }
  }

  /// Says what an act did not do. There need be nothing to go back to, or to dismiss.
  private func tell(_ number: Int, _ act: Act, _ result: ActResult) {
    switch result {
    case .handled: return
    case .stale: errors.line("line \(number): the screen is being left, the act was ignored")
    case .disabled(let reason): errors.line("line \(number): that cannot be done now: \(reason)")
    case .noSuchControl:
      let id = act.controlID?.text ?? act.text
      let known = window.snapshot().controls.map(\.id.text)
      miss(number, "there is no \(id) here\(NearMiss.hint(for: id, in: known))")
    case .impossible(let reason) where act == .back || act == .dismiss:
      errors.line("line \(number): \(reason)")
    case .impossible(let reason): miss(number, reason)
    }
  }

  private func refuse(_ number: Int, _ reason: String) {
    outcome = .unreadable
    errors.line("line \(number): \(reason)")
  }

  private func miss(_ number: Int, _ reason: String) {
    if outcome == .fine { outcome = .missing }
    errors.line("line \(number): \(reason)")
  }

  private func settle() async {
    await tracker.idle()
  }

  private func printScreen() {
    // With a clock that runs, the act's own frames may have printed it already.
    let rows = ScreenText.rows(window.snapshot())
    if !hasPrintedSinceAct || rows != printed { write(rows) }
  }

  private func printIfChanged(_ frame: Snapshot) {
    // Before the first screen nobody has seen anything that could have changed.
    guard let printed else { return }
    let rows = ScreenText.rows(frame)
    if rows != printed { write(rows) }
  }

  /// Prints the whole screen, with an empty line before it unless it is the first.
  private func write(_ rows: [String]) {
    hasPrintedSinceAct = true
    output.lines((printed == nil ? [] : [""]) + rows)
    printed = rows
  }
}
