import PatternKit

// Rendering is pulled: a change only marks its screen, and whoever looks composes what is marked.
extension Window {
  /// Everything that a person sees now.
  public func snapshot() -> Snapshot {
    guard let top else { return Snapshot(title: "") }
    render(top)
    let screen = top.rendered
    let bar = tabBar
    return Snapshot(
      title: screen.title,
      breadcrumb: topStack?.children.map(title) ?? [screen.title],
      tabs: bar?.children.enumerated().map { index, tab in
        Snapshot.Tab(
          name: tab.tabBarItem.title, badge: tab.tabBarItem.badge,
          isSelected: index == bar?.selectedIndex)
      } ?? [],
      tabsAreCovered: bar != nil && layers.count > 1, modals: layers.count - 1,
      notices: screen.notices + board.texts, bar: screen.bar, sections: screen.sections,
      focus: top.attention.focus(in: screen), firstRow: top.attention.firstRow(in: screen),
      blocked: layers.count > 1 || stackToPop != nil ? blocked : nil)
  }

  /// The same, and every other loaded screen: of each tab, stack and presenter.
  public func deepSnapshot() -> DeepSnapshot {
    DeepSnapshot(
      top: snapshot(),
      screens: loadedScreens.filter { $0 !== top }.map { controller in
        render(controller)
        let screen = controller.rendered
        return ScreenSnapshot(
          place: place(of: controller), title: screen.title, notices: screen.notices,
          bar: screen.bar, sections: screen.sections,
          focus: controller.attention.focus(in: screen),
          firstRow: controller.attention.firstRow(in: screen))
      })
  }

  /// The serial numbers of all screens in the window, of every tab, stack and modal, as
  /// ``ViewController/isScreen`` counts them.
  public var liveScreens: [Int] {
    installed.filter(\.isScreen).map(\.screenSerial)
  }

  /// The kinds of all controllers that were shown here, are in the window no longer, and live
  /// nevertheless: what somebody forgot to let go of.
  public var strayScreens: [String] {
    let here = Set(installed.map(ObjectIdentifier.init))
    return known.compactMap(\.controller)
      .filter { !here.contains(ObjectIdentifier($0)) }.map(\.kind)
  }

  /// Asks for a frame: it is composed when the main actor has done what it has to do now. Several
  /// asks make one frame.
  func requestFrame() {
    guard !isFrameAsked else { return }
    isFrameAsked = true
    tracker.afterTurn("Window.frame") { [weak self] in self?.composeFrame() }
  }

  private func composeFrame() {
    let changed = visible.filter(\.needsLayout)
    for controller in changed { controller.viewWillLayout() }
    // What was marked until here is in this frame.
    isFrameAsked = false
    let frame = snapshot()
    for controller in changed { controller.needsLayout = false }
    for controller in changed.reversed() { controller.viewDidLayout() }
    onFrame?(frame)
  }

  /// Composes a screen if it is marked.
  func render(_ controller: ViewController) {
    guard controller.isDirty, !controller.isComposing else { return }
    let previous = controller.rendered
    controller.isDirty = false
    controller.isComposing = true
    controller.rendered = controller.compose()
    controller.isComposing = false
    controller.attention.take(wish: controller.rendered.wish, in: controller.rendered)
    for fault in controller.rendered.faults(at: controller.kind, since: previous)
    where controller.toldFaults.insert(fault.key).inserted {
      controller.report(fault.misuse)
    }
  }

  /// The title of a screen in a breadcrumb. One that was never shown is not composed for it when
  /// it has a title of its own.
  private func title(of controller: ViewController) -> String {
    guard let screen = controller.shownPath.last else { return "" }
    if !screen.isViewLoaded, !screen.title.isEmpty { return screen.title }
    render(screen)
    return screen.rendered.title
  }

  private var loadedScreens: [ViewController] {
    installed.filter { $0.isScreen || ($0 is AlertController && $0.isViewLoaded) }
  }

  /// Where a screen stands, such as `Cart/1` or `modal 1/0`.
  private func place(of controller: ViewController) -> String {
    guard let parent = controller.parent else {
      let layer = layerIndex(of: controller) ?? 0
      return layer == 0 ? "root" : "modal \(layer)"
    }
    let index = parent.children.firstIndex { $0 === controller } ?? 0
    let name = parent is TabBarController ? controller.tabBarItem.title : "\(index)"
    return "\(place(of: parent))/\(name)"
  }
}
