import Foundation
import ShopModel

/// What is filled in at the gate, and what the shop has said to it. Rule: S1, S2.
public nonisolated struct SignInForm: Equatable, Sendable {
  /// Which of its two faces it shows.
  public private(set) var face: SignInScreen.Face
  /// What is typed.
  public var credentials = Credentials()
  /// What was wrong with it when it was submitted last.
  public private(set) var problems: [Credentials.Problem] = []
  /// Why that did not let anybody in; nil when it was not refused.
  public private(set) var refusal: SignInScreen.Refusal?
  /// Whether what was submitted is not answered yet.
  public private(set) var isBusy = false

  /// What was submitted last.
  private var asked = Credentials()
  /// Until when the shop has said to wait, by normalised address.
  private var waits: [String: Date] = [:]

  /// A form in which nothing is filled in.
  public init(_ face: SignInScreen.Face) {
    self.face = face
  }

  /// Submits what is typed.
  ///
  /// - Returns: whether the shop is to be asked; else there are ``problems``.
  public mutating func submit() -> Bool {
    problems = credentials.problems
    refusal = nil
    guard problems.isEmpty else { return false }
    isBusy = true
    asked = credentials
    return true
  }

  /// The shop has answered: it has let somebody in, or has refused to.
  public mutating func didAnswer(_ refusal: SignInScreen.Refusal? = nil) {
    isBusy = false
    self.refusal = refusal
  }

  /// The shop has answered that nothing is tried for that address before then. Rule: S2.
  public mutating func didAnswer(waitUntil end: Date) {
    isBusy = false
    if let address = asked.address { waits[address.normalized] = end }
  }

  /// The other face is another form: it takes the address over, and nothing else. Rule: S1.
  public mutating func turn() {
    face = face == .signIn ? .register : .signIn
    credentials.password = Secret("")
    problems = []
    refusal = nil
  }

  /// For how long nothing is asked for the address as it is typed; 0 for no wait. Rule: S2.
  public func secondsLeft(at now: Date) -> Int {
    guard face == .signIn, let address = credentials.address, let end = waits[address.normalized]
    else { return 0 }
    return SignInLock.secondsLeft(until: end, at: now)
  }
}
