internal import Session

/// What is told of a way beside its ends.
extension SketchedJourney {
  func take(_ piece: SketchPiece, for leg: inout Leg) {
    let before = leg.reader.new
    take(piece.fact, for: &leg)
    // What found no place in it is left over, but for what parts a line.
    if !piece.isJoint, !piece.isIdle, leg.reader.new == before, !leg.awaits(piece) {
      leg.leave(piece.tokens)
    }
  }

  private func take(_ fact: SketchPiece.Fact, for leg: inout Leg) {
    switch fact {
    case .day(let day): take(day, for: &leg)
    case .hour(let time, exact: true), .hours(let time, _):
      take(time, for: &leg)
      if case .hours(_, let minutes) = fact, leg.reader.new.arrival == nil {
        let end = time.minutes + minutes
        leg.reader.new.arrival = ClockTime(minutes: end % 1440).map {
          NewArrival($0, end < 1440 ? nil : .later(end / 1440))
        }
      }
    // `gets there at 8`
    case .hour(let time, exact: false) where leg.arrives && leg.reader.new.arrival == nil:
      take(time, for: &leg)
    case .later(let days):
      if leg.reader.new.arrival == nil {
        leg.reader.arrivalDay = .later(days)
      } else {
        leg.reader.new.arrival?.day = .later(days)
      }
    case .told(let told): leg.reader.new.take(told)
    case .length(let minutes): leg.reader.length = leg.reader.length ?? minutes
    case .hour, .days, .nights, .people, .joint, .word, .idle: break
    }
  }

  private func take(_ day: DayReference, for leg: inout Leg) {
    // `reaching next morning`
    if leg.reader.new.day != nil, day == .next || day == .dayAfter {
      take(.later(1), for: &leg)
    } else if leg.reader.new.day == nil {
      leg.reader.new.day = day
      if case .either = day { leg.choseDay = true }
    } else if leg.reader.new.arrival != nil, leg.reader.new.arrival?.day == nil {
      leg.reader.new.arrival?.day = .on(day.near(leg.reader.new.day))
    } else if leg.arrives, leg.reader.arrivalDay == nil {
      leg.reader.arrivalDay = .on(day.near(leg.reader.new.day))
    }
  }

  private func take(_ time: ClockTime, for leg: inout Leg) {
    if leg.arrives || leg.reader.new.time != nil {
      if leg.reader.new.arrival == nil, leg.arrives || !leg.namesOther {
        leg.reader.new.arrival = NewArrival(time, leg.reader.arrivalDay)
      }
    } else {
      leg.reader.new.time = time
    }
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

extension SketchedJourney.Leg {
  /// Keeps what nothing explains.
  mutating func leave(_ words: Range<Int>) {
    namesOther = true
    if let last = leftovers.last, last.upperBound == words.lowerBound {
      leftovers[leftovers.count - 1] = last.lowerBound..<words.upperBound
    } else {
      leftovers.append(words)
    }
  }
}
