import BoardKit
import ShopModel

/// What is marked as saved, told down to whoever shows a mark: what the shop has confirmed, and over it
/// what it has not answered yet. One for the whole shop. Rule: P4, G8.
public final class SavedMarks {
  /// The products that are marked.
  public private(set) var handles: Set<Handle> = []
  /// Tells them whenever they change.
  public let bus = Bus<Set<Handle>>()

  private var confirmed: Set<Handle> = []
  /// The newest wish of each product that the shop has not answered.
  private var wishes: [Handle: Wish] = [:]

  private struct Wish {
    var isSaved: Bool
    var token: ActivationToken
  }

  /// Makes the marks of nobody.
  public init() {}

  // MARK: - What the shop says

  /// The shop has told what is saved.
  public func confirm(_ saved: [Handle]) {
    confirmed = Set(saved)
    show()
  }

  /// Another session has begun: what this shopper wished is of no interest to the next.
  public func reset(to saved: [Handle]) {
    wishes = [:]
    confirm(saved)
  }

  /// Whether the shop says so of a product.
  public func isConfirmed(_ handle: Handle, _ isSaved: Bool) -> Bool {
    confirmed.contains(handle) == isSaved
  }

  // MARK: - What the shopper wishes

  /// Whether the shop has not answered yet what it was asked of a product.
  public func isAsked(_ handle: Handle) -> Bool {
    wishes[handle] != nil
  }

  /// Shows a wish in place of what was wished of that product before.
  public func wish(_ handle: Handle, _ isSaved: Bool, as token: ActivationToken) {
    wishes[handle] = Wish(isSaved: isSaved, token: token)
    show()
  }

  /// A wish has been answered: from now on the mark is what the shop says.
  ///
  /// - Returns: whether it was the newest; an older one changes nothing.
  @discardableResult
  public func settle(_ handle: Handle, as token: ActivationToken) -> Bool {
    guard wishes[handle]?.token == token else { return false }
    wishes[handle] = nil
    show()
    return true
  }

  private func show() {
    var shown = confirmed
    for (handle, wish) in wishes {
      if wish.isSaved { shown.insert(handle) } else { shown.remove(handle) }
    }
    guard shown != handles else { return }
    handles = shown
    bus.transport(input: shown)
  }
}
