import Session
import TestSupport
import Testing

struct DaysTests {
  @Test func `an added day follows the last and is selected`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.addDay(.atEnd))
    #expect(try window.dates.last == "2027-04-24")
    #expect(try window.selected == 6)
    let day = try #require(try window.trip.days.last?.id)
    #expect(commit.view == .day(try window.trip.id, day))
    #expect(window.session.cursor.shownDay == day)
    try window.commit(.undo(.steps(1)))
    #expect(try window.selected == nil)
  }

  @Test func `a day on a date goes where it belongs, once`() throws {
    var window = try portoWindow()
    try window.commit(.addDay(.on(try date("2027-04-30"))))
    try window.commit(.addDay(.on(try date("2027-04-25"))))
    #expect(try window.selected == 6)
    #expect(try window.dates.suffix(2) == ["2027-04-25", "2027-04-30"])
    let taken = try date("2027-04-20")
    #expect(window.problem(.addDay(.on(taken))) == .dayExists(taken, number: 2))
  }

  @Test func `after a day takes the next date, else the days up to the gap move on`() throws {
    var window = try portoWindow()
    try window.commit(.removeDay(.number(4), withStops: false))
    try window.plan("Serralves", day: 2)
    let commit = try window.commit(.addDay(.after(.number(1))))
    #expect(commit.canonical == .addDay(.after(.number(1))))
    #expect(
      try window.dates
        == ["2027-04-19", "2027-04-20", "2027-04-21", "2027-04-22", "2027-04-23"])
    #expect(try window.trip.days[2].stops.map(\.name) == ["Serralves"])
    try window.commit(.addDay(.after(.last)))
    #expect(try window.dates.last == "2027-04-24")
    try window.commit(.removeDay(.number(2), withStops: true))
    try window.commit(.addDay(.after(.first)))
    #expect(try window.dates.count == 6)
    #expect(try window.dates[1] == "2027-04-20")
  }

  @Test func `an undated trip takes days without dates`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Someday")))
    try window.commit(.addDay(.atEnd))
    try window.commit(.addDay(.after(.first)))
    #expect(try window.dates == [nil, nil])
    #expect(window.problem(.addDay(.on(try date("2027-01-01")))) == .tripHasNoDates)
    try window.commit(.newTrip(NewTrip(name: "Dated")))
    try window.commit(.addDay(.on(try date("2027-01-01"))))
    #expect(try window.dates == ["2027-01-01"])
  }

  @Test func `days end with the calendar`() throws {
    var window = TestWindow()
    let last = try range("9999-12-31", "9999-12-31")
    try window.commit(.newTrip(NewTrip(name: "End", dates: .range(last))))
    #expect(window.problem(.addDay(.atEnd)) == .dateOutOfRange)
    #expect(window.problem(.addDay(.after(.first))) == .dateOutOfRange)
    #expect(window.problem(.copyTrip(name: nil, from: nil)) == nil)
  }

  @Test func `a thousand days are enough`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Long", dates: .days(1000))))
    #expect(window.problem(.addDay(.atEnd)) == .tooManyDays(limit: 1000))
    #expect(window.problem(.addDay(.after(.first))) == .tooManyDays(limit: 1000))
  }

  @Test func `a removed day leaves its stops among the ideas unless told`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 2)
    try window.plan("Serralves", day: 3)
    try window.reply(.selectDay(.number(2)))
    let commit = try window.commit(.removeDay(.on(try date("2027-04-20")), withStops: false))
    #expect(commit.canonical == .removeDay(.number(2), withStops: false))
    #expect(
      commit.notices == [
        .daysRemoved([try date("2027-04-20")]), .nowIdeas(["Lello"]),
        .gapLeft(before: 2, dates: 1),
      ])
    #expect(try window.trip.ideas.map(\.name) == ["Lello"])
    #expect(try window.selected == nil)
    try window.commit(.removeDay(.number(2), withStops: true))
    #expect(try window.trip.stopCount == 0)
    #expect(try window.trip.ideas.count == 1)
    #expect(try window.dates == ["2027-04-19", "2027-04-22", "2027-04-23"])
    try window.commit(.undo(.steps(2)))
    #expect(try window.trip.days[2].stops.map(\.name) == ["Serralves"])
    #expect(try window.selected == 2)
  }

  @Test func `moving and swapping days moves what they hold, dates stay`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.nameDay(.number(5), "home"))
    let dates = try window.dates
    let commit = try window.commit(.moveDay(.first, to: .on(try date("2027-04-21"))))
    #expect(commit.canonical == .moveDay(.number(1), to: .number(3)))
    #expect(commit.notices == [.dayMoved(1, to: 3)])
    #expect(try window.dates == dates)
    #expect(try window.trip.days.map(\.id.number) == [3, 4, 2, 5, 6])
    try window.commit(.swapDays(.number(3), .last))
    #expect(try window.trip.days[4].stops.map(\.name) == ["Lello"])
    #expect(try window.trip.days[2].title == "home")
    #expect(try window.dates == dates)
    #expect(window.isUnchanged(by: .swapDays(.first, .number(1))))
    #expect(window.isUnchanged(by: .moveDay(.last, to: .last)))
  }

  @Test func `a day has a title and a city until none`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.cityOfDay(.last, .named("Matosinhos", quoted: false)))
    #expect(
      commit.canonical == .cityOfDay(.number(5), .named("Matosinhos", quoted: false)))
    #expect(try window.trip.days[4].city?.place?.country == "PT")
    try window.commit(.nameDay(.last, " by the sea "))
    #expect(try window.trip.days[4].title == "by the sea")
    #expect(window.isUnchanged(by: .nameDay(.number(5), "by the sea")))
    try window.commit(.cityOfDay(.last, nil))
    try window.commit(.nameDay(.last, nil))
    #expect(try window.trip.days[4].hasPlans == false)
    guard
      case .ask(let question) = window.decide(
        .cityOfDay(.last, .named("Springfield", quoted: false)))
    else { throw NoChange() }
    guard case .cityOfDay(.number(5), .pinned)? = question.choices.first?.intent else {
      throw NoChange()
    }
  }
}
