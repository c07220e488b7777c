import Session
import TestSupport
import Testing

struct DayReferenceTests {
  @Test func `days are found by number, date, end and neighbour`() throws {
    var window = try portoWindow()
    let references: [(DayReference, Int)] = [
      (.number(2), 2), (.on(try date("2027-04-21")), 3), (.first, 1), (.last, 5),
      (.previous, 4), (.next, 5), (.mentioned, 5), (.either([try date("2027-04-20")]), 2),
    ]
    for (reference, number) in references {
      let look = try window.reply(.selectDay(reference))
      #expect(look.canonical == .selectDay(.number(number)))
      #expect(try window.selected == number)
    }
  }

  @Test func `what is no day is told apart`() throws {
    var window = try portoWindow()
    #expect(window.problem(.selectDay(.number(6))) == .noSuchDay(6, days: 5))
    #expect(window.problem(.selectDay(.number(0))) == .noSuchDay(0, days: 5))
    let other = try date("2027-05-01")
    #expect(window.problem(.selectDay(.on(other))) == .noDayOn(other))
    #expect(window.problem(.selectDay(.next)) == .noDaySelected)
    try window.reply(.selectDay(.last))
    #expect(window.problem(.selectDay(.next)) == .noDayThere)
    try window.reply(.selectDay(.first))
    #expect(window.problem(.selectDay(.previous)) == .noDayThere)
    try window.commit(.datesNone)
    #expect(window.problem(.selectDay(.on(other))) == .tripHasNoDates)
    try window.commit(.newTrip(NewTrip(name: "Empty")))
    #expect(window.problem(.selectDay(.first)) == .noDays)
  }

  @Test func `a weekday the trip has twice is asked about`() throws {
    var window = try portoWindow()
    try window.commit(.dates(try range("2027-04-19", "2027-04-27"), nil))
    let tuesdays = [try date("2027-04-20"), try date("2027-04-27")]
    let question = try #require(window.question(.nameDay(.either(tuesdays), "art")))
    #expect(question.topic == .whichDay)
    #expect(
      question.choices.map(\.intent) == [.nameDay(.number(2), "art"), .nameDay(.number(9), "art")])
    let both = Intent.swapDays(.either(tuesdays), .either(tuesdays))
    #expect(
      window.question(both)?.choices.first?.intent == .swapDays(.number(2), .either(tuesdays)))
  }

  @Test func `the day mentioned is that of the stop mentioned, else the day shown`() throws {
    var window = try portoWindow()
    #expect(window.problem(.selectDay(.mentioned)) == .nothingMentioned)
    try window.plan("lunch", day: 3)
    try window.reply(.selectDay(.mentioned))
    #expect(try window.selected == 3)
    try window.reply(.show(.day(.number(4))))
    try window.reply(.show(.trip))
    try window.reply(.selectDay(.mentioned))
    #expect(try window.selected == 4)
  }
}
