import Testing

@testable import TextUI

@Suite("Acts of a person")
struct ActTests {
  let stage = Stage()

  func shown(_ names: String...) -> Stack {
    let nav = stage.stack("nav", names.map(stage.page))
    stage.window.rootViewController = nav
    return nav
  }

  /// A screen with one control of each kind, and what they sent.
  final class Form {
    var events: [String] = []
    let screen = ContentViewController<String>()
    var state = Control<String>.State.enabled

    init() {
      screen.render { [unowned self] in
        Content(
          title: "form", bar: [.button("form.save", "Save", "save", state: state)],
          sections: [
            Section(
              nil,
              [
                .control(.item("form.item", "Item", "item")),
                .control(.toggle("form.toggle", "Toggle", isOn: false, "toggle")),
                .control(.field("form.field", "Field", text: "old") { "typed \($0)" }),
                .control(
                  .picker("form.picker", "Picker", options: ["Red", "Blue"], selected: 0) {
                    "chose \($0)"
                  }),
              ])
          ])
      }
      screen.onEvent = { [unowned self] in events.append($0) }
    }
  }

  func form() -> Form {
    let form = Form()
    stage.window.rootViewController = form.screen
    return form
  }

  func perform(_ act: Act) -> ActResult { stage.window.perform(act, on: stage.window.token) }

  @Test("each kind of control takes its own act")
  func kinds() {
    let form = form()
    for act: Act in [
      .tap("form.save"), .tap("form.item"), .tap("form.toggle"), .type("form.field", "new"),
      .clear("form.field"), .choose("form.picker", option: "Blue"),
    ] {
      #expect(perform(act) == .handled)
    }
    #expect(form.events == ["save", "item", "toggle", "typed new", "typed ", "chose 1"])
  }

