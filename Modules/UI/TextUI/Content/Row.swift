/// One row of a screen.
public enum Row<Event> {
  /// Text. Line breaks in it are kept.
  case text(String)
  /// One control by itself.
  case control(Control<Event>)
  /// Something with text of its own and several controls, such as a line of the cart.
  case group(texts: [String], controls: [Control<Event>])
  /// A number with a control on either side, and a field when it can be typed.
  case stepper(
    label: String, decrease: Control<Event>, value: Control<Event>?, increase: Control<Event>)
  /// An amount of money, or a text that stands in its place; the last one of a sum is emphasised.
  case amount(label: String, value: String, isTotal: Bool)
  /// There is nothing to show; why, and what to do about it.
  case empty(title: String, detail: String, action: Control<Event>?)
  /// Something is on its way.
  case progress(String)
  /// A load failed; why, and the control that tries again.
  case failure(String, retry: Control<Event>)

  /// The controls of the row, in the order in which a person meets them.
  public var controls: [Control<Event>] {
    switch self {
    case .text, .amount, .progress: []
    case .control(let control): [control]
    case .group(_, let controls): controls
    case .stepper(_, let decrease, let value, let increase):
      [decrease] + (value.map { [$0] } ?? []) + [increase]
    case .empty(_, _, let action): action.map { [$0] } ?? []
    case .failure(_, let retry): [retry]
    }
  }

  /// The same row with its events turned into another type.
  public func map<Other>(_ transform: @escaping (Event) -> Other) -> Row<Other> {
    switch self {
    case .text(let text): .text(text)
    case .control(let control): .control(control.map(transform))
    case .group(let texts, let controls):
      .group(texts: texts, controls: controls.map { $0.map(transform) })
    case .stepper(let label, let decrease, let value, let increase):
      .stepper(
        label: label, decrease: decrease.map(transform), value: value?.map(transform),
        increase: increase.map(transform))
    case .amount(let label, let value, let isTotal):
      .amount(label: label, value: value, isTotal: isTotal)
    case .empty(let title, let detail, let action):
      .empty(title: title, detail: detail, action: action?.map(transform))
    case .progress(let text): .progress(text)
    case .failure(let reason, let retry): .failure(reason, retry: retry.map(transform))
    }
  }
}
