import Session
import TestSupport
import Testing

struct MoveStopsTests {
  private func move(
    _ stops: [StopReference], _ position: StopPosition? = nil, to day: Int? = nil,
    of trip: String? = nil
  ) -> Intent {
    .moveStops(
      StopsMove(
        stops, to: day.map { .day(.number($0)) }, trip: trip.map { .named($0) },
        position: position))
  }

  private func onDayOne() throws -> PortoWindow {
    var porto = try plannedWindow()
    porto.select(day: 1)
    return porto
  }

  @Test(arguments: [
    (3, StopPosition.first, ["sunset stroll", "pick up keys", "lunch with Ana"]),
    (1, .last, ["lunch with Ana", "sunset stroll", "pick up keys"]),
    (2, .down, ["pick up keys", "sunset stroll", "lunch with Ana"]),
    (2, .up, ["lunch with Ana", "pick up keys", "sunset stroll"]),
    (3, .before(.number(1)), ["sunset stroll", "pick up keys", "lunch with Ana"]),
    (1, .after(.number(2)), ["lunch with Ana", "pick up keys", "sunset stroll"]),
    (1, .before(.named("sunset")), ["lunch with Ana", "pick up keys", "sunset stroll"]),
  ])
  func `a stop moves within its day`(
    number: Int, position: StopPosition, wanted: [String]
  ) throws {
    var porto = try onDayOne()
    let commit = try porto.change(move([.number(number)], position))
    #expect(porto.names(day: 1) == wanted)
    #expect(commit.view == .day(porto.porto, DayID(2)))
  }

  @Test(arguments: [
    (1, StopPosition.first), (3, .last), (1, .up), (3, .down), (2, .before(.number(2))),
    (2, .before(.number(3))), (2, .after(.number(1))),
  ])
  func `where it stands there already nothing changes`(
    number: Int, position: StopPosition
  ) throws {
    var porto = try onDayOne()
    let look = try porto.look(move([.number(number)], position))
    #expect(look.notices == [.nothingChanged])
  }

  @Test func `neighbours move up and down together`() throws {
    var porto = try onDayOne()
    try porto.change(move([.number(1), .number(2)], .down))
    #expect(porto.names(day: 1) == ["sunset stroll", "pick up keys", "lunch with Ana"])
    try porto.change(move([.number(2), .number(3)], .up))
    #expect(porto.names(day: 1) == ["pick up keys", "lunch with Ana", "sunset stroll"])
  }

  @Test func `several keep the order of naming`() throws {
    var porto = try onDayOne()
    try porto.change(move([.number(3), .number(2)], .first))
    #expect(porto.names(day: 1) == ["sunset stroll", "lunch with Ana", "pick up keys"])
    try porto.change(move([.number(1), .number(3)], to: 2))
    #expect(porto.names(day: 2) == ["sunset stroll", "pick up keys"])
  }

  @Test func `on another day it keeps its time and stands by it`() throws {
    var porto = try PortoWindow()
    try porto.plan("pick up keys", day: 2, at: "10:00")
    try porto.plan("sunset stroll", day: 2, at: "18:00")
    try porto.plan("lunch with Ana", day: 1, at: "13:00")
    let commit = try porto.change(move([.inDay(day: 1, number: 1)], to: 2))
    #expect(porto.names(day: 2) == ["pick up keys", "lunch with Ana", "sunset stroll"])
    #expect(commit.notices == [.moved(["lunch with Ana"])])
    #expect(porto.trip.days[1].stops[1].at?.text == "13:00")
  }

  @Test func `words win over the clock, and it is said`() throws {
    var porto = try PortoWindow()
    try porto.plan("pick up keys", day: 1, at: "10:00")
    try porto.plan("lunch with Ana", day: 1, at: "13:00")
    let commit = try porto.change(move([.named("lunch")], .first))
    #expect(porto.names(day: 1) == ["lunch with Ana", "pick up keys"])
    #expect(commit.notices.contains(.againstTheClock("lunch with Ana")))
  }

  @Test func `an anchor on another day takes it there`() throws {
    var porto = try onDayOne()
    try porto.plan("call mum", day: 2)
    try porto.change(move([.inDay(day: 1, number: 1)], .before(.inDay(day: 2, number: 1))))
    #expect(porto.names(day: 2) == ["pick up keys", "call mum"])
  }

