internal import Session

/// A place to sleep that a line tells of, with its nights and facts in any order.
struct SketchedStay {
  let scan: SketchScan
  let names: SketchNames

  init(_ scan: SketchScan, _ names: SketchNames) {
    (self.scan, self.names) = (scan, names)
  }

  var context: ChartContext { scan.context }

  /// What is booked, and whether each word and all that it needs was told; `nil` where it has no name,
  /// or no nights.
  var found: BookingScan.Found? {
    var reader = BookingReader(scan.chart, .hotel, at: context.tokens.count)
    reader.words = scan.words
    for piece in scan.pieces { take(piece, for: &reader) }
    reader.runs = runs
    for run in reader.runs where run.range.contains(where: context.isLodging) {
      reader.sleeps = true
    }
    // `we're in the Holiday Village till Thursday`
    let isLong = reader.new.lastDay != nil || reader.new.nights != nil
    // Without a word for a house it is one only by its name, and only offered.
    let isByName =
      !reader.sleeps
      && (scan.saysStay && isLong && namesHouse(reader.runs) || isOfNights(reader)
        || isLong && beginsAsHouse(reader.runs))
    if isByName { reader.sleeps = true }
    if reader.new.nights == nil, reader.new.lastDay == nil, reader.new.day != nil {
      // `ceremony at Villa Rosa at 4pm` is for no night.
      guard reader.sleeps, !scan.tellsHour else { return nil }
      reader.new.nights = 1
    }
    let told = reader.new
    // `the three nights in Portree`: what the town tells of the days comes first.
    let asTold = reader
    if told.day != nil || !reader.settle() || reader.fault != nil {
      reader = asTold
      if reader.new.day == nil { reader.new.day = firstNight(reader.new.nights) }
      guard reader.settle(), reader.fault == nil else { return nil }
    }
    let losesFact = scan.pieces.contains { piece in
      switch piece.fact {
      case .people, .length, .later, .hours, .hour: true
      default: false
      }
    }
    let isTold =
      !losesFact && reader.new.day.flatMap(context.day) != nil && told.day != nil && reader.sleeps
      && reader.unexplained.isEmpty && !guessesStart && !isByName && !goesOn
      && (!scan.numbersNights || isOnlyNamed(reader.runs))
    let isClear =
      isTold
      && scan.pieces.filter(\.isWord).allSatisfy { piece in
        let index = piece.tokens.lowerBound
        return names.isIdle(index) || reader.runs.contains { $0.range.contains(index) }
      } && reader.new.note.map(scan.words.isPlace) != true
      && !BookingScan(chart: scan.chart, words: scan.words).readsSentence(.hotel)
    return BookingScan.Found(new: reader.new, isClear: isClear)
  }

  /// `nights 3-5 Pensione Aurora`: nothing else is said, and each word of the name is written as one; not
  /// `nights 3-4 cancel hotel`, `… Hotel David, I think`.
  private func isOnlyNamed(_ runs: [BookingReader.NameRun]) -> Bool {
    !context.line.hasByte("?")
      && scan.pieces.allSatisfy { piece in
        let index = piece.tokens.lowerBound
        let token = context.tokens[index]
        guard piece.isWord else { return !piece.isIdle }
        guard runs.contains(where: { $0.range.contains(index) }) else {
          return besideHouses.contains(token.folded)
        }
        return token.isCapitalised || context.isLodging(index) || withinNames.contains(token.folded)
      }
  }

  /// `the Wakeup`, written as a name; not `the car`, `the Oceanarium`, where nobody sleeps.
  private func namesHouse(_ runs: [BookingReader.NameRun]) -> Bool {
    runs.contains { run in
      context.tokens[run.range.lowerBound].isCapitalised && run.range.lowerBound > 0
        && scan.words.gazetteer?.named(context.text(run.range)).isEmpty != false
    }
  }

  /// `Casa Lola 16-18 may`: a name that begins with a word for a house.
  private func beginsAsHouse(_ runs: [BookingReader.NameRun]) -> Bool {
    runs.contains { run in
      run.range.count > 1 && SketchScan.houses.contains(context.tokens[run.range.lowerBound].folded)
    }
  }

