import Session
import TestSupport
import Testing

struct StopChangeTests {
  private let first = StopReference.inDay(day: 1, number: 1)
  private let second = StopReference.inDay(day: 1, number: 2)

  @Test func `a time moves a stop only where the clock forbids its place`() throws {
    var porto = try PortoWindow()
    try porto.plan("pick up keys", day: 1, at: "10:00")
    try porto.plan("lunch", day: 1)
    try porto.plan("call mum", day: 1)
    try porto.change(.time(second, ClockTime(text: "13:00")))
    #expect(porto.names(day: 1) == ["pick up keys", "lunch", "call mum"])
    let commit = try porto.change(.time(second, ClockTime(text: "09:00")))
    #expect(porto.names(day: 1) == ["lunch", "pick up keys", "call mum"])
    #expect(commit.canonical == .time(second, ClockTime(text: "09:00")))
    #expect(commit.notices.isEmpty)
    try porto.change(.time(first, nil))
    #expect(porto.names(day: 1) == ["lunch", "pick up keys", "call mum"])
    #expect(porto.trip.days[0].stops[0].at == nil)
  }

  @Test func `ideas do not go by the clock`() throws {
    var porto = try PortoWindow()
    for name in ["lunch", "breakfast"] {
      try porto.change(.add(NewStops(named(name), to: .ideas, at: ClockTime(text: "13:00"))))
    }
    try porto.change(.time(.idea(2), ClockTime(text: "08:00")))
    #expect(porto.ideas == ["lunch", "breakfast"])
  }

  @Test func `a length is set and cleared`() throws {
    var porto = try plannedWindow()
    try porto.change(.stay(first, minutes: 90))
    #expect(porto.trip.days[0].stops[0].minutes == 90)
    try porto.change(.stay(first, minutes: nil))
    #expect(porto.trip.days[0].stops[0].minutes == nil)
  }

  @Test func `notes of a stop, a day and the trip`() throws {
    var porto = try plannedWindow()
    try porto.change(.note(.stop(first), "the box code\nis 4711"))
    let day = try porto.change(.note(.day(.last), "pack early"))
    let trip = try porto.change(.note(.trip, "no museums"))
    #expect(porto.trip.days[0].stops[0].note == "the box code\nis 4711")
    #expect(porto.trip.days[4].note == "pack early")
    #expect(porto.trip.note == "no museums")
    #expect(day.canonical == .note(.day(.number(5)), "pack early"))
    #expect(trip.view == .tripHead(porto.porto))
    try porto.change(.note(.stop(first), nil))
    try porto.change(.note(.day(.number(5)), nil))
    try porto.change(.note(.trip, nil))
    #expect(porto.trip.note == nil)
  }

  @Test func `a name is changed, a blank one refused`() throws {
    var porto = try plannedWindow()
    try porto.change(.renameStop(first, "fetch the keys"))
    #expect(porto.names(day: 1).first == "fetch the keys")
    #expect(porto.failure(.renameStop(first, " \n")) == .emptyName)
  }

  @Test func `done and not done`() throws {
    var porto = try plannedWindow()
    try porto.change(.done([first, second], true))
    #expect(porto.trip.days[0].stops.map(\.done) == [true, true, false])
    let commit = try porto.change(.done([first, .inDay(day: 1, number: 3)], false))
    #expect(commit.events.count == 1)
    #expect(porto.trip.days[0].stops.map(\.done) == [false, true, false])
  }

  @Test func `what is so already changes nothing`() throws {
    var porto = try plannedWindow()
    let same: [Intent] = [
      .time(first, nil), .stay(first, minutes: nil), .note(.stop(first), nil), .note(.trip, nil),
      .note(.day(.number(1)), nil), .cost(first, nil), .done([first], false),
      .renameStop(first, "pick up keys"),
    ]
    for intent in same {
      #expect(try porto.look(intent).notices == [.nothingChanged])
    }
  }

  @Test func `an amount is in the set currency and spelled in full`() throws {
    var porto = try plannedWindow()
    let euros = try porto.change(.cost(first, Amount(digits: "12.5", currency: nil)))
    #expect(
      euros.canonical == .cost(first, Amount(digits: "12.50", currency: .code(.euro))))
    porto.window.session.settings[.currency] = "USD"
    try porto.change(.cost(first, Amount(digits: "8", currency: nil)))
    #expect(porto.trip.days[0].stops[0].cost == Money(minorUnits: 800, currency: .usDollar))
    try porto.change(.cost(first, nil))
    #expect(porto.trip.days[0].stops[0].cost == nil)
  }

  @Test(arguments: [
    ("PT", "USD", "JPY"), ("AU", "AUD", "JPY"), ("CN", "USD", "CNY"), (nil, "USD", "JPY"),
  ])
  func `signs mean the money of the trip's country`(
    country: String?, dollar: String, yen: String
  ) throws {
    var porto = try plannedWindow()
    var trip = porto.trip
    var place = try #require(trip.destination?.place)
    place.country = country
    trip.destination = .place(place)
    porto.window.session.touched[trip.id] = .here(trip)
    try porto.change(.cost(first, Amount(digits: "20", currency: .dollarSign)))
    try porto.change(.cost(second, Amount(digits: "900", currency: .yenSign)))
    let costs = porto.trip.days[0].stops.compactMap(\.cost?.currency.code)
    #expect(costs == [dollar, yen])
  }

  @Test func `an amount that is none of its currency is refused`() throws {
    let porto = try plannedWindow()
    #expect(
      porto.failure(.cost(first, Amount(digits: "12.505", currency: nil)))
        == .money(.tooManyDecimals, .euro))
    #expect(
      porto.failure(.cost(first, Amount(digits: "-5", currency: .code(.yen))))
        == .money(.notANumber, .yen))
  }

  @Test func `a list is removed as a whole or not at all`() throws {
    var porto = try plannedWindow()
    porto.select(day: 1)
    #expect(
      porto.failure(.removeStops([.number(1), .number(4)]))
        == .noSuchStopNumber(4, inDay: 1, stops: 3))
    let commit = try porto.change(.removeStops([.number(1), .number(3), .named("keys")]))
    #expect(porto.names(day: 1) == ["lunch with Ana"])
    #expect(commit.notices == [.removed(["pick up keys", "sunset stroll"])])
    #expect(
      commit.canonical
        == .removeStops([.inDay(day: 1, number: 1), .inDay(day: 1, number: 3)]))
  }

  @Test func `a change of several days shows the trip`() throws {
    var porto = try plannedWindow()
    try porto.plan("call mum", day: 2)
    let commit = try porto.change(.removeStops([first, .inDay(day: 2, number: 1)]))
    #expect(commit.view == .trip(porto.porto))
  }

  @Test func `a changed day is the one last shown, and selects nothing`() throws {
    var porto = try plannedWindow()
    try porto.change(.stay(first, minutes: 10))
    #expect(porto.window.session.cursor.shownDay == DayID(2))
    #expect(porto.window.session.cursor.day == nil)
  }
}
