import PatternKit

// Acts of a person. Each is handled to the end before it returns: the state is changed, the calls
// are started, the transition is committed or queued. Rule: G5.
extension Window {
  /// Names the screen on top, for acts that are made on it now. Rule: G3.
  public var token: ScreenToken { ScreenToken(serial: top?.screenSerial ?? 0) }

  /// Does what a person did on the screen that `token` names.
  ///
  /// Opening a link and filling in a card are not the window's to do: they are answered as
  /// impossible, and whoever does them wraps them in ``handleAct(_:)``.
  public func perform(_ act: Act, on token: ScreenToken) -> ActResult {
    switch act {
    case .tap(let id): tap(id, on: token)
    case .type(let id, let text): tap(id, on: token, text: text)
    case .clear(let id): tap(id, on: token, text: "")
    case .choose(let id, let option): choose(option, of: id, on: token)
    case .scroll(let id): scroll(to: id, on: token)
    case .back: back(on: token)
    case .dismiss: dismiss(on: token)
    case .tab(let name): selectTab(named: name)
    case .confirm(let yes): confirm(yes, on: token)
    case .resize(let width, let height): resize(width: width, height: height)
    case .open: .impossible("a link is opened by the shop, not by the window")
    case .card: .impossible("a card is filled in by who knows the cards, not by the window")
    }
  }

  /// Uses a button, an item or a toggle; with `text`, replaces the whole text of a field. A field
  /// without `text` only gets the focus.
  public func tap(_ id: ControlID, on token: ScreenToken, text: String? = nil) -> ActResult {
    use(id, on: token) { control in
      switch (control.use, text) {
      case (.press(let press), nil):
        .ready {
          press()
          // The wish is met when the screen is composed, whether or not anything else has changed.
          $0.attention.renewWish()
          $0.setNeedsRender()
        }
      case (.type(let type), let text?): .ready { _ in type(text) }
      case (.type, nil): .ready { _ in }
      case (.choose, nil): .not("\(id) has options: choose one")
      case (.press, _?), (.choose, _?): .not("\(id) is not a field")
      }
    }
  }

  /// Chooses an option of a picker by its label.
  public func choose(_ option: String, of id: ControlID, on token: ScreenToken) -> ActResult {
    use(id, on: token) { control in
      guard case .choose(let choose) = control.use else { return .not("\(id) has no options") }
      guard let index = control.seen.options.firstIndex(of: option) else {
        let options = control.seen.options.map { "“\($0)”" }.joined(separator: ", ")
        return .not("\(id) has no option “\(option)”, only \(options)")
      }
      return .ready { _ in choose(index) }
    }
  }

  /// Moves the focus to a control. Nothing is used by it, and no notice goes.
  public func moveFocus(to id: ControlID, on token: ScreenToken) -> ActResult {
    look(at: id, on: token) { screen in
      screen.attention.moveFocus(to: id, in: screen.rendered)
    }
  }

  /// Brings the row of a control to the top. Nothing is used by it, and no notice goes.
  public func scroll(to id: ControlID, on token: ScreenToken) -> ActResult {
    look(at: id, on: token) { screen in
      screen.attention.scroll(to: screen.rendered.row(of: id) ?? 0, in: screen.rendered)
    }
  }

  /// Makes a row the first in view, counted over all sections.
  public func scroll(toRow row: Int, on token: ScreenToken) -> ActResult {
    guard let screen = screenForAct(token) else { return .stale }
    render(screen)
    screen.attention.scroll(to: row, in: screen.rendered)
    requestFrame()
    return .handled
  }

  /// Goes one screen back: pops the stack on top, or closes the modal whose root is shown. A
  /// tab's root stays. Rule: G13.
  public func back(on token: ScreenToken) -> ActResult {
    guard screenForAct(token) != nil else { return .stale }
    guard let stack = stackToPop else {
      return layers.count > 1 ? dismiss(on: token) : .impossible("there is nothing to go back to")
    }
    if let blocked { return .disabled(blocked) }
    act { stack.pop(.user) }
    return .handled
  }

  /// Closes the modal on top.
  public func dismiss(on token: ScreenToken) -> ActResult {
    guard screenForAct(token) != nil else { return .stale }
    guard layers.count > 1, let modal = layers.last else {
      return .impossible("there is nothing to close")
    }
    if let blocked { return .disabled(blocked) }
    act { ask(dismissal(of: modal, cause: .user)) }
    return .handled
  }

