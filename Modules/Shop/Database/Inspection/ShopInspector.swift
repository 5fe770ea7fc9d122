import Foundation
import ShopModel

/// Examines a shop's files, and never changes them: it works on copies.
///
/// Opening SQLite's files where they lie would take in a log that a killed process has left, or
/// need leave to write beside them; and the search index can only be asked to examine itself by a
/// statement that writes.
public struct ShopInspector {
  /// The shop's file.
  public var shop: URL
  /// The gateway's file.
  public var gateway: URL
  /// An empty folder for the copies, which the caller removes.
  public var scratch: URL
  /// Whether another process has the files open, so that they can change while they are read.
  public var isInUse: Bool
  /// The region that it must be; nil for whatever it is. Rule: M7.
  public var region: Region?

  /// Makes an inspector.
  public init(shop: URL, gateway: URL, scratch: URL, isInUse: Bool, region: Region? = nil) {
    self.shop = shop
    self.gateway = gateway
    self.scratch = scratch
    self.isInUse = isInUse
    self.region = region
  }

  /// Examines the files: every check from ``InspectionCheck/schema`` on.
  ///
  /// - Throws: `inUse` or `unreachable` when a file cannot be read at all. What is wrong inside is
  ///   a finding.
  public func inspect() throws(DatabaseError) -> Inspection {
    var shop = Opening(file: self.shop, schema: .shop)
    var gateway = Opening(file: self.gateway, schema: .gateway)
    try open(&shop)
    try open(&gateway)
    defer {
      shop.connection?.close()
      gateway.connection?.close()
    }
    let first = InspectionResult.of(
      .schema, [shop.finding, gateway.finding].compactMap { $0 },
      fine: "\(shop.note), \(gateway.note)")
    let rest = InspectionCheck.allCases.drop { $0 != .structure }
    guard let opened = shop.connection else {
      return Inspection(
        results: [first] + rest.map { .skipped($0, "\(self.shop.lastPathComponent) is not open") })
    }
    let checkup = Checkup(
      shop: opened, shopFile: self.shop.path, gateway: gateway.connection,
      gatewayFile: self.gateway.path, wanted: region)
    return Inspection(
      results: [first] + rest.map(checkup.result), region: try? checkup.region(),
      figures: try? InspectionFigures(opened, gateway.connection))
  }

  /// A file on its way to being examined.
  private struct Opening {
    var file: URL
    var schema: Schema
    var connection: Connection?
    var finding: InspectionFinding?
    var note = ""
  }

  private func open(_ opening: inout Opening) throws(DatabaseError) {
    let path = opening.file.path
    guard FileManager.default.fileExists(atPath: path) else {
      // Shopping makes it anew; what is missing with it the checks of charges tell.
      opening.finding = InspectionFinding(
        file: path, what: "The file is missing", advice: "Put a copy from a backup in its place")
      return
    }
    do {
      let connection = try copied(opening.file)
      let version = try connection.int("PRAGMA user_version") ?? 0
      let mark = try connection.int("PRAGMA application_id") ?? 0
      let known = opening.schema.migrations.count
      opening.note = "\(opening.file.lastPathComponent) of version \(version)"
      if mark != opening.schema.applicationID {
        throw DatabaseError.foreign(file: path)
      } else if version > known {
        throw DatabaseError.newer(file: path, version: version, known: known)
      } else if version < known {
        throw Older(version: version, known: known)
      }
      opening.connection = connection
    } catch let error as Older {
      opening.finding = InspectionFinding(
        file: path, what: "The file is of version \(error.version), this app's is \(error.known)",
        advice: "Start the shop once: it brings the file to the newest version")
    } catch {
      let error = (error as? SQLError).map { DatabaseError($0, file: path) } ?? error
      switch error as? DatabaseError {
      case .inUse(let file)?: throw .inUse(file: file)
      case .unreachable(let file, let reason)?: throw .unreachable(file: file, reason: reason)
      case let reason?: opening.finding = InspectionFinding(file: path, of: reason)
      case nil: throw .unreachable(file: path, reason: "\(error)")
      }
    }
  }

  private struct Older: Error {
    var version: Int
    var known: Int
  }

  /// A copy of the file, opened. What a log beside it holds is part of it.
  private func copied(_ file: URL) throws -> Connection {
    let copy = scratch.appending(path: file.lastPathComponent)
    if isInUse {
      let original = try Connection(file.path, isForReading: true)
      defer { original.close() }
      let connection = try Connection(copy.path)
      try original.copy(to: connection)
      return connection
    }
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: file.path + suffix) {
      do {
        try FileManager.default.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix)
      } catch {
        throw DatabaseError.unreachable(
          file: file.path + suffix, reason: "it cannot be copied to \(scratch.path)")
      }
    }
    // The copy is ours, also where the original may only be read.
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: copy.path)
    return try Connection(copy.path)
  }
}

extension InspectionFinding {
  /// What keeps a file from being opened.
  fileprivate init(file: String, of error: DatabaseError) {
    let (what, advice) =
      switch error {
      case .damaged:
        (
          "It is no database, or a damaged one",
          "Put a copy from a backup in its place, or move it away to start with an empty shop"
        )
      case .newer(_, let version, let known):
        (
          "It is of version \(version), and this app knows \(known)",
          "Use the newer app, or choose another data directory"
        )
      case .foreign:
        ("It belongs to another program", "Choose another data directory")
      default: ("\(error)", "See the file")
      }
    self.init(file: file, what: what, advice: advice)
  }
}
