import ShopModel
import TextUI

// What the small storefront shows. An event is what to do.
extension SmallStorefront {
  typealias Screen = ContentViewController<() -> Void>

  func listScreen() -> ViewController {
    screen { $0.list }
  }

  func cartScreen() -> ViewController {
    screen { $0.cartContent }
  }

  private func screen(
    _ content: @escaping (SmallStorefront) -> Content<() -> Void>
  ) -> ViewController {
    Screen(
      content: { [weak self] in self.map(content) ?? Content(title: "") }, onEvent: { $0() })
  }

  private var list: Content<() -> Void> {
    var rows: [Row<() -> Void>] = [
      .control(
        .field("shop.search", "Search", text: text) { [weak self] text in
          { self?.search(text) }
        }),
      .control(.button("shop.reload", "Reload") { [weak self] in self?.load() }),
      .control(
        .button("shop.off", "Off", {}, state: .disabled("It is switched off"))),
      .control(
        .picker("shop.sort", "Sort", options: ["Up", "Down"], selected: 0) { _ in {} }),
    ]
    if listIsLoading { rows.append(.progress("Loading")) }
    if let listFailure {
      rows.append(
        .failure(
          listFailure, retry: .button("shop.retry", "Retry") { [weak self] in self?.load() }))
    }
    rows += page.map { product in
      .control(
        .item(ControlID("shop.item", key: product.handle.text), product.name) { [weak self] in
          self?.push(product)
        })
    }
    return Content(title: "Shop", sections: [Section(nil, rows)])
  }

  private func push(_ product: ProductSummary) {
    let detail = screen { $0.detail(product) }
    detail.kind = "Detail"
    (tabBar.selectedViewController as? NavigationController)?.pushViewController(detail)
  }

  private func detail(_ product: ProductSummary) -> Content<() -> Void> {
    Content(
      title: product.name,
      sections: [
        Section(
          nil,
          [
            .text("A fine thing"),
            .control(
              .button("detail.add", "Add") { [weak self] in self?.add(SKU("MUG-NAVY"), 1) }),
          ])
      ])
  }

  private var cartContent: Content<() -> Void> {
    var sections = cart.lines.map { line in
      Section<() -> Void>(
        line.name,
        [
          .amount(
            label: "\(line.quantity) × \(line.unitPrice.formatted)", value: line.total.formatted,
            isTotal: false),
          .control(
            .button(ControlID("cart.line", key: line.sku.text, part: "increase"), "+") {
              [weak self] in self?.add(line.sku, 1)
            }),
        ])
    }
    sections.append(
      Section(
        nil,
        [
          .control(.button("cart.clear", "Clear") { [weak self] in self?.askToClear() }),
          .amount(label: "Subtotal", value: cart.subtotal.formatted, isTotal: false),
          .amount(label: "Total", value: cart.subtotal.formatted, isTotal: true),
        ].filter { _ in !cart.isEmpty }))
    return Content(title: "Cart", sections: sections)
  }

  private func askToClear() {
    let alert = AlertController(
      title: "Clear the cart?", message: "All lines go.", yes: "Clear"
    ) { [weak self] yes in
      guard let self, yes, let line = cart.lines.first else { return }
      add(line.sku, -line.quantity)
    }
    tabBar.present(alert)
  }
}
