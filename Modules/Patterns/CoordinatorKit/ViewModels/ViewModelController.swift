import TextUI

/// The screen of a view model, and nothing more: there is no logic in it to test.
@MainActor
public final class ViewModelController<Model: ViewModel>: ManagedViewController<Model.Event> {
  /// What it shows.
  public let viewModel: Model

  /// Makes the screen of `viewModel`. It is called after it: `CartView` for a `CartViewModel`.
  public init(_ viewModel: Model, opening: Opening = .push) {
    self.viewModel = viewModel
    super.init()
    self.opening = opening
    let name = String(describing: Model.self)
    kind = name.hasSuffix("Model") ? String(name.dropLast("Model".count)) : name
    viewModel.onNotice = { [weak self] in self?.notify($0) }
  }

  public override var content: Content<Model.Event> { viewModel.content }

  public override func handle(_ event: Model.Event) {
    viewModel.handle(event)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.didLoad()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    viewModel.didAppear()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    viewModel.didDisappear()
  }

  public override func wasRemoved(_ cause: TextUI.Transition.Cause) {
    super.wasRemoved(cause)
    viewModel.didEnd()
  }
}