  @Test("an act of another kind is impossible, says why, and sends nothing")
  func wrongKinds() {
    let form = form()
    #expect(perform(.type("form.save", "x")) == .impossible("form.save is not a field"))
    #expect(perform(.type("form.picker", "x")) == .impossible("form.picker is not a field"))
    #expect(perform(.tap("form.picker")) == .impossible("form.picker has options: choose one"))
    #expect(
      perform(.choose("form.item", option: "x")) == .impossible("form.item has no options"))
    #expect(
      perform(.choose("form.picker", option: "Green"))
        == .impossible("form.picker has no option “Green”, only “Red”, “Blue”"))
    #expect(perform(.tap("form.none")) == .noSuchControl)
    #expect(perform(.scroll("form.none")) == .noSuchControl)
    #expect(form.events == [])
  }

  @Test("a field that is tapped gets the focus and sends nothing")
  func tapField() {
    let form = form()
    #expect(perform(.tap("form.field")) == .handled)
    #expect(stage.window.snapshot().focus == "form.field")
    #expect(form.events == [])
  }

  @Test("G2, G10: a disabled or busy control answers its reason, and sends nothing")
  func disabled() {
    let form = form()
    form.state = .disabled("Nothing to save")
    form.screen.setNeedsRender()
    #expect(perform(.tap("form.save")) == .disabled("Nothing to save"))
    form.state = .busy("Saving")
    form.screen.setNeedsRender()
    #expect(perform(.tap("form.save")) == .disabled("Saving"))
    #expect(form.events == [])
    #expect(stage.window.snapshot().focus == nil)
  }

  @Test("G5: a second quick tap meets the control as the first has left it")
  func secondTap() {
    let form = form()
    form.screen.onEvent = { [unowned form] in
      form.events.append($0)
      form.state = .busy("Saving")
      form.screen.setNeedsRender()
    }
    #expect(perform(.tap("form.save")) == .handled)
    #expect(perform(.tap("form.save")) == .disabled("Saving"))
    #expect(form.events == ["save"])
  }

  @Test(
    "G3: two quick taps push one screen, two quick backs pop one",
    arguments: [Window.Pace.immediate, .stepped])
  func doubleTaps(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let pages = ["a", "b"].map(stage.page)
    let nav = stage.stack("nav", pages)
    stage.window.rootViewController = nav
    stage.settle()
    var pushes = 0
    pages[1].onEvent = { _ in
      pushes += 1
      nav.pushViewController(stage.page("c\(pushes)"))
    }
    var token = stage.window.token
    #expect(stage.window.tap("b.use", on: token) == .handled)
    #expect(stage.window.tap("b.use", on: token) == .stale)
    #expect(stage.window.perform(.back, on: token) == .stale)
    stage.settle()
    #expect(nav.viewControllers.map(\.kind) == ["a", "b", "c1"])
    token = stage.window.token
    #expect(stage.window.back(on: token) == .handled)
    #expect(stage.window.back(on: token) == .stale)
    stage.settle()
    #expect(nav.viewControllers.map(\.kind) == ["a", "b"])
    #expect(stage.window.tap("b.use", on: token) == .stale)
    #expect(pushes == 1)
  }

  @Test("G3: while a transition is queued every act is ignored, tabs too")
  func whileQueued() {
    let stage = Stage(.stepped)
    let tabs = TabBarController(viewControllers: [stage.page("a"), stage.page("b")])
    stage.window.rootViewController = tabs
    stage.settle()
    tabs.selectedIndex = 1
    let token = stage.window.token
    for act: Act in [.tap("a.use"), .back, .dismiss, .tab(""), .confirm(true), .scroll("a.use")] {
      #expect(stage.window.perform(act, on: token) == .stale)
    }
    #expect(stage.window.scroll(toRow: 0, on: token) == .stale)
    #expect(stage.window.moveFocus(to: "a.use", on: token) == .stale)
    #expect(stage.window.perform(.resize(width: 9, height: 9), on: token) == .handled)
  }

  @Test("G13: back at a root does nothing; at the root of a modal it closes that")
  func backAtRoots() {
    let nav = shown("a")
    #expect(stage.back() == .impossible("there is nothing to go back to"))
    #expect(stage.dismiss() == .impossible("there is nothing to close"))
    let modal = stage.stack("modal", [stage.page("m"), stage.page("n")])
    nav.present(modal)
    #expect(stage.back() == .handled)
    #expect(stage.window.top?.kind == "m")
    #expect(stage.back() == .handled)
    #expect(stage.window.modals.isEmpty)
  }

  @Test("H8: what blocks leaving answers back and dismissal with its reason, and the program not")
  func blocks() {
    let nav = shown("a")
    let m = stage.page("m")
    let n = stage.page("n")
    nav.present(stage.stack("modal", [m, n]))
    n.blocksLeaving = "Your payment is being made"
    #expect(stage.back() == .disabled("Your payment is being made"))
    #expect(stage.dismiss() == .disabled("Your payment is being made"))
    #expect(stage.window.snapshot().blocked == "Your payment is being made")
    m.navigationController?.popViewController()
    #expect(stage.window.top === m)
    #expect(stage.window.snapshot().blocked == nil)
    #expect(stage.dismiss() == .handled)
  }

  @Test("a root that blocks leaving, where there is nothing to leave, shows nothing of it")
  func blocksAtRoot() {
    let nav = shown("a")
    nav.viewControllers[0].blocksLeaving = "no"
    #expect(stage.window.snapshot().blocked == nil)
    #expect(stage.back() == .impossible("there is nothing to go back to"))
  }

  @Test("without tabs, without a confirmation, and for what is not the window's: impossible")
  func impossible() {
    _ = shown("a")
    for act: Act in [.tab("Shop"), .confirm(true), .open("arcade://cart"), .card(.ok)] {
      guard case .impossible(let reason) = perform(act) else {
        Issue.record("\(act.text) was possible")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test("G12: a confirmation shows its text and two named answers over what is below")
  func confirmation() {
    let nav = shown("a")
    nav.present(
      AlertController(title: "Sign out?", message: "The cart stays.", yes: "Sign out") { _ in })
    let snapshot = stage.window.snapshot()
    #expect(snapshot.title == "Sign out?")
    #expect(snapshot.modals == 1)
    #expect(
      snapshot.lines == [
        "=== Sign out? === (modal)", "", "The cart stays.", "",
        "[Sign out]  {confirm.yes}", "[Cancel]  {confirm.no}",
      ])
    #expect(nav.isVisible)
    #expect(stage.window.liveScreens.count == 1)
  }

  @Test(
    "G12: two quick answers are one",
    arguments: [Window.Pace.immediate, .stepped])
  func twoAnswers(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.window.rootViewController = stage.page("a")
    stage.settle()
    var answers: [Bool] = []
    stage.window.rootViewController?.present(
      AlertController(title: "Q", message: "", yes: "Do it") { answers.append($0) })
    stage.settle()
    let token = stage.window.token
    #expect(stage.window.perform(.confirm(true), on: token) == .handled)
    #expect(stage.window.perform(.confirm(false), on: token) == .stale)
    stage.settle()
    #expect(answers == [true])
  }
}
