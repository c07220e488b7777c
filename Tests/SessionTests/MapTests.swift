import Session
import TestSupport
import Testing

struct MapTests {
  @Test func `the open trip, else the world`() throws {
    var window = try placed()
    let map = try window.map(nil)
    #expect(map.subject == .trip(TripID(1)))
    #expect(map.marks.map(\.number) == ["1.1", "2.1", "2.2", "idea 1"])
    #expect(map.marks.map(\.isOnWay) == [true, true, true, false])
    #expect(map.withoutPlace == ["1.2 lunch"])
    #expect(window.session.cursor.map == MapShown(map.subject, map.frame))
    try window.reply(.close)
    #expect(try window.map(nil).subject == .trips)
  }

  @Test func `a day has the numbers of its stops`() throws {
    var window = try placed()
    let look = try window.reply(.map(.day(.on(try #require(CivilDate(iso: "2027-04-20"))))))
    #expect(look.canonical == .map(.day(.number(2))))
    let map = try window.map(.day(.number(2)))
    #expect(map.marks.map(\.number) == ["1", "2"])
    #expect(window.session.cursor.shownDay == (try window.trip.days[1].id))
  }

  @Test func `a day without places is shown by its city, a trip by where it goes`() throws {
    var window = try PortoWindow().window
    #expect(try window.map(.day(.number(3))).marks.map(\.name) == ["Porto"])
    #expect(try window.map(nil).marks.map(\.number) == [""])
  }

  @Test func `nothing that has a place is said so, with what helps`() throws {
    var window = try PortoWindow().window
    window.session.cursor.trip = TripID(10)
    #expect(window.problem(.map(nil)) == .noneToMap(stops: 0, ofDay: false))
    #expect(window.problem(.map(.day(.number(1)))) == .noneToMap(stops: 0, ofDay: true))
  }

  @Test func `a bare number is a result, and without results a stop`() throws {
    var window = try placed()
    try window.reply(.selectDay(.number(2)))
    #expect(try window.map(.number(1)).marks.contains { $0.number == "2.1" })
    try window.reply(.search(words: "lisbon", kind: nil, near: nil))
    let map = try window.map(.number(1))
    #expect(map.marks.first?.name == "Lisboa")
    #expect(map.marks.allSatisfy { !$0.isOnWay })
    #expect(try window.map(.results).marks.first?.number == "1")
  }

  @Test func `a place is shown as far as is said`() throws {
    var window = try placed()
    let near = NearReference.place(.named("Lisbon", quoted: false))
    let map = try window.map(.around(near, kilometres: 25))
    #expect(map.frame.width == 50)
    #expect(map.marks.map(\.name) == ["Lisboa"])
  }

  @Test func `what is no trip is a stop or a place`() throws {
    var window = try placed()
    #expect(window.problem(.map(.trip(.named("Rome")))) == .noneToMap(stops: 0, ofDay: false))
    #expect(try window.map(.trip(.named("lisbon"))).marks.first?.name == "Lisboa")
    guard case .fail(let failure) = window.decide(.map(.trip(.named("qwrtzy")))) else {
      Issue.record("it was found")
      return
    }
    #expect(failure.problem == .noPlace("qwrtzy"))
  }

  @Test func `the map shown last is moved, and shows what is there now`() throws {
    var window = try placed()
    let first = try window.moved(.wider)
    let map = try window.map(nil)
    try window.run(
      .add(NewStops(.position(try position(41.147, -8.615), name: "books"), to: .day(.number(3)))))
    #expect(first.frame == map.frame.moved(.wider))
    let wider = try window.moved(.wider)
    #expect(wider.frame == map.frame.moved(.wider))
    #expect(wider.marks.count == map.marks.count + 1)
    let east = try window.moved(.east)
    #expect(east.frame == wider.frame.moved(.east))
    try window.run(.deleteTrip(nil))
    #expect(window.problem(.moveMap(.closer)) == .mapGone)
  }

  @Test func `one idea at the other end of the world makes the map no larger`() throws {
    var window = try placed()
    let before = try window.map(nil)
    #expect(before.beyond.isEmpty)
    let opera = try position(-33.8568, 151.2153)
    try window.run(.add(NewStops(.position(opera, name: "opera"), to: .ideas)))
    let map = try window.map(nil)
    #expect(map.frame == before.frame)
    #expect(map.beyond == ["idea 2 opera"])
    #expect(map.marks.count == before.marks.count + 1)
    let all = try window.map(.everything)
    #expect(all.frame.width > 10_000 && all.beyond.isEmpty)
  }

  @Test func `a stop of a day is always on the map, and of ideas alone those that lie together`()
    throws
  {
    var window = try PortoWindow().window
    for (name, latitude, longitude) in [
      ("tower", 41.1458, -8.6139), ("museum", 41.1597, -8.6597), ("opera", -33.8568, 151.2153),
    ] {
      let place = try position(latitude, longitude)
      try window.run(.add(NewStops(.position(place, name: name), to: .ideas)))
    }
    #expect(try window.map(nil).beyond == ["idea 3 opera"])
    try window.run(.moveStops(StopsMove([.idea(3)], to: .day(.number(1)))))
    let map = try window.map(nil)
    #expect(map.marks.first?.name == "opera" && !map.beyond.contains("1.1 opera"))
  }

  @Test func `the world shows where all trips go, by the rows of their list`() throws {
    var window = try placed()
    let map = try window.map(.world)
    #expect(map.frame.isWorld)
    #expect(map.marks.map(\.name) == ["Porto"])
    #expect(map.withoutPlace == ["Rome"])
    #expect(window.session.cursor.listedTrips == [TripID(1)])
  }

  @Test func `from the whole world it goes closer to where the trips go`() throws {
    var window = try placed()
    let world = try window.map(.world)
    let porto = try #require(world.marks.first?.position)
    let first = try window.moved(.closer)
    #expect(first.frame.centre.kilometres(to: porto) < 10)
    #expect(first.frame.width == world.frame.width / 2)
    let east = try window.moved(.east)
    #expect(try window.moved(.closer).frame.centre == east.frame.centre)
  }

  /// The window on Porto with stops at places on two days, words alone, and an idea.
  private func placed() throws -> TestWindow {
    var window = try PortoWindow().window
    for (name, latitude, longitude, day) in [
      ("tower", 41.1458, -8.6139, 1), ("museum", 41.1597, -8.6597, 2),
      ("bridge", 41.1399, -8.6094, 2),
    ] {
      let place = try position(latitude, longitude)
      try window.run(.add(NewStops(.position(place, name: name), to: .day(.number(day)))))
    }
    try window.run(.add(NewStops(.text("lunch"), to: .day(.number(1)))))
    try window.run(
      .add(NewStops(.position(try position(41.1428, -8.6112), name: "cathedral"), to: .ideas)))
    return window
  }
}

extension TestWindow {
  fileprivate mutating func map(_ target: MapTarget?) throws -> MapView {
    try view(of: .map(target))
  }

  fileprivate mutating func moved(_ step: MapStep) throws -> MapView {
    try view(of: .moveMap(step))
  }

  private mutating func view(of intent: Intent) throws -> MapView {
    guard case .map(let map)? = try reply(intent).view else { throw NoMap() }
    return map
  }
}

private struct NoMap: Error {}
