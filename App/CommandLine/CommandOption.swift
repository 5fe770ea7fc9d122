/// An option of a command: `--name`, or `--name VALUE`.
struct CommandOption {
  /// With its two dashes.
  var name: String
  /// What its value is called in help, such as `DIR`; nil for an option without one.
  var value: String?
  /// What it does, in a sentence without its full stop.
  var help: String

  static func flag(_ name: String, _ help: String) -> CommandOption {
    CommandOption(name: name, value: nil, help: help)
  }

  static func value(_ name: String, _ value: String, _ help: String) -> CommandOption {
    CommandOption(name: name, value: value, help: help)
  }

  /// As help shows it.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
