import ShopModel

/// What the list waits for, one at a time: the newest takes the place of what is waited for.
nonisolated enum CatalogSearch: Sendable {
  /// The end of typing. Rule: C3.
  case typing
  /// A page of what is found.
  case page(CatalogQuery, after: PageCursor?)
}
