import Foundation

/// A copy of a data directory as it was at one write: what a process would find after being killed
/// there.
///
/// It is taken on the database's executor, before anything else is done there.
nonisolated final class KillCopy: @unchecked Sendable {
  /// The folder of the copy.
  let folder: TemporaryFolder

  private let source: String
  private let number: Int
  private let lock = NSLock()
  private var taken = false
  private var reason: String?

  /// Will copy `source` at the write with that number.
  @MainActor
  init(of source: TemporaryFolder, at number: Int, in scratch: String) throws {
    folder = try TemporaryFolder(in: scratch)
    self.source = source.path
    self.number = number
  }

  /// Whether the write has come.
  var isTaken: Bool { lock.withLock { taken } }

  /// Why the files could not be copied; nil when they could, or have not been yet.
  var failure: String? { lock.withLock { reason } }

  /// A write has been committed; copies if it is the one.
  func take(after write: Int) {
    guard write == number else { return }
    lock.withLock {
      taken = true
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted() {
          try FileManager.default.copyItem(
            atPath: "\(source)/\(name)", toPath: "\(folder.path)/\(name)")
        }
      } catch {
        reason = "\(error)"
      }
    }
  }
}
