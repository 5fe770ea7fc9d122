/// One screen, or a part of one: UIKit's view controller, without pixels.
///
/// A controller is owned by what holds it: a stack, a tab bar, a parent, or the window as its root
/// or as a modal. Its view loads just before its first appearance. Appearance calls are exactly
/// paired, and come only for transitions that were committed; ``wasRemoved(_:)`` comes once for
/// each time that it was added, however it went.
///
/// Its calls, in order: ``viewDidLoad()`` · ``viewWillAppear()`` · ``viewIsAppearing()`` ·
/// ``viewDidAppear()`` · for each frame ``viewWillLayout()`` and ``viewDidLayout()`` ·
/// ``viewWillDisappear()`` · ``viewDidDisappear()`` · ``wasRemoved(_:)``.
@MainActor
open class ViewController {
  /// How a modal stands over what is below.
  public enum PresentationStyle: Sendable {
    /// What is below disappears.
    case fullScreen
    /// What is below stays visible, and cannot be used.
    case overFullScreen
  }

  /// The serial number of this controller in this process: a node of a pattern's tree names its
  /// screen by it.
  public let screenSerial: Int

  /// Its name in registers and reports; the name of its class unless it is set.
  public var kind: String {
    get { givenKind ?? String(describing: type(of: self)) }
    set { givenKind = newValue }
  }

  /// Its title, for a screen whose content gives none and for a stack that it is covered in before
  /// it was ever shown.
  public var title = "" {
    didSet { if title != oldValue { setNeedsRender() } }
  }

  /// What its tab shows when it stands in a tab bar.
  public var tabBarItem = TabBarItem() {
    didSet { if tabBarItem != oldValue { window?.requestFrame() } }
  }

  /// Why a person cannot leave it, by back or by dismissal; nil when they can. The program can
  /// always close it. Rule: H8.
  open var blocksLeaving: String? {
    didSet { if blocksLeaving != oldValue { window?.requestFrame() } }
  }

  /// How it stands over what is below when it is presented.
  public var modalPresentationStyle = PresentationStyle.fullScreen

  /// Told once for each time that it was added and has gone, after the transition was committed.
  /// The owner's one way to learn of an end, whoever made it.
  public var onRemoved: ((Transition.Cause) -> Void)?

  /// The controller that contains it; nil for a root, a modal, and one that is nowhere.
  public internal(set) weak var parent: ViewController?

  /// The controllers that it contains, in their order.
  public internal(set) var children: [ViewController] = []

  /// Whether its view is loaded.
  public private(set) var isViewLoaded = false

  /// Whether it is visible: between `viewWillAppear` and `viewWillDisappear`.
  public internal(set) var isVisible = false

  /// Whether the transition that is being committed removes it: UIKit's `isMovingFromParent` and
  /// `isBeingDismissed`, of itself or of what contains it, in one.
  public internal(set) var isBeingRemoved = false

  /// The window that it is the root or a modal of.
  weak var hostWindow: Window?
  /// Who asked for its presentation.
  weak var presenter: ViewController?
  /// The window that it was in last.
  weak var lastWindow: Window?
  /// The window that has been asked to take it in and has not done so yet.
  weak var arrivesIn: Window?
  /// Whether it was added and its removal was not reported yet.
  var owesRemoval = false
  var isRegistered = false
  /// Misuse that was noticed before there was a window to report it to.
  var heldMisuse: [Misuse] = []

  var isDirty = true
  var needsLayout = true
  var isComposing = false
  var rendered = RenderedScreen()
  var attention = Attention()
  /// Faults of its content that were reported, so that each is told once and not in each frame.
  var toldFaults: Set<String> = []

  private var givenKind: String?
  private static var lastSerial = 0

  /// Makes a controller that is nowhere.
  public init() {
    ViewController.lastSerial += 1
    screenSerial = ViewController.lastSerial
  }

  // MARK: - Life cycle

