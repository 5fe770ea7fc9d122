import Foundation
import ShopModel
import ShopScreens
import Testing
import TextUI

struct OrdersScreenTests {
  private let orders = [
    OrderSummary(
      number: 1_002, date: Date(timeIntervalSince1970: 1_767_362_700), status: .checkingPayment,
      total: Samples.pounds(3_395)),
    OrderSummary(
      number: 1_001, date: Date(timeIntervalSince1970: 1_767_225_600), status: .sent,
      total: Samples.pounds(4_395)),
  ]

  @Test("O1: an order has number, date, status and total")
  func list() {
    let content = OrdersScreen.content(orders, hasMore: true, progress: .settled)
    #expect(
      ScreenText.lines(content) == [
        "# Orders", "--",
        "[orders.item.1002] Order 1002 | 2 Jan 2026 14:05 | Checking payment | £33.95",
        "[orders.item.1001] Order 1001 | 1 Jan 2026 00:00 | Sent | £43.95", "--",
        "[orders.more] Show more",
      ])
    #expect(content.event("orders.item.1001") == .itemTapped(1_001))
    #expect(content.event("orders.more") == .moreTapped)
    #expect(content.faults == [])
  }

  @Test("O1: at the end of the list there is no more")
  func end() {
    let content = OrdersScreen.content(orders, hasMore: false, progress: .settled)
    #expect(ScreenText.lines(content).count == 4)
  }

  @Test("G10, G4: the next page is busy while it is on its way, and has its own Retry")
  func more() {
    let loading = OrdersScreen.content(orders, hasMore: true, progress: .loadingMore)
    #expect(
      ScreenText.lines(loading).last
        == "[orders.more] Show more — busy: More orders are on their way")
    let failed = OrdersScreen.content(
      orders, hasMore: true, progress: .moreFailed("The shop cannot be reached"))
    #expect(
      ScreenText.lines(failed).suffix(3) == [
        "--", "(failure) The shop cannot be reached", "[orders.retry] Retry",
      ])
    #expect(!failed.controls.map(\.id).contains("orders.more"))
  }

  @Test("G4: a list that loads says so; a failed load shows the reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(OrdersScreen.content([], hasMore: false, progress: .loading)) == [
        "# Orders", "--", "(progress) Loading your orders…",
      ])
    let failed = OrdersScreen.content(
      [], hasMore: false, progress: .failed("The shop cannot be reached"))
    #expect(
      ScreenText.lines(failed) == [
        "# Orders", "--", "(failure) The shop cannot be reached", "[orders.retry] Retry",
      ])
    #expect(failed.event("orders.retry") == .retryTapped)
  }

  @Test("O1: who has bought nothing is led to the shop")
  func empty() {
    let content = OrdersScreen.content([], hasMore: false, progress: .settled)
    #expect(
      ScreenText.lines(content) == [
        "# Orders", "--", "(empty) No orders yet: What you buy is listed here",
        "[orders.browse] Browse the shop",
      ])
    #expect(content.event("orders.browse") == .browseTapped)
  }
}
