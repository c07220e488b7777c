internal import Session

/// Something that a line tells of, with what is said of it.
struct SketchedThing {
  /// What it is called; empty until that is said.
  var names: [String] = []
  /// The stop of the trip that it is, where it is one of them.
  var stop: KnownStop?
  var day: DayReference?
  var lastDay: DayReference?
  var time: ClockTime?
  /// Whether the hour is told in digits, not as a part of the day.
  var isExact = false
  var minutes: Int?
  /// Beside which stop it is to stand.
  var position: StopPosition?
  var facts = NewBooking(.activity)
  var notes: [String] = []
  /// Whether its names are known, or few words of which none says anything else.
  var isNamedPlainly = false
  /// Whether something is told of it for which there is no place any more.
  var isCrowded = false

  var name: String {
    names.dropFirst().reduce(names.first ?? "") { name, next in
      next.hasPrefix("with ") || next.hasPrefix("w ") ? "\(name) \(next)" : "\(name) at \(next)"
    }
  }

  /// The facts, with all that is said beside them in their note.
  var factsWithNotes: NewBooking {
    var told = facts
    let all = notes + [facts.note].compactMap(\.self)
    told.note = all.isEmpty ? nil : all.joined(separator: ", ")
    return told
  }

  mutating func take(_ fact: SketchPiece.Fact) {
    switch fact {
    case .day, .days: isCrowded = isCrowded || day != nil
    case .hour(_, let exact): isCrowded = isCrowded || exact && isExact
    case .hours: isCrowded = isCrowded || isExact
    case .length: isCrowded = isCrowded || minutes != nil
    case .nights, .later: isCrowded = true
    case .told, .people, .joint, .word, .idle: break
    }
    switch fact {
    case .day(let found): if day == nil { day = found }
    case .days(let first, let last): if day == nil { (day, lastDay) = (first, last) }
    case .hour(let found, let exact):
      guard time == nil || exact && !isExact else { return }
      // `Tue evening at Jumbo, 7.30`
      let isLate =
        time.map { $0.minutes >= ClockTime.noon && found.minutes < ClockTime.noon } == true
      let late = isLate ? ClockTime(minutes: found.minutes + ClockTime.noon) : nil
      (time, isExact) = (late ?? found, exact)
    case .hours(let start, let length):
      (time, minutes, isExact) = (start, length, true)
    case .length(let found): minutes = minutes ?? found
    case .told(let told):
      facts.take(told)
      day = day ?? told.day ?? told.lastDay
    case .people(let text): notes.append(text)
    case .nights, .later, .joint, .word, .idle: break
    }
  }
}

extension NewBooking {
  /// Takes over what is not told yet.
  mutating func take(_ other: NewBooking) {
    cost = cost ?? other.cost
    paidBy = paidBy ?? other.paidBy
    reference = reference ?? other.reference
    seat = seat ?? other.seat
    checkOut = checkOut ?? other.checkOut
    if kind == .hotel { time = time ?? other.time }
    checkInUntil = checkInUntil ?? other.checkInUntil
    if let more = other.note { note = note.map { "\($0), \(more)" } ?? more }
  }
}

extension ClockTime {
  /// In minutes of the day.
  fileprivate static let noon = 720
}
