import TextUI

/// A question that is asked before something is done that cannot be undone. Rule: G12.
public nonisolated struct Confirmation: Equatable, Sendable {
  /// What is asked.
  public var title: String
  /// What it means.
  public var message: String
  /// What is done, as its button says it.
  public var yes: String
  /// What the button says that leaves it undone.
  public var no = "Cancel"
}

extension AlertController {
  /// Makes the modal of a question; `onAnswer` is told once, after it has gone.
  public convenience init(_ question: Confirmation, onAnswer: @escaping (Bool) -> Void) {
    self.init(
      title: question.title, message: question.message, yes: question.yes, no: question.no,
      onAnswer: onAnswer)
  }
}
