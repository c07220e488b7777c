import Session
import TestSupport
import Testing

struct NewTripTests {
  @Test func `what a trip is about keeps its lines, its style is one`() throws {
    var window = TestWindow()
    try window.commit(
      .newTrip(NewTrip(name: "Rome", style: "slow\nfood", about: "bread\nand wine\n")))
    #expect(try window.trip.about == "bread\nand wine")
    #expect(try window.trip.style == "slow food")
  }

  @Test func `a trip is called after its destination and selected without a day`() throws {
    var window = TestWindow()
    let dates = try range("2027-04-19", "2027-04-23")
    let new = NewTrip(destination: .named("porto", quoted: false), dates: .range(dates))
    let commit = try window.commit(.newTrip(new))
    let trip = try window.trip
    #expect(trip.name == "Porto")
    #expect(trip.destination?.place?.country == "PT")
    #expect(try window.dates == dates.dates.map(\.iso))
    #expect(trip.days.map(\.id.number) == [2, 3, 4, 5, 6])
    #expect(window.session.cursor.day == nil)
    #expect(window.session.cursor.mentioned == .trip(trip.id))
    #expect(commit.notices == [.tripMade(trip.id), .understood(dates)])
    var canonical = new
    canonical.destination = .named("Porto", quoted: false)
    #expect(commit.canonical == .newTrip(canonical))
  }

  @Test func `a taken name gets a number, whatever its case and accents`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Málaga")))
    let second = try window.commit(.newTrip(NewTrip(name: "malaga")))
    #expect(second.notices.contains(.nameTaken(wanted: "malaga", given: "malaga (2)")))
    #expect(second.canonical == .newTrip(NewTrip(name: "malaga (2)")))
    try window.commit(.newTrip(NewTrip(name: "MALAGA")))
    #expect(window.library.trips.map(\.name) == ["Málaga", "malaga (2)", "MALAGA (3)"])
  }

  @Test func `a deleted trip's name is free again`() throws {
    var window = try portoWindow()
    try window.commit(.deleteTrip(nil))
    try window.commit(.newTrip(NewTrip(name: "Porto")))
    #expect(try window.trip.name == "Porto")
  }

  @Test func `without dates there are no days, for so many days undated ones`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Someday")))
    #expect(try window.trip.days.isEmpty)
    try window.commit(.newTrip(NewTrip(name: "Lagos", dates: .days(5))))
    #expect(try window.dates == [nil, nil, nil, nil, nil])
  }

  @Test(arguments: ["", "  ", "\n"])
  func `a blank name is refused`(name: String) throws {
    let window = try portoWindow()
    #expect(window.problem(.newTrip(NewTrip(name: name))) == .emptyName)
    #expect(window.problem(.renameTrip(name)) == .emptyName)
    #expect(window.problem(.copyTrip(name: name, from: nil)) == .emptyName)
  }

  @Test func `a trip has at most a thousand days`() throws {
    let window = TestWindow()
    let long = NewTrip(name: "Long", dates: .days(1001))
    #expect(window.problem(.newTrip(long)) == .tooManyDays(limit: 1000))
    #expect(
      window.problem(.newTrip(NewTrip(name: "None", dates: .days(0)))) == .notPositive)
  }

  @Test func `a destination of several is asked for with the rest of the command kept`() throws {
    let window = TestWindow()
    let new = NewTrip(
      destination: .named("Springfield", quoted: false), dates: .days(2), style: "slow")
    let question = try #require(window.question(.newTrip(new)))
    #expect(question.choices.count == 3)
    for choice in question.choices {
      guard case .newTrip(let chosen) = choice.intent else { throw NoChange() }
      #expect(chosen.dates == .days(2))
      #expect(chosen.style == "slow")
    }
  }

  @Test func `undo of a new trip gives back the trip before it`() throws {
    var window = try portoWindow()
    try window.reply(.selectDay(.number(2)))
    try window.commit(.newTrip(NewTrip(name: "Rome")))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip.name == "Porto")
    #expect(try window.selected == 2)
  }
}

struct CopyTripTests {
  @Test func `a copy has new numbers, nothing done, no favourite, and is selected`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.done([.inDay(day: 1, number: 1)], true))
    try window.commit(.favourite(true))
    try window.commit(.budget(Amount(digits: "900", currency: nil)))
    let original = try window.trip
    let commit = try window.commit(.copyTrip(name: nil, from: nil))
    let copy = try window.trip
    #expect(copy.name == "Porto (copy)")
    #expect(commit.canonical == .copyTrip(name: "Porto (copy)", from: nil))
    #expect(copy.favourite == false)
    #expect(copy.budget == original.budget)
    #expect(copy.days[0].stops.map(\.name) == ["Lello"])
    #expect(copy.days[0].stops[0].done == false)
    #expect(Set(copy.days.map(\.id)).isDisjoint(with: original.days.map(\.id)))
    #expect(copy.days[0].stops[0].id != original.days[0].stops[0].id)
    #expect(try window.selected == nil)
    try window.reply(.open(.named("Porto")))
    try window.commit(.copyTrip(name: nil, from: nil))
    #expect(try window.trip.name == "Porto (copy) (2)")
  }

  @Test func `from a date the copy moves, gaps and all`() throws {
    var window = try portoWindow()
    try window.commit(.removeDay(.number(2), withStops: false))
    try window.commit(.copyTrip(name: "Again", from: try date("2028-01-31")))
    #expect(
      try window.dates == ["2028-01-31", "2028-02-02", "2028-02-03", "2028-02-04"])
  }

  @Test func `an undated copy gets dates in order, one without days cannot`() throws {
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Lagos", dates: .days(2))))
    try window.commit(.copyTrip(name: nil, from: try date("2027-01-03")))
    #expect(try window.dates == ["2027-01-03", "2027-01-04"])
    try window.commit(.newTrip(NewTrip(name: "Empty")))
    #expect(window.problem(.copyTrip(name: nil, from: try date("2027-01-03"))) == .noDays)
    #expect(TestWindow().problem(.copyTrip(name: nil, from: nil)) == .noTripYet)
  }
}
