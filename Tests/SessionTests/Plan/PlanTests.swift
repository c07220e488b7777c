import Session
import TestSupport
import Testing

@Suite struct PlanTests {
  private func names(_ window: TestWindow) throws -> [[String]] {
    try window.trip.days.map { $0.stops.map(\.name) }
  }

  @Test func `what stands behind a stop goes to a new day, and later days make room`() throws {
    var window = try portoWindow()
    for stop in ["Lello", "lunch", "Tower", "dinner"] { try window.plan(stop, day: 2) }
    try window.plan("Serralves", day: 3)
    let before = try window.trip
    let commit = try window.commit(.plan(.split(.number(2), after: .named("lunch"))))
    #expect(commit.canonical == .plan(.split(.number(2), after: .inDay(day: 2, number: 2))))
    #expect(commit.notices.contains(.nowOnDay(["Tower", "dinner"], day: 3)))
    #expect(commit.notices.contains(.daysMoved(3, by: 1)))
    #expect(
      try names(window) == [
        [], ["Lello", "lunch"], ["Tower", "dinner"], ["Serralves"], [], [],
      ])
    #expect(try window.trip.end == date("2027-04-24"))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip == before)
  }

  @Test func `the day that is split off is where the other is`() throws {
    var window = try portoWindow()
    for stop in ["Lello", "lunch"] { try window.plan(stop, day: 2) }
    try window.commit(.cityOfDay(.number(2), .named("Matosinhos", quoted: false)))
    try window.commit(.plan(.split(.number(2), after: .named("Lello"))))
    #expect(
      try window.trip.days.map { $0.city?.name } == [
        nil, "Matosinhos", "Matosinhos", nil, nil, nil,
      ])
  }

  @Test func `nothing is split off behind the last stop, or by a stop of another day`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.plan("Tower", day: 2)
    #expect(
      window.problem(.plan(.split(.number(1), after: .number(1)))) == .nothingBehind("Lello"))
    #expect(window.problem(.plan(.split(.number(1), after: .named("Tower")))) == .notInThatDay)
    #expect(
      window.problem(.plan(.split(.number(9), after: .number(1)))) == .noSuchDay(9, days: 5))
  }

  @Test func `of stops of one name that of the day is meant`() throws {
    var window = try portoWindow()
    try window.plan("lunch", day: 1)
    try window.plan("lunch", day: 2)
    try window.plan("Tower", day: 2)
    try window.commit(.plan(.split(.number(2), after: .named("lunch"))))
    #expect(try names(window).prefix(3) == [["lunch"], ["lunch"], ["Tower"]])
  }

  @Test func `two days become one, by the clock, with the words of both`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1, at: "10:00")
    try window.plan("dinner", day: 1, at: "20:00")
    try window.plan("Tower", day: 2, at: "15:00")
    try window.plan("walk", day: 2)
    try window.commit(.note(.day(.number(1)), "one"))
    try window.commit(.note(.day(.number(2)), "two"))
    try window.commit(.nameDay(.number(2), "Sights"))
    let commit = try window.commit(.plan(.merge(.number(1), .number(2))))
    #expect(try names(window)[0] == ["Lello", "Tower", "dinner", "walk"])
    #expect(try window.trip.days[0].note == "one\ntwo")
    #expect(try window.trip.days[0].title == "Sights")
    #expect(commit.notices.contains(.gapLeft(before: 2, dates: 1)))
    #expect(try window.trip.days.count == 4)
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip.days.count == 5)
    #expect(window.problem(.plan(.merge(.number(3), .number(3)))) == .sameDay(3))
  }

  @Test func `two stops at one time are told when days become one`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1, at: "10:00")
    try window.plan("Tower", day: 2, at: "10:00")
    let commit = try window.commit(.plan(.merge(.number(1), .number(2))))
    let ten = try #require(ClockTime(text: "10:00"))
    #expect(commit.notices.contains(.sameTime("Tower", "Lello", ten)))
  }

  @Test func `a day is sorted by time, what has none keeps its place`() throws {
    var window = try portoWindow()
    for stop in ["a", "b", "c", "d"] { try window.plan(stop, day: 1) }
    let day = try window.trip.days[0]
    // Among those without a time each may stand anywhere.
    for (stop, time) in [(day.stops[0], "18:00"), (day.stops[2], "09:00")] {
      let change = Change(before: ClockTime?.none, after: ClockTime(text: time))
      let event = Event.trip(try window.trip.id, .stopChanged(stop.id, .at(change)))
      try window.session.apply([event])
    }
    try window.commit(.plan(.sort(.number(1))))
    #expect(try names(window)[0] == ["c", "b", "a", "d"])
    let again = try window.reply(.plan(.sort(.number(1))))
    #expect(again.notices == [.inOrder(true)])
    #expect(try window.reply(.plan(.sort(.number(2)))).notices == [.inOrder(false)])
  }

  @Test func `a day and all behind it move on; empty days take their place`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 4)
    let before = try window.trip
    let commit = try window.commit(.plan(.later(.number(4), days: 2)))
    #expect(commit.canonical == .plan(.moveFrom(.number(4), to: .on(try date("2027-04-24")))))
    #expect(try names(window) == [[], [], [], [], [], ["Lello"], []])
    #expect(try window.trip.end == date("2027-04-25"))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip == before)
    try window.commit(.plan(.moveFrom(.number(2), to: .number(3))))
    #expect(try names(window) == [[], [], [], [], ["Lello"], []])
    try window.commit(.plan(.moveFrom(.number(5), to: .number(3))))
    #expect(try names(window) == [[], [], ["Lello"], []])
    #expect(try window.trip.end == date("2027-04-22"))
  }

  @Test func `days with plans do not make way`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 2)
    #expect(window.problem(.plan(.moveFrom(.number(4), to: .number(2)))) == .plansInTheWay([2]))
    #expect(window.problem(.plan(.moveFrom(.number(9), to: .number(2)))) == .noSuchDay(9, days: 5))
    #expect(window.isUnchanged(by: .plan(.later(.number(2), days: 0))))
  }

  @Test func `days without dates move on by their numbers`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Someday", dates: .days(3))))
    try window.plan("tea", day: 2)
    try window.commit(.plan(.moveFrom(.number(2), to: .number(4))))
    #expect(try names(window) == [[], [], [], ["tea"], []])
    try window.commit(.plan(.later(.number(4), days: -3)))
    #expect(try names(window) == [["tea"], []])
    #expect(window.problem(.plan(.later(.number(1), days: -3))) == .noDayThere)
  }

  @Test func `more days in a city, or none, are asked about`() throws {
    var window = try portoWindow()
    for day in 2...3 {
      try window.commit(.cityOfDay(.number(day), .named("Matosinhos", quoted: false)))
    }
    guard case .ask(let question) = window.decide(.plan(.extendCity("matosinhos", days: 1)))
    else { throw NoChange() }
    #expect(question.topic == .daysInCity("Matosinhos", [2, 3]))
    let added = try #require(question.choices.first)
    try window.commit(added.intent)
    #expect(
      try window.trip.days.map { $0.city?.name } == [
        nil, "Matosinhos", "Matosinhos", "Matosinhos", nil, nil,
      ])
    guard case .ask(let skip) = window.decide(.plan(.skipCity("matosinhos"))) else {
      throw NoChange()
    }
    #expect(skip.choices.count == 2)
    try window.commit(try #require(skip.choices.last).intent)
    #expect(try window.trip.days.count == 3)
    #expect(try window.trip.end == date("2027-04-21"))
    #expect(window.problem(.plan(.skipCity("Braga"))) == .noDayInCity("Braga"))
  }
}

extension TestWindow {
  /// Adds words to a day at a time.
  fileprivate mutating func plan(_ name: String, day: Int, at time: String) throws {
    try commit(
      .add(NewStops(.text(name), to: .day(.number(day)), at: ClockTime(text: time))))
  }
}
