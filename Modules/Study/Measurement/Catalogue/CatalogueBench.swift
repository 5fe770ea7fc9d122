import Foundation
import PatternKit
import ShopCatalogue
import ShopDatabase
import ShopModel
import ShopServices

/// How the shop does with a large catalogue: it is imported from a file, listed, and searched.
public struct CatalogueBench {
  /// Why it could not be measured.
  public nonisolated enum Failure: Error, CustomStringConvertible {
    /// The generated file could not be written.
    case unwritable(String)
    /// The generated file was refused, for this reason.
    case refused(String)

    /// A sentence.
    public var description: String {
      switch self {
      case .unwritable(let path): "\(path) cannot be written"
      case .refused(let reason): "the generated catalogue was refused: \(reason)"
      }
    }
  }

  /// How many products are generated.
  public var products: Int
  /// A folder for file and database, which the caller removes.
  public var folder: URL

  /// How often each page, and each text that is searched for, is asked for.
  private static let turns = 40

  /// Prepares a bench.
  public init(products: Int, folder: URL) {
    self.products = products
    self.folder = folder
  }

  /// Measures.
  ///
  /// - Throws: ``Failure``, or what database and services throw.
  public func run() async throws -> [Figure] {
    let file = folder.appending(path: "products.csv")
    let bytes = try write(to: file)
    let database = try ShopDatabase(
      at: .file(folder.appending(path: "shop.sqlite")), now: { Date() },
      identifiers: SystemIdentifiers())
    var figures = try await importing(file, bytes, into: database)
    let catalog = database.shop(feed: ChangeFeed()).catalog
    figures += try await listing(catalog)
    figures += try await searching(catalog)
    await database.close()
    return figures + [Figure("memory, peak", PeakMemory.megabytes, "MB")]
  }

  private func write(to file: URL) throws -> Int {
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: file)
    else { throw Failure.unwritable(file.path) }
    defer { try? handle.close() }
    var count = 0
    for chunk in CatalogueGenerator(seed: 1, products: products) {
      try handle.write(contentsOf: chunk)
      count += chunk.count
    }
    return count
  }

  private func importing(
    _ file: URL, _ bytes: Int, into database: ShopDatabase
  ) async throws -> [Figure] {
    let clock = ContinuousClock()
    let start = clock.now
    let count = try await database.replaceCatalogue { catalogue in
      let report = try CatalogueFile.read(file.path, region: .unitedKingdom) {
        try catalogue.add($0)
      }
      guard report.isAcceptable() else {
        throw Failure.refused(report.lines.first ?? "it is empty")
      }
    }
    let time = clock.now - start
    return [
      Figure("file", Double(bytes) / 1_000_000, "MB"),
      Figure("import", time),
      Figure("import, rate", count, in: time, "products"),
      Figure("memory, peak after import", PeakMemory.megabytes, "MB"),
    ]
  }

  private func listing(_ catalog: any CatalogService) async throws -> [Figure] {
    var figures: [Figure] = []
    for sort in CatalogQuery.Sort.allCases {
      let samples = try await Samples(0..<Self.turns) { _ in
        _ = try await catalog.page(CatalogQuery(sort: sort), after: nil)
      }
      figures.append(Figure("first page, \(sort.rawValue), median", samples.median))
    }
    return figures
  }

  /// What people search for: words, the beginnings of some, several at once, marks left out, a SKU,
  /// and what is not there.
  private static let texts = [
    "mug", "lamp", "note", "te", "b", "cafe", "etagere", "ラン", "harbour street", "fern moss",
    "winter blanket", "quiet mug kitchen", "str teap", "puzzle 4", "SKU-17", "sku 42 1",
    "new notebook", "nothing of the kind", "small étagère 99", "folding",
  ]

  private func searching(_ catalog: any CatalogService) async throws -> [Figure] {
    let turns = (0..<Self.turns).flatMap { _ in Self.texts }
    let samples = try await Samples(turns) { text in
      _ = try await catalog.page(CatalogQuery(text: text), after: nil)
    }
    return [
      Figure("search, median", samples.median), Figure("search, p99", samples.percentile(99)),
      Figure("search, longest", samples.longest),
    ]
  }
}
