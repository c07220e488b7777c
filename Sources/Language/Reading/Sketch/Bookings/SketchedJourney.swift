internal import Session

/// A way that a line tells of, with its ends, times and facts in any order; perhaps with the way back.
struct SketchedJourney {
  let scan: SketchScan
  let names: SketchNames
  let kind: Booking.Kind

  init(_ scan: SketchScan, _ names: SketchNames, _ kind: Booking.Kind) {
    (self.scan, self.names, self.kind) = (scan, names, kind)
  }

  var context: ChartContext { scan.context }

  /// What has been read so far of a way.
  struct Leg {
    var reader: BookingReader
    /// Whether what comes next is of its end.
    var arrives = false
    /// The words and facts that nothing explains.
    var leftovers: [Range<Int>] = []
    /// Whether a place of which nothing says so was taken for where it ends.
    var guessesEnd = false
    /// Whether the clause names something else, whose hour an hour in it is.
    var namesOther = false
    /// Whether a day that was told more often than once in the trip was chosen.
    var choseDay = false

    /// Whether a fact waits for another: the day of an arrival, how long it takes.
    func awaits(_ piece: SketchPiece) -> Bool {
      switch piece.fact {
      case .day, .later: reader.arrivalDay != nil
      case .length: reader.length != nil
      default: false
      }
    }

    /// Whether the way back may be told behind it.
    var mayTurnBack: Bool {
      let new = reader.new
      return (new.from != nil || new.to != nil) && new.time != nil
    }

    /// Whether its end may be told now.
    var mayArrive: Bool {
      let new = reader.new
      return new.from != nil && new.to == nil && new.time != nil && new.arrival == nil
    }

    /// Of a way back both ends have to be told, and neither only by its place in the line.
    var isClear: Bool {
      guard leftovers.isEmpty, !(reader.goesBack && guessesEnd), !choseDay else { return false }
      let new = reader.new
      return new.from != nil && new.to != nil && new.time != nil && new.day != nil
    }
  }

  /// The way, and the way back where the line tells of both; of each whether every word and all that it
  /// needs was told; `nil` where one of its ends or its day is not.
  var ways: [BookingScan.Found]? {
    var legs = [Leg(reader: reader)]
    var index = 0
    for piece in scan.pieces where piece.tokens.lowerBound >= index {
      if piece.isWord || piece.isSoftJoint {
        let start = piece.tokens.lowerBound
        if legs.count == 1, legs[0].mayTurnBack, turnsBack(start) {
          legs.append(Leg(reader: reader))
          legs[1].reader.goesBack = true
        }
        index = word(start, &legs[legs.count - 1])
      } else {
        if piece.isFirmJoint { legs[legs.count - 1].namesOther = false }
        if isDash(piece.tokens), legs[legs.count - 1].mayArrive {
          legs[legs.count - 1].arrives = true
        }
        take(piece, for: &legs[legs.count - 1])
        index = piece.tokens.upperBound
      }
    }
    return settled(legs)
  }

  var reader: BookingReader {
    var reader = BookingReader(scan.chart, kind, at: context.tokens.count)
    reader.words = scan.words
    return reader
  }

  /// `Frankfurt 9 april 07:55 – Lisbon 10:40`: the sign between the two ends.
  private func isDash(_ tokens: Range<Int>) -> Bool {
    ["-", "–", "—", "→"].contains(context.tokens[tokens.lowerBound].folded)
  }

  /// `…, and back at 16.08`: the other way, behind one that is told.
  private func turnsBack(_ index: Int) -> Bool {
    guard context.end(ofOneOf: BookingWords.back, at: index) != nil, index > 0 else { return false }
    return scan.pieces.contains { $0.isJoint && $0.tokens.upperBound == index }
      && scan.pieces.contains { $0.isMoment && $0.tokens.lowerBound > index }
  }

