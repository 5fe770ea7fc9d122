import PatternKit
import Testing

/// Activities that are led by hand, as a window's queued transition is.
struct ActivityTests {
  private let workload = Workload("transitions")
  private let bench = Workbench()

  @Test("An activity runs from its beginning to its finish, and is counted that long")
  func counted() {
    let first = workload.begin("push", file: "TextUI/Window.swift", line: 12)
    let second = workload.begin("pop")
    #expect(first.state == .running)
    #expect(first.name == "push")
    #expect(first.origin == "TextUI/Window.swift:12")
    #expect(first.serial < second.serial)
    #expect(workload.running == 2)
    #expect(workload.unfinished.map(\.name) == ["push", "pop"])
    first.finish()
    #expect(first.state == .finished)
    #expect(workload.running == 1)
    #expect(workload.unfinished.map(\.name) == ["pop"])
    second.finish()
    #expect(workload.running == 0)
    #expect(workload.unfinished.isEmpty)
  }

  @Test("A parked activity is unfinished and does not count, with what it waits for")
  func parked() {
    let activity = workload.begin("push")
    activity.park("a step")
    #expect(activity.state == .parked("a step"))
    #expect(workload.running == 0)
    #expect(workload.unfinished.count == 1)
    activity.unpark()
    #expect(activity.state == .running)
    #expect(workload.running == 1)
  }

  @Test(
    "Parking what is parked, un-parking what runs, and anything after the finish change nothing")
  func repeated() {
    let activity = workload.begin("push")
    activity.unpark()
    #expect(workload.running == 1)
    activity.park("a step")
    activity.park("another")
    #expect(activity.state == .parked("a step"))
    #expect(workload.running == 0)
    activity.unpark()
    activity.unpark()
    #expect(workload.running == 1)
    activity.finish()
    activity.finish()
    activity.park("a step")
    activity.unpark()
    #expect(activity.state == .finished)
    #expect(workload.running == 0)
  }

  @Test("A parked activity can be finished without having been un-parked")
  func finishedWhileParked() {
    let activity = workload.begin("push")
    activity.park("a step")
    activity.finish()
    #expect(activity.state == .finished)
    #expect(workload.running == 0)
    #expect(workload.unfinished.isEmpty)
  }

  @Test("A parked activity lets a tracker be idle, and takes it back before anyone goes on")
  func trackerFollows() async throws {
    bench.tracker.include(workload)
    let activity = workload.begin("push")
    let waiting = Task.immediate {
      await bench.tracker.idle()
      bench.journal.append("idle while \(activity.state)")
    }
    activity.park("a step")
    activity.unpark()
    #expect(!bench.tracker.isIdle)
    await bench.letTurnsPass()
    #expect(bench.journal == [], "it parked in between, and runs again")
    activity.park("another step")
    await waiting.value
    #expect(bench.journal == ["idle while parked(\"another step\")"])
    activity.finish()
  }

  @Test("A follower is parked whenever the activity that it awaits is")
  func follows() {
    let call = workload.begin("call")
    let caller = workload.begin("caller")
    call.follow(by: caller)
    #expect(caller.state == .running)
    call.park("a held reply")
    #expect(caller.state == .parked("a held reply"))
    #expect(workload.running == 0)
    call.unpark()
    #expect(caller.state == .running)
    #expect(workload.running == 2)
    call.park("a slow reply")
    #expect(caller.state == .parked("a slow reply"))
    call.unfollow(by: caller)
    #expect(caller.state == .running)
    #expect(call.state == .parked("a slow reply"))
    #expect(workload.running == 1)
  }

  @Test("Who begins to follow a parked activity is parked; who follows a finished one runs on")
  func followsLate() {
    let call = workload.begin("call")
    let caller = workload.begin("caller")
    call.park("a held reply")
    call.follow(by: caller)
    #expect(caller.state == .parked("a held reply"))
    call.finish()
    #expect(caller.state == .running)
    let late = workload.begin("late")
    call.follow(by: late)
    #expect(late.state == .running)
    call.unfollow(by: late)
    call.unfollow(by: caller)
    #expect(workload.running == 2)
  }

  @Test("Followers of followers are parked with them")
  func chains() {
    let inner = workload.begin("inner")
    let outer = workload.begin("outer")
    let caller = workload.begin("caller")
    outer.follow(by: caller)
    inner.follow(by: outer)
    inner.park("a held reply")
    #expect(workload.running == 0)
    #expect(caller.state == .parked("a held reply"))
    inner.finish()
    #expect(workload.running == 2)
    #expect(caller.state == .running)
  }

  @Test("Following another ends following the first, and un-following twice changes nothing")
  func followsOne() {
    let first = workload.begin("first")
    let second = workload.begin("second")
    let caller = workload.begin("caller")
    first.follow(by: caller)
    first.park("a held reply")
    second.follow(by: caller)
    #expect(caller.state == .running, "the second runs")
    first.unfollow(by: caller)
    second.park("a slow reply")
    #expect(caller.state == .parked("a slow reply"))
    second.unfollow(by: caller)
    caller.park("the clock")
    second.unfollow(by: caller)
    #expect(caller.state == .parked("the clock"))
  }

  @Test("A follower that finishes follows no more")
  func followerFinishes() {
    let call = workload.begin("call")
    let caller = workload.begin("caller")
    call.follow(by: caller)
    call.park("a held reply")
    caller.finish()
    #expect(caller.state == .finished)
    call.unpark()
    call.park("a held reply")
    #expect(caller.state == .finished)
    #expect(workload.running == 0)
    weak var released: Activity?
    do {
      let brief = workload.begin("brief")
      released = brief
      call.follow(by: brief)
      brief.finish()
    }
    #expect(released == nil, "the call does not keep it")
  }

  @Test("Cancelling an activity ends the wait that it is in, in the same turn, and once")
  func cancels() {
    var ended = 0
    let activity = workload.begin("push")
    activity.park("a step") {
      ended += 1
      activity.unpark()
    }
    activity.cancel()
    #expect(activity.isCancelled)
    #expect(activity.state == .running)
    activity.cancel()
    #expect(ended == 1)
    let other = workload.begin("pop")
    other.park("a step") { ended += 1 }
    other.unpark()
    other.cancel()
    #expect(ended == 1, "it waits no more")
    let finished = workload.begin("present")
    finished.park("a step") { ended += 1 }
    finished.finish()
    finished.cancel()
    #expect(ended == 1)
    #expect(!finished.isCancelled)
  }
}
