internal import Session

/// Lines of one's own that book something.
extension LineReader {
  /// What a line books or says of a booking, wherever the words for it stand; `nil` where it does
  /// neither, and where it is written as a command is.
  func booked(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    let tokens = withoutAdding(said, expanded)
    guard let scene, session.cursor.trip != nil, tokens.count < LineReader.mostInSentence,
      tokens.indices.contains(where: { mayBook(tokens, at: $0) }) || namesBooking(tokens),
      !isOtherCommand(tokens) || tellsOfBooking(tokens)
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    let words = SpokenBooking(
      lattice: WordLattice(chart.context.tokens), gazetteer: scene.gazetteer,
      country: chart.context.country)
    guard !isCommand(tokens, chart, words) else { return nil }
    let whole = expanded.typed(chart.context.bytes(0..<tokens.count))
    let found = BookingScan(chart: chart, words: words).found
    let said =
      BookingTalk(chart: chart, words: words).meaning?.intent
      ?? toldOtherwise(tokens, chart, expanded)
    guard let intent = said ?? found.map({ .booking(.add($0.new)) }) else { return nil }
    var utterance = Utterance(
      line: line, intent: intent, spans: [.booking: whole], whole: whole)
    utterance.isExact = true
    utterance.isCanonical = true
    guard said == nil, found?.isClear == false else { return .understood(utterance) }
    let result = ReadResult.understood(utterance)
    return result.trial(in: scene) == .changes ? utterance.offered : nil
  }

  /// Whether a word of what is booked stands there.
  private func namesBooking(_ tokens: [Token]) -> Bool {
    guard let bookings = session.currentTrip?.bookings, !bookings.isEmpty else { return false }
    let names = Set(bookings.flatMap { folded($0.name).split(separator: " ").map(String.init) })
    return tokens.contains {
      $0.kind == .word && $0.text.utf8.count > 3 && names.contains($0.folded)
    }
  }

  /// `seat on the train is 21`, `extend the hotel by a night`: words of commands, that say here of what
  /// something is told.
  private func tellsOfBooking(_ tokens: [Token]) -> Bool {
    guard tokens.count > 3 else { return false }
    let leads = ["seat", "seats", "ref", "reference", "arrival", "departure"]
    return leads.contains(tokens[0].folded) && ["on", "of", "for", "in"].contains(tokens[1].folded)
      || ["extend", "prolong"].contains(tokens[0].folded)
  }

  /// `add the train from …`, `book a flight to …`: what is booked, without the word for that.
  private func withoutAdding(_ tokens: [Token], _ expanded: ExpandedLine) -> [Token] {
    let lattice = WordLattice(tokens)
    guard
      let verb = tokens.prefix(6).firstIndex(where: {
        ["add", "book", "booked"].contains($0.folded)
      }), lattice.isTalk(0..<verb)
    else { return tokens }
    let rest = Array(
      tokens[(verb + 1)...].drop { ["the", "a", "an", "our", "my", "another"].contains($0.folded) })
    guard let next = rest.first else { return tokens }
    if BookingWords.trains.contains(next.folded) { return rest }
    // In quotes stands a name, whatever its words are.
    guard next.kind != .quoted else { return tokens }
    let context = context(expanded.text, rest)
    return context.journeyWord(at: 0) != nil || context.isLodging(0) ? rest : tokens
  }

  /// Whether another command begins there.
  func isOtherCommand(_ tokens: [Token]) -> Bool {
    guard let verbs = CommandTable.verbs[tokens[0].folded] else { return false }
    return !verbs.contains { mayLead.contains($0) }
  }

  /// Whether it is the command for a booking, which is read as such.
  private func isCommand(_ tokens: [Token], _ chart: Chart, _ words: SpokenBooking) -> Bool {
    guard let kind = Booking.Kind(rawValue: tokens[0].folded) else { return false }
    var reader = BookingReader(chart, kind, at: 1)
    reader.words = words
    // `ferry Sæfari Grimsey to Dalvik …`
    if tokens.dropFirst(2).contains(where: { $0.says("to") }), reader.namesCarrier(at: 1) {
      return false
    }
    // `hotel in Bergen is Scandic Ørnen`
    let tells =
      kind == .hotel && tokens.dropFirst().contains { $0.says("is") || $0.says("instead") }
    let turns =
      tells
      || tokens.indices.dropFirst().contains { index in
        [BookingWords.back, BookingWords.remarks].contains {
          chart.context.end(ofOneOf: $0, at: index) != nil
        }
      }
    return !turns && !chart.newBookings(of: kind, at: 1).isEmpty
  }
}

/// The commands whose words begin other sentences as well.
private let mayLead: Set<Verb> = [
  .flight, .train, .bus, .ferry, .drive, .hotel, .day, .stay, .check,
]

/// Whether a booking may be told with a word, at a glance.
private func mayBook(_ tokens: [Token], at index: Int) -> Bool {
  let token = tokens[index]
  guard token.kind == .word else { return false }
  if hints.contains(token.folded) || BookingWords.lodgings.contains(token.folded)
    || BookingWords.trains.contains(token.folded)
    || BookingWords.lodgingEndings.contains(where: token.folded.hasSuffix)
  {
    return true
  }
  // `LX318`
  return token.text.utf8.count < 5 && index + 1 < tokens.count
    && tokens[index + 1].kind == .number && tokens[index + 1].text.utf8.count < 6
}

/// The words without which no line books anything.
private let hints: Set<String> = {
  let journeys = BookingWords.journeys.flatMap(\.ways).compactMap(\.last)
  let going = (BookingWords.back + BookingWords.onward).compactMap(\.first)
  return Set(journeys + going).union([
    "night", "nights", "nite", "nites", "nts", "staying", "sleeping", "put", "total",
    "confirmation",
    "reference", "ref", "pnr", "check", "checkin", "checkout", "seat", "seats", "each", "paid",
    "pays", "cost", "costs", "altogether", "person", "head", "booking", "cabin", "pp", "costing",
    "were", "arrival", "departure",
  ])
}()
