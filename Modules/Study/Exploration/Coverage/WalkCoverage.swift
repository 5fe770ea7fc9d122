import Scenarios
import ShopServices
import Terminal
import TextUI

/// What walks have reached, and how often.
public nonisolated struct WalkCoverage: Equatable, Sendable, Codable {
  /// The screens that were shown, by the first part of their controls' ids.
  public private(set) var screens: [String: Int] = [:]
  /// The controls that were used while they could be, without their keys.
  public private(set) var controls: [String: Int] = [:]
  /// The ways from one screen to another, `catalog > product`.
  public private(set) var transitions: [String: Int] = [:]
  /// What became of calls, `cart.change offline`; answered ones as `cart.change`.
  public private(set) var calls: [String: Int] = [:]

  /// What was done, and how it was answered: `tap stale`.
  public private(set) var acts: [String: Int] = [:]

  /// Nothing has been reached yet.
  public init() {}

  /// A line was played, from one screen to another.
  mutating func add(_ line: WalkLine, from before: Snapshot, to after: Snapshot) {
    screens[ScreenName.of(after), default: 0] += 1
    if ScreenName.of(before) != ScreenName.of(after) {
      transitions["\(ScreenName.of(before)) > \(ScreenName.of(after))", default: 0] += 1
    }
    guard case .acts(let acts) = line, let act = acts.first?.act, let id = act.controlID,
      before.control(id)?.state == .enabled
    else { return }
    let isCard = if case .card = act { true } else { false }
    let ids = isCard ? Self.cardFields : [id]
    for id in ids { controls[ControlKind.of(id), default: 0] += 1 }
  }

  private static let cardFields: [ControlID] = [
    "payment.number", "payment.expiry", "payment.code",
  ]

  /// An act was answered.
  mutating func add(_ act: Act, _ result: ActResult) {
    let answer =
      switch result {
      case .handled: "handled"
      case .stale: "stale"
      case .disabled: "disabled"
      case .noSuchControl: "noSuchControl"
      case .impossible: "impossible"
      }
    acts["\(act.text.prefix { $0 != " " }) \(answer)", default: 0] += 1
  }

  /// These calls were made.
  mutating func add(_ made: [ServiceCall]) {
    for call in made { calls[call.service.rawValue, default: 0] += 1 }
  }

  /// This was done to calls.
  mutating func add(_ troubles: some Sequence<ShopScript.Trouble>) {
    for trouble in troubles { calls[trouble.name, default: 0] += 1 }
  }

  /// How often something was done to a call of that service.
  func count(_ trouble: ShopScript.Trouble) -> Int { calls[trouble.name] ?? 0 }

  /// Takes in what other walks have reached.
  public mutating func merge(_ other: WalkCoverage) {
    screens.merge(other.screens, uniquingKeysWith: +)
    controls.merge(other.controls, uniquingKeysWith: +)
    transitions.merge(other.transitions, uniquingKeysWith: +)
    calls.merge(other.calls, uniquingKeysWith: +)
    acts.merge(other.acts, uniquingKeysWith: +)
  }

  /// The controls that nobody used.
  public var controlsNotReached: [String] {
    ControlKind.all.filter { controls[$0] == nil }
  }

  /// The calls that were not made, and those to which something could have been done and was not.
  public var callsNotReached: [String] {
    Self.allCalls.filter { calls[$0] == nil }
  }

  /// The statements that were not at work, of those of which that can be told, each with what was
  /// not reached.
  var statementsNotReached: [(id: String, signs: [Statements.Sign])] {
    Statements.signs.compactMap { id, signs in
      let missing = signs.filter { !isReached($0) }
      return missing.isEmpty ? nil : (id, missing)
    }
  }

  private func isReached(_ sign: Statements.Sign) -> Bool {
    switch sign {
    case .control(let kind): controls[kind] != nil
    case .screen(let name): screens[name] != nil
    case .call(let name): calls[name] != nil
    case .act(let name): acts[name] != nil
    }
  }

  /// What there is to say, a line each.
  public var report: [String] {
    let missingControls = controlsNotReached
    let missingCalls = callsNotReached
    let missingStatements = statementsNotReached
    let missingScreens = ScreenName.all.filter { screens[$0] == nil }
    let lines = [
      "screens: \(ScreenName.all.count - missingScreens.count) of \(ScreenName.all.count)",
      "ways between them: \(transitions.count)",
      "controls: \(ControlKind.all.count - missingControls.count) of \(ControlKind.all.count)",
      "calls and what became of them: "
        + "\(Self.allCalls.count - missingCalls.count) of \(Self.allCalls.count)",
      "acts and how they were answered: \(acts.count)",
      "statements at work: \(Statements.signs.count - missingStatements.count) of "
        + "\(Statements.signs.count) of which a walk can tell",
    ]
    return lines + missingScreens.map { "not shown: \($0)" }
      + missingControls.map { "not used: \($0)" }
      + missingCalls.map { "did not come: \($0)" }
      + missingStatements.map { id, signs in
        "not at work: \(id), for want of \(signs.map(\.text).joined(separator: ", "))"
      }
  }

  /// Every call, and all that can become of it.
  static let allCalls = ServiceName.allCases.flatMap { service in
    [service.rawValue] + ShopScript.Trouble.all(of: service).map(\.name)
  }
}

extension ShopScript.Trouble {
  /// All that can be done to a call.
  nonisolated static func all(of service: ServiceName) -> [ShopScript.Trouble] {
    [ShopError.offline, .timeout, .refused, .damaged].map { .failed(service, $0) }
      + [.late(service), .held(service, .request), .held(service, .reply)]
  }

  /// A text for reports, such as `cart.change offline`.
  nonisolated var name: String {
    switch self {
    case .failed(let service, let error): "\(service) \(error)"
    case .late(let service): "\(service) late"
    case .held(let service, .request): "\(service) held"
    case .held(let service, .reply): "\(service) reply held"
    }
  }
}
