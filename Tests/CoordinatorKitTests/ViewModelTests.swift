import CoordinatorKit
import Observation
import PatternKit
import Testing
import TextUI

/// Counts taps, and writes down what becomes of its screen.
@Observable
final class CounterViewModel: ViewModel {
  private(set) var count = 0
  @ObservationIgnored var onNotice: ((Notice) -> Void)?
  @ObservationIgnored let journal: Journal
  @ObservationIgnored private let shared: SharedModel

  init(_ journal: Journal, _ shared: SharedModel) {
    self.journal = journal
    self.shared = shared
  }

  var content: Content<String> {
    journal.write("composed")
    return Content(
      title: "\(count) of \(shared.limit)",
      sections: [Section(nil, [.control(.button("counter.tap", "Tap", "tap"))])])
  }

  func handle(_ event: String) {
    journal.write("handled \(event)")
    count += 1
    if count == shared.limit { onNotice?(Notice("enough")) }
  }

  func didLoad() { journal.write("loaded") }
  func didAppear() { journal.write("appeared") }
  func didDisappear() { journal.write("disappeared") }
  func didEnd() { journal.write("ended") }
}

/// A value that several view models show.
@Observable
final class SharedModel {
  var limit = 2
}

/// One that has nothing to say and nothing to do.
final class SilentViewModel: ViewModel {
  var content: Content<Never> { Content(title: "Silence") }
  func handle(_ event: Never) {}
}

@Suite("View models and their screens")
struct ViewModelTests {
  @MainActor
  final class CounterFlow: BaseCoordinator, Coordinator {
    let rootViewController: ViewModelController<CounterViewModel>

    init(_ model: CounterViewModel, _ opening: Opening = .push) {
      rootViewController = ViewModelController(model, opening: opening)
    }
  }

  @Test("a view model hears what becomes of its screen, each once, in order", arguments: paces)
  func moments(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let journal = Journal()
    let flow = CounterFlow(CounterViewModel(journal, SharedModel()))
    stage.home.present(coordinator: flow)
    stage.settle()
    #expect(journal.take() == ["loaded", "appeared"])
    stage.present("M", .modal)
    #expect(journal.take().filter { $0 != "composed" } == ["disappeared"])
    stage.escape()
    stage.back()
    #expect(
      journal.take().filter { $0 != "composed" } == ["appeared", "disappeared", "ended"])
    #expect(flow.state == .finished)
  }

  @Test("an event goes to the view model, and what it changes is shown by who looks next")
  func events() {
    let stage = Stage()
    let journal = Journal()
    let shared = SharedModel()
    let flow = CounterFlow(CounterViewModel(journal, shared))
    stage.home.present(coordinator: flow)
    #expect(stage.window.snapshot().title == "0 of 2")
    _ = journal.take()
    #expect(stage.window.tap("counter.tap", on: stage.window.token) == .handled)
    #expect(journal.take() == ["handled tap", "composed"])
    #expect(stage.window.snapshot().title == "1 of 2")
    // Nothing has changed: nothing is composed.
    #expect(journal.take() == [])
    // A model that it shares marks it, and nobody has bound anything.
    shared.limit = 9
    shared.limit = 5
    #expect(journal.take() == [])
    #expect(stage.window.snapshot().title == "1 of 5")
    #expect(journal.take() == ["composed"])
  }

  @Test("a notice stands on the screen; when that has gone nothing is told")
  func notices() {
    let stage = Stage()
    let journal = Journal()
    let shared = SharedModel()
    let model = CounterViewModel(journal, shared)
    stage.home.present(coordinator: CounterFlow(model))
    for _ in 0..<2 { _ = stage.window.tap("counter.tap", on: stage.window.token) }
    #expect(stage.window.snapshot().notices == ["enough"])
    stage.back()
    shared.limit = 3
    model.handle("tap")
    #expect(stage.window.snapshot().notices == [])
  }

  @Test("CO-8: a screen is called after its view model, and opens in the way that it was given")
  func names() {
    let screen = ViewModelController(SilentViewModel(), opening: .modalStack)
    #expect(screen.kind == "SilentView")
    #expect(screen.opening == .modalStack)
    screen.viewModel.onNotice = { _ in }
    #expect(screen.viewModel.onNotice == nil)
    #expect(ViewModelController(SilentViewModel()).opening == .push)
  }
}
