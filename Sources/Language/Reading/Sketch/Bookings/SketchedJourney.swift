internal import Session

/// A way that a line tells of, with its ends, times and facts in any order.
struct SketchedJourney {
  let scan: SketchScan
  let names: SketchNames
  let kind: Booking.Kind

  init(_ scan: SketchScan, _ names: SketchNames, _ kind: Booking.Kind) {
    (self.scan, self.names, self.kind) = (scan, names, kind)
  }

  var context: ChartContext { scan.context }

  /// What has been read so far.
  private struct Progress {
    var reader: BookingReader
    /// Whether what comes next is of its end.
    var arrives = false
    /// How many words and facts nothing explains.
    var leftovers = 0

    /// Whether a fact waits for another: the day of an arrival, how long it takes.
    func awaits(_ piece: SketchPiece) -> Bool {
      switch piece.fact {
      case .day, .later: reader.arrivalDay != nil
      case .length: reader.length != nil
      default: false
      }
    }
  }

  /// What is booked, and whether each word and all that it needs was told; `nil` where one of its ends
  /// or its day is not.
  var found: BookingScan.Found? {
    var progress = Progress(reader: BookingReader(scan.chart, kind, at: context.tokens.count))
    progress.reader.words = scan.words
    var index = 0
    for piece in scan.pieces where piece.tokens.lowerBound >= index {
      if piece.isWord || piece.isSoftJoint {
        index = word(piece.tokens.lowerBound, &progress)
      } else {
        let before = progress.reader.new
        take(piece.fact, for: &progress.reader, &progress.arrives)
        // What found no place in it is left over, but for what parts a line.
        if !piece.isJoint, !piece.isIdle, progress.reader.new == before, !progress.awaits(piece) {
          progress.leftovers += 1
        }
        index = piece.tokens.upperBound
      }
    }
    let told = progress.reader.new
    let isClear =
      progress.leftovers == 0 && !progress.reader.goesBack && told.from != nil && told.to != nil
      && told.time != nil
      && told.day != nil
    return settled(progress.reader).map { BookingScan.Found(new: $0, isClear: isClear) }
  }

  private func settled(_ told: BookingReader) -> NewBooking? {
    var reader = told
    settleEnds(&reader)
    // `The outward journey is with the ICE 72`: on the first day.
    if reader.new.day == nil,
      context.tokens.contains(where: { outward.contains($0.folded) })
    {
      reader.new.day = .first
    }
    guard reader.new.day != nil || reader.goesBack else { return nil }
    if reader.settle(), reader.fault == nil { return reader.new }
    // `home`, where the earlier way is told by another name of that town.
    guard reader.goesBack, reader.new.to != nil, reader.new.from == nil,
      let last = context.trip?.bookings.last(where: { $0.kind.isJourney })
    else { return nil }
    (reader.new.from, reader.goesBack) = (last.to?.reference, false)
    return reader.settle() && reader.fault == nil ? reader.new : nil
  }

  /// A way of which one end is told begins or ends where the trip takes place, unless an earlier one
  /// tells more.
  private func settleEnds(_ reader: inout BookingReader) {
    let hasEarlier = context.trip?.bookings.contains { $0.kind.isJourney } == true
    guard let town = destination, (reader.new.from == nil) != (reader.new.to == nil),
      !(reader.goesBack && hasEarlier)
    else { return }
    if reader.new.to == nil, reader.new.from != town { reader.new.to = town }
    // `On 13th May we are flying to Denpasar`: from where the trip is.
    if reader.new.from == nil, !reader.goesBack, reader.new.day != nil, reader.new.day != .first,
      reader.new.to != town
    {
      reader.new.from = town
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

  /// Takes up a word, or as many as belong together; returns where the next begins.
  private func word(_ index: Int, _ progress: inout Progress) -> Int {
    if let code = endOfCode(index), progress.reader.new.name == nil {
      progress.reader.new.name = progress.reader.flightNumber(context.text(index..<code))
      return code
    }
    if progress.reader.new.name == nil, let end = endOfTrain(index) {
      progress.reader.new.name = context.text(index..<end)
      return end
    }
    if let end = endOfCodeInside(index) {
      let place = PlaceReference.named(context.tokens[index].text, quoted: false)
      if progress.reader.new.to != nil {
        progress.reader.new.to = place
      } else {
        progress.reader.new.from = place
      }
      return end
    }
    if let end = context.end(ofOneOf: BookingWords.back, at: index) {
      progress.reader.goesBack = true
      if context.matches(["home"], at: end - 1) { progress.reader.goesHome = true }
      return end
    }
    if let end = context.end(ofOneOf: BookingWords.arriving, at: index) {
      progress.arrives = true
      return end
    }
    if let end = context.end(ofOneOf: BookingWords.departing + starting, at: index) {
      progress.arrives = false
      return end
    }
    progress.reader.go(to: index)
    if let end = progress.reader.bareSeat() { return end }
    guard let end = endOfPlace(index) else {
      if let word = context.journeyWord(at: index) {
        return endOfNumber(behind: word, from: index, &progress.reader) ?? word.end
      }
      if !names.isIdle(index), context.tokens[index].kind != .sign { progress.leftovers += 1 }
      return index + 1
    }
    let place = PlaceReference.named(context.text(index..<end), quoted: false)
    let isTo = progress.arrives || leadsToEnd(index)
    if isTo, progress.reader.new.to == nil {
      progress.reader.new.to = place
    } else if progress.reader.new.from == nil {
      progress.reader.new.from = place
    } else if progress.reader.new.to == nil {
      progress.reader.new.to = place
    } else {
      progress.leftovers += 1
    }
    return end
  }
}

private let starting = BookingWords.ways("start starts start_is starts_at start_at starting_at")
private let outward: Set = ["outward", "outbound", "outgoing"]