  /// Takes up a word, or as many as belong together; returns where the next begins.
  private func word(_ index: Int, _ leg: inout Leg) -> Int {
    if let end = endOfCarrier(index) ?? wayBesideKind(index, &leg.reader.new) { return end }
    // `with TAP`, which is an airport's code, too
    if leads(index, ["with"]), context.tokens[index].isCapitalised, leg.reader.new.note == nil,
      endOfCode(index) == nil
    {
      leg.reader.new.note = context.text(index - 1..<index + 1)
      return index + 1
    }
    if let end = endOfCodeInside(index), context.token(index - 1)?.says("(") != true { return end }
    if let code = endOfCode(index), leg.reader.new.name == nil {
      leg.reader.new.name = leg.reader.flightNumber(context.text(index..<code))
      return code
    }
    if leg.reader.new.name == nil, let end = endOfTrain(index) {
      leg.reader.new.name = context.text(index..<end)
      return end
    }
    if let end = endOfCodeInside(index) {
      let place = PlaceReference.named(context.tokens[index].text, quoted: false)
      if leg.reader.new.to != nil {
        leg.reader.new.to = place
      } else {
        leg.reader.new.from = place
      }
      return end
    }
    if let end = context.end(ofOneOf: BookingWords.back, at: index) {
      leg.reader.goesBack = true
      if context.matches(["home"], at: end - 1) { leg.reader.goesHome = true }
      return end
    }
    if let end = context.end(ofOneOf: BookingWords.arriving + ending, at: index) {
      leg.arrives = true
      return before(end, from: index)
    }
    if context.matches(["there"], at: index), tellsHourBehind(index) {
      leg.arrives = true
      return index + 1
    }
    if let end = context.end(ofOneOf: BookingWords.departing + starting, at: index) {
      leg.arrives = false
      return before(end, from: index)
    }
    leg.reader.go(to: index)
    if let end = leg.reader.bareSeat() { return end }
    guard let end = endOfPlace(index) else {
      if let word = context.journeyWord(at: index) {
        return endOfNumber(behind: word, from: index, &leg.reader) ?? word.end
      }
      if let end = context.end(ofOneOf: BookingWords.goingOut, at: index) { return end }
      if !names.isIdle(index), context.tokens[index].kind != .sign { leg.leave(index..<index + 1) }
      return index + 1
    }
    take(index..<end, for: &leg)
    return end
  }

  /// `gets in` of `gets in at 10.10`: what leads to an hour belongs to it.
  private func before(_ end: Int, from start: Int) -> Int {
    let fact = scan.pieces.first {
      $0.tokens.lowerBound > start && $0.tokens.lowerBound < end && !$0.isWord && !$0.isJoint
    }
    return fact?.tokens.lowerBound ?? end
  }

  /// Where it ends or begins.
  private func take(_ words: Range<Int>, for leg: inout Leg) {
    let place = PlaceReference.named(context.text(words), quoted: false)
    let isFrom = leadsFrom(words.lowerBound)
    let isLedTo = !isFrom && (leg.arrives || leadsToEnd(words.lowerBound))
    let goesThere = leg.reader.goesBack && leg.reader.new.from == nil && !isFrom && !isLedTo
    let isTo = isLedTo || goesThere
    if leg.guessesEnd, leg.reader.new.from == nil, !isFrom {
      // `flight home agadir gatwick`
      (leg.reader.new.from, leg.reader.new.to) = (leg.reader.new.to, place)
    } else if isTo, leg.reader.new.to == nil {
      leg.guessesEnd = goesThere
      leg.reader.new.to = place
    } else if leg.reader.new.from == nil {
      leg.reader.new.from = place
    } else if leg.reader.new.to == nil {
      leg.reader.new.to = place
    } else {
      leg.leave(words)
    }
  }
}

private let starting = BookingWords.ways(
  "start starts start_is starts_at start_at starting_at is_off")
private let ending = BookingWords.ways(
  """
  we_are_in we're_in and_we_are_in and_we're_in don't_land_til don't_land_until don't_land_till
  don't_arrive_until don't_arrive_till don't_get_in_until don't_get_in_til is_due_at is_due_in
  is_due due_at reaches_there and_reaches gets_us_there gets_us_to gets_us_into gets_us_in and_into
  touching_down_in touching_down_at landing_in landing_at
  """)
