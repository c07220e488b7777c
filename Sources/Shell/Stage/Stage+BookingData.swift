internal import JSON
internal import Journal
internal import Session

/// What is booked, for programs.
extension Stage {
  func bookings(of trip: Trip, _ kind: Booking.Kind?) -> JSONValue {
    .array(
      trip.bookings.enumerated().filter { kind == nil || $1.kind == kind }.map { index, booking in
        .object(["number": .integer(index + 1), "booking": booking.stateObject])
      })
  }

  /// Those that begin, go on, end or spend a night on a day, where there are any.
  func bookings(of trip: Trip, on id: DayID) -> [JSONMember] {
    guard let day = trip.day(id) else { return [] }
    let ends =
      DayCourse(of: day, in: trip).booked.map(\.booking.id) + trip.hotels(on: day).map(\.id)
    let found = trip.bookings.enumerated().filter { ends.contains($1.id) }
    guard !found.isEmpty else { return [] }
    let objects = found.map { index, booking in
      var members = [
        JSONMember("number", .integer(index + 1)), JSONMember("booking", booking.stateObject),
      ]
      let leaves = trip.day(of: booking.times.start)?.id == id
      if leaves, let change = trip.change(to: booking) {
        members.append(JSONMember("changeMinutes", .integer(change.minutes)))
      }
      return JSONValue.object(members)
    }
    return [JSONMember("bookings", .array(objects))]
  }

  func nights(of trip: Trip, _ only: DayID?) -> JSONValue {
    .array(
      trip.nightDays.filter { only == nil || $0.id == only }.map { day in
        .object([
          "day": .optional(trip.number(of: day.id)), "date": .optional(day.date?.iso),
          "hotels": .array(trip.hotels(on: day).map { .string($0.name) }),
          "onTheWay": .optional(trip.wayOvernight(on: day)?.name),
        ])
      })
  }
}

extension Trip {
  /// The days on whose evening a night of the trip begins: all but the last, unless a hotel is
  /// booked for that too.
  var nightDays: [Day] {
    days.enumerated().filter { index, day in index < days.count - 1 || !hotels(on: day).isEmpty }
      .map(\.element)
  }
}
