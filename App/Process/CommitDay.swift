import Foundation
import ShopModel

/// When the sources in a folder were committed.
enum CommitDay {
  /// The day, in UTC, of the last commit of the repository that `folder` lies in; nil when it lies
  /// in none, or there is no git to ask.
  static func of(folder: String) -> Day? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", folder.isEmpty ? "." : folder, "log", "-1", "--format=%cd",
      "--date=format-local:%Y-%m-%d",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return Day(
      parsing: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}
