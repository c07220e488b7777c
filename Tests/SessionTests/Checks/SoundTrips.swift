import Session
import TestSupport

/// Makes trips in which nothing is certainly wrong, with all that a trip can hold.
struct SoundTrips {
  private var dice: SeededGenerator
  private var next = 100
  private var trip = Trip(id: TripID(1), name: "Sound")

  private let home = "london"
  private let cities = ["porto", "lisbon", "madrid", "paris", "berlin", "vienna"]

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  mutating func make() throws -> Trip {
    let count = dice.roll(3...10)
    let start = CivilDate(daysSinceEpoch: dice.roll(20_800...21_500))
    trip.days = (0..<count).map { Day(id: DayID(id()), date: start.adding($0)) }
    let stays = try self.stays(count)
    trip.destination = .place(try place(stays[0].city))
    for stay in stays { try plan(stay) }
    try travel(stays, last: count)
    for index in trip.days.indices { try plan(index, stays) }
    try addMoney()
    addLists(start)
    return trip
  }

  /// A city and its days, counted from 1; the last day is that of going home.
  private struct Stay {
    var city: String
    var days: ClosedRange<Int>
  }

  private mutating func id() -> Int {
    next += 1
    return next
  }

  private mutating func stays(_ count: Int) throws -> [Stay] {
    let first = dice.pick(cities)
    guard count > 4, dice.once(in: 2) else { return [Stay(city: first, days: 1...count)] }
    let change = dice.roll(2...(count - 2))
    let others = cities.filter { $0 != first }
    return [
      Stay(city: first, days: 1...change),
      Stay(city: dice.pick(others), days: change...count),
    ]
  }

  private mutating func plan(_ stay: Stay) throws {
    var hotel = Booking(id: BookingID(id()), kind: .hotel, name: "Hotel \(stay.city)")
    hotel.place = .place(try place(stay.city + "+\(dice.roll(1...3))"))
    hotel.times.start = moment(stay.days.lowerBound, nil)
    hotel.times.end = moment(stay.days.upperBound, nil)
    hotel.cost = Money(minorUnits: Int64(dice.roll(100...900)) * 100, currency: .euro)
    trip.bookings.append(hotel)
    for number in stay.days where dice.once(in: 2) {
      trip.days[number - 1].city = .place(try place(stay.city))
    }
  }

  private func moment(_ day: Int, _ minutes: Int?) -> BookingTime {
    BookingTime(
      date: trip.start?.adding(day - 1), time: minutes.flatMap { ClockTime(minutes: $0) })
  }

  /// There in the morning, home in the evening, and a train between the cities at noon.
  private mutating func travel(_ stays: [Stay], last: Int) throws {
    try go(.flight, from: home, to: stays[0].city, day: 1, 8 * 60..<10 * 60 + dice.roll(0...60))
    for (stay, other) in zip(stays, stays.dropFirst()) {
      try go(
        .train, from: stay.city, to: other.city, day: other.days.lowerBound,
        12 * 60..<15 * 60 + dice.roll(0...60))
    }
    guard let city = stays.last?.city else { return }
    try go(.flight, from: city, to: home, day: last, 19 * 60..<22 * 60)
  }

  private mutating func go(
    _ kind: Booking.Kind, from: String, to: String, day: Int, _ minutes: Range<Int>
  ) throws {
    var journey = Booking(id: BookingID(id()), kind: kind, name: "\(kind.rawValue) to \(to)")
    journey.from = .place(try place(from))
    journey.to = .place(try place(to))
    journey.times = BookingTimes(
      start: moment(day, minutes.lowerBound), end: moment(day, minutes.upperBound))
    if dice.once(in: 2) { journey.times.minutes = minutes.count }
    journey.cost = dice.maybe { Money(minorUnits: Int64($0.roll(20...300)) * 100, currency: .euro) }
    trip.bookings.append(journey)
  }

  /// Stops one behind the other, with an hour and more between them, while nobody travels.
  private mutating func plan(_ index: Int, _ stays: [Stay]) throws {
    let number = index + 1
    let stay = stays.last { $0.days.contains(number) } ?? stays[0]
    let isMoving = stays.dropFirst().contains { $0.days.lowerBound == number }
    let isLast = number == trip.days.count
    var minute = isMoving ? 17 * 60 : number == 1 ? 13 * 60 : 9 * 60 + dice.roll(0...60)
    let end = isLast ? 16 * 60 : 21 * 60
    while minute < end, dice.below(5) > 0 {
      var stop = Stop(id: StopID(id()), text: "stop \(next)")
      if dice.below(3) > 0 { stop.place = try place(stay.city + "+\(dice.roll(1...5))") }
      stop.name = "stop \(next)"
      let length = dice.roll(2...8) * 15
      if dice.below(4) > 0 {
        stop.at = ClockTime(minutes: minute)
        if dice.once(in: 2) { stop.minutes = length }
        if dice.once(in: 3) { stop.hours = OpeningHours(text: "mon-sun 00:00-23:59") }
      }
      stop.cost = dice.maybe { Money(minorUnits: Int64($0.roll(1...90)) * 100, currency: .euro) }
      trip.days[index].stops.append(stop)
      minute += length + dice.roll(60...150)
    }
  }

  private mutating func addMoney() throws {
    if dice.once(in: 2) { trip.budget = Money(minorUnits: 2_000_000, currency: .euro) }
    if dice.once(in: 2) {
      trip.companions = ["Ana", "Bob"].map { Companion(name: $0) }
      trip.bookings[0].paidBy = dice.pick(["Ana", "Bob"])
    }
    guard dice.once(in: 2) else { return }
    var tour = Booking(id: BookingID(id()), kind: .activity, name: "boat tour")
    tour.times.start = moment(2, 7 * 60)
    tour.times.minutes = 60
    tour.cost = Money(minorUnits: 2500, currency: .usDollar)
    trip.bookings.append(tour)
    trip.rates["USD/EUR"] = "0.92"
  }

  private mutating func addLists(_ start: CivilDate) {
    for word in ["passport", "adapter"] where dice.once(in: 2) {
      trip.checklist.append(
        ChecklistTask(id: TaskID(id()), list: .todo, text: word, due: .before(days: 10)))
    }
    if dice.once(in: 2) {
      trip.checklist.append(ChecklistTask(id: TaskID(id()), list: .pack, text: "socks"))
    }
  }
}
