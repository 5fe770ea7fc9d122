import BoardKit
import Testing

@Suite("Buses")
struct BusTests {
  @Test("BD-L43: who is connected hears in the order of connecting")
  func order() {
    let bus = Bus<Int>()
    var heard: [String] = []
    bus.deliver { heard.append("a\($0)") }
    bus.deliver { heard.append("b\($0)") }
    bus.transport(input: 1)
    #expect(heard == ["a1", "b1"])
  }
}
