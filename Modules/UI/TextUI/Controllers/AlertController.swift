/// A confirmation: a modal with a title, a text, and two answers. Back and dismissal are no.
///
/// The answer is told once, after the modal has gone, on every path; when the program takes it
/// away it is no. Rule: G12.
@MainActor
public final class AlertController: ContentViewController<Bool> {
  /// What agrees.
  public static let yes: ControlID = "confirm.yes"
  /// What does not.
  public static let no: ControlID = "confirm.no"

  private let question: Content<Bool>
  private let onAnswer: (Bool) -> Void
  private var answer = false

  /// Makes a confirmation.
  ///
  /// - Parameters:
  ///   - title: what is asked.
  ///   - message: what it means.
  ///   - yes: what is done, such as `Sign out`; never `OK`.
  ///   - no: what leaves it undone.
  ///   - onAnswer: told once, after the modal has gone.
  public init(
    title: String, message: String, yes: String, no: String = "Cancel",
    onAnswer: @escaping (Bool) -> Void
  ) {
    question = Content(
      title: title,
      sections: [
        Section(nil, [.text(message)]),
        Section(
          nil,
          [
            .control(.button(AlertController.yes, yes, true)),
            .control(.button(AlertController.no, no, false)),
          ]),
      ])
    self.onAnswer = onAnswer
    super.init()
    self.title = title
    modalPresentationStyle = .overFullScreen
    if yes.lowercased() == "ok" {
      report(
        Misuse(
          .unnamedConfirmation, at: kind, "“\(title)” is answered by \(yes)",
          advice: "name the button by what it does"))
    }
  }

  public override var content: Content<Bool> { question }

  /// Stores the answer, then asks to be closed.
  public override func handle(_ event: Bool) {
    guard let window else { return }
    answer = event
    window.ask(window.dismissal(of: self, cause: .user))
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    let answer = answer
    self.answer = false
    onAnswer(answer)
  }
}
