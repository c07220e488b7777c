import Session
import TestSupport
import Testing

struct LogTests {
  private func rows(_ window: TestWindow, _ target: LogTarget?) throws -> [LogRow] {
    guard case .reply(let look) = window.decide(.log(target)), case .log(let rows) = look.view
    else { throw NoChange() }
    return rows
  }

  @Test func `the log tells oldest first what was done and what was taken back`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    try window.commit(.people(2))
    try window.commit(.undo(.entry(2)))
    try window.commit(.undo(.entry(3)))
    try window.commit(.redo(1))
    let rows = try rows(window, nil)
    #expect(rows.map(\.entry.number) == [1, 2, 3, 4, 5, 6])
    #expect(rows.map(\.takenBackBy) == [nil, 4, nil, nil, nil, nil])
    #expect(try self.rows(window, .entries(.newest(2))).map(\.entry.number) == [5, 6])
    #expect(try self.rows(window, .entries(.numbers(2...3))).map(\.entry.number) == [2, 3])
    #expect(try self.rows(window, .entries(.numbers(2...3))).map(\.takenBackBy) == [4, nil])
    #expect(window.problem(.log(.entries(.numbers(7...9)))) == .noSuchEntries(7...9, newest: 6))
    #expect(window.problem(.log(.entries(.newest(0)))) == .notPositive)
  }

  @Test func `the log of a stop, a day or a trip has what is about it`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.plan("lunch", day: 2)
    try window.commit(.time(.inDay(day: 1, number: 1), ClockTime(minutes: 600)))
    try window.commit(.set(.units, "mi"))
    let lello = StopReference.named("lello")
    #expect(try rows(window, .stop(lello)).map(\.entry.number) == [2, 4])
    #expect(try rows(window, .day(.number(2))).map(\.entry.number) == [1, 3])
    #expect(try rows(window, .trip(.named("por"))).map(\.entry.number) == [1, 2, 3, 4])
    guard case .reply(let look) = window.decide(.log(.stop(lello))) else { throw NoChange() }
    #expect(look.canonical == .log(.stop(.inDay(day: 1, number: 1))))
    try window.commit(.deleteTrip(nil))
    #expect(try rows(window, .trip(.named("porto"))).count == 5)
  }

  @Test func `the log of a day has all that was done to the stops that stood on it`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.plan("lunch", day: 2)
    try window.commit(.note(.stop(.named("lello")), "books"))
    try window.commit(.moveStops(StopsMove([.named("lello")], to: .day(.number(2)))))
    try window.commit(.note(.stop(.named("lello")), "no books"))
    try window.commit(.removeStops([.named("lello")]))
    #expect(try rows(window, .day(.number(1))).map(\.entry.number) == [1, 2, 4, 5])
    #expect(try rows(window, .day(.number(2))).map(\.entry.number) == [1, 3, 5, 6, 7])
    try window.commit(.deleteTrip(nil))
    try window.commit(.undo(.steps(1)))
    #expect(try rows(window, .day(.number(2))).map(\.entry.number) == [1, 3, 5, 6, 7, 8, 9])
  }

  @Test func `the log tells what each entry changed, by the name of that time`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.note(.stop(.inDay(day: 1, number: 1)), "books"))
    try window.commit(.renameStop(.inDay(day: 1, number: 1), "bookshop"))
    try window.commit(.moveStops(StopsMove([.inDay(day: 1, number: 1)], to: .day(.number(2)))))
    try window.commit(.removeStops([.inDay(day: 2, number: 1)]))
    try window.commit(.undo(.steps(1)))
    try window.commit(.set(.units, "mi"))
    let rows = try rows(window, nil)
    #expect(
      rows.map(\.changes) == [
        [EntryChange(.added, .name("Porto"))], [EntryChange(.added, .name("Lello"))],
        [EntryChange(.changed, .name("Lello"))], [EntryChange(.changed, .name("Lello"))],
        [EntryChange(.moved, .name("bookshop"))], [EntryChange(.removed, .name("bookshop"))],
        [EntryChange(.added, .name("bookshop"))], [EntryChange(.changed, .name("units"))],
      ])
  }

  @Test func `a long journal is read in pieces`() throws {
    var window = try portoWindow()
    for count in 1...450 { try window.commit(.people(count)) }
    #expect(try rows(window, nil).map(\.entry.number) == Array(432...451))
    #expect(try rows(window, .entries(.newest(1000))).count == 451)
    try window.commit(.undo(.steps(440)))
    #expect(try window.trip.people == 10)
    #expect(try rows(window, .entries(.numbers(11...12))).map(\.takenBackBy) == [nil, 452])
  }
}

