import BoardKit

/// The tab of who is shopping, and the ways in and out. Rule: A1.
public nonisolated enum AccountIO: BoardIO {
  public typealias Output = AccountOutput
  public static let id: BoardID = .account
}

/// Which way in the guest has chosen.
public nonisolated enum AccountOutput: Sendable {
  /// That of those who have an account.
  case signInTapped
  /// That of those who want one.
  case registerTapped
}

/// The tab in the tab bar: its title and its stack.
public nonisolated enum AccountTabIO: BoardIO {
  public static let id: BoardID = .accountTab
}

nonisolated extension BoardID {
  /// Who is shopping.
  public static let account: BoardID = "shop.account"
  /// Its tab.
  public static let accountTab: BoardID = "shop.account.tab"
}

extension Motherboard {
  /// Who is shopping.
  public func ioAccount() -> MainboardDestination<AccountIO> { io() }

  /// Its tab.
  public func ioAccountTab() -> MainboardDestination<AccountTabIO> { io() }
}
