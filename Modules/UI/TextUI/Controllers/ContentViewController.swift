import Observation

/// A screen that shows a ``Content`` and hands on what a person does.
///
/// The content comes from a closure, or from an override of ``content``. Either is composed only
/// when somebody looks, under observation: whatever observable values it read, a change of one
/// marks the screen, and it is composed anew when somebody looks next. ``setNeedsRender()`` does
/// the same by hand.
@MainActor
open class ContentViewController<Event>: ViewController, PartHolding {
  /// What a person does goes here.
  public var onEvent: ((Event) -> Void)?

  private var make: (@MainActor () -> Content<Event>)?

  /// Makes a screen that shows what `content` composes.
  public init(
    content: (@MainActor () -> Content<Event>)? = nil, onEvent: ((Event) -> Void)? = nil
  ) {
    make = content
    self.onEvent = onEvent
    super.init()
  }

  /// What it shows now. It is composed of values and changes nothing.
  open var content: Content<Event> {
    make?() ?? Content(title: title)
  }

  /// Takes what a person did. Calls ``onEvent``, unless it is overridden.
  open func handle(_ event: Event) {
    onEvent?(event)
  }

  /// From now on shows what `content` composes.
  public func render(_ content: @escaping @MainActor () -> Content<Event>) {
    make = content
    setNeedsRender()
  }

  /// From now on shows `content`.
  public func render(_ content: Content<Event>) {
    render { content }
  }

  /// It shows itself; its children are parts of it, which ``content`` composes.
  open override var shownChild: ViewController? { nil }

  override func compose() -> RenderedScreen {
    // `onChange` comes before the new value is stored, so it only marks. A tracking that is still
    // armed from an earlier composition marks once more, which is harmless.
    let content = withObservationTracking {
      self.content
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsRender() }
    }
    return RenderedScreen(content) { [weak self] event in self?.handle(event) }
  }
}
