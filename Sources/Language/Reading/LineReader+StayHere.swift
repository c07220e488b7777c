internal import Session

/// Where one sleeps, told without a day: `we sleep at hotel Artemide`.
extension LineReader {
  /// The hotel of the night behind the day that is selected; without one that of the whole trip, which
  /// is only offered.
  func staysHere(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard tokens.count > 2, tokens.count < LineReader.mostInSentence, namesHouseToSleepIn(tokens),
      case let context = context(expanded.text, tokens), let trip = context.trip,
      trip.days.count > 1, !tokens.indices.contains(where: { tellsDay($0, context) })
    else { return nil }
    let text = said(tokens, in: expanded)
    if let day = session.cursor.day.flatMap(trip.number), day < trip.days.count {
      let night = does("\(text) on day \(day)", typed: line) { $0.booksHotel }
      // Where nights are booked already that may be one of them, and what is told besides is no name.
      let isPlain =
        !tokens.contains { besides.contains($0.folded) }
        && !trip.bookings.contains { $0.kind == .hotel }
      guard !isPlain, case .understood(let utterance)? = night else { return night }
      return utterance.offered
    }
    let whole = "\(text) from day 1 to day \(trip.days.count)"
    guard case .understood(var utterance) = read(whole), utterance.booksHotel else { return nil }
    utterance.line = line
    return utterance.offered
  }

  /// Whether it begins with who sleeps, and goes on with the house.
  private func namesHouseToSleepIn(_ tokens: [Token]) -> Bool {
    guard
      let verb = tokens.prefix(5).firstIndex(where: { sleeping.contains($0.folded) }),
      tokens[..<verb].allSatisfy({ speaking.contains($0.spoken) }), verb + 2 < tokens.count,
      ["at", "in"].contains(tokens[verb + 1].folded)
    else { return false }
    return tokens[(verb + 2)...].contains { token in
      BookingWords.lodgings.contains(token.folded)
        || BookingWords.lodgingEndings.contains(where: token.folded.hasSuffix)
    }
  }

  private func tellsDay(_ index: Int, _ context: ChartContext) -> Bool {
    let token = context.tokens[index]
    return token.kind == .number || token.kind == .sign && !token.isGlued
      || !context.when.dates(at: index).isEmpty || !context.when.lengths(at: index).isEmpty
      || ["day", "night", "nights", "tonight"].contains(token.folded)
  }
}

extension Utterance {
  fileprivate var booksHotel: Bool {
    if case .booking(.add(let new)) = intent { new.kind == .hotel } else { false }
  }
}

/// Words that lead on to something else.
private let besides: Set = [
  "and", "with", "on", "to", "but", "then", "or", "not", "because", "as", "since", "until", "for",
]
private let sleeping: Set = ["sleep", "sleeping", "stay", "staying", "overnight", "overnighting"]
/// Who sleeps, and that they will.
private let speaking: Set = [
  "we", "i", "are", "am", "will", "we're", "i'm", "we'll", "i'll", "be", "all", "going", "to",
  "both",
]
