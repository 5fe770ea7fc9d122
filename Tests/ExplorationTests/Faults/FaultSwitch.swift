/// Which fault is on, for the storefronts that are made meanwhile, and what became of it.
final class FaultSwitch {
  /// The one that is on in this task; nil for none.
  @TaskLocal static var current: FaultSwitch?

  /// What goes wrong.
  let fault: Fault
  /// Whether it has gone wrong in this launch.
  var hasBegun = false
  /// What lives longer than the storefront that made it.
  var kept: [AnyObject] = []

  /// Lets `fault` happen.
  init(_ fault: Fault) {
    self.fault = fault
  }

  /// How long a launch may take to come to rest: as long as it likes, until it is known that it
  /// never will.
  var patience: Duration {
    hasBegun && fault == .neverRests ? .milliseconds(20) : .seconds(60)
  }
}
