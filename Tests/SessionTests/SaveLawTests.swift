import Session
import TestSupport
import Testing

/// What `save` writes makes the same trip again.
struct SaveLawTests {
  @Test(arguments: 1...40)
  func `B17: the script is the trip, whatever was done, undone and restored before`(
    seed: Int
  ) throws {
    var commands = ArbitraryCommands(seed: 500 + seed)
    var window = TestWindow()
    for _ in 0..<80 { _ = try window.run(commands.richer(window)) }
    for trip in window.library.trips {
      try window.run(.open(.named(trip.name)))
      let again = try rebuilt(from: window)
      #expect(again.map { comparable($0) } == comparable(try window.trip))
    }
  }

  @Test func `B17: a place keeps what is known of it under a name of one's own`() throws {
    var window = TestWindow()
    try window.commit(
      .newTrip(NewTrip(destination: .named("Porto", quoted: false), dates: .days(2))))
    try window.commit(.add(NewStops(.place(.named("Livraria Lello", quoted: true)), to: .ideas)))
    try window.commit(.renameStop(.idea(1), "the bookshop"))
    let again = try #require(try rebuilt(from: window))
    #expect(again.ideas.first?.name == "the bookshop")
    #expect(again.ideas.first?.category == (try window.trip.ideas.first?.category))
    #expect(again.ideas.first?.source == .gazetteer)
    #expect(comparable(again) == comparable(try window.trip))
  }

