/// When the outcome of a payment is asked for. Rule: H8.
public enum AttemptSchedule {
  /// How long nothing can be left while the gateway is asked.
  public static let patience = Duration.seconds(10)

  /// When a question is asked, counted from 1, after the screen has appeared: 1, 3, 7 and 15 s,
  /// then every 8 s. What is below 1 is taken for the first.
  public static func time(ofQuestion number: Int) -> Duration {
    switch number {
    case ...1: .seconds(1)
    case 2: .seconds(3)
    case 3: .seconds(7)
    default: .seconds(15) + .seconds(8) * (number - 4)
    }
  }

  /// How long to wait before a question, counted from 1, after the one before.
  public static func wait(beforeQuestion number: Int) -> Duration {
    number <= 1 ? time(ofQuestion: 1) : time(ofQuestion: number) - time(ofQuestion: number - 1)
  }
}
