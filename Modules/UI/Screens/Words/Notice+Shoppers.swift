import ShopModel
import TextUI

// What the shop tells somebody with an account, with its place among notices. Rule: G9.
extension Notice {
  /// A saved mark went back to what it was, for this reason. Rule: P4.
  public static func notSaved(_ reason: String) -> Notice {
    Notice("What you saved could not be changed: \(reason)", kind: .saved)
  }

  /// The order is not as it was when it was to be cancelled; this keeps it from being so. Rule: O2.
  public static func notCancelled(_ problem: String) -> Notice {
    Notice(problem, kind: .order)
  }

  /// What of an order could not be had again; nil when everything could. Rule: O2.
  public static func leftOut(_ again: OrderAgain) -> Notice? {
    again.text.map { Notice($0, kind: .stock) }
  }
}
