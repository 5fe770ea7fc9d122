import ShopModel
import TextUI

/// One product, and the choice of its variants. Rule: P1–P5.
public enum ProductScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Chose a value of the option at this position.
    case optionChosen(Int, String)
    /// Put one of what is shown into the cart.
    case addTapped
    /// Set the saved mark, or cleared it.
    case saveTapped
    /// Asked for the product once more, after it could not be loaded.
    case retryTapped
    /// Went to the shop from a product that is not there.
    case homeTapped
  }

  /// What is known of the product.
  public nonisolated enum Subject: Equatable, Sendable {
    /// It is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
    /// There is no such product. Rule: P5.
    case missing
    /// The product, and which of its variants is chosen.
    case shown(Product, Variant)
  }

  /// Puts one into the cart.
  public static let add: ControlID = "product.add"
  /// Sets the saved mark, or clears it. Rule: P4.
  public static let save: ControlID = "product.save"
  /// Loads the product once more.
  public static let retry: ControlID = "product.retry"

  /// The choice of one option.
  public static func option(_ name: String) -> ControlID {
    ControlID("product.option", key: name)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - subject: what is known of the product.
  ///   - inCart: how many of the chosen variant are in the cart.
  ///   - isSaved: whether the product is marked as saved.
  public static func content(
    _ subject: Subject, inCart: Int, isSaved: Bool = false
  ) -> Content<Event> {
    switch subject {
    case .loading:
      Content(title: "Product", sections: [Section(nil, [.progress("Loading the product…")])])
    case .failed(let reason):
      Content(
        title: "Product",
        sections: [
          Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))])
        ])
    case .missing:
      MissingScreen.content(.product).map { _ in .homeTapped }
    case .shown(let product, let variant):
      Content(title: product.name, sections: sections(product, variant, inCart, isSaved))
    }
  }

  private static func sections(
    _ product: Product, _ variant: Variant, _ inCart: Int, _ isSaved: Bool
  ) -> [Section<Event>] {
    [
      Section(nil, product.vendor.isEmpty ? [] : [.text("by \(product.vendor)")]),
      Section(nil, product.options.indices.map { .control(picker(product, variant, $0)) }),
      Section(
        nil,
        offer(variant, inCart)
          + [.control(.toggle(save, Words.saved, isOn: isSaved, .saveTapped))]),
      Section("About it", product.details.isEmpty ? [] : [.text(product.details)]),
    ].filter { !$0.rows.isEmpty }
  }

  private static func picker(
    _ product: Product, _ variant: Variant, _ position: Int
  ) -> Control<Event> {
    let option = product.options[position]
    let chosen = variant.choices.indices.contains(position) ? variant.choices[position] : nil
    return .picker(
      self.option(option.name), option.name,
      options: option.values.map {
        product.isSoldOut($0, at: position) ? "\($0) (sold out)" : $0
      },
      selected: option.values.firstIndex { $0 == chosen },
      chosen: { .optionChosen(position, option.values[$0]) })
  }

  private static func offer(_ variant: Variant, _ inCart: Int) -> [Row<Event>] {
    var rows: [Row<Event>] = [
      .amount(label: "Price", value: variant.price.formatted, isTotal: false)
    ]
    if let before = variant.higherPriceBefore {
      rows.append(.amount(label: "Compare at", value: before.formatted, isTotal: false))
    }
    rows.append(.text(variant.stockWord.text))
    if inCart > 0 { rows.append(.text("In your cart: \(Format.number(inCart))")) }
    rows.append(.control(.button(add, "Add to cart", .addTapped, state: adding(variant, inCart))))
    return rows
  }

  private static func adding(_ variant: Variant, _ inCart: Int) -> Control<Event>.State {
    if variant.stock <= 0 { return .disabled("Sold out") }
    if inCart < variant.stock { return .enabled }
    return .disabled(
      variant.stock == 1
        ? "The only one in stock is in your cart"
        : "All \(Format.number(variant.stock)) in stock are in your cart")
  }
}
