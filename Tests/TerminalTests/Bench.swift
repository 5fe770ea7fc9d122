import Foundation
import PatternKit
import StorefrontInterface
import Terminal
import TextUI

/// A line mode over one screen that counts.
final class Bench {
  let tracker = TaskTracker()
  let mode: LineMode
  let printed: Printed
  let errors: Printed
  let screen: CounterScreen
  let storefront = LinkLog()

  init(live: Bool) throws {
    let clock = TestClock(Date(timeIntervalSince1970: 0), tracker: tracker)
    let window = Window(tracker: tracker)
    printed = try Printed()
    errors = try Printed()
    screen = CounterScreen(clock: clock, scope: TaskScope(tracker, owner: "Counter"))
    window.rootViewController = screen
    mode = LineMode(
      window: window, tracker: tracker, storefront: storefront,
      time: live ? .live : .manual(clock), output: printed.output, errors: errors.output)
  }

  /// Waits until the screen has counted that far; whoever counts lets others run in between.
  func waitForCount(_ count: Int) async {
    while screen.count < count { await Task.yield() }
  }
}

/// Takes what is written, through a file, as the executable's own streams do.
final class Printed {
  let output: TerminalOutput
  private let file: FileHandle

  init() throws {
    let path = NSTemporaryDirectory() + "/arcade-printed-\(UUID().uuidString)"
    try Data().write(to: URL(filePath: path))
    file = try FileHandle(forUpdating: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    output = TerminalOutput(descriptor: file.fileDescriptor)
  }

  /// Everything that was written, line by line.
  func read() throws -> [String] {
    try file.seek(toOffset: 0)
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    return text.isEmpty ? [] : text.dropLast().components(separatedBy: "\n")
  }
}

/// One screen: a button that counts, one that cannot be used, one that counts ten a second later.
final class CounterScreen: ContentViewController<CounterScreen.Event> {
  enum Event {
    case counted, later
  }

  var count = 0
  private let clock: TestClock
  private let scope: TaskScope

  init(clock: TestClock, scope: TaskScope) {
    self.clock = clock
    self.scope = scope
    super.init()
  }

  override var content: Content<Event> {
    Content(
      title: "Counter \(count)",
      sections: [
        Section(
          nil,
          [
            .control(.button("a.count", "Count", .counted)),
            .control(.button("a.never", "Never", .counted, state: .disabled("It is closed"))),
            .control(.button("a.later", "Later", .later)),
          ])
      ])
  }

  override func handle(_ event: Event) {
    switch event {
    case .counted: count += 1
    case .later:
      scope.start { [self] in
        try? await clock.sleep(for: .seconds(1))
        count += 10
        setNeedsRender()
      }
    }
    setNeedsRender()
  }
}

/// Remembers the links that it is to open.
final class LinkLog: Storefront {
  static let id = "log"

  private(set) var opened: [String] = []

  init() {}

  init(_ context: StorefrontContext) {}

  var place: String { "" }

  func start() {}

  func open(_ text: String) {
    opened.append(text)
  }

  func tree() -> NodeSnapshot { NodeSnapshot(kind: "Log", name: "Log") }

  func stop() {}
}
