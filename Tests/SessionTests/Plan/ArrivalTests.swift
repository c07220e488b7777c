import Session
import TestSupport
import Testing

/// When one arrives in a city, and by what.
@Suite struct ArrivalTests {
  private func window(_ cities: [Int: String]) throws -> TestWindow {
    var window = try portoWindow()
    for (day, city) in cities { try name(city, day: day, in: &window) }
    return window
  }

  private func name(_ city: String, day number: Int, in window: inout TestWindow) throws {
    let day = try #require(try window.trip.day(number: number))
    let change = Change(before: day.city, after: Destination?.some(.words(city)))
    let event = Event.trip(try window.trip.id, .dayChanged(day.id, .city(change)))
    try window.session.apply([event])
  }

  /// A train to words, which have no position.
  private func train(
    _ id: Int, _ name: String, to goal: String, day: Int, _ leaves: String, until end: Int,
    _ arrives: String, in window: inout TestWindow
  ) throws {
    let first = try date("2027-04-19")
    var train = Booking(
      id: BookingID(id), kind: .train, name: name,
      times: BookingTimes(
        start: BookingTime(date: first.adding(day - 1), time: ClockTime(text: leaves)),
        end: BookingTime(date: first.adding(end - 1), time: ClockTime(text: arrives))))
    train.from = .words("Elsewhere")
    train.to = .words(goal)
    let event = Event.trip(
      try window.trip.id, .bookingAdded(BookingAt(index: id - 900, booking: train)))
    try window.session.apply([event])
  }

  @Test func `a night train is told with the day on which it arrives`() throws {
    var window = try window([2: "Ourense", 3: "Ourense"])
    try train(900, "Night", to: "Ourense", day: 1, "22:00", until: 2, "07:30", in: &window)
    let second = try date("2027-04-20")
    let notice = Notice.arrivalIn(
      CityEnd(
        city: "Ourense", day: 2, date: second, journey: "Night", time: ClockTime(text: "07:30")))
    #expect(try window.reply(.outlook(.arrivalIn("ourense"))).notices == [notice])
    // Where the day of leaving counts as the first there too.
    try name("Ourense", day: 1, in: &window)
    #expect(try window.reply(.outlook(.arrivalIn("ourense"))).notices == [notice])
  }

  @Test func `a journey to a city of a longer name leads elsewhere`() throws {
    var window = try window([1: "Yorke"])
    try train(900, "one", to: "New Yorke", day: 1, "08:00", until: 1, "12:00", in: &window)
    let first = try date("2027-04-19")
    #expect(
      try window.reply(.outlook(.arrivalIn("Yorke"))).notices == [
        .arrivalIn(CityEnd(city: "Yorke", day: 1, date: first))
      ])
    try train(901, "two", to: "Yorke Station", day: 1, "07:00", until: 1, "09:00", in: &window)
    #expect(
      try window.reply(.outlook(.arrivalIn("Yorke"))).notices == [
        .arrivalIn(
          CityEnd(
            city: "Yorke", day: 1, date: first, journey: "two", time: ClockTime(text: "09:00")))
      ])
  }

  private func airport(_ name: String, _ latitude: Double) throws -> Destination {
    .place(try place(name, latitude, .airport))
  }

  private func place(_ name: String, _ latitude: Double, _ kind: PlaceKind) throws -> Place {
    let position = try #require(Coordinates(latitude: latitude, longitude: 135.5))
    var place = Place(name: name, position: position, source: .typed)
    place.category = kind.rawValue
    return place
  }

  @Test func `an airport near a city is that of the city, whatever it is called`() throws {
    var window = try window([:])
    let trip = try window.trip
    for (index, city) in ["Tokyo": 35.7, "Osaka": 34.7].sorted(by: { $0.key > $1.key }).enumerated()
    {
      let city = Destination.place(try place(city.key, city.value, .city))
      let change = Change(before: Destination?.none, after: .some(city))
      try window.session.apply([.trip(trip.id, .dayChanged(trip.days[index].id, .city(change)))])
    }
    var flight = Booking(
      id: BookingID(900), kind: .flight, name: "NH1",
      times: BookingTimes(
        start: BookingTime(date: trip.days[1].date, time: ClockTime(text: "09:00")),
        end: BookingTime(date: trip.days[1].date, time: ClockTime(text: "10:15"))))
    (flight.from, flight.to) = (try airport("Haneda", 35.55), try airport("Kansai", 34.43))
    try window.session.apply([
      .trip(trip.id, .bookingAdded(BookingAt(index: 0, booking: flight)))
    ])
    #expect(
      try window.reply(.outlook(.arrivalIn("Osaka"))).notices == [
        .arrivalIn(
          CityEnd(
            city: "Osaka", day: 2, date: trip.days[1].date, journey: "NH1",
            time: ClockTime(text: "10:15")))
      ])
    // One leaves on the last day there, or with what goes on the day after.
    #expect(
      try window.reply(.outlook(.departureFrom("Tokyo"))).notices == [
        .departureFrom(
          CityEnd(
            city: "Tokyo", day: 2, date: trip.days[1].date, journey: "NH1",
            time: ClockTime(text: "09:00")))
      ])
    #expect(
      try window.reply(.outlook(.departureFrom("Osaka"))).notices == [
        .departureFrom(CityEnd(city: "Osaka", day: 2, date: trip.days[1].date))
      ])
  }
}