  /// Selects a tab by its name, without regard to case. Tabs are not stamped. Rule: L2.
  public func selectTab(named name: String) -> ActResult {
    guard let tabBar else { return .impossible("there are no tabs") }
    let wanted = name.lowercased()
    guard
      let index = tabBar.children.firstIndex(where: {
        $0.tabBarItem.title.lowercased() == wanted
      })
    else {
      let names = tabBar.children.map(\.tabBarItem.title).joined(separator: ", ")
      return .impossible("there is no tab “\(name)”, only \(names)")
    }
    return selectTab(index)
  }

  /// Selects a tab; the current one goes back to its root. Tabs are not stamped. Rule: L2.
  public func selectTab(_ index: Int) -> ActResult {
    guard !isBusy else { return .stale }
    guard let tabBar, tabBar.children.indices.contains(index) else {
      return .impossible("there is no such tab")
    }
    guard layers.count == 1 else { return .disabled("Close what covers the tabs first") }
    if index == tabBar.selectedIndex, stackToPop != nil, let blocked { return .disabled(blocked) }
    act { _ = tabBar.choose(index) }
    return .handled
  }

  /// Answers the confirmation on top. Rule: G12.
  public func confirm(_ yes: Bool, on token: ScreenToken) -> ActResult {
    guard let screen = screenForAct(token) else { return .stale }
    guard screen is AlertController else { return .impossible("there is nothing to confirm") }
    return tap(yes ? AlertController.yes : AlertController.no, on: token)
  }

  /// Changes the window's size, in cells.
  public func resize(width: Int, height: Int) -> ActResult {
    guard width > 0, height > 0 else { return .impossible("a window has a width and a height") }
    var resized = traits
    resized.width = width
    resized.height = height
    traits = resized
    return .handled
  }

  /// Does something of a person's that is not the window's, such as opening a link, as an act: the
  /// notices that it raises replace the ones before it. Rule: G9.
  public func handleAct(_ body: () -> Void) {
    act(body)
  }

  /// The act that is being handled is the screen's on top, as the following of a link is: what that
  /// told before is read. Rule: G9.
  public func readNotices() {
    board.actIsHandled()
    requestFrame()
  }

  /// Raises a notice on the screen on top; when that screen is being left by the same event, on
  /// the one that appears. Rule: G9.
  public func notify(_ notice: Notice) {
    if !board.isInAct {
      tracker.afterTurn("Window.notices") { [weak self] in
        guard let self else { return }
        board.endOfTurn(isSettled: queue.isEmpty)
      }
    }
    board.raise(notice)
    requestFrame()
  }

  /// Raises a notice on the screen on top, as ``notify(_:)`` does. Rule: G9.
  public func notify(_ text: String, kind: Notice.Kind = .other) {
    notify(Notice(text, kind: kind))
  }
}

extension Window {
  /// The screen that an act goes to; nil when the act is stale: another is on top, or a transition
  /// is asked for and not committed yet. Rule: G3.
  private func screenForAct(_ token: ScreenToken) -> ViewController? {
    guard !isBusy, let top, top.screenSerial == token.serial else { return nil }
    return top
  }

  private func act(_ body: () -> Void) {
    guard !board.isInAct else { return body() }
    board.beginAct()
    body()
    board.endAct(isSettled: queue.isEmpty)
  }

  private struct Usable {
    var seen: ControlSnapshot
    var use: ControlUse
  }

  private enum Readiness {
    case ready((ViewController) -> Void)
    case not(String)
  }

  /// Uses a control of the screen on top, as it is now.
  private func use(
    _ id: ControlID, on token: ScreenToken, _ prepare: (Usable) -> Readiness
  ) -> ActResult {
    guard let screen = screenForAct(token) else { return .stale }
    render(screen)
    guard let seen = screen.rendered.control(id), let use = screen.rendered.use(id) else {
      return .noSuchControl
    }
    guard seen.state == .enabled else { return .disabled(seen.reason) }
    switch prepare(Usable(seen: seen, use: use)) {
    case .not(let reason): return .impossible(reason)
    case .ready(let body):
      act {
        board.actIsHandled()
        screen.attention.moveFocus(to: id, in: screen.rendered)
        requestFrame()
        body(screen)
        if top === screen { render(screen) }
      }
      return .handled
    }
  }

  /// Moves something on the screen on top that no code hears of.
  private func look(
    at id: ControlID, on token: ScreenToken, _ body: (ViewController) -> Void
  ) -> ActResult {
    guard let screen = screenForAct(token) else { return .stale }
    render(screen)
    guard screen.rendered.control(id) != nil else { return .noSuchControl }
    body(screen)
    requestFrame()
    return .handled
  }

  /// Why what is on top cannot be left by a person; nil when it can.
  var blocked: String? {
    layers.last?.shownPath.lazy.compactMap(\.blocksLeaving).first
  }
}