  /// Loads the view, if it is not loaded. The window does so before the first appearance.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    window?.register(self)
    viewDidLoad()
  }

  /// The view was loaded, once.
  open func viewDidLoad() {}
  /// It is about to be visible.
  open func viewWillAppear() {}
  /// It has its place, and is about to be visible. Comes directly after all `viewWillAppear`.
  open func viewIsAppearing() {}
  /// It is visible.
  open func viewDidAppear() {}
  /// It is about to be covered or removed.
  open func viewWillDisappear() {}
  /// It is no longer visible.
  open func viewDidDisappear() {}
  /// A frame that shows it anew is about to be composed.
  open func viewWillLayout() {}
  /// A frame that shows it anew was composed.
  open func viewDidLayout() {}
  /// The window's size, colours or characters changed.
  open func traitsDidChange(from previous: Traits) {}

  /// It was added, and has gone. Calls ``onRemoved``; an override calls `super`.
  open func wasRemoved(_ cause: Transition.Cause) {
    onRemoved?(cause)
  }

  // MARK: - What is shown

  /// The child that is shown in its place; nil when it shows itself. A plain controller shows the
  /// last of its children.
  open var shownChild: ViewController? { children.last }

  /// The children that are visible while it is.
  open var visibleChildren: [ViewController] { children }

  /// Marks that it shows something else now. It is rendered when somebody looks: before a frame, a
  /// snapshot, or an act. Nothing is rendered at once.
  public func setNeedsRender() {
    guard !isComposing else {
      report(
        Misuse(
          .changedWhileRendering, at: kind, "it was marked while its content was being composed",
          advice: "compose content from values, and change them elsewhere"))
      return
    }
    isDirty = true
    needsLayout = true
    if isPart {
      parent?.setNeedsRender()
    } else if isVisible || (parent is NavigationController && parent?.isVisible == true) {
      // Covered on a stack, it still has its title in the breadcrumb.
      window?.requestFrame()
    }
  }

  /// Composes what it shows. The window calls it when it is dirty and somebody looks.
  func compose() -> RenderedScreen {
    RenderedScreen(title: title)
  }

  // MARK: - Where it is

  /// Whether it is a screen that a node of a pattern owns: loaded, and no container, no part of
  /// another screen, no confirmation.
  public var isScreen: Bool {
    isViewLoaded && shownChild == nil && !isPart && !(self is NavigationController)
      && !(self is TabBarController) && !(self is AlertController)
  }

  /// The window that it is in; nil when it is in none. While it is being removed it is still the
  /// window that removes it.
  public var window: Window? {
    topAncestor.hostWindow ?? (isBeingRemoved ? lastWindow : nil)
  }

  /// Whether acts of a person go to it at the moment.
  public var isOnTop: Bool { window?.top === self }

  /// The stack that it stands in, directly or inside another.
  public var navigationController: NavigationController? { ancestor() }

  /// The tab bar that it stands in, directly or inside another.
  public var tabBarController: TabBarController? { ancestor() }

  /// Who presented the modal that it is or stands in; what is below when they are gone; nil
  /// outside a modal.
  public var presentingViewController: ViewController? {
    let modal = topAncestor
    guard let window = modal.hostWindow, let index = window.layerIndex(of: modal), index > 0
    else { return nil }
    if let presenter = modal.presenter, presenter.window === window { return presenter }
    return window.layers[index - 1]
  }

  /// The modal that covers it directly, whoever in its layer presented it.
  public var presentedViewController: ViewController? {
    guard let window, let index = window.layerIndex(of: topAncestor) else { return nil }
    let above = index + 1
    return above < window.layers.count ? window.layers[above] : nil
  }

  /// The window that it is in, or that it is on its way into.
  var expectedWindow: Window? {
    window ?? lastWindow.flatMap { $0.isBusy || $0.isWaiting(self) ? $0 : nil }
  }

  /// Whether it is a part of its parent's screen and no screen of its own.
  var isPart: Bool { parent is any PartHolding }

  var topAncestor: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  private func ancestor<Container: ViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// Whether `other` is this controller or contains it.
  func isInside(_ other: ViewController) -> Bool {
    var next: ViewController? = self
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }

  func report(_ misuse: Misuse) {
    if let window = window ?? lastWindow {
      misuse.report(to: window.diagnostics)
    } else {
      heldMisuse.append(misuse)
    }
  }
}
