import PatternKit
import Testing

/// A value that others watch.
struct CurrentTests {
  private final class Owner {}

  private final class Journal {
    var entries: [String] = []
  }

  private let journal = Journal()
  private let current = Current(0)
  private let owner = Owner()

  private func watch(_ name: String, by owner: AnyObject? = nil) {
    current.observe(owner ?? self.owner) { [journal] in journal.entries.append("\(name) \($0)") }
  }

  @Test("G8: every observer is told before the setter returns, in the order of subscription")
  func toldAtOnce() {
    watch("a")
    watch("b")
    watch("c")
    #expect(journal.entries == [], "the value as it was is not told")
    current.value = 1
    #expect(journal.entries == ["a 1", "b 1", "c 1"])
    #expect(current.value == 1)
  }

  @Test("A value that is equal is told too, and so is one that is changed in place")
  func equalAndInPlace() {
    watch("a")
    current.value = 0
    current.value += 5
    #expect(journal.entries == ["a 0", "a 5"])
  }

  @Test("An observer ends with its owner")
  func ownerGoes() {
    var other: Owner? = Owner()
    watch("a", by: other)
    watch("b")
    #expect(current.observerCount == 2)
    other = nil
    #expect(current.observerCount == 1)
    current.value = 1
    #expect(journal.entries == ["b 1"])
  }

  @Test("What an ended observer held is let go, at the next telling or subscription at the latest")
  func letsGo() {
    for isEndedByHand in [true, false] {
      weak var held: Owner?
      var other: Owner? = Owner()
      var subscription: Subscription?
      do {
        let object = Owner()
        held = object
        if let other {
          subscription = current.observe(other) { _ in withExtendedLifetime(object) {} }
        }
      }
      #expect(held != nil)
      if isEndedByHand {
        subscription?.end()
      } else {
        other = nil
        current.value += 1
      }
      #expect(held == nil)
      withExtendedLifetime(other) {}
    }
  }

  @Test("A subscription ends when it is ended, not when it is released, and only once")
  func subscription() {
    var subscription: Subscription? = current.observe(owner) { [journal] in
      journal.entries.append("a \($0)")
    }
    watch("b")
    subscription?.end()
    subscription?.end()
    #expect(current.observerCount == 1)
    current.value = 1
    subscription = current.observe(owner) { [journal] in journal.entries.append("c \($0)") }
    subscription = nil
    current.value = 2
    #expect(journal.entries == ["b 1", "b 2", "c 2"])
  }

  @Test("Ending a subscription to a value that is gone is harmless")
  func subscriptionToNothing() {
    var gone: Current<Int>? = Current(0)
    weak var released: Current<Int>?
    released = gone
    let subscription = gone?.observe(owner) { _ in }
    gone = nil
    #expect(released == nil)
    subscription?.end()
  }

  @Test("Who is unsubscribed, or loses its owner, while others are told is not told")
  func endsWhileTelling() {
    var other: Owner? = Owner()
    var subscription: Subscription?
    current.observe(owner) { [journal] in
      journal.entries.append("a \($0)")
      subscription?.end()
      other = nil
    }
    subscription = current.observe(owner) { [journal] in journal.entries.append("b \($0)") }
    watch("c", by: other)
    watch("d")
    current.value = 1
    #expect(journal.entries == ["a 1", "d 1"])
    #expect(current.observerCount == 2)
  }

  @Test("Who ends its own subscription while it is told hears nothing more")
  func endsItself() {
    var subscription: Subscription?
    subscription = current.observe(owner) { [journal] in
      journal.entries.append("a \($0)")
      subscription?.end()
    }
    watch("b")
    current.value = 1
    current.value = 2
    #expect(journal.entries == ["a 1", "b 1", "b 2"])
  }

  @Test("Who subscribes while others are told hears what is set after that")
  func subscribesWhileTelling() {
    current.observe(owner) { [self] value in
      journal.entries.append("a \(value)")
      guard value == 1 else { return }
      current.value = 2
      watch("new")
      current.value = 3
    }
    watch("b")
    current.value = 1
    #expect(journal.entries == ["a 1", "b 1", "a 2", "b 2", "a 3", "b 3", "new 3"])
  }

  @Test("A value that is set while others are told is there at once")
  func readAfterWrite() {
    current.observe(owner) { [self] value in
      guard value == 1 else { return }
      current.value += 10
      current.value += 10
      journal.entries.append("now \(current.value)")
    }
    watch("b")
    current.value = 1
    #expect(journal.entries == ["now 21", "b 1", "b 11", "b 21"])
    #expect(current.value == 21)
  }

  @Test("Everybody hears the same values in the same order, and the last is the value")
  func sameOrder() {
    var heard: [[Int]] = Array(repeating: [], count: 4)
    for index in heard.indices {
      current.observe(owner) { [current] value in
        heard[index].append(value)
        // Each observer answers some values with a value of its own.
        if value < 40, value % 4 == index { current.value = value + index + 1 }
      }
    }
    current.value = 1
    #expect(heard[0].count > 5)
    for list in heard { #expect(list == heard[0]) }
    #expect(heard[0].last == current.value)
  }

  @Test("A chain of 100,000 values that are set while telling does not overflow the stack")
  func longChain() {
    let counter = Current(0)
    counter.observe(owner) { if $0 < 100_000 { counter.value = $0 + 1 } }
    counter.value = 1
    #expect(counter.value == 100_000)
  }

  @Test("The read-only side shows the same value and tells the same changes")
  func readOnly() {
    let side = current.readOnly
    let subscription = side.observe(owner) { [journal] in journal.entries.append("a \($0)") }
    current.value = 1
    #expect(side.value == 1)
    subscription.end()
    current.value = 2
    #expect(side.value == 2)
    #expect(journal.entries == ["a 1"])
  }

  @Test("The read-only side keeps the value alive")
  func readOnlyKeeps() {
    var source: Current<Int>? = Current(7)
    let side = source?.readOnly
    source = nil
    #expect(side?.value == 7)
  }

  @Test("Many observers come and go, and none is left")
  func manyObservers() {
    for _ in 1...1_000 {
      watch("gone", by: Owner())
    }
    watch("left")
    current.value = 1
    #expect(journal.entries == ["left 1"])
    #expect(current.observerCount == 1)
  }
}
