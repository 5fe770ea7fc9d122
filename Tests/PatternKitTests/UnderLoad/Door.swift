/// Something in the outside world that work waits for, of whatever kind.
protocol Door: AnyObject {
  /// Waits until it is opened.
  func wait() async throws
  /// How many waits are stored.
  var waiting: Int { get }
  /// Lets all who wait pass.
  func open() async throws
}
