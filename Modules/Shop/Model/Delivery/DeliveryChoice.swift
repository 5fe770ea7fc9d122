/// Which option is chosen when options have come anew. Rule: H3.
public struct DeliveryChoice: Hashable, Sendable {
  /// The option that is chosen; nil when there is none at all.
  public let option: DeliveryOption?
  /// The name of the one that was chosen before and has vanished, which a notice tells.
  public let vanished: DeliveryOption?

  /// Keeps the chosen option by its id; takes the first when it is not there, or none was chosen.
  public init(of options: [DeliveryOption], before: DeliveryOption?) {
    let kept = options.first { $0.id == before?.id }
    option = kept ?? options.first
    vanished = kept == nil ? before : nil
  }
}
