import Foundation
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// Stopping the world at a commit.
struct WriteLogTests {
  @Test("H7: files copied at a commit are what a process would find that was killed there")
  func copies() async throws {
    let folder = try Folder()
    let writes = WriteLog()
    let bench = try Bench(at: .file(folder.file), writes: writes)
    try await bench.database.replaceCatalogue(Fixtures.small)
    let before = writes.count
    let root = folder.url
    writes.onWrite { number in
      let copy = root.appending(path: "at-\(number - before)", directoryHint: .isDirectory)
      try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for name in ["shop.sqlite", "shop.sqlite-wal"] {
        try? FileManager.default.copyItem(
          at: root.appending(path: name), to: copy.appending(path: name))
      }
    }
    for _ in 0..<3 { _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1) }
    #expect(writes.count == before + 3)
    for number in 1...3 {
      let copy = root.appending(path: "at-\(number)/shop.sqlite")
      let killed = try Bench(at: .file(copy))
      #expect(try await killed.shop.session.read().cart.count == number)
      await killed.database.close()
    }
    writes.onWrite(nil)
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "at-4").path))
    await bench.database.close()
  }

  @Test("Two databases with the same history have the same digest; one step makes another")
  func digests() async throws {
    var digests: [String] = []
    for steps in [2, 2, 3] {
      let bench = try Bench()
      try await bench.database.replaceCatalogue(Fixtures.small)
      for _ in 0..<steps { _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1) }
      digests.append(try await bench.database.digest())
    }
    #expect(digests[0] == digests[1])
    #expect(digests[0] != digests[2])
    #expect(digests.allSatisfy { $0.count == 16 })
  }

  @Test("What a dump quotes as it stands is what escaping would have made of it")
  func quotes() {
    for byte in UInt8(0)...0x7F {
      let text = String(UnicodeScalar(byte))
      #expect(!Dump.isPlain(text) || "\"\(text)\"" == text.debugDescription, "\(byte)")
    }
    #expect(Dump.isPlain("Harbour Mug, 2 left"))
    #expect(!Dump.isPlain("café"))
    #expect(!Dump.isPlain("a\nb"))
  }

  @Test("A dump names every table and shows every row")
  func dump() async throws {
    let bench = try Bench()
    try await bench.database.replaceCatalogue(Fixtures.small)
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    let dump = try await bench.database.dump()
    #expect(dump.contains("cart_line\n  cart=1 sku=\"MUG-1\""))
    for product in Fixtures.small { #expect(dump.contains("handle=\"\(product.handle)\"")) }
  }
}
