/// The name of a value's case, or of its type: traces carry nothing that may be a person's text.
func caseName(of value: Any?) -> String {
  guard let value else { return "nothing" }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
  return mirror.children.first?.label ?? "\(value)"
}
