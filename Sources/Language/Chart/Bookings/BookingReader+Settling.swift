internal import Session

/// What all that was said of a booking in a line of its own comes to.
extension BookingReader {
  /// Whether it is one.
  mutating func settle() -> Bool {
    switch kind.shape {
    case .stay: settleStay()
    case .journey: settleJourney()
    case .activity: false
    }
  }

  /// The same with what nothing explains as its note, where that is little.
  func withNote(of left: [Range<Int>]) -> NewBooking? {
    let count = left.reduce(0) { $0 + $1.count }
    // What is inferred from another journey, or a single night, has to be said alone.
    guard !goesBack, !goesOn, kind.isJourney || (new.nights ?? 2) > 1 else { return nil }
    guard new.note == nil, left.count < 3, count < 7, count * 2 <= context.tokens.count,
      kind.isJourney || hasLodging
    else { return nil }
    var copy = new
    copy.note = left.compactMap(text).joined(separator: ", ")
    return copy
  }

  // MARK: - Journeys

  /// `bus tour to Sintra`: words for something else than where it begins.
  var isThing: Bool {
    guard beginsBare, kind != .flight || isOpen,
      case .named(let text, quoted: false)? = new.from
    else { return false }
    return CommonWords.nameThing(text) && words?.isPlace(text) != true
  }

  private mutating func settleJourney() -> Bool {
    let trip = context.trip
    if goesBack, new.from == nil || new.to == nil {
      guard turnBack(in: trip) else { return false }
    }
    let last = trip?.bookings.last { $0.kind.isJourney }
    if goesOn, new.from == nil, new.to != nil { new.from = last?.to?.reference }
    if new.from == nil, new.to != nil, new.time != nil, saysJourneyWord,
      let here = whereOneIs
    {
      new.from = here
    }
    if new.day == nil, let last, goesOn || goesBack || leavesWhereItEnds(last) {
      let end = last.times.end ?? last.times.start
      if let time = new.time, isLater(time, than: end) { new.day = end.reference }
    }
    if new.day == nil, !context.isIn(.onDay), context.dayCount > 1, saysOut { new.day = .first }
    if let length, new.arrival == nil, let time = new.time {
      let minutes = time.minutes + length
      new.arrival = ClockTime(minutes: minutes % 1440).map {
        NewArrival($0, minutes < 1440 ? nil : .later(minutes / 1440))
      }
    } else if let length {
      guard kind == .drive, new.note == nil else { return false }
      new.note = "takes \(length) min"
    }
    // Who drives leaves when it suits.
    let isTimed = new.time != nil || kind == .drive && new.day != nil && saysJourneyWord
    return isWhole && isTimed && !hasTurns
  }

  /// `we fly out at 6`: on the first day of the trip.
  var saysOut: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: BookingWords.goingOut, at: $0) != nil }
  }

  /// Where one slept before the day of a journey, or what the last one before it led to.
  var whereOneIs: PlaceReference? {
    guard let trip = context.trip, let day = Optional(new.day ?? .here),
      let number = context.day(day)?.number
    else { return nil }
    func isBefore(_ booking: Booking) -> Bool {
      booking.times.start.reference.flatMap { context.day($0)?.number }.map { $0 <= number }
        ?? false
    }
    let slept = trip.bookings.last { $0.kind == .hotel && isBefore($0) && $0.place != nil }
    let led = trip.bookings.last { $0.kind.isJourney && isBefore($0) && $0.to != nil }
    let known = [slept?.place?.reference, led?.to?.reference].compactMap(\.self)
    return (known + context.citiesBefore(number)).first { $0 != new.to }
  }

  /// Whether the names hold words that turn what is said.
  private var hasTurns: Bool {
    [new.from, new.to].contains { place in
      guard case .named(let text, quoted: false)? = place else { return false }
      return text.split(separator: " ").contains { ["not", "or", "if", "no"].contains($0) }
    }
  }

  private func isLater(_ time: ClockTime, than end: BookingTime) -> Bool {
    end.time.map { $0 < time } ?? true
  }

  /// Whether it begins where another journey ends.
  private func leavesWhereItEnds(_ other: Booking) -> Bool {
    guard case .named(let text, _)? = new.from, let name = other.to?.name else { return false }
    let (one, two) = (folded(text), folded(name))
    return one == two || one.hasPrefix(two + " ") || two.hasPrefix(one + " ")
  }

  /// The other way of a journey before.
  private mutating func turnBack(in trip: Trip?) -> Bool {
    let journeys =
      trip?.bookings.filter {
        $0.kind.isJourney && (!saysKind || $0.kind == kind) && $0.from != nil && $0.to != nil
      } ?? []
    // One is at home where nobody told, unless there is but one flight from there.
    guard !goesHome || kind == .flight && journeys.count == 1,
      new.from != nil || new.to != nil || new.arrival != nil || saysKind
    else { return false }
    let other =
      if let to = new.to {
        journeys.last { isSame($0.from, to) }
      } else if let from = new.from {
        journeys.last { isSame($0.to, from) }
      } else if saysKind {
        journeys.last
      } else {
        // Of what else might go back nobody speaks.
        context.mentionedBooking.flatMap { $0.kind.isJourney ? $0 : nil }
      }
    guard let other, other.kind == kind || saysKind else { return false }
    new.from = new.from ?? other.to?.reference
    new.to = new.to ?? other.from?.reference
    return true
  }

  private func isSame(_ place: Destination?, _ said: PlaceReference) -> Bool {
    guard case .named(let text, _) = said, let name = place?.name else { return false }
    let (one, two) = (folded(text), folded(name))
    return one == two || two.hasPrefix(one + " ") || one.hasPrefix(two + " ")
  }

  /// Whether a word tells the kind; else it is that of the journey before.
  private var saysKind: Bool { new.name != nil || saysJourneyWord }

  private var saysJourneyWord: Bool {
    context.tokens.indices.contains { context.journeyWord(at: $0)?.kind == kind }
  }
}

extension ChartContext {
  /// The cities of the days before one, the last first, and that of the day itself.
  fileprivate func citiesBefore(_ number: Int) -> [PlaceReference] {
    guard let trip, trip.days.indices.contains(number - 1) else { return [] }
    let days = trip.days[..<(number - 1)].reversed() + [trip.days[number - 1]]
    return days.compactMap { $0.city?.reference }
  }
}
