import Foundation
import Scenarios

extension TemporaryFolder {
  /// A folder for the files of one command, gone at its end, whatever kind of end it is.
  static func ofCommand() throws(CommandError) -> TemporaryFolder {
    do throws(Failure) {
      let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory.path)
      Termination.removeAtEnd(folder.path)
      return folder
    } catch {
      throw .environment("\(error)")
    }
  }
}
