/// Words that several screens share, so that they read alike everywhere.
enum Words {
  static let shopName = "Arcade"
  static let retry = "Retry"
  /// The mark of what is saved, and the toggle that sets it.
  static let saved = "Saved"

  /// What somebody typed, as a sentence quotes it: short enough to be read.
  static func quoted(_ text: String) -> String {
    let limit = 60
    return text.count > limit ? "“\(text.prefix(limit - 1))…”" : "“\(text)”"
  }
}
