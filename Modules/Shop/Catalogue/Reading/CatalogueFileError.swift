/// Why a catalogue's file could not be read.
public struct CatalogueFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let path: String

  /// Reports the file at `path`.
  public init(path: String) {
    self.path = path
  }

  /// A sentence that names the file and says what to do.
  public var description: String {
    "The catalogue “\(path)” cannot be read: is it there, and may it be read?"
  }
}
