import Measurement
import Testing

struct FrameworksBenchTests {
  @Test("Each kind of work is measured with and without, and their ratio told")
  func figures() throws {
    var bench = FrameworksBench(turns: 2)
    bench.siblings = [0, 3]
    bench.depths = [2, 4]
    let figures = bench.run()
    let works = [
      "a. act, state, observer", "b. fresh child above 0", "b. fresh child above 3",
      "c. output by delegate", "c. output by route", "d. depth 2, up and down",
      "d. depth 4, up and down", "e. live child",
    ]
    #expect(
      figures.map(\.name)
        == works.flatMap { ["\($0), plain", "\($0), coordinators", "\($0), ratio"] })
    for work in works {
      let plain = try #require(figures.first { $0.name == "\(work), plain" })
      let other = try #require(figures.first { $0.name == "\(work), coordinators" })
      let ratio = try #require(figures.first { $0.name == "\(work), ratio" })
      #expect(plain.value > 0)
      #expect(ratio.value == other.value / plain.value)
    }
  }

  @Test("A child keeps at least the screen that it has, with a framework and without")
  func bytes() throws {
    var bench = FrameworksBench(turns: 64)
    bench.siblings = []
    bench.depths = []
    let figures = bench.run()
    let plain = try #require(figures.first { $0.name == "e. live child, plain" })
    let coordinators = try #require(figures.first { $0.name == "e. live child, coordinators" })
    #expect(plain.value > 200)
    #expect(coordinators.value > 200)
  }
}
