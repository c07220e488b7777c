extension Interpreter {
  /// Makes a booking of what was said.
  func book(_ new: NewBooking, in trip: Trip) throws(Interruption) -> Decision {
    var new = new
    var booking = Booking(
      id: BookingID(scene.session.nextID), kind: new.kind, name: words(new.name) ?? "")
    var notices: [Notice] = []
    // Before the places, which depend on the day.
    booking.times.start = try start(of: new, in: trip)
    new.day = booking.times.start.reference
    try place(&booking, &new, in: trip, &notices)
    if booking.name.isEmpty {
      guard let name = booking.nameOfWay else { throw .problem(.emptyName, at: .booking) }
      booking.name = name
    }
    try time(&booking, &new, in: trip)
    if booking.kind == .hotel { booking.checkInUntil = new.checkInUntil }
    booking.reference = words(new.reference)
    booking.seat = words(new.seat)
    booking.note = paragraphs(new.note)
    notices += try pay(&booking, new, in: trip)
    let canonical = NewBooking(
      booking, from: new.from, to: new.to, place: new.place, minutes: new.minutes)
    var draft = TripDraft(trip)
    try draft.apply(.bookingAdded(BookingAt(index: trip.bookings.count, booking: booking)))
    return outcome(
      draft, about: booking, .add(canonical),
      [.booking(.booked(booking))] + notices + nightsTaken(booking, in: trip)
        + unknownZones(of: booking) + outside([booking], of: draft.trip))
  }

  /// What it costs in all, and who paid.
  private func pay(
    _ booking: inout Booking, _ new: NewBooking, in trip: Trip
  ) throws(Interruption) -> [Notice] {
    var notices: [Notice] = []
    if let said = words(new.paidBy) {
      let known = try payer(said, in: trip) { name in
        var changed = new
        changed.paidBy = name
        return .booking(.add(changed))
      }
      booking.paidBy = known.name
      notices = known.notices
    }
    guard let amount = new.cost else { return notices }
    let price = try self.price(
      amount, of: booking.name, paidBy: booking.paidBy, nights: booking.nights.count, in: trip
    ) { amount in
      var changed = new
      changed.cost = amount
      return .booking(.add(changed))
    }
    (booking.cost, booking.paidBy) = (price.money, price.payer)
    return notices + price.notices
  }

  private func start(
    of new: NewBooking, in trip: Trip
  ) throws(Interruption) -> BookingTime {
    var time = try day(new.day, in: trip) { day in
      var asked = new
      asked.day = day
      return .booking(.add(asked))
    }
    time.time = new.time
    return time
  }

  /// The places of a booking, and how a canonical line speaks of them.
  private func place(
    _ booking: inout Booking, _ new: inout NewBooking, in trip: Trip, _ notices: inout [Notice]
  ) throws(Interruption) {
    let day = trip.day(of: booking.times.start)
    let said = new
    func found(
      _ reference: PlaceReference?, _ path: WritableKeyPath<NewBooking, PlaceReference?>
    ) throws(Interruption) -> ResolvedDestination? {
      guard let reference else { return nil }
      return try self.placed(reference, of: said.kind, on: day, in: trip) { place in
        var asked = said
        asked[keyPath: path] = place
        return .booking(.add(asked))
      }
    }
    let (from, to) = (try found(new.from, \.from), try found(new.to, \.to))
    let place = try found(new.place, \.place)
    (booking.from, booking.to) = (from?.destination, to?.destination)
    booking.place = place?.destination
    (new.from, new.to, new.place) = (from?.reference, to?.reference, place?.reference)
    notices += [from, to, place].compactMap(\.self).flatMap(\.notices)
  }

  /// What has no zone of its own takes that of the day's city, else of the destination.
  private func time(
    _ booking: inout Booking, _ new: inout NewBooking, in trip: Trip
  ) throws(Interruption) {
    switch booking.kind.shape {
    case .stay: try timeStay(&booking, &new, in: trip)
    case .activity: timeActivity(&booking, minutes: new.minutes, in: trip)
    case .journey:
      let said = new
      try timeJourney(&booking, new.arrival, in: trip) { day in
        var asked = said
        asked.arrival?.day = .on(day)
        return .booking(.add(asked))
      }
    }
  }

  /// An activity ends so many minutes after it begins.
  func timeActivity(_ booking: inout Booking, minutes: Int?, in trip: Trip) {
    booking.times.start.zone = zone(of: booking.place, booking.times.start, in: trip)
    (booking.times.end, booking.times.minutes) = (nil, minutes)
    guard let minutes, let begins = booking.times.start.time else { return }
    let total = begins.minutes + minutes
    var end = booking.times.start
    end.time = ClockTime(minutes: total % 1440)
    booking.times.end = end.later(than: booking.times.start, by: total / 1440)
  }

  private func timeStay(
    _ booking: inout Booking, _ new: inout NewBooking, in trip: Trip
  ) throws(Interruption) {
    let said = new
    var end: BookingTime
    if let last = new.lastDay {
      end = try day(last, in: trip) { day in
        var asked = said
        asked.lastDay = day
        return .booking(.add(asked))
      }
    } else {
      let start = booking.times.start
      guard let later = start.later(than: start, by: new.nights ?? 1) else {
        throw .problem(.dateOutOfRange, at: .booking)
      }
      end = later
    }
    end.time = new.checkOut
    let place = booking.place
    booking.times.start.zone = zone(of: place, booking.times.start, in: trip)
    end.zone = zone(of: place, end, in: trip) ?? booking.times.start.zone
    try checkDays(booking.times.start, end)
    guard booking.times.start.isOnDay(before: end) else {
      throw .problem(
        .booking(.noNight(first: booking.times.start.spelled, last: end.spelled)), at: .booking)
    }
    booking.times.end = end
  }
}

extension BookingTime {
  /// Whether its day comes before that of another; not where the two cannot be told apart.
  func isOnDay(before other: BookingTime) -> Bool {
    if let first = date, let last = other.date { return first < last }
    if let first = day, let last = other.day { return first < last }
    return false
  }
}