  @Test(arguments: [PlaceReference.named("Grandma's house", quoted: true), .words("Porto")])
  func `own words where a trip and its days go are made again`(goal: PlaceReference) throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(destination: goal, dates: .days(2))))
    try window.commit(.cityOfDay(.last, goal))
    let again = try #require(try rebuilt(from: window))
    #expect(again.destination?.place == nil)
    #expect(again.days[1].city == again.destination)
    #expect(comparable(again) == comparable(try window.trip))
  }

  @Test(arguments: [0, 2]) func `a stop of its own name at another place is made again`(
    asked: Int
  ) throws {
    var window = try portoWindow()
    try window.plan("lunch", day: 1)
    try window.plan("Clérigos Tower", day: 2)
    let stops: [StopReference] = [.inDay(day: 1, number: 1), .inDay(day: 2, number: 1)]
    try window.commit(.placeStop(stops[0], .named("Livraria Lello", quoted: false)))
    try window.commit(.placeStop(stops[1], .named("Porto Cathedral", quoted: false)))
    try window.commit(.cost(stops[0], Amount(digits: "\(asked + 1)", currency: nil)))
    if asked > 0 {
      let here = try #require(Coordinates(latitude: 41.1466, longitude: -8.6153))
      try window.commit(.placeStop(stops[0], .pinned("Cantinho", here)))
    }
    let again = try #require(try rebuilt(from: window))
    #expect(comparable(again) == comparable(try window.trip))
  }

  @Test func `what only a server knew of a place is named`() throws {
    var window = try portoWindow()
    var place = Place(
      name: "Café Zé", position: try #require(Coordinates(latitude: 41, longitude: -8)))
    place.category = "cafe"
    place.source = .nominatim
    window.session.cursor.results = [place]
    try window.commit(.add(NewStops(.results([1]), to: .day(.number(1)))))
    let (_, losses) = try saved(from: window)
    #expect(losses == [.toldOfPlace(name: "Café Zé", address: nil)])
  }

  @Test func `what no command makes, and what a line cannot say, is named field by field`() throws {
    var porto = try PortoWindow()
    var trip = porto.trip
    trip.bookings = [90, 91].map { Booking(id: BookingID($0), kind: .train, name: "to Braga") }
    trip.checklist = [ChecklistTask(id: TaskID(92), list: .pack, text: "socks")]
    trip.silenced = ["of another version"]
    trip.rates = ["EUR/USD": "1.1", "??/USD": "2"]
    trip.people = 0
    trip.days[1].title = " "
    trip.days[2].note = "\n"
    trip.ideas = [Stop(id: StopID(93), text: ""), Stop(id: StopID(94), text: "tea")]
    trip.ideas[1].cost = Money(minorUnits: -5, currency: .euro)
    porto.window.library.change(trip.id) { $0 = trip }
    let (commands, losses) = try saved(from: porto.window)
    #expect(
      losses == [
        .field(.people), .field(.silenced), .field(.rate("??/USD")), .ofDay(2, .title),
        .ofDay(3, .note), .bookings(2), .stop(name: ""), .stop(name: "tea"),
      ])
    #expect(commands.contains(.rate(from: .euro, to: try #require(Currency(code: "USD")), "1.1")))
    #expect(commands.last == .list(.add(.pack, "socks")))
    #expect(commands.contains(.add(NewStops(.place(.named("tea", quoted: true)), to: .ideas))))
  }

  @Test func `who travels, what is to be done, and who paid are made again`() throws {
    var window = try portoWindow()
    try window.plan("lunch", day: 1)
    let kid = Companion(name: "Mia", kind: .child)
    try window.commit(
      .money(.party(Party(named: [Companion(name: "Ana"), kid], adults: 1, children: 2))))
    try window.commit(.money(.currency(.yen)))
    var amount = Amount(digits: "900", currency: nil)
    amount.payer = .named("ana")
    try window.commit(.cost(.inDay(day: 1, number: 1), amount))
    try window.commit(.list(.add(.pack, "passport")))
    try window.commit(.list(.add(.todo, "passport", .before(days: 30))))
    try window.commit(.list(.tick([.number(1)], true)))
    let trip = try window.trip
    let again = try #require(try rebuilt(from: window))
    #expect(again.people == 5 && again.children == 3 && again.companions == trip.companions)
    #expect(again.currency == .yen && again.days[0].stops[0].paidBy == "Ana")
    #expect(again.checklist.map(\.text) == ["passport", "passport"])
    #expect(again.checklist.map(\.done) == [false, true])
    #expect(again.checklist.map(\.due) == [nil, .before(days: 30)])
  }

  @Test func `a stop that cannot be added leaves those after it their own numbers and notes`()
    throws
  {
    var porto = try PortoWindow()
    var trip = porto.trip
    trip.days[0].stops = [
      Stop(id: StopID(90), text: "lunch"), Stop(id: StopID(91), text: ""),
      Stop(id: StopID(92), text: "dinner"),
    ]
    trip.days[0].stops[1].note = "of nothing"
    trip.days[0].stops[2].note = "at eight"
    porto.window.library.change(trip.id) { $0 = trip }
    let (commands, losses) = try saved(from: porto.window)
    #expect(losses == [.stop(name: "")])
    #expect(commands.last == .note(.stop(.inDay(day: 1, number: 2)), "at eight"))
  }

  private func saved(from window: TestWindow) throws -> ([Intent], [ScriptLoss]) {
    guard
      case .perform(.save(_, .commands(let commands, let losses), _)) =
        window.decide(.save(file: "a", entries: nil))
    else { throw NoChange() }
    return (commands, losses)
  }

  /// The trip that the saved commands make in a home of its own.
  private func rebuilt(from window: TestWindow) throws -> Trip? {
    let (commands, losses) = try saved(from: window)
    #expect(losses == [])
    var other = TestWindow()
    for command in commands {
      guard case .commit = try other.run(command) else {
        Issue.record("\(command) does nothing: \(other.decide(command))")
        continue
      }
    }
    return other.library.trips.first
  }

  /// The trip with its days and stops numbered in order.
  private func comparable(_ trip: Trip) -> Trip {
    var numbers = 1
    func next() -> Int {
      defer { numbers += 1 }
      return numbers
    }
    func renumbered(_ stop: Stop) -> Stop {
      var copy = Stop(id: StopID(next()), copying: stop)
      copy.done = stop.done
      return copy
    }
    var other = Trip(id: TripID(0), name: trip.name)
    other.destination = trip.destination
    other.style = trip.style
    other.about = trip.about
    other.note = trip.note
    other.favourite = trip.favourite
    other.budget = trip.budget
    other.rates = trip.rates
    other.people = trip.people
    other.children = trip.children
    other.companions = trip.companions
    other.currency = trip.currency
    other.checklist = trip.checklist.map {
      var task = ChecklistTask(id: TaskID(next()), copying: $0)
      task.done = $0.done
      return task
    }
    other.bookings = trip.bookings.map { Booking(id: BookingID(next()), copying: $0) }
    for day in trip.days {
      var copy = Day(id: DayID(next()), date: day.date)
      (copy.title, copy.city, copy.note) = (day.title, day.city, day.note)
      copy.stops = day.stops.map(renumbered)
      other.days.append(copy)
    }
    other.ideas = trip.ideas.map(renumbered)
    return other
  }
}
