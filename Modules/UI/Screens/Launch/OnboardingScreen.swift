import TextUI

/// What a first visitor reads, on three pages. Rule: L1.
public enum OnboardingScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Went on: to the next page, or from the last one to the shop.
    case nextTapped
    /// Went to the shop without reading on.
    case skipTapped
    /// Asked once more to be let in, after that had failed.
    case retryTapped
  }

  /// How far the way into the shop has come.
  public nonisolated enum Finishing: Equatable, Sendable {
    /// The shopper reads.
    case notYet
    /// The shop was told, and has not answered.
    case unanswered
    /// The shop did not take it, for this reason.
    case failed(String)
  }

  /// Goes on.
  public static let next: ControlID = "onboarding.next"
  /// Goes to the shop without reading on; the last page has none.
  public static let skip: ControlID = "onboarding.skip"
  /// Tells the shop once more.
  public static let retry: ControlID = "onboarding.retry"

  /// How many pages there are.
  public static var pageCount: Int { pages.count }

  /// One page.
  ///
  /// - Parameters:
  ///   - page: which one, counted from 0; beyond the last it is the last.
  ///   - finishing: how far the way into the shop has come.
  public static func content(page: Int, finishing: Finishing) -> Content<Event> {
    let index = min(max(page, 0), pages.count - 1)
    let page = pages[index]
    let isLast = index == pages.count - 1
    let state: Control<Event>.State =
      finishing == .unanswered ? .busy("The shop is being opened") : .enabled
    var buttons: [Row<Event>] = [
      .control(.button(next, isLast ? "Start shopping" : "Next", .nextTapped, state: state))
    ]
    if !isLast { buttons.append(.control(.button(skip, "Skip", .skipTapped, state: state))) }
    var sections = [
      Section<Event>(nil, page.paragraphs.map { .text($0) } + [.text(position(index))])
    ]
    if case .failed(let reason) = finishing {
      sections.append(
        Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))]))
    }
    sections.append(Section(nil, buttons))
    return Content(title: page.title, sections: sections)
  }

  private static func position(_ index: Int) -> String {
    "Page \(index + 1) of \(pages.count)"
  }

  private struct Page {
    var title: String
    var paragraphs: [String]
  }

  private static let pages = [
    Page(
      title: "Welcome",
      paragraphs: [
        "This is one shop, built several times over, each time in another architecture.",
        "Whichever of them you shop in: the shelves, the prices and your cart are the same.",
      ]),
    Page(
      title: "Find things",
      paragraphs: [
        "Search by the beginnings of words: of a name, a maker, a tag, or a stock number.",
        "Choose a category, an order, or only what is in stock.",
      ]),
    Page(
      title: "Take your time",
      paragraphs: [
        "Your cart is kept on this machine, and is there when you come back.",
        "What you take out of it by mistake can be put back.",
      ]),
  ]
}
