import CoordinatorKit
import CoordinatorsSignInInterface
import PatternKit
import Scenarios
import ShopModel
import ShopServices
import StorefrontTesting
import Testing

@testable import CoordinatorsAccount

struct AccountViewModelTests {
  @Test("V11: the details are asked for once for each shopper, when the screen is seen with them")
  func once() async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    let scripted = ScriptedShop.around(shop)
    let account = scripted.shop.account
    let session = SessionModel(nil, account: account, tracker: shop.tracker, tell: { _ in })
    let recorder = RouteRecorder<AccountRoute>()
    let model = AccountViewModel(
      account: account, session: session, feed: shop.feed, tracker: shop.tracker,
      router: recorder.router)
    func asked() async throws -> Int {
      try await shop.settle()
      return scripted.script.calls.filter { $0.service == .accountProfile }.count
    }
    model.didLoad()
    model.didAppear()
    #expect(try await asked() == 0)
    session.update(Shopper(id: 1, email: "ada@example.com"))
    #expect(try await asked() == 1)
    model.didDisappear()
    model.didAppear()
    #expect(try await asked() == 1)
    model.didDisappear()
    session.update(nil)
    session.update(Shopper(id: 2, email: "bea@example.com"))
    #expect(try await asked() == 1)
    model.didAppear()
    #expect(try await asked() == 2)
    #expect(recorder.routes == [])
    model.didEnd()
  }
}