struct PastTripTests {
  private func past(_ window: TestWindow, _ moment: Moment) throws -> Trip {
    guard case .reply(let look) = window.decide(.showTripAt(.named("porto"), moment)),
      case .pastTrip(let trip) = look.view
    else { throw NoChange() }
    return trip
  }

  @Test func `a trip is shown as it was after an entry or on a day`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    window.today = window.today.adding(3)
    try window.commit(.style("fast"))
    #expect(try past(window, .entry(1)).style == nil)
    #expect(try past(window, .entry(2)).style == "slow")
    #expect(try past(window, .date(window.today.adding(-1))).style == "slow")
    #expect(try past(window, .date(window.today)).style == "fast")
    #expect(
      window.problem(.showTripAt(.named("porto"), .date(window.today.adding(-9))))
        == .tripNotThereYet(window.today.adding(-9), madeBy: 1))
    #expect(window.problem(.showTripAt(.named("porto"), .entry(9))) == .noSuchEntry(9))
  }

  @Test func `restoring is a step of its own that can be undone`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    let once = try window.trip
    try window.commit(.removeDay(.number(1), withStops: true))
    try window.commit(.renameTrip("Oporto"))
    let commit = try window.commit(.restoreTrip(.named("oporto"), entry: 2))
    #expect(commit.notices == [.restored(name: "Porto", entry: 2)])
    #expect(try window.trip == once)
    #expect(window.isUnchanged(by: .restoreTrip(.named("porto"), entry: 2)))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip.name == "Oporto")
    #expect(try window.trip.days.count == 4)
  }

  @Test func `a day before the trip was made is told with the entry that made it`() throws {
    let window = try portoWindow()
    let before = try date("2026-11-20")
    guard case .fail(let failure) = window.decide(.showTripAt(.named("porto"), .date(before)))
    else { throw NoChange() }
    #expect(failure.problem == .tripNotThereYet(before, madeBy: 1))
    #expect(failure.remedies == [.showTripAt(.named("Porto"), .entry(1))])
  }

  @Test func `a deleted trip can be looked at and restored, under a free name`() throws {
    var window = try portoWindow()
    try window.commit(.deleteTrip(nil))
    #expect(try past(window, .entry(1)).days.count == 5)
    #expect(
      window.problem(.showTripAt(.named("porto"), .entry(2))) == .tripNotThere(entry: 2))
    try window.commit(.restoreTrip(.named("porto"), entry: 1))
    #expect(window.library.trips.map(\.name) == ["Porto"])
    try window.commit(.deleteTrip(.named("porto")))
    try window.commit(.newTrip(NewTrip(name: "Porto")))
    #expect(
      window.problem(.restoreTrip(.named("porto"), entry: 1)) == .tripNotThere(entry: 1))
    #expect(window.problem(.restoreTrip(.named("Kyoto"), entry: 1)) == .noSuchTrip("Kyoto"))
  }

  @Test func `a stop that went to another trip stays there`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.newTrip(NewTrip(name: "Rome", dates: .days(1))))
    try window.reply(.open(.named("Porto")))
    try window.commit(
      .moveStops(
        StopsMove([.inDay(day: 1, number: 1)], to: .day(.number(1)), trip: .named("Rome"))))
    try window.commit(.restoreTrip(.named("Porto"), entry: 2))
    let stops = window.library.trips.flatMap { $0.days.flatMap(\.stops) }
    #expect(stops.map(\.name) == ["Lello", "Lello"])
    #expect(Set(stops.map(\.id)).count == 2)
  }
}
