// Looks inside, which a release build does not allow.
#if DEBUG
  import Testing

  @testable import PatternKit

  /// What is alive.
  struct LifetimesTests {
    private final class Node {}

    private let lifetimes = Lifetimes()

    @Test("What lives is counted by its kind, and no longer than it lives")
    func counts() {
      #expect(lifetimes.isEmpty)
      #expect(lifetimes.counts == [:])
      var nodes = [Node(), Node(), Node()]
      lifetimes.register(nodes[0], kind: "Board")
      lifetimes.register(nodes[1], kind: "Board")
      lifetimes.register(nodes[2], kind: "Screen")
      #expect(lifetimes.counts == ["Board": 2, "Screen": 1])
      nodes.removeFirst()
      #expect(lifetimes.counts == ["Board": 1, "Screen": 1])
      nodes.removeFirst()
      #expect(lifetimes.counts == ["Screen": 1])
      #expect(!lifetimes.isEmpty)
      nodes = []
      #expect(lifetimes.isEmpty)
      #expect(lifetimes.counts == [:])
    }

    @Test("It keeps nothing alive")
    func weakly() {
      weak var released: Node?
      do {
        let node = Node()
        released = node
        lifetimes.register(node, kind: "Board")
      }
      #expect(released == nil)
    }

    @Test("What is registered twice counts twice")
    func twice() {
      let node = Node()
      lifetimes.register(node, kind: "Board")
      lifetimes.register(node, kind: "Board")
      lifetimes.register(node, kind: "Leaf")
      #expect(lifetimes.counts == ["Board": 2, "Leaf": 1])
    }

    @Test("Attaching and detaching go on for ever in a register that does not grow")
    func doesNotGrow() {
      let living = (1...1_000).map { _ in Node() }
      for node in living { lifetimes.register(node, kind: "Living") }
      for _ in 1...20_000 { lifetimes.register(Node(), kind: "Passing") }
      #expect(lifetimes.entryCount <= 2_100)
      #expect(lifetimes.counts == ["Living": 1_000])
    }

    @Test("Looking for the dead costs the same for each registration, however many live")
    func prunesSeldom() {
      var living: [Node] = []
      var prunings = 0
      var entries = 0
      for number in 1...20_000 {
        // Of every two that come one goes, so that there is always something to be found.
        let node = Node()
        if number.isMultiple(of: 2) { living.append(node) }
        lifetimes.register(node, kind: "Node")
        if lifetimes.entryCount <= entries { prunings += 1 }
        entries = lifetimes.entryCount
      }
      #expect(living.count == 10_000)
      #expect((1...20).contains(prunings))
    }
  }
#endif
