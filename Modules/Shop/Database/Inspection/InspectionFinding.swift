/// One thing that is not as it must be: what, where, and what to do about it.
public struct InspectionFinding: Equatable, Sendable, Codable {
  /// The file or folder that it is in.
  public var file: String
  /// Where in it, such as `variant MUG-NAVY`; empty for the whole.
  public var place: String
  /// What is wrong: a sentence without its full stop.
  public var what: String
  /// What to do: a sentence without its full stop.
  public var advice: String

  /// Reports what is wrong.
  public init(file: String, place: String = "", what: String, advice: String) {
    self.file = file
    self.place = place
    self.what = what
    self.advice = advice
  }
}
