import Measurement
import Testing

struct FrameworksBenchTests {
  @Test("Each kind of work is measured with and without, and their ratio told")
  func figures() throws {
    var bench = FrameworksBench(turns: 2)
    bench.siblings = [0, 3]
    bench.depths = [2, 4]
    bench.flows = [1, 5]
    let figures = bench.run()
    let before = ["a. act, state, observer", "b. fresh child above 0", "b. fresh child above 3"]
    let after = ["d. depth 2, up and down", "d. depth 4, up and down", "e. live child"]
    let works = [
      "coordinators": before + ["c. output by delegate", "c. output by route"] + after,
      "boards": before + ["c. output among 1", "c. output among 5"] + after,
    ]
    var names: [String] = []
    for framework in ["coordinators", "boards"] {
      for work in try #require(works[framework]) {
        names += ["\(work), plain", "\(work), \(framework)", "\(work), ratio"]
      }
    }
    #expect(figures.map(\.name) == names)
    for row in stride(from: 0, to: figures.count - 2, by: 3) {
      #expect(figures[row].value > 0)
      #expect(figures[row + 2].value == figures[row + 1].value / figures[row].value)
    }
  }

  @Test("A child keeps at least the screen that it has, with a framework and without")
  func bytes() throws {
    var bench = FrameworksBench(turns: 64)
    bench.siblings = []
    bench.depths = []
    let figures = bench.run()
    let plain = try #require(figures.first { $0.name == "e. live child, plain" })
    #expect(plain.value > 200)
    for framework in ["coordinators", "boards"] {
      let child = try #require(figures.first { $0.name == "e. live child, \(framework)" })
      #expect(child.value > 200)
    }
  }
}