  /// `four nights at the melia vienna`: where so many nights are told of a thing that is no town, one
  /// sleeps there.
  private func isOfNights(_ reader: BookingReader) -> Bool {
    let tellsNights = scan.pieces.contains { piece in
      if case .nights = piece.fact { true } else { false }
    }
    let houses = reader.runs.filter { !scan.words.isTown(context.text($0.range)) }
    return tellsNights && houses.count == 1
  }

  /// Whether something comes after it: `…, and after that the Kirkwall Hotel`.
  private var goesOn: Bool {
    scan.pieces.contains { piece in
      piece.isFirmJoint && context.tokens[piece.tokens.lowerBound].kind == .word
    }
  }

  /// Whether the day on which it begins is only thought of, and another one is in view.
  private var guessesStart: Bool {
    context.isIn(.onDay) && lastCheckOut == nil
      && scan.pieces.contains { piece in
        if case .day = piece.fact { isEnd(piece) } else { false }
      }
  }

  private func take(_ piece: SketchPiece, for reader: inout BookingReader) {
    switch piece.fact {
    case .day(let day):
      if reader.new.day == nil, reader.new.nights == nil, isEnd(piece) {
        (reader.new.day, reader.new.lastDay) = (
          lastCheckOut ?? (context.isIn(.onDay) ? .here : .first), day
        )
      } else if reader.new.day == nil {
        reader.new.day = day
      } else if reader.new.lastDay == nil, reader.new.nights == nil {
        reader.new.lastDay = day
      }
    case .days(let first, let last):
      if reader.new.day == nil { (reader.new.day, reader.new.lastDay) = (first, last) }
    case .nights(let count, let from):
      if reader.new.nights == nil, reader.new.lastDay == nil { reader.new.nights = count }
      reader.new.day = reader.new.day ?? from
    case .told(let told):
      reader.new.take(told)
      reader.new.day = reader.new.day ?? told.day
      reader.new.lastDay = reader.new.lastDay ?? told.lastDay
    case .hour, .hours, .length, .later, .people, .joint, .word, .idle: break
    }
  }

  /// `to friday 23`, `until we leave on Sunday`: the day on which it ends.
  private func isEnd(_ piece: SketchPiece) -> Bool {
    var before = piece.tokens.lowerBound - 1
    let first = context.token(before)
    while let token = context.token(before), leaving.contains(token.folded) { before -= 1 }
    let isUntil = context.token(before).map { RouteWords.until.contains($0.folded) } == true
    return isUntil || first?.says("to") == true
  }

  private var lastCheckOut: DayReference? {
    context.trip?.bookings.last { $0.kind == .hotel }?.times.end?.reference
  }

  /// `three nights there`: all of the trip, those behind the last hotel, or from the day spoken of.
  private func firstNight(_ nights: Int?) -> DayReference? {
    guard let nights, context.trip != nil else { return nil }
    if nights == context.dayCount - 1 { return .first }
    if let town = nightsIn(nights) { return .number(town) }
    if let last = lastCheckOut { return last }
    // `There we have …`, where a journey ends that was just told of.
    if context.words.contains("there"), let journey = context.mentionedBooking,
      journey.kind.isJourney, let end = journey.times.end?.reference
    {
      return end
    }
    return context.words.contains("there") && context.hasDayInView ? .here : .first
  }

  /// `In Copenhagen it's the Wakeup, just the one night`: the first day of a town whose nights are as many.
  private func nightsIn(_ nights: Int) -> Int? {
    for start in context.tokens.indices where context.matches(["in"], at: start) {
      for end in start + 2..<min(start + 5, context.tokens.count + 1) {
        guard let there = context.trip?.days(in: context.text(start + 1..<end)) else { continue }
        let isLast = there.upperBound == context.dayCount
        if there.count == nights || isLast && there.count == nights + 1 { return there.lowerBound }
      }
    }
    return nil
  }
}

/// Between the word for the end and its day.
private let leaving: Set = [
  "we", "i", "leave", "go", "fly", "drive", "travel", "home", "on", "the", "check", "out", "move",
]

private let besideHouses: Set = ["a", "per", "night", "each", "at", "in", "the", "for", ":"]
private let withinNames: Set = ["de", "da", "do", "del", "della", "di", "la", "le", "of", "the"]
