import Foundation
import ShopModel

/// A catalogue in a file. Rule: I7.
public enum CatalogueFile {
  /// How many bytes are read at once.
  public static let chunkSize = 65_536

  /// Reads the file at `path`, and hands out its products one by one.
  ///
  /// - Returns: the report, by which the caller keeps the products or does not.
  /// - Throws: ``CatalogueFileError`` when the file cannot be read, and what `take` throws.
  public static func read(
    _ path: String, region: Region, to take: (Product) throws -> Void
  ) throws -> CatalogueReport {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw CatalogueFileError(path: path)
    }
    defer { try? file.close() }
    var reader = CatalogueReader(region: region)
    while reader.report.refusal == nil {
      let chunk: Data?
      do {
        chunk = try file.read(upToCount: chunkSize)
      } catch {
        throw CatalogueFileError(path: path)
      }
      guard let chunk, !chunk.isEmpty else { break }
      try reader.feed(Array(chunk), to: take)
    }
    return try reader.finish(to: take)
  }
}
