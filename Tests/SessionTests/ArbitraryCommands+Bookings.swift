import Session
import TestSupport
import Testing

struct ArbitraryBookingsTests {
  @Test func `the commands of the laws leave trips with bookings of all shapes`() throws {
    var shapes: Set<Booking.Kind> = []
    for seed in 501...510 {
      var commands = ArbitraryCommands(seed: seed)
      var window = TestWindow()
      for _ in 0..<80 {
        _ = try window.run(commands.richer(window))
        shapes.formUnion(window.library.trips.flatMap(\.bookings).map(\.kind))
      }
    }
    #expect(shapes == [.flight, .train, .hotel, .activity])
  }
}

extension ArbitraryCommands {
  /// A booking made, moved, changed or removed.
  mutating func booking() -> Intent {
    let any = BookingReference.number(1 + chance.below(4))
    return switch chance.below(10) {
    case 0: .booking(.remove(any))
    case 1: .booking(.move(any, to: bookingDay()))
    case 2: .booking(.departure(any, chance.below(4) == 0 ? nil : time()))
    case 3: .booking(.arrival(any, arrival()))
    case 5: .booking(.checkInUntil(any, chance.below(4) == 0 ? nil : time()))
    case 4: .booking(.seat(any, word()))
    default: .booking(.add(newBooking()))
    }
  }

  /// Between places, whose clocks do not change with the city of a day.
  private mutating func newBooking() -> NewBooking {
    let places = ["Porto", "Kyoto", "Matosinhos"].map { PlaceReference.named($0, quoted: true) }
    var new = NewBooking([.flight, .train, .hotel, .activity][chance.below(4)], name: word())
    new.day = bookingDay()
    switch new.kind.shape {
    case .stay:
      new.place = places[chance.below(3)]
      new.nights = 1 + chance.below(3)
      new.checkInUntil = chance.below(2) == 0 ? nil : time()
      new.checkOut = chance.below(2) == 0 ? nil : time()
    case .activity:
      new.place = places[chance.below(3)]
      new.time = time()
      new.minutes = chance.below(2) == 0 ? nil : 30 * (1 + chance.below(60))
    case .journey:
      (new.from, new.to) = (places[chance.below(3)], places[chance.below(3)])
      new.time = chance.below(5) == 0 ? nil : time()
      new.arrival = arrival()
    }
    return new
  }

  private mutating func bookingDay() -> DayReference {
    chance.below(3) == 0 ? .on(date()) : day()
  }

  private mutating func arrival() -> NewArrival? {
    let day: ArrivalDay? = chance.below(3) == 0 ? .later(chance.below(3)) : nil
    return chance.below(4) == 0 ? nil : time().map { NewArrival($0, day) }
  }

  private mutating func time() -> ClockTime? { ClockTime(minutes: 30 * chance.below(48)) }
}
