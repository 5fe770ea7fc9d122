import Foundation
import ShopDatabase

/// The folder that holds everything that outlives the process. Rule: W1.
struct DataDirectory {
  /// Its path, as it was named.
  let path: String

  /// The shop's database.
  var shop: String { path + "/shop.sqlite" }
  /// The database of the payment company's stand-in.
  var gateway: String { path + "/\(ShopDatabase.gatewayFile)" }
  /// What keeps a second process out.
  var lock: String { path + "/lock" }

  /// The folder that is named by the option, or else by the environment.
  ///
  /// - Throws: when nothing names one.
  static func named(
    by option: String?, environment: [String: String]
  ) throws(CommandError) -> DataDirectory {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = option ?? value("ARCADE_DATA") { return DataDirectory(path: path) }
    // A relative path there is to be ignored, says the specification that the variable is from.
    if let base = value("XDG_DATA_HOME"), base.hasPrefix("/") {
      return DataDirectory(path: base + "/arcade")
    }
    if let home = value("HOME"), home.hasPrefix("/") {
      return DataDirectory(path: home + "/.local/share/arcade")
    }
    throw .environment("there is no home folder to keep the shop in; name a folder with --data DIR")
  }

  /// Makes the folder, and those that it lies in, unless it is there. What is made is its
  /// owner's alone.
  func make() throws(CommandError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      guard mkdir(made, 0o700) == 0 || errno == EEXIST || isFolder(made) else {
        throw unusable(SystemText.of(errno: errno))
      }
      made += "/"
    }
    guard isFolder(path) else { throw unusable("it is no folder") }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func unusable(_ reason: String) -> CommandError {
    .environment(
      "the data directory \(path) cannot be made: \(reason); name another with --data DIR")
  }
}
