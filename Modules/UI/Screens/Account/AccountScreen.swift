import ShopModel
import TextUI

/// Who is shopping; for a guest, the two ways to change that. Rule: A1.
public enum AccountScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Wants to sign in.
    case signInTapped
    /// Wants an account.
    case registerTapped
    /// Wants to sign out.
    case signOutTapped
    /// Asked for the address once more, after it could not be loaded.
    case retryTapped
  }

  /// What is known of the shopper beyond who they are.
  public nonisolated enum Details: Equatable, Sendable {
    /// It is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
    /// It is here.
    case loaded(Profile)
  }

  /// Leads to the sign-in.
  public static let signIn: ControlID = "account.signIn"
  /// Leads to the registration.
  public static let register: ControlID = "account.register"
  /// Signs out.
  public static let signOut: ControlID = "account.signOut"
  /// Loads the address once more.
  public static let retry: ControlID = "account.retry"

  /// What is asked before the shopper is signed out. Rule: G12.
  public static let signOutQuestion = Confirmation(
    title: "Sign out?",
    message: "Your cart, your saved products and your orders are here when you come back.",
    yes: "Sign out")

  /// The screen of a guest.
  public static func guest() -> Content<Event> {
    Content(
      title: title,
      sections: [
        Section(
          nil,
          [
            .text("You are shopping as a guest"),
            .control(.button(signIn, "Sign in", .signInTapped)),
            .control(.button(register, "Create an account", .registerTapped)),
          ])
      ])
  }

  /// The screen of a shopper.
  ///
  /// - Parameters:
  ///   - shopper: who it is.
  ///   - details: what is known of them.
  ///   - isSigningOut: whether the shop has not answered the sign-out yet.
  public static func content(
    _ shopper: Shopper, _ details: Details, isSigningOut: Bool = false
  ) -> Content<Event> {
    Content(
      title: title,
      sections: [
        Section("Signed in as", [.text(shopper.email)]),
        Section("Delivery address", rows(details)),
        Section(
          nil,
          [
            .control(
              .button(
                signOut, "Sign out", .signOutTapped,
                state: isSigningOut ? .busy("You are being signed out") : .enabled))
          ]),
      ])
  }

  private static let title = "Account"

  private static func rows(_ details: Details) -> [Row<Event>] {
    switch details {
    case .loading: [.progress("Loading your address…")]
    case .failed(let reason):
      [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))]
    case .loaded(let profile):
      profile.address.map { $0.lines(in: profile.region).map { .text($0) } }
        ?? [.text("The address of your last order is kept here")]
    }
  }
}
