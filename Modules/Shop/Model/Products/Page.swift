/// One page of a list.
public struct Page<Item: Sendable>: Sendable {
  /// The items, in order; at most 20.
  public var items: [Item]
  /// Where the next page begins; nil at the end.
  public var next: PageCursor?

  /// Makes a page.
  public init(items: [Item], next: PageCursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Item: Equatable {}
