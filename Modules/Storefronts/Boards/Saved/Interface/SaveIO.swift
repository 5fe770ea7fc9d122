import BoardKit
import ShopModel

/// Sets or clears a mark, at once; the shop is asked behind it. Of one product's calls one goes at a
/// time, and of what is wished meanwhile only the newest counts. It needs a shopper: what a guest wants
/// is held until there is one. There is one for the whole shop, beside whoever asks. Rule: P4, S4.
public nonisolated enum SaveIO: BoardIO {
  public typealias Input = SaveInput
  public static let id: BoardID = .save
}

/// A wish.
public struct SaveInput {
  /// Of which product.
  public let handle: Handle
  /// Whether it is to be marked.
  public let isSaved: Bool
  /// Told the reason when the mark goes back to what the shop has confirmed.
  public let onFailure: (String) -> Void

  /// Makes a wish.
  public init(_ handle: Handle, _ isSaved: Bool, onFailure: @escaping (String) -> Void) {
    self.handle = handle
    self.isSaved = isSaved
    self.onFailure = onFailure
  }
}

extension Motherboard {
  /// The setting and clearing of marks.
  public func ioSave() -> MainboardDestination<SaveIO> { io() }
}

extension Board {
  /// The setting and clearing of marks.
  public func ioSave() -> BoardDestination<SaveIO> { io() }
}
