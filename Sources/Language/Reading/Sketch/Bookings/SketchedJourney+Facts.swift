internal import Session

/// What is told of a way beside its ends.
extension SketchedJourney {
  func take(
    _ fact: SketchPiece.Fact, for reader: inout BookingReader, _ arrives: inout Bool
  ) {
    switch fact {
    case .day(let day):
      if reader.new.day == nil {
        reader.new.day = day
      } else if reader.new.arrival != nil, reader.new.arrival?.day == nil {
        reader.new.arrival?.day = .on(day.near(reader.new.day))
      } else if arrives, reader.arrivalDay == nil {
        reader.arrivalDay = .on(day.near(reader.new.day))
      }
    case .hour(let time, exact: true), .hours(let time, _):
      if arrives || reader.new.time != nil {
        if reader.new.arrival == nil { reader.new.arrival = NewArrival(time, reader.arrivalDay) }
      } else {
        reader.new.time = time
      }
      if case .hours(_, let minutes) = fact, reader.new.arrival == nil {
        let end = time.minutes + minutes
        reader.new.arrival = ClockTime(minutes: end % 1440).map {
          NewArrival($0, end < 1440 ? nil : .later(end / 1440))
        }
      }
    case .later(let days):
      if reader.new.arrival == nil {
        reader.arrivalDay = .later(days)
      } else {
        reader.new.arrival?.day = .later(days)
      }
    case .told(let told): reader.new.take(told)
    case .length(let minutes): reader.length = reader.length ?? minutes
    case .hour, .days, .nights, .people, .joint, .word, .idle: break
    }
  }

  /// `Southwest Airlines Flight 1423`: who flies, and the number.
  func endOfNumber(
    behind word: (kind: Booking.Kind, end: Int), from index: Int, _ reader: inout BookingReader
  ) -> Int? {
    guard reader.new.name == nil, word.kind == kind, let number = context.token(word.end),
      number.kind == .number,
      scan.pieces.contains(where: { $0.isWord && $0.tokens.contains(word.end) }),
      (2...4).contains(number.text.utf8.count),
      context.token(word.end + 1).map({ !$0.isGlued || $0.says(",") }) ?? true
    else { return nil }
    var start = index
    while start > 0, context.tokens[start - 1].kind == .word,
      context.tokens[start - 1].text.first?.isUppercase == true,
      context.tokens[start - 1].dateWords?.isEmpty != false
    { start -= 1 }
    reader.new.name =
      start < index
      ? "\(context.text(start..<index)) \(number.text)" : context.text(index..<word.end + 1)
    return word.end + 1
  }
}

extension DayReference {
  /// Of several days of that name the next behind another one.
  fileprivate func near(_ other: DayReference?) -> DayReference {
    guard case .either(let dates) = self, case .on(let start)? = other,
      let next = dates.first(where: { $0 >= start })
    else { return self }
    return .on(next)
  }
}
