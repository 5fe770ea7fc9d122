import Foundation

/// A folder that is there for as long as it is needed, and gone with everything in it afterwards.
public final class TemporaryFolder {
  /// Why none can be made.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence that names the folder in which it was to be.
    public let description: String
  }

  /// Its path.
  public let path: String

  /// Makes a folder in `parent`.
  ///
  /// - Throws: ``Failure`` when that cannot be written.
  public init(in parent: String) throws(Failure) {
    var template = Array((parent + "/arcade-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      let reason = String(cString: strerror(errno))
      throw Failure(description: "no folder can be made in \(parent): \(reason)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
