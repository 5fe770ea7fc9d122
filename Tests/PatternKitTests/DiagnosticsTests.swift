import PatternKit
import Testing

/// Where misuse is told.
struct DiagnosticsTests {
  @Test("Reports are kept in order, and told as they are made")
  func kept() {
    var heard: [Diagnostic] = []
    let diagnostics = Diagnostics { heard.append($0) }
    #expect(diagnostics.reports == [])
    diagnostics.report(
      .init("double-attach"), at: "Cart", "it is attached already", advice: "detach it first")
    #expect(heard.count == 1)
    diagnostics.report(
      .init("unknown-board"), at: "Main", "there is no board Crat", advice: "register it")
    #expect(heard == diagnostics.reports)
    #expect(diagnostics.reports.map(\.kind.name) == ["double-attach", "unknown-board"])
    #expect(diagnostics.reports.map(\.place) == ["Cart", "Main"])
    #expect(
      diagnostics.reports.map(\.message) == ["it is attached already", "there is no board Crat"])
    #expect(diagnostics.reports.map(\.advice) == ["detach it first", "register it"])
  }

  @Test("A report is one line for a person: what kind, where, what happened, what to do")
  func description() {
    let diagnostics = Diagnostics()
    diagnostics.report(
      .init("double-attach"), at: "Cart", "it is attached already", advice: "detach it first")
    #expect(
      diagnostics.reports.map(\.description)
        == ["double-attach: Cart: it is attached already; detach it first"])
    #expect(Diagnostic.Kind.waitingForItself.description == "waiting-for-itself")
  }
}
