import Session
import TestSupport
import Testing

struct DatesTests {
  /// Porto from 19 to 23 April with plans on the 22nd.
  private func planned() throws -> TestWindow {
    var window = try portoWindow()
    try window.plan("Serralves", day: 4)
    try window.commit(.nameDay(.number(4), "art"))
    return window
  }

  private let short = DateRange(first: CivilDate(daysSinceEpoch: 20_927), days: 3)

  @Test func `empty days go silently, missing ones are added`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.dates(try range("2027-04-21", "2027-04-25"), nil))
    #expect(
      try window.dates
        == ["2027-04-21", "2027-04-22", "2027-04-23", "2027-04-24", "2027-04-25"])
    #expect(try window.trip.days.prefix(3).map(\.id.number) == [4, 5, 6])
    #expect(commit.notices == [.understood(try range("2027-04-21", "2027-04-25"))])
    #expect(window.isUnchanged(by: .dates(try range("2027-04-21", "2027-04-25"), nil)))
  }

  @Test func `plans left outside are asked about, the safe answer first`() throws {
    let window = try planned()
    #expect(short.iso == "2027-04-19..2027-04-21")
    let question = try #require(window.question(.dates(short, nil)))
    let outside = NumberedDay(number: 4, day: try window.trip.days[3])
    #expect(question.topic == .plansOutside([outside]))
    #expect(
      question.choices.map(\.intent) == [
        .dates(short, .keep), .dates(short, .shift), .dates(short, .ideas),
      ])
  }

  @Test func `a note, a title or a city are plans as well`() throws {
    var window = try portoWindow()
    try window.commit(.cityOfDay(.last, .named("Porto", quoted: false)))
    #expect(window.question(.dates(short, nil)) != nil)
    try window.commit(.cityOfDay(.last, nil))
    #expect(window.question(.dates(short, nil)) == nil)
  }

  @Test func `keep leaves days with plans outside`() throws {
    var window = try planned()
    let commit = try window.commit(.dates(short, .keep))
    #expect(try window.dates == ["2027-04-19", "2027-04-20", "2027-04-21", "2027-04-22"])
    #expect(commit.notices == [.understood(short), .keptOutside([try date("2027-04-22")])])
  }

  @Test func `ideas takes the stops off their days`() throws {
    var window = try planned()
    let commit = try window.commit(.dates(short, .ideas))
    #expect(try window.dates == ["2027-04-19", "2027-04-20", "2027-04-21"])
    #expect(try window.trip.ideas.map(\.name) == ["Serralves"])
    #expect(
      commit.notices == [
        .understood(short), .daysRemoved([try date("2027-04-22")]), .nowIdeas(["Serralves"]),
      ])
  }

  @Test func `shift pairs days and dates in order, what does not fit goes to the ideas`() throws {
    var window = try planned()
    try window.commit(.dates(try range("2027-05-01", "2027-05-04"), .shift))
    #expect(try window.trip.days[3].stops.map(\.name) == ["Serralves"])
    #expect(try window.dates.last == "2027-05-04")
    try window.commit(.dates(try range("2027-06-01", "2027-06-03"), .shift))
    #expect(try window.trip.ideas.map(\.name) == ["Serralves"])
    try window.commit(.dates(try range("2027-06-01", "2027-06-05"), .shift))
    #expect(try window.dates.count == 5)
  }

  @Test func `undated days get dates in order, and lose them with none`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Lagos", dates: .days(2))))
    #expect(window.isUnchanged(by: .datesNone))
    #expect(window.problem(.shiftTrip(.byDays(1))) == .tripHasNoDates)
    try window.commit(.dates(try range("2027-01-03", "2027-01-05"), nil))
    #expect(try window.dates == ["2027-01-03", "2027-01-04", "2027-01-05"])
    #expect(try window.trip.days.prefix(2).map(\.id.number) == [2, 3])
    try window.commit(.datesNone)
    #expect(try window.dates == [nil, nil, nil])
  }

  @Test func `too few dates for undated days with plans are asked about`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Lagos", dates: .days(4))))
    try window.plan("museum", day: 4)
    let dates = try range("2027-01-03", "2027-01-04")
    let question = try #require(window.question(.dates(dates, nil)))
    #expect(question.choices.map(\.intent) == [.dates(dates, .keep), .dates(dates, .ideas)])
    var kept = window
    try kept.commit(.dates(dates, .keep))
    #expect(try kept.dates == ["2027-01-03", "2027-01-04", "2027-01-05"])
    #expect(try kept.trip.days.last?.stops.map(\.name) == ["museum"])
    try window.commit(.dates(dates, .ideas))
    #expect(try window.dates == ["2027-01-03", "2027-01-04"])
    #expect(try window.trip.ideas.map(\.name) == ["museum"])
  }

  @Test func `a trip shifts by days, back as well, or to a date`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.shiftTrip(.byDays(-3)))
    #expect(commit.notices == [.understood(try range("2027-04-16", "2027-04-20"))])
    try window.commit(.shiftTrip(.to(try date("2028-02-27"))))
    #expect(
      try window.dates
        == ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"])
    #expect(window.isUnchanged(by: .shiftTrip(.byDays(0))))
  }

  @Test(arguments: [Int.min, -800_000, 2_920_000, Int.max])
  func `dates stay within the years there are`(days: Int) throws {
    let window = try portoWindow()
    #expect(window.problem(.shiftTrip(.byDays(days))) == .dateOutOfRange)
  }

  @Test func `more than a thousand days are refused, kept ones counted`() throws {
    var window = try portoWindow()
    let long = DateRange(first: try date("2030-01-01"), days: 1001)
    #expect(window.problem(.dates(long, nil)) == .tooManyDays(limit: 1000))
    try window.plan("x", day: 1)
    let full = DateRange(first: try date("2030-01-01"), days: 1000)
    #expect(window.problem(.dates(full, .keep)) == .tooManyDays(limit: 1000))
  }

  @Test func `a selected day that goes is selected no more, until undo`() throws {
    var window = try portoWindow()
    try window.reply(.selectDay(.last))
    try window.commit(.dates(short, nil))
    #expect(try window.selected == nil)
    #expect(window.session.cursor.shownDay == nil)
    try window.commit(.undo(.steps(1)))
    #expect(try window.selected == 5)
  }

  @Test func `dates alone shows the months, or the days where there are no dates`() throws {
    var window = try portoWindow()
    let id = try window.trip.id
    #expect(try window.reply(.showDates).view == .calendar(id))
    try window.commit(.datesNone)
    #expect(try window.reply(.showDates).view == .days(id))
  }
}
