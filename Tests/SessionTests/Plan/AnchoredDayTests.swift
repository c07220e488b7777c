import Session
import TestSupport
import Testing

/// Days with something booked between their stops: an activity at its place, a journey from one
/// place to another.
@Suite struct AnchoredDayTests {
  private let bed = Coordinates(latitude: 41.15, longitude: -8.60)
  private let lisbon = Coordinates(latitude: 38.72, longitude: -9.14)

  /// So far to the east of the bed, in hundredths of a degree.
  private func east(_ hundredths: Double, of latitude: Double = 41.15) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: -8.60 + hundredths / 100))
  }

  private func place(_ name: String, _ position: Coordinates?) throws -> Destination {
    .place(Place(name: name, position: try #require(position), source: .typed))
  }

  private func booking(
    _ kind: Booking.Kind, _ name: String, _ start: String?, _ end: String?
  ) throws -> Booking {
    let day = try date("2027-04-19")
    return Booking(
      id: BookingID(900 + name.count), kind: kind, name: name,
      times: BookingTimes(
        start: BookingTime(date: day, time: start.flatMap(ClockTime.init(text:))),
        end: end.map { BookingTime(date: day, time: ClockTime(text: $0)) }))
  }

  private func safari(at position: Coordinates?) throws -> Booking {
    var safari = try booking(.activity, "Safari", "14:00", "16:00")
    safari.place = try position.map { try place("Zoo", $0) }
    return safari
  }

  private func trip(_ bookings: [Booking], _ stops: [Stop]) throws -> Trip {
    var trip = try portoWindow().trip
    trip.days[0].stops = stops
    trip.bookings = bookings
    return trip
  }

  private func window(_ bookings: [Booking], _ stops: [Stop]) throws -> TestWindow {
    let porto = try PortoWindow()
    var trips = porto.window.library.trips
    trips[0].bookings = bookings
    trips[0].days[0].stops = stops
    var window = TestWindow(MemoryLibrary(trips))
    window.session.cursor.trip = porto.porto
    return window
  }

  @Test func `an activity with a place is on the way of its day, where it stands in it`() throws {
    let trip = try trip(
      [try safari(at: try east(5))],
      [
        stop(20, "Tower", at: "10:00", try east(1)), stop(21, "Dinner", at: "20:00", try east(9)),
      ])
    let route = DayRoute(of: trip.days[0], in: trip)
    #expect(route.legs.map(\.to) == ["Safari", "Dinner"])
    #expect(route.withoutPlace.isEmpty)
  }

  @Test func `an activity without a place is told as one that is not on the way`() throws {
    let trip = try trip([try safari(at: nil)], [stop(20, "Tower", at: "10:00", try east(1))])
    #expect(DayRoute(of: trip.days[0], in: trip).withoutPlace == ["Safari"])
  }

  @Test func `the best order of a day goes by its activities, which keep their time`() throws {
    var window = try window(
      [try safari(at: try east(20))],
      [
        stop(20, "Behind it", try east(21)), stop(21, "On the way", try east(10)),
        stop(22, "Last", at: "18:00", try east(30)), stop(23, "First", at: "09:00", try east(0)),
      ])
    let before = try window.trip
    let commit = try window.commit(.plan(.optimise(.number(1))))
    let trip = try window.trip
    let course = DayRoute(of: trip.days[0], in: trip).legs.map(\.to)
    #expect(course.contains("Safari"))
    let whole = { (trip: Trip) in DayRoute(of: trip.days[0], in: trip).ownKilometres }
    #expect(whole(trip) < whole(before))
    guard case .shorterDay(let saving)? = commit.notices.first else { throw NoChange() }
    #expect(saving.before == whole(before) && saving.after == whole(trip))
  }

  @Test func `the best order of a day with a journey leaves each stop on its side`() throws {
    var train = try booking(.train, "IC", "12:00", "15:00")
    train.from = try place("Porto", bed)
    train.to = try place("Lisbon", lisbon)
    let goal = try #require(lisbon)
    func inLisbon(_ hundredths: Double) throws -> Coordinates {
      try #require(
        Coordinates(latitude: goal.latitude, longitude: goal.longitude + hundredths / 100))
    }
    var window = try window(
      [train],
      [
        stop(20, "far", try east(8)), stop(21, "near", try east(1)),
        stop(22, "farthest", try inLisbon(9)), stop(23, "first", try inLisbon(1)),
        stop(24, "second", try inLisbon(5)),
      ])
    try window.commit(.plan(.optimise(.number(1))))
    #expect(
      try window.trip.days[0].stops.map(\.name) == ["far", "near", "first", "second", "farthest"])
  }

  @Test func `a journey of which the arrival is not known takes as long as such a way does`() throws
  {
    var drive = try booking(.drive, "Porto to Lisbon", "09:00", nil)
    drive.from = try place("Porto", bed)
    drive.to = try place("Lisbon", lisbon)
    let trip = try trip([drive], [])
    let end = try #require(trip.freeTime(atLeast: 30)[0].stretches.first?.lowerBound)
    #expect((12 * 60..<15 * 60).contains(end))
  }

  @Test func `what is booked on no day of the trip is a part of its way in numbers`() throws {
    var flight = try booking(.flight, "TP1", "20:00", "21:00")
    flight.times.start.date = try date("2027-04-18")
    flight.times.end?.date = try date("2027-04-18")
    flight.from = try place("Lisbon", lisbon)
    flight.to = try place("Porto", bed)
    let trip = try trip([flight], [])
    #expect(TripStats(trip, settings: Settings()).bookedKilometres > 250)
  }

  @Test func `a city that is a country is one country, however its places are told`() throws {
    var trip = try trip([], [])
    func inSingapore(_ name: String, _ kind: PlaceKind, address: String?) throws -> Place {
      var place = Place(name: name, position: try #require(bed), source: .gazetteer)
      (place.category, place.country, place.address) = (kind.rawValue, "SG", address)
      return place
    }
    trip.destination = .place(try inSingapore("Singapore", .city, address: nil))
    trip.days[0].city = .place(try inSingapore("Singapore", .city, address: nil))
    #expect(TripStats(trip, settings: Settings()).countries == ["Singapore"])
    var tower = stop(20, "Merlion", bed)
    tower.place = try inSingapore("Merlion", .city, address: "Singapore")
    trip.days[0].stops = [tower]
    #expect(TripStats(trip, settings: Settings()).countries == ["Singapore"])
  }
}
