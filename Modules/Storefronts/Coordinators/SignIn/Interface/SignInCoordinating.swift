import CoordinatorKit

/// The form that lets shoppers in, over everything. Rule: S1.
public protocol SignInCoordinating: Coordinator {}

/// Hears what came of a ``SignInCoordinating``. That it was left is told as every end is.
public protocol SignInCoordinatorDelegate: AnyObject {
  /// The shop has let in who filled in the form, and the form still stands: its presenter closes it,
  /// together with what is to come instead.
  func signInCoordinatorDidSignIn(_ coordinator: any SignInCoordinating)
}

/// Makes the form, with the face that it shows first.
public typealias SignInFactory =
  (SignInFace, any SignInCoordinatorDelegate) -> any SignInCoordinating
