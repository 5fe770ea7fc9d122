import TextUI

/// G2: asks for a rating that cannot be given, and does not say why.
final class UnexplainedScreen: ContentViewController<Bool> {
  override var content: Content<Bool> {
    Content(
      title: "Rate us",
      sections: [
        Section(nil, [.control(.button("rating.send", "Send", true, state: .disabled("")))])
      ])
  }
}
