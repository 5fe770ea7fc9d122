import CoordinatorKit
import CoordinatorsMainInterface
import CoordinatorsSignInInterface
import ShopModel

/// Where Main leads. The gate holds one of these. Rule: S4.
public nonisolated enum MainRoute: Route {
  /// To a tab, as it was left.
  case tab(ShopTab)
  /// The stack that is shown goes to its root, and Shop is shown at its. Rule: P5, K8, H9.
  case shop
  /// The form that lets shoppers in, for nothing else.
  case signIn(SignInFace)
  /// On to what the gate has held, instead of the form that has let somebody in. Rule: S4.
  case goOn
  /// The checkout, over everything. Rule: H0.
  case checkout
  /// The product that asked is saved. Rule: V16.
  case save(Handle)
  /// Wherever a link leads. Rule: L4, L5.
  case link(Link)

  /// Whether a guest is held at the gate.
  var needsShopper: Bool {
    switch self {
    case .tab(let tab): tab.needsShopper
    case .checkout, .save: true
    case .link(let link): link.needsShopper
    case .shop, .signIn, .goOn: false
    }
  }
}
