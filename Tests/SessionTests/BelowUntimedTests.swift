import Session
import TestSupport
import Testing

/// A stop with a time below others without one.
@Suite struct BelowUntimedTests {
  private func window() throws -> TestWindow {
    var window = try portoWindow()
    try window.plan("walk", day: 2)
    try window.plan("picnic", day: 2)
    return window
  }

  private func told(_ commit: Commit) -> [Notice] {
    commit.notices.filter { notice in
      if case .belowUntimed = notice { true } else { false }
    }
  }

  private func tea(at time: String) -> Intent {
    .add(NewStops(.text("tea"), to: .day(.number(2)), at: ClockTime(text: time)))
  }

  @Test func `that it lands below what can hardly be over is told with the line that mends it`()
    throws
  {
    var window = try window()
    let eight = try #require(ClockTime(text: "08:00"))
    let move = Intent.moveStops(
      StopsMove(
        [.inDay(day: 2, number: 3)], position: .before(.inDay(day: 2, number: 1))))
    let notice = Notice.belowUntimed("tea", eight, ["walk", "picnic"], move: move)
    #expect(told(try window.commit(tea(at: "08:00"))) == [notice])
    #expect(told(try window.commit(move)).isEmpty)
    #expect(try window.trip.days[1].stops.map(\.name) == ["tea", "walk", "picnic"])
    try window.plan("run", day: 3)
    try window.commit(.moveStops(StopsMove([.named("tea")], to: .day(.number(3)))))
    try window.commit(.time(.named("tea"), nil))
    #expect(told(try window.commit(.time(.named("tea"), eight))).count == 1)
  }

  @Test func `where there is time for them before it nothing is told`() throws {
    var window = try window()
    #expect(told(try window.commit(tea(at: "11:00"))).isEmpty)
    try window.plan("nap", day: 2)
    #expect(told(try window.commit(tea(at: "12:30"))).count == 1)
    #expect(told(try window.commit(tea(at: "20:00"))).isEmpty)
  }

  @Test func `what a later part of the line mends is not told`() throws {
    var window = try window()
    let move = Intent.moveStops(
      StopsMove([.inDay(day: 2, number: 3)], position: .first))
    #expect(told(try window.commit(.several([tea(at: "08:00"), move]))).isEmpty)
  }
}
