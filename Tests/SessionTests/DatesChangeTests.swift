import Session
import TestSupport
import Testing

/// Dates said by what is different; the trip is Porto from Monday 19 to Friday 23 April 2027.
struct DatesChangeTests {
  @Test func `a new end leaves the start where it is`() throws {
    var window = try portoWindow()
    let commit = try window.commit(.changeDates(.end(.on(try date("2027-04-25")))))
    #expect(commit.notices == [.understood(try range("2027-04-19", "2027-04-25"))])
    try window.commit(.changeDates(.longer(days: -5)))
    #expect(try window.dates == ["2027-04-19", "2027-04-20"])
    try window.commit(.changeDates(.longer(days: 1)))
    try window.commit(.changeDates(.end(.number(2))))
    #expect(try window.dates == ["2027-04-19", "2027-04-20"])
  }

  @Test func `a new start leaves the end where it is, and may not lie behind it`() throws {
    var window = try portoWindow()
    try window.commit(.changeDates(.start(.on(try date("2027-04-17")))))
    #expect(try window.dates.first == "2027-04-17")
    try window.commit(.changeDates(.start(.last)))
    #expect(try window.dates == ["2027-04-23"])
    #expect(
      window.problem(.changeDates(.start(.on(try date("2027-04-24")))))
        == .endsBeforeStart(start: try date("2027-04-24"), end: try date("2027-04-23")))
  }

  @Test func `an end before the start is never stored`() throws {
    let window = try portoWindow()
    let start = try date("2027-04-19")
    let sunday = try date("2026-11-22")
    #expect(
      window.problem(.changeDates(.end(.on(sunday))))
        == .endsBeforeStart(start: start, end: sunday))
    #expect(window.problem(.changeDates(.longer(days: -5))) == .fewerDays(5, than: 5))
  }

  @Test func `days with plans behind the new end are asked about`() throws {
    var window = try portoWindow()
    try window.plan("call mum", day: 5)
    let question = try #require(window.question(.changeDates(.end(.number(3)))))
    let short = try range("2027-04-19", "2027-04-21")
    #expect(question.topic == .plansOutside([NumberedDay(number: 5, day: try window.trip.days[4])]))
    #expect(question.choices.map(\.intent).first == .dates(short, .keep))
  }

  @Test func `a range corrects dates that it meets, others are asked about`() throws {
    var window = try portoWindow()
    try window.commit(.changeDates(.corrected(try range("2027-04-18", "2027-04-20"))))
    #expect(try window.dates == ["2027-04-18", "2027-04-19", "2027-04-20"])
    let elsewhere = try range("2026-11-23", "2026-11-29")
    #expect(window.problem(.changeDates(.corrected(elsewhere))) == .datesElsewhere(elsewhere))
  }

  @Test func `a trip without dates has no end to move, but takes a range`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Lagos", dates: .days(2))))
    #expect(window.problem(.changeDates(.end(.last))) == .tripHasNoDates)
    #expect(window.problem(.changeDates(.earlierStart(days: 1))) == .tripHasNoDates)
    try window.commit(.changeDates(.longer(days: 1)))
    #expect(window.problem(.changeDates(.length(days: 0))) == .fewerDays(3, than: 3))
    try window.commit(.changeDates(.length(days: 2)))
    try window.commit(.changeDates(.corrected(try range("2027-01-03", "2027-01-04"))))
    #expect(try window.dates == ["2027-01-03", "2027-01-04"])
  }

  @Test func `the calendar's end is no trap`() throws {
    let window = try portoWindow()
    #expect(window.problem(.changeDates(.longer(days: .max))) == .dateOutOfRange)
  }
}
