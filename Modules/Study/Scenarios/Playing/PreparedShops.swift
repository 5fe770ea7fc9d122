import Foundation

/// Shops as they are given, each made once and then copied: for who plays thousands of scripts that
/// begin alike.
///
/// What is played on a copy is what would have been played on a shop made anew: nothing that is drawn
/// while a shop is made, such as a password's salt, is drawn again later.
public final class PreparedShops {
  private var made: [(given: Givens, path: String, folder: TemporaryFolder)] = []

  /// None are prepared yet.
  public init() {}

  /// Fills `folder` with the shop that is given.
  ///
  /// - Parameters:
  ///   - path: where the scenario lies, or would.
  ///   - scratch: where the originals are kept, for as long as this lives.
  ///   - write: makes the shop in a folder, when there is none like it yet.
  func fill(
    _ folder: TemporaryFolder, with given: Givens, path: String, scratch: String,
    write: (TemporaryFolder) async throws -> Void
  ) async throws {
    let original: TemporaryFolder
    if let known = made.first(where: { $0.given == given && $0.path == path }) {
      original = known.folder
    } else {
      original = try TemporaryFolder(in: scratch)
      try await write(original)
      made.append((given, path, original))
    }
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: original.path).sorted() {
      try files.copyItem(atPath: "\(original.path)/\(name)", toPath: "\(folder.path)/\(name)")
    }
  }
}
