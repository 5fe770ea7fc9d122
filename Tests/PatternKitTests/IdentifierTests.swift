import PatternKit
import Testing

/// Where identifiers and salts come from.
struct IdentifierTests {
  private struct Counting: IdentifierSource {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 * 17) } }
  }

  @Test("An identifier is 32 lower-case hexadecimal digits, of 16 bytes in order")
  func form() {
    #expect(Counting().identifier() == "00112233445566778899aabbccddeeff")
  }

  @Test("S3: a seeded source repeats byte for byte, and another seed gives other bytes")
  func seeded() {
    let first = SeededIdentifiers(seed: 7)
    let second = SeededIdentifiers(seed: 7)
    let bytes = first.bytes(64)
    #expect(bytes == second.bytes(64))
    #expect(first.identifier() == second.identifier())
    #expect(bytes != SeededIdentifiers(seed: 8).bytes(64))
    #expect(bytes != first.bytes(64), "it goes on")
    #expect(Set(bytes).count > 32)
  }

  @Test("A seeded source gives each byte once, whoever asks and however many ask at once")
  func seededFromAnywhere() async {
    let shared = SeededIdentifiers(seed: 7)
    let asked = (1...4).map { _ in Elsewhere() }.map { place in
      Task { await place.answer(shared).bytes(100) }
    }
    var bytes: [UInt8] = []
    for task in asked { bytes += await task.value }
    #expect(bytes.sorted() == SeededIdentifiers(seed: 7).bytes(400).sorted())
  }

  @Test("The system's source gives as many bytes as asked, and not the same twice")
  func system() {
    let source = SystemIdentifiers()
    #expect(source.bytes(32).count == 32)
    #expect(source.bytes(32) != source.bytes(32))
    #expect(source.identifier().count == 32)
    #expect(source.identifier() != source.identifier())
  }

  @Test("A count that is not positive gives no bytes", arguments: [0, -1, .min])
  func none(count: Int) {
    #expect(SystemIdentifiers().bytes(count) == [])
    #expect(SeededIdentifiers(seed: 7).bytes(count) == [])
  }
}
