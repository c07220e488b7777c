internal import Session

/// What all that was said of a way comes to.
extension SketchedJourney {
  /// The ways, where each of them is one.
  func settled(_ legs: [Leg]) -> [BookingScan.Found]? {
    var found: [BookingScan.Found] = []
    // `we do not fly to Paris`
    let denies = legs.flatMap(\.leftovers).joined().contains {
      names.lattice.classes(at: $0).has(.not)
    }
    guard !denies else { return nil }
    for leg in legs {
      guard let new = settled(leg, behind: found.last?.new) else { return nil }
      found.append(BookingScan.Found(new: new, isClear: leg.isClear))
    }
    return found
  }

  private func settled(_ leg: Leg, behind first: NewBooking?) -> NewBooking? {
    var reader = leg.reader
    if let first, reader.goesBack {
      reader.new.from = reader.new.from ?? first.to
      reader.new.to = reader.new.to ?? first.from
      reader.new.day = reader.new.day ?? first.day
      reader.goesBack = false
    }
    settleEnds(&reader)
    settleDay(&reader)
    guard reader.new.day != nil || reader.goesBack else { return nil }
    reader.new.note = reader.new.note ?? note(of: leg)
    if reader.settle(), reader.fault == nil { return reader.new.goesSomewhere ? reader.new : nil }
    // `home`, where the earlier way is told by another name of that town.
    guard reader.goesBack, reader.new.to != nil, reader.new.from == nil,
      let last = context.trip?.bookings.last(where: { $0.kind.isJourney })
    else { return nil }
    (reader.new.from, reader.goesBack) = (last.to?.reference, false)
    return reader.settle() && reader.fault == nil ? reader.new : nil
  }

  /// The way there is on the first day where none is told, and of two fridays on the earlier one.
  private func settleDay(_ reader: inout BookingReader) {
    if case .either(let dates)? = reader.new.day, let first = dates.first, let last = dates.last {
      if reader.goesBack, last == context.trip?.days.last?.date { reader.new.day = .on(last) }
      if isWayThere(reader), first == context.trip?.days.first?.date { reader.new.day = .on(first) }
    }
    // `The outward journey is with the ICE 72`
    let isOut = reader.saysOut && !hasEarlier && !reader.goesBack
    if reader.new.day == nil, isOut || isWayThere(reader) { reader.new.day = .first }
    if reader.new.day == nil { reader.new.day = dayOfMoving(to: reader.new.to) }
  }

  /// The day on which one moves on to a town; `nil` where no day says so.
  private func dayOfMoving(to place: PlaceReference?) -> DayReference? {
    guard case .named(let name, _)? = place, let there = context.trip?.days(in: name),
      there.lowerBound > 1
    else { return nil }
    return .number(there.lowerBound)
  }

  /// Whether the first way of a trip is told, which begins elsewhere.
  private func isWayThere(_ reader: BookingReader) -> Bool {
    guard !reader.goesBack, !reader.goesOn, !hasEarlier, let trip = context.trip,
      let from = reader.new.from, from != destination,
      !trip.days.contains(where: { $0.city?.reference == from })
    else { return false }
    return kind == .flight || reader.saysOut
  }

  private var hasEarlier: Bool {
    context.trip?.bookings.contains { $0.kind.isJourney } == true
  }

  /// A way of which one end is told begins or ends where the trip takes place, unless an earlier one
  /// tells more.
  private func settleEnds(_ reader: inout BookingReader) {
    guard let town = destination, (reader.new.from == nil) != (reader.new.to == nil),
      !(reader.goesBack && hasEarlier)
    else { return }
    if reader.new.to == nil, reader.new.from != town { reader.new.to = town }
    // `On 13th May we are flying to Denpasar`: from where the trip is.
    if reader.new.from == nil, !reader.goesBack, reader.new.day != nil, reader.new.day != .first,
      reader.new.to != town
    {
      reader.new.from = reader.whereOneIs ?? town
    }
    if reader.new.from == nil, reader.new.to != town, reader.goesBack {
      (reader.new.from, reader.goesBack) = (town, false)
    }
  }

  /// Where the trip takes place, so far as that is known.
  private var destination: PlaceReference? {
    let town = context.trip?.destination
    return town?.place == nil ? nil : town?.reference
  }

  /// `…, blue star, …`: what is said between two signs and tells nothing that is known.
  private func note(of leg: Leg) -> String? {
    guard let words = leg.leftovers.first, leg.leftovers.count == 1, words.count < 5,
      isApart(words), !words.contains(where: { Lexicon.turns(context.tokens[$0]) })
    else { return nil }
    return context.text(words)
  }

  private func isApart(_ words: Range<Int>) -> Bool {
    let before = context.token(words.lowerBound - 1)
    let behind = context.token(words.upperBound)
    return before?.kind == .sign && (behind == nil || behind?.kind == .sign)
  }
}

extension NewBooking {
  /// Whether it ends elsewhere than it begins.
  fileprivate var goesSomewhere: Bool { from != to }
}
