import TextUI

/// What a random shopper types: mostly what one would, now and then what is just possible or just
/// not, and what nobody means well with.
nonisolated enum Vocabulary {
  /// A text for a field.
  static func text(for id: ControlID, _ dice: inout Dice) -> String {
    let roll = dice.below(100)
    let words = roll < 75 ? plausible(id) : roll < 90 ? boundary(id) : hostile
    return dice.pick(words) ?? ""
  }

  /// A link: good ones, and some that are none.
  static func link(_ dice: inout Dice) -> String {
    dice.pick(dice.happens(75) ? links : badLinks) ?? ""
  }

  /// The SKUs that another hand changes: those that scripts begin with, and some that are nearly
  /// sold out.
  static let skus = [
    "MUG-NAVY", "PEN-F-BLACK", "TEA-EG-250", "MILL-PEPPER", "TEAPOT-MOSS", "ESP-NAVY-4",
    "MUG-WHITE", "NOTE-POCKET-3",
  ]

  private static func plausible(_ id: ControlID) -> [String] {
    switch ControlKind.of(id) {
    case "catalog.search": ["mug", "tea", "pen black", "café", "note", "茶"]
    case "cart.line.*.quantity": ["1", "2", "7", " 3 ", "0"]
    case "cart.coupon": ["TEN", "fiver", " POST ", "TEATIME", "OLD", "NONE"]
    case "signIn.email": Beginning.accounts.map(\.0) + ["new@example.com"]
    case "signIn.password": Beginning.accounts.map(\.1)
    case "address.name": ["Ada Lovelace"]
    case "address.street": ["1 Harbour Street"]
    case "address.city": ["Harbour"]
    case "address.postcode": ["SW1A1AA", "75201"]
    case "address.state": ["TX", "texas"]
    case "payment.number": ["4242 4242 4242 4242", "4000 0000 0000 0002"]
    case "payment.expiry": ["12/39", "12/2039"]
    case "payment.code": ["123"]
    default: ["text"]
    }
  }

  private static func boundary(_ id: ControlID) -> [String] {
    switch ControlKind.of(id) {
    case "cart.line.*.quantity": ["9999", "10000", "-1", "1.5", "", "٣"]
    case "signIn.email": ["ada@", "@b", "ADA@EXAMPLE.COM", "a@b@c"]
    case "signIn.password": ["short", "12345678"]
    case "payment.number": ["4242 4242 4242 4241", "3782 822463 10005", "1"]
    case "payment.expiry": ["01/26", "12/25", "13/39", "1/39"]
    case "payment.code": ["12", "1234", ""]
    case "address.state": ["XX", ""]
    default:
      ["", " ", String(repeating: "a", count: 100), String(repeating: "ß", count: 101)]
    }
  }

  private static let hostile = [
    "\u{1B}[2J", "a\u{202E}b", "\" OR 1=1 --", "'; DROP TABLE cart; --", "*", "\"", "a\nb", "\u{0}",
    "🧑‍🧑‍🧒‍🧒", "%s%n", String(repeating: "x", count: 3_000),
  ]

  private static let links = [
    "arcade://product/mug", "arcade://product/teapot", "arcade://category/tea-coffee",
    "arcade://search?q=tea", "arcade://cart", "arcade://cart/add/MUG-NAVY?qty=2",
    "arcade://cart/add/MILL-PEPPER?qty=999", "arcade://checkout", "arcade://saved",
    "arcade://orders", "arcade://order/1001", "arcade://account", "ARCADE://Cart/",
  ]

  private static let badLinks = [
    "arcade://product/none", "arcade://category/none", "arcade://cart/add/NONE",
    "arcade://order/999999", "https://example.com", "arcade://", "arcade://cart/add/MUG-NAVY?qty=0",
    "arcade://product/\u{1B}", "arcade://cart#top", "no link",
  ]
}
