import Measurement
import Testing

struct SamplesTests {
  @Test("Of times the median and the percentiles are by nearest rank, whatever their order")
  func percentiles() {
    let samples = Samples((1...200).reversed().map { .milliseconds($0) })
    #expect(samples.median == .milliseconds(100))
    #expect(samples.percentile(99) == .milliseconds(198))
    #expect(samples.percentile(100) == .milliseconds(200))
    #expect(samples.percentile(0) == .milliseconds(1))
    #expect(samples.longest == .milliseconds(200))
    let three = Samples([.seconds(3), .seconds(1), .seconds(2)])
    #expect(three.median == .seconds(2))
    #expect(three.percentile(99) == .seconds(3))
  }

  @Test("Of no times everything is zero")
  func none() {
    let samples = Samples([])
    #expect(samples.median == .zero)
    #expect(samples.percentile(99) == .zero)
    #expect(samples.longest == .zero)
  }

  @Test("Every turn is taken once, in order, and has a time")
  func turns() async {
    var taken: [String] = []
    let samples = await Samples(["a", "b", "c"]) { taken.append($0) }
    #expect(taken == ["a", "b", "c"])
    #expect(samples.sorted.count == 3)
    #expect(samples.sorted.allSatisfy { $0 >= .zero })
  }

  @Test("Times become milliseconds, and counts so many a second")
  func figures() {
    #expect(Figure("x", .milliseconds(1_500)) == Figure("x", 1_500, "ms"))
    #expect(Figure("x", 30, in: .seconds(2), "products") == Figure("x", 15, "products/s"))
    #expect(Figure("x", 30, in: .zero, "products") == Figure("x", 0, "products/s"))
  }
}
