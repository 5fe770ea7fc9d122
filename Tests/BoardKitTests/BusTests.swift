import BoardKit
import PatternKit
import Testing

@Suite("Buses")
struct BusTests {
  let bus = Bus<Int>()
  let journal = Journal()

  @Test("BD-L43: who is connected hears in the order of connecting, as long as it lives")
  func order() {
    final class Target {}
    var target: Target? = Target()
    bus.deliver { journal.write("a\($0)") }
    if let target { bus.connect(target: target) { _, value in journal.write("t\(value)") } }
    bus.deliver { journal.write("b\($0)") }
    bus.transport(input: 1)
    #expect(journal.take() == ["a1", "t1", "b1"])
    target = nil
    bus.transport(input: 2)
    #expect(journal.take() == ["a2", "b2"])
    #expect(bus.count == 2)
  }

  @Test("BD-L43: who connects during a delivery hears the next; who is cut off hears no more of it")
  func duringDelivery() {
    var cable: Subscription?
    var isConnected = false
    bus.deliver { value in
      journal.write("a\(value)")
      cable?.end()
      if !isConnected {
        isConnected = true
        bus.deliver { journal.write("new\($0)") }
      }
    }
    cable = bus.deliver { journal.write("cut\($0)") }
    bus.transport(input: 1)
    #expect(journal.take() == ["a1"])
    bus.transport(input: 2)
    #expect(journal.take() == ["a2", "new2"])
  }

  @Test("BD-F5: a delivery from within a delivery is done at once, and the outer one goes on")
  func reentry() {
    bus.deliver { value in
      journal.write("a\(value)")
      if value == 1 { bus.transport(input: 2) }
    }
    bus.deliver { journal.write("b\($0)") }
    bus.transport(input: 1)
    #expect(journal.take() == ["a1", "a2", "b2", "b1"])
    let bell = Bus<Void>()
    bell.deliver { journal.write("rung") }
    bell.transport()
    #expect(journal.take() == ["rung"])
  }
}
