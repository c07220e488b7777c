/// What is booked more than once.
enum DuplicateRules {
  /// Of the same, that is kept of which most is known; another goes only where nothing of it is lost.
  static func duplicates(_ trip: CheckedTrip) -> [Sighting] {
    sets(of: trip).flatMap { alike -> [Sighting] in
      let most = alike.map { facts(of: $0).count }.max() ?? 0
      guard let kept = alike.first(where: { facts(of: $0).count == most }) else { return [] }
      return alike.filter { $0.number != kept.number }.map { other in
        let losesNothing = facts(of: other).isSubset(of: facts(of: kept))
        let line: FindingMessage = "remove booking \(other.number)"
        return Sighting(
          losesNothing
            ? "\(other) is booked twice"
            : "\(other) is booked twice, as booking \(kept.number) and as booking "
              + "\(other.number), each with something of its own",
          day: trip.day(of: other), booking: other,
          fix: losesNothing ? .booking(.remove(.number(other.number))) : nil, orElse: line)
      }
    }
  }

  /// What is the same, in sets of more than one, each in the order of the bookings.
  private static func sets(of trip: CheckedTrip) -> [[CheckedBooking]] {
    let all = trip.bookings.filter { $0.start != nil }
    return all.reduce(into: [[CheckedBooking]]()) { sets, booking in
      let same = sets.firstIndex { $0.allSatisfy { isSame($0, booking, in: trip) } }
      if let same { sets[same].append(booking) } else { sets.append([booking]) }
    }.filter { $0.count > 1 }
  }

  /// For one traveller also where only one of both has a seat or a reference; else that one may be
  /// the ticket of somebody else.
  private static func isSame(
    _ one: CheckedBooking, _ other: CheckedBooking, in trip: CheckedTrip
  ) -> Bool {
    guard trip.travellers < 2 else { return BookingRules.isTwice(one, other) }
    var (first, second) = (one.booking, other.booking)
    for field in [\Booking.seat, \Booking.reference] {
      first[keyPath: field] = first[keyPath: field] ?? second[keyPath: field]
      second[keyPath: field] = second[keyPath: field] ?? first[keyPath: field]
    }
    return BookingRules.isTwice(one.with(first), other.with(second))
  }

  /// What is known of a booking besides what makes it the same.
  private static func facts(of booking: CheckedBooking) -> Set<String> {
    let own = booking.booking
    return Set(
      [
        own.reference.map { "ref \($0)" }, own.seat.map { "seat \($0)" },
        own.note.map { "note \($0)" }, own.paidBy.map { "paid by \($0)" },
        own.cost.map { "cost \($0.amount) \($0.currency.code)" },
      ].compactMap(\.self))
  }
}
