import Foundation
import PatternKit
import Testing

/// What happened inside a storefront.
struct TracerTests {
  @Test("Off, nothing is evaluated, kept or told")
  func off() {
    let tracer = Tracer()
    var evaluated = 0
    func text() -> String {
      evaluated += 1
      return "text"
    }
    tracer.onEvent = { _ in evaluated += 1 }
    for kind in TraceEvent.Kind.allCases { tracer.record(kind, text(), text()) }
    #expect(evaluated == 0)
    #expect(tracer.events == [])
  }

  @Test("On, every event is kept in order, numbered, and told as it is recorded")
  func on() {
    let tracer = Tracer(isOn: true)
    var heard: [TraceEvent] = []
    tracer.onEvent = { heard.append($0) }
    tracer.record(.actionReceived, "Cart", "increaseTapped MUG-NAVY")
    #expect(heard.count == 1)
    tracer.record(.serviceCalled, "cart.change")
    #expect(heard == tracer.events)
    #expect(tracer.events.map(\.serial) == [1, 2])
    #expect(tracer.events.map(\.kind) == [.actionReceived, .serviceCalled])
    #expect(tracer.events.map(\.subject) == ["Cart", "cart.change"])
    #expect(tracer.events.map(\.detail) == ["increaseTapped MUG-NAVY", ""])
  }

  @Test("Switched on later, it records from then on")
  func switched() {
    let tracer = Tracer()
    tracer.record(.nodeAttached, "before")
    tracer.isOn = true
    tracer.record(.nodeAttached, "on")
    tracer.isOn = false
    tracer.record(.nodeAttached, "after")
    #expect(tracer.events.map(\.subject) == ["on"])
    #expect(tracer.events.map(\.serial) == [1])
  }

  @Test("S6: clearing forgets every event, and numbers go on")
  func clear() {
    let tracer = Tracer(isOn: true)
    tracer.record(.nodeAttached, "Cart")
    tracer.record(.nodeDetached, "Cart")
    tracer.clear()
    #expect(tracer.events == [])
    tracer.record(.nodeAttached, "Main")
    #expect(tracer.events.map(\.serial) == [3])
  }

  @Test("The newest events are kept, as many as the limit", arguments: [0, 1, 2, 10, -5])
  func limit(_ limit: Int) {
    let tracer = Tracer(isOn: true, limit: limit)
    for number in 1...55 {
      tracer.record(.actionReceived, "\(number)")
      let oldest = max(1, number - max(0, limit) + 1)
      #expect(tracer.events.map(\.serial) == (oldest..<number + 1).map { $0 })
    }
  }

  @Test("An event keeps its form when it is written as JSON and read again")
  func json() throws {
    let tracer = Tracer(isOn: true)
    tracer.record(.gateHeld, "Main", "open Checkout")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(tracer.events)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"detail":"open Checkout","kind":"gateHeld","serial":1,"subject":"Main"}]"#)
    #expect(try JSONDecoder().decode([TraceEvent].self, from: data) == tracer.events)
  }
}
