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

  /// Nothing has been reached yet.
  public init() {}

  /// A line was played, from one screen to another.
  mutating func add(_ line: WalkLine, from before: Snapshot, to after: Snapshot) {
    screens[ScreenName.of(after), default: 0] += 1
    if ScreenName.of(before) != ScreenName.of(after) {
      transitions["\(ScreenName.of(before)) > \(ScreenName.of(after))", default: 0] += 1
    }
    guard case .acts(let acts) = line, let id = acts.first?.controlID,
      before.control(id)?.state == .enabled
    else { return }
    let isCard = if case .card = acts.first { true } else { false }
    let ids = isCard ? Self.cardFields : [id]
    for id in ids { controls[ControlKind.of(id), default: 0] += 1 }
  }

  private static let cardFields: [ControlID] = [
    "payment.number", "payment.expiry", "payment.code",
  ]

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
  }

  /// The controls that nobody used.
  public var controlsNotReached: [String] {
    ControlKind.all.filter { controls[$0] == nil }
  }

  /// The calls that were not made, and those to which something could have been done and was not.
  public var callsNotReached: [String] {
    ServiceName.allCases.flatMap { service in
      [service.rawValue] + ShopScript.Trouble.all(of: service).map(\.name)
    }.filter { calls[$0] == nil }
  }

  /// What there is to say, a line each.
  public var report: [String] {
    let missingControls = controlsNotReached
    let missingCalls = callsNotReached
    let lines = [
      "screens: \(screens.count)", "ways between them: \(transitions.count)",
      "controls: \(ControlKind.all.count - missingControls.count) of \(ControlKind.all.count)",
      "calls and what became of them: "
        + "\(Self.callCount - missingCalls.count) of \(Self.callCount)",
    ]
    return lines + missingControls.map { "not used: \($0)" }
      + missingCalls.map { "did not come: \($0)" }
  }

  private static let callCount =
    ServiceName.allCases.count * (1 + ShopScript.Trouble.all(of: .sessionRead).count)
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
