import Foundation
import ShopDatabase
import ShopModel

/// Examines a data directory: first what the system says of it, then what is inside.
struct DoctorVisit {
  /// The data directory.
  var directory: DataDirectory
  /// The region that it must be; nil for whatever it is.
  var region: Region?
  /// A folder for copies.
  var scratch: String

  /// Examines it.
  ///
  /// - Throws: why it cannot be examined.
  func report() throws(CommandError) -> DoctorReport {
    let files = try files()
    // Held until the copies are made and read: nobody opens the shop in between.
    let hold = try DirectoryLock.probe(directory)
    let users = FileUse.processes(of: [directory.shop, directory.gateway])
    let inspector = ShopInspector(
      shop: URL(filePath: directory.shop), gateway: URL(filePath: directory.gateway),
      scratch: URL(filePath: scratch), isInUse: hold.holder != nil || !users.isEmpty,
      region: region)
    do throws(DatabaseError) {
      let inspection = try inspector.inspect()
      return DoctorReport(
        directory: directory.path, results: files + [lock(hold, users)] + inspection.results,
        region: inspection.region, figures: inspection.figures)
    } catch {
      throw .environment("\(error)")
    }
  }

  /// Whether folder and files are there, and can be read and written.
  private func files() throws(CommandError) -> [InspectionResult] {
    let path = directory.path
    guard isThere(path) else {
      throw .environment("there is no \(path); name the shop's folder with --data DIR")
    }
    guard isThere(directory.shop) else {
      throw .environment(
        "there is no shop in \(path) yet: start one with arcade run, "
          + "or name another folder with --data DIR")
    }
    let logs = [directory.shop, directory.gateway].map { $0 + "-wal" }
    let files = ([directory.shop, directory.gateway] + logs + [directory.lock]).filter(isThere)
    for file in files where !FileManager.default.isReadableFile(atPath: file) {
      throw .environment("\(file) cannot be read: allow it, or run this as its owner")
    }
    let locked = files.filter { !FileManager.default.isWritableFile(atPath: $0) }.map {
      InspectionFinding(
        file: $0, what: "It can only be read, so that nobody can shop",
        advice: "Allow writing to it: chmod u+w, as its owner")
    }
    let folder =
      FileManager.default.isWritableFile(atPath: path)
      ? []
      : [
        InspectionFinding(
          file: path, what: "Nothing can be written in the folder, so that nobody can shop",
          advice: "Allow writing to it: chmod u+w, as its owner")
      ]
    return [
      .of(.folder, folder, fine: "it can be read and written"),
      .of(.files, locked, fine: "they can be read and written"),
    ]
  }

  private func lock(_ hold: DirectoryLock.Probe, _ users: [Int32]) -> InspectionResult {
    if let holder = hold.holder { return .fine(.lock, "the shop is open in \(holder)") }
    let names = users.map { "process \($0)" }.joined(separator: ", ")
    return .fine(
      .lock, users.isEmpty ? "nobody has the shop open" : "the files are open in \(names)")
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