  @Test func `bare anchor numbers are of the day it goes to`() throws {
    var porto = try onDayOne()
    for name in ["call mum", "tea"] { try porto.plan(name, day: 2) }
    porto.select(day: 1)
    try porto.change(move([.number(1)], .before(.number(2)), to: 2))
    #expect(porto.names(day: 2) == ["call mum", "pick up keys", "tea"])
  }

  @Test func `an anchor elsewhere than the day said is refused`() throws {
    #expect(
      try onDayOne().failure(move([.number(1)], .before(.inDay(day: 1, number: 2)), to: 2))
        == .notInThatDay)
  }

  @Test func `to the ideas and back`() throws {
    var porto = try plannedWindow()
    let off = try porto.change(.moveStops(StopsMove([.inDay(day: 1, number: 1)], to: .ideas)))
    #expect(off.view == .ideas(porto.porto))
    #expect(porto.ideas == ["pick up keys"])
    try porto.change(move([.idea(1)], to: 3))
    #expect(porto.names(day: 3) == ["pick up keys"])
  }

  @Test func `to its own day nothing changes`() throws {
    var porto = try onDayOne()
    #expect(try porto.look(move([.number(1)], to: 1)).notices == [.nothingChanged])
  }

  @Test func `one missing stop leaves the others where they are`() throws {
    #expect(
      try onDayOne().failure(move([.number(1), .number(9)], to: 2))
        == .noSuchStopNumber(9, inDay: 1, stops: 3))
  }

  @Test func `to another trip it keeps its id`() throws {
    var porto = try onDayOne()
    let id = try #require(porto.trip.days[0].stops.first?.id)
    let commit = try porto.change(move([.number(1)], to: 2, of: "rome"))
    #expect(porto.names(day: 1) == ["lunch with Ana", "sunset stroll"])
    #expect(porto.trip(porto.rome).days[1].stops.map(\.id) == [id])
    #expect(commit.canonical == move([.inDay(day: 1, number: 1)], to: 2, of: "Rome"))
    #expect(commit.view == .day(porto.rome, DayID(12)))
    #expect(porto.window.session.cursor.trip == porto.porto)
    #expect(porto.window.session.cursor.shownDay != DayID(12))
  }

  @Test func `the current trip by name is no other trip`() throws {
    var porto = try onDayOne()
    let commit = try porto.change(move([.number(1)], to: 2, of: "Porto"))
    #expect(commit.canonical == move([.inDay(day: 1, number: 1)], to: 2))
  }

  @Test func `an anchor of several movers stays and the others join it`() throws {
    var porto = try onDayOne()
    try porto.change(move([.number(1), .number(3)], .after(.number(3))))
    #expect(porto.names(day: 1) == ["lunch with Ana", "sunset stroll", "pick up keys"])
  }

  @Test func `a copy is a stop of its own, not done`() throws {
    var porto = try onDayOne()
    try porto.change(.done([.number(1)], true))
    try porto.change(.note(.stop(.number(1)), "the box code is 4711"))
    let commit = try porto.change(
      .copyStops(StopsCopy([.number(1)], to: .day(.number(2)))))
    let copy = try #require(porto.trip.days[1].stops.first)
    #expect(copy.note == "the box code is 4711")
    #expect(!copy.done)
    #expect(copy.id != porto.trip.days[0].stops[0].id)
    #expect(commit.notices == [.copied(["pick up keys"])])
  }

  @Test func `copies go to another trip by their times`() throws {
    var porto = try PortoWindow()
    try porto.plan("lunch", day: 1, at: "13:00")
    try porto.plan("dinner", day: 1, at: "20:00")
    let references = [StopReference.inDay(day: 1, number: 2), .inDay(day: 1, number: 1)]
    try porto.change(
      .copyStops(StopsCopy(references, to: .day(.number(2)), trip: .named("Ro"))))
    #expect(porto.names(day: 2, of: porto.rome) == ["lunch", "dinner"])
    #expect(porto.names(day: 1) == ["lunch", "dinner"])
  }
}
