import TextUI

/// Something that must be so at this point of a scenario.
public nonisolated enum Check: Equatable, Sendable {
  /// The whole screen, row by row.
  case screen([String])
  /// The title of the screen on top.
  case title(String)
  /// The title of the modal on top; nil for none.
  case modal(String?)
  /// How many screens stand on the stack, the one on top included.
  case depth(Int)
  /// The tab bar; empty for none.
  case tabs([ExpectedTab])
  /// Some row holds the text.
  case sees(String)
  /// No row holds the text.
  case not(String)
  /// A control, and what must be so of it; with nothing, that it can be used.
  case control(ControlID, [ControlTrait])
  /// The control that has the focus.
  case focus(ControlID)
  /// The control in the first row in view.
  case top(ControlID)
  /// One of the notices; nil for no notices at all.
  case notice(String?)
  /// The value of the last row of a sum.
  case total(String)
  /// The calls since the last act or world line, in any order.
  case calls([ServiceName])
  /// The screen is as it was before the last act.
  case unchanged
  /// How many orders the shopper has, those whose payment is being checked included.
  case orders(Int)
  /// How many payments the gateway has taken and not given back.
  case charges(Int)
  /// What an order of the shopper's is.
  case status(Int, String)
  /// As many nodes and screens of each kind are alive as at the mark.
  case live(String)

  /// What must be so of a control.
  public nonisolated enum ControlTrait: Equatable, Sendable {
    case disabled, busy, absent
    case label(String)
    case value(String)
  }

  /// One tab as it must be.
  public nonisolated struct ExpectedTab: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// What its badge shows; nil for none.
    public var badge: String?
    /// Whether it is the current one.
    public var isSelected: Bool
  }

  /// Whether it is about what is kept, which nobody sees.
  var isOfShop: Bool {
    switch self {
    case .orders, .charges, .status: true
    default: false
    }
  }

  var isScreen: Bool {
    if case .screen = self { true } else { false }
  }
}
