internal import Session

/// Finds what a line books, wherever the words for it stand.
struct BookingScan {
  let chart: Chart
  let words: SpokenBooking

  /// What is booked.
  struct Found {
    var new: NewBooking
    /// Whether each word was understood, so that it may be done.
    var isClear: Bool
  }

  private var context: ChartContext { chart.context }

  var found: Found? {
    guard context.isIn(.inTrip), !context.tokens.contains(where: { $0.says("?") }) else {
      return nil
    }
    let all = kinds.compactMap(read)
    return all.first(where: \.isClear) ?? all.first
  }

  // MARK: - Of what kind it is

  /// All that it may be a booking of.
  var kinds: [Booking.Kind] {
    var kinds: [Booking.Kind] = []
    for index in context.tokens.indices {
      if let kind = kind(at: index), !kinds.contains(kind) { kinds.append(kind) }
    }
    if kinds.allSatisfy({ !$0.isJourney }), goesOn, let last = spokenJourney() {
      kinds.append(last.kind)
    }
    if kinds.allSatisfy({ !$0.isJourney }), context.tokens.indices.contains(where: isCodeOfWay) {
      kinds.append(.flight)
    }
    if !kinds.contains(.hotel), saysNights { kinds.append(.hotel) }
    return kinds
  }

  private func kind(at index: Int) -> Booking.Kind? {
    let token = context.tokens[index]
    guard token.kind == .word else { return nil }
    if let word = context.journeyWord(at: index) {
      let next = context.token(word.end)
      // `coach 22`, where one sits
      if token.says("coach"), next?.kind == .number || next?.text.utf8.count == 1 { return nil }
      let isThing = next.map { BookingWords.things.contains($0.folded) } ?? false
      if !isThing { return word.kind }
    }
    if context.isLodging(index) { return .hotel }
    return coded(at: index) ?? (BookingWords.trains.contains(token.folded) ? .train : nil)
  }

  /// `LX318`, `EC 83`: letters and digits before a way.
  private func coded(at index: Int) -> Booking.Kind? {
    let token = context.tokens[index]
    let letters = token.folded
    guard (1...4).contains(letters.utf8.count),
      letters.utf8.allSatisfy({ (97...122).contains($0) }),
      let number = context.token(index + 1), number.kind == .number,
      (1...5).contains(number.text.utf8.count),
      context.token(index + 2).map({ !$0.isGlued || $0.kind == .sign }) ?? true
    else { return nil }
    if BookingWords.trainCodes.contains(letters),
      letters.utf8.count > 2 || !number.isGlued && number.text.utf8.count < 4
    {
      return .train
    }
    let isWritten = token.text == token.text.uppercased()
    guard (2...3).contains(letters.utf8.count), (2...4).contains(number.text.utf8.count),
      isWritten || number.isGlued && (number.text.utf8.count > 2 || namesAirports),
      number.isGlued || isWritten
    else { return nil }
    return .flight
  }

  /// `krk dub`, `lhr-han`: the code of an airport, and behind it another one.
  private func isCodeOfWay(_ index: Int) -> Bool {
    guard let next = context.token(index + 1) else { return false }
    return words.areCodes(index, next.kind == .sign ? index + 2 : index + 1)
  }

  /// `lhr-han`: between which airports is told by their codes.
  private var namesAirports: Bool {
    context.tokens.count { token in
      token.kind == .word && token.text.utf8.count == 3 && words.isAirport(token.text)
    } > 1
  }

  /// Whether it is told that one goes on, or back.
  private var goesOn: Bool {
    let first = context.tokens.indices.first { index in
      context.tokens[index].kind == .word && words.endOfTalk(at: index) == nil
        && !context.matches(["and"], at: index)
    }
    return [0, first ?? 0].contains { index in
      [BookingWords.back, BookingWords.onward].contains {
        context.end(ofOneOf: $0, at: index) != nil
      }
    }
  }

  private func spokenJourney() -> Booking? {
    let last = context.mentionedBooking ?? context.trip?.bookings.last { $0.kind.isJourney }
    return last.flatMap { $0.kind.isJourney ? $0 : nil }
  }

  /// Whether nights are told of, or days with a price by night or in all.
  private var saysNights: Bool {
    context.tokens.indices.contains { index in
      ["night", "nights", "nite", "nites", "nts", "staying", "sleeping"].contains {
        context.matches([$0], at: index)
      } || context.end(ofOneOf: staying, at: index) != nil
    }
  }

  private let staying = BookingWords.ways(
    "crashing crash_at put_us put_me total we're_in we_are_in we're_at we_are_at")

  // MARK: - What is said of it

  /// `night bus with bolivia hop cusco to la paz`: many words of which no place is known.
  private func beginsNowhere(_ reader: BookingReader) -> Bool {
    guard reader.beginsBare, case .named(let text, quoted: false)? = reader.new.from else {
      return false
    }
    return text.split(separator: " ").count > 3 && !words.isPlace(text)
  }

  /// Whether words of a sentence would be a part of its name.
  func readsSentence(_ kind: Booking.Kind) -> Bool { read(kind)?.new.holdsSentence == true }

  private func read(_ kind: Booking.Kind) -> Found? {
    var reader = BookingReader(chart, kind, at: 0)
    reader.words = words
    reader.readOpenly()
    guard reader.settle(), reader.fault == nil else { return nil }
    let left = reader.unexplained
    guard !(left + reader.taken).contains(where: { words.turns($0) }) else {
      return nil
    }
    guard !left.isEmpty else {
      return Found(
        new: reader.new,
        isClear: !beginsNowhere(reader) && !reader.infersNights && !reader.new.holdsSentence)
    }
    // `platform 3` is known for what it is.
    let isStand =
      left.count == 1 && reader.isStand(left[0]) && !reader.infersNights
      && !reader.new.holdsSentence && !beginsNowhere(reader)
    return reader.withNote(of: left).map { Found(new: $0, isClear: isStand) }
  }
}
