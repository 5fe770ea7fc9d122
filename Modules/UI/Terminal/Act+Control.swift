import TextUI

extension Act {
  /// The control that it is done to; nil for none.
  public nonisolated var controlID: ControlID? {
    switch self {
    case .tap(let id), .type(let id, _), .clear(let id), .choose(let id, _), .scroll(let id): id
    // The first field that it fills in.
    case .card: "payment.number"
    case .back, .dismiss, .tab, .open, .confirm, .resize: nil
    }
  }
}
