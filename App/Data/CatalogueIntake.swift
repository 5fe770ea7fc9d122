import Foundation
import ShopCatalogue
import ShopDatabase
import ShopModel
import ShopServices

/// A catalogue's way from a file into the shop, a product at a time, in one transaction.
struct CatalogueIntake {
  /// What came of it.
  struct Outcome {
    var report: CatalogueReport
    /// Whether the products are the shop's now.
    var isTaken: Bool
  }

  /// The file.
  var path: String
  /// Whether good products are taken though others are not.
  var isPartial: Bool

  /// Thrown inside the transaction, so that it is undone.
  private struct Refused: Error {
    var report: CatalogueReport
  }

  /// Reads the file into the shop. - Throws: when file or database cannot be used.
  func run(_ database: ShopDatabase) async throws(CommandError) -> Outcome {
    let kept = Kept()
    do {
      let region = try await database.region()
      try await database.replaceCatalogue { [path, isPartial] catalogue in
        let report = try CatalogueFile.read(path, region: region) { try catalogue.add($0) }
        guard report.isAcceptable(partially: isPartial) else { throw Refused(report: report) }
        kept.report = report
      }
    } catch let refused as Refused {
      return Outcome(report: refused.report, isTaken: false)
    } catch let error as CatalogueImportError {
      throw .refused("nothing was imported: \(error)")
    } catch {
      throw .environment(ShopAccess.text(of: error))
    }
    guard let report = kept.report else { throw .environment("the import did not come to an end") }
    return Outcome(report: report, isTaken: true)
  }
}

/// Carries the report out of the database's executor.
private nonisolated final class Kept: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: CatalogueReport?

  var report: CatalogueReport? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
