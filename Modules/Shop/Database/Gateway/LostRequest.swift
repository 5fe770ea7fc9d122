/// A request to the gateway was lost on its way, so that nobody knows what has become of it.
struct LostRequest: Error, CustomStringConvertible {
  var description: String { "the request did not reach the payment company" }
}
