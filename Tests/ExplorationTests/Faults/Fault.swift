import Exploration
import Testing

/// Something that a storefront, or its shop, may do wrong: one for each kind of rule that the
/// explorer holds them to.
///
/// The names, the rules and the budgets stand in Docs/Study/Explorer.md too.
nonisolated enum Fault: String, CaseIterable, CustomTestStringConvertible {
  case answersLater = "answers-later"
  case hidesFailures = "hides-failures"
  case stepsTwice = "steps-twice"
  case reportsNothing = "reports-nothing"
  case namesTwice = "names-twice"
  case saysNoReason = "says-no-reason"
  case countsWrong = "counts-wrong"
  case listsTwice = "lists-twice"
  case sumsWrong = "sums-wrong"
  case namesWhoLeft = "names-who-left"
  case missesSignOut = "misses-sign-out"
  case drawsNothing = "draws-nothing"
  case keepsScreens = "keeps-screens"
  case inventsScreens = "invents-screens"
  case misuses = "misuses"
  case neverRests = "never-rests"
  case outlivesItsEnd = "outlives-its-end"
  case keepsNodes = "keeps-nodes"
  case losesPieces = "loses-pieces"
  case oversells = "oversells"
  case losesOrders = "loses-orders"
  case chargesTwice = "charges-twice"

  /// What has to be told of it, and how.
  struct Sought: Sendable {
    /// In how many steps it has to be found.
    var budget: Int
    /// What kind of thing the explorer takes it for.
    var kind: Difference.Kind
    /// What it says of it, or the beginning.
    var words: String
    /// What stands in its report besides.
    var detail: String
    /// With what the walk begins.
    var seed: UInt64

    init(
      _ budget: Int, _ kind: Difference.Kind, _ words: String, detail: String = "",
      seed: UInt64 = 1
    ) {
      self.budget = budget
      self.kind = kind
      self.words = words
      self.detail = detail
      self.seed = seed
    }
  }

  /// What has to be told of it, and how.
  var sought: Sought {
    switch self {
    case .answersLater: Sought(200, .answers, "an act is answered differently", seed: 36)
    case .hidesFailures: Sought(100, .screens, "different screens are shown", seed: 17)
    case .stepsTwice: Sought(100, .calls, "different calls were made", seed: 2)
    case .reportsNothing: Sought(200, .books, "the shops have kept different things", seed: 46)
    case .namesTwice: Sought(100, .fault, "two controls have the id saved.", seed: 23)
    case .saysNoReason: Sought(100, .fault, "rating.send is disabled and does not say why", seed: 1)
    case .countsWrong: Sought(100, .fault, "the badge is not the sum of", seed: 2)
    case .listsTwice: Sought(100, .fault, "the line totals do not add up to the subtotal", seed: 9)
    case .sumsWrong: Sought(100, .fault, "the amounts do not add up to the total", seed: 9)
    case .namesWhoLeft:
      Sought(100, .fault, "the e-mail of a shopper who has signed out is on", seed: 30)
    case .missesSignOut: Sought(100, .fault, "a guest has ", seed: 30)
    case .drawsNothing: Sought(100, .fault, "the last frame is not what there is to see", seed: 4)
    case .keepsScreens:
      Sought(100, .fault, "screens live that are in the window no longer", seed: 4)
    case .inventsScreens:
      Sought(100, .fault, "the nodes do not own exactly the screens that are loaded", seed: 4)
    case .misuses: Sought(100, .fault, "misuse was reported")
    case .neverRests: Sought(100, .fault, "it does not come to rest")
    case .outlivesItsEnd:
      Sought(100, .fault, "something is left of the storefront after its end", seed: 4)
    case .keepsNodes:
      Sought(100, .rule, "others are alive than when this place was reached before", seed: 4)
    case .losesPieces: Sought(100, .rule, "pieces are lost, or come from nowhere", seed: 2)
    case .oversells:
      Sought(100, .rule, "the books do not add up", detail: "Its stock is −1", seed: 2)
    case .losesOrders:
      Sought(100, .rule, "the books do not add up", detail: "no such order", seed: 23)
    case .chargesTwice:
      Sought(100, .rule, "the books do not add up", detail: "nobody ordered", seed: 24)
    }
  }

  /// Whether it shows only beside a storefront without it.
  var needsComparison: Bool {
    switch sought.kind {
    case .answers, .screens, .calls, .books: true
    case .fault, .rule: false
    }
  }

  var testDescription: String { rawValue }
}
