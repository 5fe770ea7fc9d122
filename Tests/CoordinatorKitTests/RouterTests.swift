import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("Routers and routes")
struct RouterTests {
  @Test("CO-17: a router leads to its coordinator, and keeps it from nothing", arguments: paces)
  func leads(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let router = stage.present("A").router
    router.trigger(.screen("x"))
    stage.settle()
    #expect(stage.top == "x")
    stage.expectSound()
  }

  @Test("CO-17: a route after the coordinator's death crashes nothing, and is reported")
  func afterDeath() {
    let stage = Stage()
    let router = stage.present("A").router
    stage.back()
    #expect(stage.home.childCoordinators.isEmpty)
    router.trigger(.modal("secret"))
    #expect(stage.misuse == [.lateRoute])
    #expect(stage.diagnostics.reports.first?.place == "A")
    #expect(stage.diagnostics.reports.first?.message.contains("modal") == true)
    #expect(stage.diagnostics.reports.first?.description.contains("secret") == false)
    #expect(stage.top == "home")
  }

  @Test("CO-17: a route after the end is reported also while somebody keeps the coordinator")
  func afterTheEnd() {
    let stage = Stage()
    let a = stage.present("A")
    stage.back()
    a.router.trigger(.screen("x"))
    #expect(stage.misuse == [.lateRoute])
    #expect(stage.top == "home")
  }

  @Test("a route is traced by the name of its case, never by a person's text")
  func noText() {
    let stage = Stage()
    stage.present("A").trigger(.modal("ada@example.com"))
    #expect(stage.tracer.events.contains { $0.kind == .routeTaken && $0.detail == "modal" })
    #expect(!stage.tracer.events.contains { "\($0)".contains("ada@") && $0.kind == .routeTaken })
  }

  @Test("a coordinator without routes has only a screen")
  func noRoutes() {
    final class Detail: BaseCoordinator, Coordinator {
      let rootViewController = ManagedViewController<Never>()
    }
    let stage = Stage()
    let detail = Detail()
    stage.home.present(coordinator: detail)
    #expect(detail.rootViewController.isOnTop)
    #expect(detail.name == "Detail")
    detail.dismiss()
    #expect(stage.top == "home")
    stage.expectSound()
  }
}
