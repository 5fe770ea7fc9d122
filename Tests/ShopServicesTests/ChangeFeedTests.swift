import ShopModel
import ShopServices
import Testing

/// The feed tells everybody, in order, in one turn.
struct ChangeFeedTests {
  let feed = ChangeFeed()

  @Test("V19: subscribers are told in the order in which they subscribed, before publish returns")
  func order() {
    var heard: [String] = []
    let one = feed.subscribe { heard.append("one \($0.number)") }
    let two = feed.subscribe { heard.append("two \($0.number)") }
    feed.publish(ShopChange(number: 1))
    feed.publish(ShopChange(number: 2))
    #expect(heard == ["one 1", "two 1", "one 2", "two 2"])
    one.end()
    feed.publish(ShopChange(number: 3))
    #expect(heard.suffix(1) == ["two 3"])
    #expect(heard.count == 5)
    two.end()
  }

  @Test("V19: a subscription dies with its owner, who only keeps the token")
  func token() {
    var heard = 0
    var token: FeedToken? = feed.subscribe { _ in heard += 1 }
    #expect(feed.subscriberCount == 1)
    feed.publish(ShopChange(number: 1))
    #expect(heard == 1)
    token = nil
    feed.publish(ShopChange(number: 2))
    #expect(heard == 1)
    #expect(feed.subscriberCount == 0)
    #expect(token == nil)
  }

  @Test("V19: who subscribes while a change is told hears the next one")
  func snapshotOfTheList() {
    var heard: [Int] = []
    var late: FeedToken?
    let first = feed.subscribe { [feed] _ in
      if late == nil { late = feed.subscribe { heard.append($0.number) } }
    }
    feed.publish(ShopChange(number: 1))
    #expect(heard == [])
    feed.publish(ShopChange(number: 2))
    #expect(heard == [2])
    first.end()
  }

  @Test("V19: who ends its subscription while a change is told is not told that one any more")
  func endedMeanwhile() {
    var heard = 0
    var second: FeedToken?
    let first = feed.subscribe { _ in second?.end() }
    second = feed.subscribe { _ in heard += 1 }
    feed.publish(ShopChange(number: 1))
    #expect(heard == 0)
    first.end()
  }

  @Test("G6: the feed knows whose stay it is")
  func stay() {
    #expect(feed.session == SessionID(number: 0, shopper: nil))
    feed.sessionBegan(SessionID(number: 1, shopper: 5))
    #expect(feed.session == SessionID(number: 1, shopper: 5))
  }
}
