internal import Session

/// What is told of a booking that there is.
extension BookingReader {
  /// Whether nothing but fields of a booking stands there, with small words between.
  mutating func readFields() -> Bool {
    while index < context.tokens.count {
      guard let end = field() else { return false }
      go(to: end)
    }
    // `we check out on the 9th`: the day alone is what is told.
    if new.time == nil, stay.first == nil { (stay.first, new.day) = (new.day, nil) }
    if new.checkOut == nil, stay.last == nil { (stay.last, new.lastDay) = (new.lastDay, nil) }
    return isCalledOff || new.arrival != nil || new.cost != nil || new.reference != nil
      || new.seat != nil
      || new.time != nil || new.note != nil
      || stay.first != nil || stay.last != nil || new.checkOut != nil || new.checkInUntil != nil
      || new.paidBy != nil && new.cost != nil
  }

  private mutating func field() -> Int? {
    if let skipped, skipped.lowerBound == index { return skipped.upperBound }
    let token = context.tokens[index]
    if token.kind == .sign, [",", ".", "!", ";", "-", "–"].contains(token.folded) {
      return index + 1
    }
    if let end = calledOff() { return end }
    if let end = shifted() ?? rescheduled() ?? stayed() ?? moved() ?? bareCode() { return end }
    if let end = option() ?? payer() ?? price() ?? board() { return end }
    return context.end(ofOneOf: said, at: index) ?? glue()
  }

  /// `now leaves 9:40`, `and lands 10:50`, `it's now at 10`: of a journey, when it begins and ends.
  private mutating func moved() -> Int? {
    guard kind.isJourney else { return nil }
    let arriving = context.end(ofOneOf: BookingWords.arriving, at: index)
    let departing = context.end(ofOneOf: BookingWords.departing + [["at"]], at: index)
    guard var start = arriving ?? departing else { return nil }
    while let token = context.token(start), links.contains(token.folded) { start += 1 }
    guard let (time, end) = clockSpan(at: start) ?? fourDigitSpan(at: start) else { return nil }
    if arriving != nil, new.arrival == nil {
      new.arrival = NewArrival(time)
    } else if arriving == nil, new.time == nil {
      new.time = time
    } else {
      return nil
    }
    return end
  }

  /// What is said, each as its own command.
  func fields(of booking: BookingReference) -> [Intent] {
    var all: [BookingIntent] = isCalledOff ? [.remove(booking)] : []
    if var cost = new.cost {
      cost.payer = new.paidBy.map(Payer.named) ?? cost.payer
      all.append(.cost(booking, cost))
    }
    if let text = new.reference { all.append(.reference(booking, text)) }
    if let text = new.seat { all.append(.seat(booking, text)) }
    if let text = new.note { all.append(.addNote(booking, text)) }
    all += times(of: booking) + stays(of: booking)
    if let time = new.checkInUntil { all.append(.checkInUntil(booking, time)) }
    if let time = new.checkOut { all.append(.departure(booking, time)) }
    return all.map(Intent.booking)
  }
}

extension BookingReader {
  /// Whether it would arrive before it leaves by the clock, though it did not before: a slip.
  var landsBeforeItLeaves: Bool {
    guard let arrival = new.arrival, arrival.day == nil, let known = talksOf?.times,
      let start = known.start.time, let end = known.end?.time, start < end
    else { return false }
    return arrival.time < new.time ?? start
  }

  /// When it begins and ends now; first what keeps the one before the other.
  fileprivate func times(of booking: BookingReference) -> [BookingIntent] {
    guard kind.isJourney else {
      return new.time.map { [.arrival(booking, NewArrival($0))] } ?? []
    }
    let departure = new.time.map { BookingIntent.departure(booking, $0) }
    let arrival = new.arrival.map { BookingIntent.arrival(booking, $0) }
    let isLater = (new.arrival?.time.minutes ?? 0) > (talksOf?.times.end?.time?.minutes ?? 0)
    return (isLater ? [arrival, departure] : [departure, arrival]).compactMap(\.self)
  }
}

private let links: Set = ["at", "is", "now", "by", "around", ":", "to", "only"]
private let said = BookingWords.ways(
  """
  is was are were that_was there us me we on one only for of costs cost number code under after
  now it delayed running_late late rescheduled retimed has_been been time that
  they they've they_have the_airline moved changed actually with again about extend extended prolong has instead
  i'm_in we're_in i_am_in we_are_in i_have we_have i've_got we've_got
  """)
