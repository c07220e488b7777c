import Session
import TestSupport

extension RandomIntents {
  mutating func bookingIntent() -> BookingIntent {
    let booking = BookingReference.number(count())
    return switch dice.roll(1...14) {
    case 1: .list(dice.once(in: 2) ? nil : .hotel)
    case 2: .nights(dice.once(in: 2) ? nil : day())
    case 3: .remove(booking)
    case 4:
      dice.once(in: 2) ? .move(booking, to: bookingDay()) : .leaving(booking, bookingDay())
    case 5: .rename(booking, name())
    case 6: dice.once(in: 2) ? .addNote(booking, name()) : .note(booking, maybe(name()))
    case 7: .cost(booking, dice.once(in: 3) ? nil : amount())
    case 8: .reference(booking, maybe(name()))
    case 11: .checkInUntil(booking, time())
    case 9: .seat(booking, maybe(name()))
    case 10:
      dice.once(in: 2) ? .departure(booking, time()) : .arrival(booking, time().map { arrival($0) })
    case 12: .length(booking, dice.once(in: 3) ? nil : count())
    case 13: .place(booking, dice.once(in: 3) ? nil : place())
    default: .add(newBooking())
    }
  }

  private mutating func maybe(_ name: String) -> String? { dice.once(in: 3) ? nil : name }

  private mutating func bookingDay() -> DayReference {
    dice.once(in: 2) ? .on(date()) : day()
  }

  private mutating func arrival(_ time: ClockTime) -> NewArrival {
    NewArrival(time, dice.once(in: 2) ? .on(bookingDay()) : nil)
  }

  private mutating func newBooking() -> NewBooking {
    var new = NewBooking(dice.pick(Booking.Kind.allCases, else: .flight))
    new.day = bookingDay()
    switch new.kind {
    case .hotel:
      new.name = name()
      new.place = dice.once(in: 2) ? nil : goal()
      new.lastDay = bookingDay()
      new.time = dice.once(in: 2) ? nil : time()
      new.checkInUntil = dice.once(in: 2) ? nil : time()
      new.checkOut = dice.once(in: 2) ? nil : time()
    case .activity:
      new.name = name()
      new.place = dice.once(in: 2) ? nil : goal()
      new.time = time()
      new.minutes = dice.once(in: 2) ? nil : count()
    case .flight, .train, .bus, .ferry, .drive:
      new.name = dice.pick([nil, "TP1234", "IC 523", name()], else: nil)
      (new.from, new.to) = (goal(), goal())
      new.time = dice.once(in: 4) ? nil : time()
      new.arrival = dice.once(in: 3) ? nil : time().map { arrival($0) }
    }
    new.reference = maybe(name())
    new.seat = maybe(name())
    new.cost = dice.once(in: 2) ? nil : amount()
    new.paidBy = maybe(name())
    new.note = maybe(name())
    return new
  }
}
