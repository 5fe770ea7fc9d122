import Scenarios
import ShopModel
import ShopServices
import Terminal
import TextUI

/// Chooses what happens next: mostly an act of the shopper's, weighted to what was done least on such
/// a screen with so many calls in flight, else something around them.
nonisolated struct RandomShopper {
  /// What there is to go by.
  struct Sight {
    var snapshot: Snapshot
    /// How many calls are unanswered.
    var unanswered: Int
    /// The services that are held, and which of their calls wait.
    var held: [(service: ServiceName, numbers: [Int])]
    /// Whether the app is to die at a write to come.
    var isToDie: Bool
  }

  /// How often each thing was done, by screen, what it was and calls in flight, in all scripts so far.
  private(set) var seen: [String: Int] = [:]

  private var dice: Dice
  /// What is filled in one after the other, as somebody would who wants to go on.
  private var plan: [WalkLine] = []
  /// For how many steps each service has been held or late.
  private var ages: [(end: WorldEvent, age: Int)] = []

  /// How many steps a hold, or a delay, lasts at most.
  static let longestHold = 10

  /// Begins another script, knowing what was done in those before.
  init(_ dice: Dice, after last: RandomShopper? = nil) {
    self.dice = dice
    seen = last?.seen ?? [:]
  }

  /// What happens next.
  mutating func next(_ sight: Sight, _ coverage: WalkCoverage) -> WalkLine {
    if let end = endOfHold(sight) { return .world(end) }
    if !plan.isEmpty { return plan.removeFirst() }
    let roll = dice.below(100)
    if roll < 24 {
      if let across = acrossRelease(sight) { return across }
      return .world(event(sight, coverage))
    }
    if roll < 32, let form = form(sight.snapshot) {
      plan = Array(form.dropFirst())
      return form.first ?? .act(.back)
    }
    let first = act(sight)
    guard roll > 91 else { return .act(first) }
    // Without waiting: once more the same, or something else that was on the screen. After what
    // leads elsewhere, its screen is no longer on top: the act that follows comes too late.
    let others = (0...dice.below(2)).map { _ in act(sight) }
    return .acts(([first] + (dice.happens(40) ? [first] : others)).map { .act($0) })
  }

  /// A hold that has lasted long enough ends.
  private mutating func endOfHold(_ sight: Sight) -> WorldEvent? {
    for index in ages.indices { ages[index].age += 1 }
    guard let old = ages.firstIndex(where: { $0.age >= Self.longestHold }) else { return nil }
    return ages.remove(at: old).end
  }

  // MARK: - Acts

  private mutating func act(_ sight: Sight) -> Act {
    let candidates = candidates(sight.snapshot)
    let keys = candidates.map { key($0.act, sight) }
    let weights = zip(candidates, keys).map { candidate, key in
      max(1, candidate.weight * 64 / (1 + (seen[key] ?? 0)))
    }
    guard let index = dice.weighted(weights) else { return .back }
    seen[keys[index], default: 0] += 1
    return completed(candidates[index].act, sight.snapshot)
  }

  private struct Candidate {
    var act: Act
    var weight: Int
  }

  private func candidates(_ shown: Snapshot) -> [Candidate] {
    var all = shown.controls.flatMap { control -> [Candidate] in
      let weight = control.state == .enabled ? 10 : 1
      switch control.kind {
      case .button, .item, .toggle: return [Candidate(act: .tap(control.id), weight: weight)]
      case .picker: return [Candidate(act: .choose(control.id, option: ""), weight: weight)]
      case .field:
        return [
          Candidate(act: .type(control.id, ""), weight: weight),
          Candidate(act: .clear(control.id), weight: max(1, weight / 8)),
        ]
      }
    }
    all.append(Candidate(act: .back, weight: 5))
    all.append(Candidate(act: .dismiss, weight: shown.modals > 0 ? 2 : 1))
    all += shown.tabs.map { Candidate(act: .tab($0.name), weight: shown.tabsAreCovered ? 1 : 5) }
    all.append(Candidate(act: .open(""), weight: 8))
    all.append(Candidate(act: .resize(width: 80, height: 24), weight: 1))
    if let id = shown.controls.last?.id { all.append(Candidate(act: .scroll(id), weight: 1)) }
    if shown.control("payment.number") != nil { all.append(Candidate(act: .card(.ok), weight: 12)) }
    return all
  }

  /// The act with what it needs: a text, an option, a link, a card.
  private mutating func completed(_ act: Act, _ shown: Snapshot) -> Act {
    switch act {
    case .type(let id, _): return .type(id, Vocabulary.text(for: id, &dice))
    case .choose(let id, _):
      return .choose(id, option: dice.pick(shown.control(id)?.options ?? []) ?? "none")
    case .open: return .open(Vocabulary.link(&dice))
    case .card: return .card(dice.pick(Act.TestCard.allCases) ?? .ok)
    case .resize:
      return .resize(
        width: dice.pick([20, 80, 200]) ?? 80, height: dice.pick([5, 24, 60]) ?? 24)
    default: return act
    }
  }

  private func key(_ act: Act, _ sight: Sight) -> String {
    let verb = act.text.prefix { $0 != " " }
    let what = act.controlID.map(ControlKind.of) ?? ""
    return "\(ScreenName.of(sight.snapshot)) \(verb) \(what) \(min(sight.unanswered, 3))"
  }

  /// What somebody does who wants to get on from here; nil where nothing is to be filled in.
  private mutating func form(_ shown: Snapshot) -> [WalkLine]? {
    if shown.control("signIn.submit")?.state == .enabled {
      let (email, password) = dice.pick(Beginning.accounts) ?? ("", "")
      return [
        .act(.type("signIn.email", email)), .act(.type("signIn.password", password)),
        .act(.tap("signIn.submit")),
      ]
    }
    if shown.control("address.submit")?.state == .enabled {
      let isAmerican = shown.control("address.state") != nil
      let fields: [(ControlID, String)] = [
        ("address.name", "Ada Lovelace"), ("address.street", "1 Harbour Street"),
        ("address.city", "Harbour"), ("address.postcode", isAmerican ? "75201" : "SW1A1AA"),
      ]
      let state: [(ControlID, String)] = isAmerican ? [("address.state", "TX")] : []
      return (fields + state).map { .act(.type($0.0, $0.1)) } + [.act(.tap("address.submit"))]
    }
    if shown.control("account.signOut")?.state == .enabled {
      return [.act(.tap("account.signOut")), .act(.confirm(true))]
    }
    if shown.control("payment.submit")?.state == .enabled {
      return [
        .act(.card(dice.pick(Act.TestCard.allCases) ?? .ok)), .act(.tap("payment.submit")),
        .act(.tap("review.place")),
      ]
    }
    return nil
  }

  /// Acts directly before and after held calls are let go, either of which may be missing; nil when
  /// nothing waits, or for a line of another kind.
  private mutating func acrossRelease(_ sight: Sight) -> WalkLine? {
    let waiting = sight.held.filter { !$0.numbers.isEmpty }
    guard !waiting.isEmpty, dice.happens(25), let hold = dice.pick(waiting) else { return nil }
    var number: Int?
    if dice.happens(60) { number = dice.pick(hold.numbers) }
    if number == nil { ages.removeAll { $0.end == .release(hold.service, number: nil) } }
    let release = PlayedAct.release(hold.service, number: number)
    let (one, other) = (PlayedAct.act(act(sight)), PlayedAct.act(act(sight)))
    let lines = [[one, release, other], [release, other], [one, release]]
    return dice.pick(lines).map { .acts($0) }
  }

  // MARK: - The world

  private mutating func event(_ sight: Sight, _ coverage: WalkCoverage) -> WorldEvent {
    if !sight.held.isEmpty, dice.happens(45), let hold = dice.pick(sight.held) {
      if let number = dice.pick(hold.numbers), dice.happens(60) {
        return .release(hold.service, number: number)
      }
      ages.removeAll { $0.end == .release(hold.service, number: nil) }
      return .release(hold.service, number: nil)
    }
    switch dice.weighted([30, 10, 12, 18, 6, 16, 5, 5, 2, 2, 3]) ?? 0 {
    case 0:
      let times: [Duration] = [
        .milliseconds(1), .milliseconds(299), .milliseconds(300), .seconds(1), .seconds(2),
        .seconds(10), .seconds(30), .seconds(60),
      ]
      return .advance(dice.pick(times) ?? .seconds(1))
    case 1:
      return .setPrice(sku(), dice.pick(["1", "12", "99"]) ?? "1", silently: dice.happens(40))
    case 2:
      return .setStock(sku(), dice.pick([0, 1, 2, 5, 40]) ?? 0, silently: dice.happens(40))
    case 3:
      guard case .failed(let service, let error) = rarest(0..<4, sight, coverage) else {
        return .relaunch
      }
      return .fail(service, error)
    case 4:
      guard case .late(let service) = rarest(4..<5, sight, coverage) else { return .relaunch }
      ages.append((.delay(service, .zero), 0))
      return .delay(service, dice.pick([.milliseconds(200), .seconds(2), .seconds(12)]) ?? .zero)
    case 5:
      guard case .held(let service, let moment) = rarest(5..<7, sight, coverage) else {
        return .relaunch
      }
      ages.removeAll { $0.end == .release(service, number: nil) }
      ages.append((.release(service, number: nil), 0))
      return .hold(service, moment)
    case 6: return .ship(1_001 + dice.below(3))
    case 7: return .relaunch
    case 8: return .importCatalogue(dice.happens(50) ? .half : .shipped)
    case 9: return .loseCharge
    default: return sight.isToDie ? .relaunch : .killAtWrite(1 + dice.below(4))
    }
  }

  private mutating func sku() -> SKU { SKU(dice.pick(Vocabulary.skus) ?? "") }

  /// Something that was done to calls least so far, of some kinds of trouble. Calls that can be
  /// made from where the shopper is are likelier: what befalls others comes late, or never.
  private mutating func rarest(
    _ kinds: Range<Int>, _ sight: Sight, _ coverage: WalkCoverage
  ) -> ShopScript.Trouble? {
    let near = Neighbourhood.calls(from: ScreenName.of(sight.snapshot))
    let services = ServiceName.allCases
    let all = services.flatMap { Array(ShopScript.Trouble.all(of: $0)[kinds]) }
    let times = services.flatMap { Array(repeating: near.contains($0) ? 8 : 1, count: kinds.count) }
    let weights = zip(all, times).map { (1 + 256 / (1 + coverage.count($0))) * $1 }
    return dice.weighted(weights).map { all[$0] }
  }
}
