import Session
import TestSupport
import Testing

/// Two windows on one home, each of which sees what the other wrote.
struct TwoWindowsTests {
  private var one: TestWindow
  private var two: TestWindow

  init() throws {
    one = try portoWindow()
    two = TestWindow(one.library, window: 2)
    two.session.cursor.trip = one.session.cursor.trip
    one.firstOwnEntry = 2
  }

  private mutating func first(_ intent: Intent) throws {
    try one.commit(intent)
    two = caughtUp(two, with: one)
  }

  private mutating func second(_ intent: Intent) throws {
    try two.commit(intent)
    one = caughtUp(one, with: two)
  }

  private func caughtUp(_ window: TestWindow, with other: TestWindow) -> TestWindow {
    let old = window.session
    var window = window
    window.library = other.library
    for id in Set(window.session.touched.keys) {
      let trip = other.library.trips.first { $0.id == id }
      window.session.touched[id] = trip.map { .here($0) } ?? .gone
    }
    window.session.settings = other.session.settings
    window.session.aliases = other.session.aliases
    window.session.nextID = max(window.session.nextID, other.session.nextID)
    window.session.rememberShown(old)
    return window
  }

  @Test mutating func `a window undoes its own steps and those before it`() throws {
    try first(.style("slow"))
    try second(.people(2))
    try first(.undo(.steps(1)))
    #expect(try two.trip.style == nil)
    #expect(try two.trip.people == 2)
    #expect(one.problem(.undo(.entry(3))) == .entryNotUndoable(3, .ofAnotherWindow))
    #expect(one.question(.undo(.steps(1))) == nil)
    #expect(
      one.problem(.undo(.steps(1))) == .changedSince(entry: 1, later: [3]))
    #expect(two.problem(.undo(.entry(2))) == .entryNotUndoable(2, .takenBack(by: 4)))
    try second(.undo(.steps(2)))
    #expect(one.library.trips.isEmpty)
    #expect(one.problem(.show(.trip)) == .noTripYet)
  }

  @Test mutating func `what another window changed since is not undone over its head`() throws {
    try first(.style("slow"))
    try second(.style("fast"))
    #expect(one.problem(.undo(.steps(1))) == .changedSince(entry: 2, later: [3]))
    try second(.undo(.steps(1)))
    try first(.undo(.steps(1)))
    #expect(try one.trip.style == nil)
  }

  @Test mutating func `a redo does not write over another window's change`() throws {
    try first(.style("slow"))
    try first(.undo(.steps(1)))
    try second(.style("fast"))
    #expect(one.problem(.redo(1)) == .changedSince(entry: 2, later: [4]))
    try second(.people(3))
    try second(.undo(.entry(4)))
    try first(.redo(1))
    #expect(try one.trip.style == "slow")
    #expect(two.problem(.redo(1)) == .changedSince(entry: 4, later: [7]))
  }

  @Test mutating func `an undo restores what is exactly before it, others' stops and all`() throws {
    try first(.add(NewStops(.text("lunch"), to: .day(.number(1)))))
    try second(.add(NewStops(.text("breakfast"), to: .day(.number(1)), position: .first)))
    try first(.undo(.steps(1)))
    #expect(try two.trip.days[0].stops.map(\.name) == ["breakfast"])
    try first(.redo(1))
    #expect(try two.trip.days[0].stops.count == 2)
  }

  /// Two windows with three stops on day 1, which the first one has shown.
  private mutating func planDayOne() throws {
    for name in ["Lello", "lunch", "dinner"] {
      try first(.add(NewStops(.text(name), to: .day(.number(1)))))
    }
    try one.reply(.show(.day(.number(1))))
  }

  @Test mutating func `D15: a number of a list that another window changed is asked about`() throws
  {
    try planDayOne()
    try second(.removeStops([.inDay(day: 1, number: 1)]))
    let question = try #require(one.question(.removeStops([.number(2)])))
    #expect(question.topic == .numberOfChangedDay(2, day: 1))
    #expect(
      question.choices.map(\.intent) == [
        .removeStops([.inDay(day: 1, number: 1)]), .removeStops([.inDay(day: 1, number: 2)]),
      ])
    #expect(one.question(.time(.number(1), nil))?.choices.count == 1)
    #expect(one.question(.removeStops([.inDay(day: 1, number: 2)])) == nil)
    #expect(one.question(.removeStops([.named("dinner")])) == nil)
    #expect(two.question(.removeStops([.number(1)])) == nil)
  }

  @Test mutating func `D15: several numbers keep the stops they had when they were shown`() throws {
    try planDayOne()
    try second(.moveStops(StopsMove([.inDay(day: 1, number: 3)], position: .first)))
    let question = try #require(one.question(.done([.number(1), .number(2)], true)))
    #expect(
      question.choices.map(\.label) == [
        .stops(["Lello", "lunch"]), .stops(["dinner", "Lello"]),
      ])
    #expect(
      question.choices[0].intent
        == .done([.inDay(day: 1, number: 2), .inDay(day: 1, number: 3)], true))
  }

  @Test mutating func `D15: once the day is seen again its numbers are those of now`() throws {
    try planDayOne()
    try second(.removeStops([.inDay(day: 1, number: 1)]))
    for look in [Intent.show(.trip), .show(.day(.number(1))), .selectDay(.number(1))] {
      var window = one
      try window.reply(look)
      #expect(window.question(.removeStops([.number(1)])) == nil)
    }
    try first(.add(NewStops(.text("tea"), to: .day(.number(2)))))
    #expect(one.question(.removeStops([.number(1)])) == nil)
    #expect(one.session.cursor.shownDay == (try one.trip).days[1].id)
  }

  @Test mutating func `D15: what changes on another day asks nothing`() throws {
    try planDayOne()
    try second(.add(NewStops(.text("tea"), to: .day(.number(2)))))
    #expect(one.question(.removeStops([.number(1)])) == nil)
    try second(.set(.units, "mi"))
    #expect(one.question(.removeStops([.number(1)])) == nil)
  }
}
