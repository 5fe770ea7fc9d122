import PatternKit
import TextUI

/// A board whose inside is a flow of its own: one address outside, a whole motherboard inside, with
/// boards that only it knows, and below it all that its own motherboard can produce. Checkout is one,
/// and so are Catalog and Saved, in which Product is opened.
///
/// `motherboard` is the inner one; outputs stay in it, broadcasts climb on. What is inside goes with
/// the activation. Rule: BD-L30, BD-L44, BD-L46.
@MainActor
open class ContinuableBoard: Board {
  /// The motherboard inside. Register its flows in the initializer.
  public private(set) lazy var motherboard = Motherboard(producer, in: self)

  private let producer = BoardProducer()

  /// Makes a board that is installed nowhere.
  ///
  /// - Parameter registrations: registers boards that are known only inside.
  public init(identifier: BoardID, registrations: (BoardProducer) -> Void = { _ in }) {
    super.init(identifier: identifier)
    registrations(producer)
  }

  // See `Board`.
  nonisolated deinit {}

  open override func putIntoContext(_ context: any BoardContext) {
    super.putIntoContext(context)
    motherboard.putIntoContext(context)
  }

  override func didAttach() {
    guard let mainboard else { return }
    producer.external = mainboard.producer.boxed
    if let environment { motherboard.join(environment) }
  }

  override func didDetach() {
    motherboard.clear(quietly: true)
  }

  override func didEnd(_ activation: Activation) {
    // What is inside belonged to it, and the one that replaces it begins anew.
    if isInstalled, !activations.contains(where: { $0.state == .active }) {
      motherboard.clear(quietly: true)
    }
    super.didEnd(activation)
  }

  override var nested: [Motherboard] { [motherboard] + super.nested }

  // MARK: - Further motherboards

  /// Makes a fresh motherboard inside, puts it into a context, and lets `configure` register its flows
  /// before it is used. Nobody keeps it but the caller. Rule: BD-L49.
  public func mountMotherboard(
    in context: any BoardContext, _ configure: (Motherboard) -> Void = { _ in }
  ) -> Motherboard {
    mount(Motherboard(BoardProducer(external: producer.boxed), in: self), context, configure)
  }

  /// The same, and it is kept until `activation` ends: a motherboard for one screen. Rule: BD-L49.
  @discardableResult
  public func attachMotherboard(
    in context: any BoardContext, for activation: Activation,
    _ configure: (Motherboard) -> Void = { _ in }
  ) -> Motherboard {
    let made = mountMotherboard(in: context, configure)
    activation.keep(made)
    return made
  }

  /// The same for one whose boards fill a container together, such as the tabs of Main.
  /// Rule: BD-L48, BD-L49.
  @discardableResult
  public func attachComposableMotherboard(
    in context: any BoardContext, for activation: Activation,
    _ configure: (ComposableMotherboard) -> Void = { _ in }
  ) -> ComposableMotherboard {
    let made = mount(
      ComposableMotherboard(BoardProducer(external: producer.boxed), in: self), context, configure)
    activation.keep(made)
    return made
  }

  private func mount<Made: Motherboard>(
    _ made: Made, _ context: any BoardContext, _ configure: (Made) -> Void
  ) -> Made {
    made.putIntoContext(context)
    configure(made)
    if let environment { made.join(environment) }
    return made
  }
}
