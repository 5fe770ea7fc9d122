import ShopModel
import ShopScreens
import Testing
import TextUI

struct CatalogScreenTests {
  private func content(
    _ query: CatalogQuery = CatalogQuery(),
    categories: CatalogScreen.Categories = .loaded(Samples.categories),
    products: [ProductSummary]? = Samples.summaries, hasMore: Bool = false,
    progress: ListProgress = .settled
  ) -> Content<CatalogScreen.Event> {
    CatalogScreen.content(
      query: query, categories: categories, products: products, hasMore: hasMore,
      progress: progress)
  }

  private let filters = [
    "# Shop", "--", "[catalog.search] Search = “” (name, maker, tag or SKU)",
    "[catalog.category] Category = *All / Kitchen / Books & maps",
    "[catalog.sort] Sort by = *Featured / Price, low to high / Price, high to low / Name / Newest",
    "[catalog.stock] Only in stock = off", "--",
  ]

  @Test("C1: a product is shown with its price, from the lowest, and the stock word of the sum")
  func list() {
    let content = content(hasMore: true)
    #expect(
      ScreenText.lines(content) == filters + [
        "[catalog.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
        "[catalog.item.atlas] Atlas | £40.00 | In stock",
        "[catalog.more] Show more",
      ])
    #expect(content.event("catalog.item.atlas") == .itemTapped(Handle("atlas")))
    #expect(content.event("catalog.more") == .moreTapped)
    #expect(content.faults == [])
  }

  @Test("C1, P4: a saved product is marked, in its place")
  func saved() {
    let content = CatalogScreen.content(
      query: CatalogQuery(), categories: .loaded(Samples.categories), products: Samples.summaries,
      hasMore: false, progress: .settled, saved: [Handle("atlas"), Handle("globe")])
    #expect(
      ScreenText.lines(content).suffix(2) == [
        "[catalog.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
        "[catalog.item.atlas] Atlas | £40.00 | In stock | Saved",
      ])
  }

  @Test("C1: at the end of the list there is no more")
  func end() {
    #expect(ScreenText.lines(content()).last == "[catalog.item.atlas] Atlas | £40.00 | In stock")
  }

  @Test("G1: a handle is percent-encoded in the id of its row")
  func key() {
    #expect(CatalogScreen.item(Handle("café au.lait")).text == "catalog.item.caf%C3%A9%20au%2Elait")
  }

  @Test("G4: before the first answer the screen says that it loads, and its filters say so too")
  func firstLoad() {
    let content = content(categories: .loading, products: nil, progress: .loading)
    let lines = ScreenText.lines(content)
    #expect(
      lines[3] == "[catalog.category] Category = *All — disabled: The categories are being loaded")
    #expect(lines.suffix(2) == ["--", "(progress) Loading the products…"])
    #expect(content.faults == [])
  }

  @Test("G4: a failed first load shows the reason and Retry")
  func failedFirstLoad() {
    let content = content(
      categories: .failed("The shop cannot be reached"), products: nil,
      progress: .failed("The shop cannot be reached"))
    let lines = ScreenText.lines(content)
    #expect(
      lines[3]
        == "[catalog.category] Category = *All — disabled: The categories could not be loaded")
    #expect(
      lines.suffix(3) == ["--", "(failure) The shop cannot be reached", "[catalog.retry] Retry"])
    #expect(content.event("catalog.retry") == .retryTapped)
  }

  @Test("G4, C3: while the list is loaded anew, the old rows stay under a progress line")
  func reload() {
    let content = content(CatalogQuery(text: "at"), hasMore: true, progress: .loading)
    #expect(
      ScreenText.lines(content) == [
        "# Shop", "--", "[catalog.search] Search = “at” (name, maker, tag or SKU)",
        filters[3], filters[4], filters[5], "[catalog.clear] Clear search and filters", "--",
        "(progress) Loading the products…",
        "[catalog.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
        "[catalog.item.atlas] Atlas | £40.00 | In stock",
        "[catalog.more] Show more — disabled: The list is being loaded",
      ])
  }

  @Test("G4: a failed reload keeps the old rows, with reason and Retry")
  func failedReload() {
    let content = content(hasMore: true, progress: .failed("The shop took too long to answer"))
    #expect(
      ScreenText.lines(content) == filters + [
        "(failure) The shop took too long to answer", "[catalog.retry] Retry",
        "[catalog.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
        "[catalog.item.atlas] Atlas | £40.00 | In stock",
        "[catalog.more] Show more — disabled: The list could not be loaded",
      ])
  }

  @Test("G10: while the next page is on its way, more is busy")
  func loadingMore() {
    #expect(
      ScreenText.lines(content(hasMore: true, progress: .loadingMore)).last
        == "[catalog.more] Show more — busy: More products are on their way")
  }

  @Test("G4: when the next page fails, the reason and Retry stand in the place of more")
  func failedMore() {
    let content = content(hasMore: true, progress: .moreFailed("The shop refused the request"))
    #expect(
      ScreenText.lines(content).suffix(3) == [
        "[catalog.item.atlas] Atlas | £40.00 | In stock",
        "(failure) The shop refused the request", "[catalog.retry] Retry",
      ])
  }

  @Test("G4: when only the categories fail, the list is there, and one Retry")
  func failedCategories() {
    for progress in [ListProgress.settled, .moreFailed("The shop refused the request")] {
      let content = content(
        categories: .failed("The shop cannot be reached"), hasMore: true, progress: progress)
      #expect(
        ScreenText.lines(content).suffix(5) == [
          "(failure) The shop cannot be reached: the categories are missing",
          "[catalog.retry] Retry",
          "[catalog.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
          "[catalog.item.atlas] Atlas | £40.00 | In stock",
          "[catalog.more] Show more",
        ])
      #expect(content.faults == [])
    }
  }

  @Test("C4: nothing found is an empty state that says what was looked for, and clears")
  func nothingFound() {
    let content = content(
      CatalogQuery(text: " tea ", category: "kitchen", inStockOnly: true), products: [])
    #expect(
      ScreenText.lines(content) == [
        "# Shop", "--", "[catalog.search] Search = “ tea ” (name, maker, tag or SKU)",
        "[catalog.category] Category = All / *Kitchen / Books & maps", filters[4],
        "[catalog.stock] Only in stock = on", "--",
        "(empty) Nothing found: Nothing in stock in Kitchen matches “tea”",
        "[catalog.clear] Clear search and filters",
      ])
    #expect(content.event("catalog.clear") == .clearTapped)
    #expect(content.faults == [])
  }

  @Test(
    "C4, P5: the empty state tells why, and names a category that does not exist",
    arguments: [
      (CatalogQuery(text: "tea"), "Nothing matches “tea”"),
      (CatalogQuery(category: "books"), "Nothing in Books & maps"),
      (CatalogQuery(inStockOnly: true), "Nothing in stock"),
      (CatalogQuery(sort: .name), "Nothing"),
      (CatalogQuery(text: "tea", category: "toys"), "There is no category “toys”"),
      (CatalogQuery(), "Nothing is sold here yet"),
    ])
  func reasons(query: CatalogQuery, reason: String) {
    #expect(
      ScreenText.lines(content(query, products: [])).contains("(empty) Nothing found: \(reason)"))
  }

  @Test("P5: a category that does not exist is none of the options")
  func unknownCategory() {
    let content = content(CatalogQuery(category: "toys"), products: [])
    #expect(
      ScreenText.lines(content)[3] == "[catalog.category] Category = All / Kitchen / Books & maps")
  }

  @Test("C4: while the categories are not known, the category is named by its id")
  func categoryByID() {
    let content = content(
      CatalogQuery(category: "toys"), categories: .loading, products: [], progress: .settled)
    #expect(ScreenText.lines(content).contains("(empty) Nothing found: Nothing in “toys”"))
  }

  @Test("G2, C4: in an empty shop there is nothing to clear, and the control says so")
  func emptyShop() {
    let content = content(products: [])
    #expect(
      ScreenText.lines(content).last
        == "[catalog.clear] Clear search and filters — disabled: "
        + "Nothing is searched for or filtered")
  }

  @Test("C4: while nothing is loaded yet nothing is said to be missing")
  func noEmptyStateWhileLoading() {
    for progress in [ListProgress.loading, .failed("The shop cannot be reached")] {
      let lines = ScreenText.lines(content(products: [], progress: progress))
      #expect(!lines.contains { $0.hasPrefix("(empty)") })
    }
  }

  @Test("C2: filters are told as they were chosen")
  func filterEvents() {
    let content = content(CatalogQuery(category: "books"))
    #expect(content.event("catalog.search", text: "mu") == .searchTyped("mu"))
    #expect(content.event("catalog.category", option: 0) == .categoryChosen(nil))
    #expect(content.event("catalog.category", option: 1) == .categoryChosen("kitchen"))
    #expect(content.event("catalog.sort", option: 2) == .sortChosen(.priceDown))
    #expect(content.event("catalog.sort", option: 4) == .sortChosen(.newest))
    #expect(content.event("catalog.stock") == .stockToggled)
    #expect(content.event("catalog.clear") == .clearTapped)
  }
}
