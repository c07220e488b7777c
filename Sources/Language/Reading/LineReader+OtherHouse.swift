internal import Session

/// A house in the place of another: `take Avail Hostel in budapest instead, same dates, 70 euros`.
extension LineReader {
  /// The stay for the nights of the one that is booked there, or, where none is, for those that the trip
  /// spends there without a bed; only offered, for nobody tells the nights.
  func otherHouse(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let trip = session.currentTrip, tokens.count < LineReader.mostInSentence,
      let instead = tokens.firstIndex(where: { $0.says("instead") }), isPlain(tokens),
      case let context = context(expanded.text, tokens),
      let start = context.end(ofOneOf: taking, at: WordLattice(tokens).behindTalk),
      let link = tokens[..<instead].lastIndex(where: { ["in", "at"].contains($0.folded) }),
      start < link, link + 1 < instead, (start..<link).contains(where: context.isLodging)
    else { return nil }
    let town = context.text(link + 1..<instead)
    let begin = paidArticles.contains(tokens[start].folded) ? start + 1 : start
    guard begin < link, let (nights, other) = trip.nights(in: town) else { return nil }
    let rest = tokens[(instead + 1)...].indices.filter { index in
      !tokens[index].says(",") && !sameNights.contains(tokens[index].folded)
    }
    let price = rest.isEmpty ? "" : " " + rest.map { tokens[$0].text }.joined(separator: " ")
    let stay =
      "hotel \(quotedText(context.text(begin..<link))) in \(quotedText(town))"
      + " from \(nights.lowerBound.iso) to \(nights.upperBound.iso)\(price)"
    let command = (other.map { "remove booking \($0); " } ?? "") + stay
    guard case .understood(var utterance) = read(command) else { return nil }
    utterance.spans = [:]
    guard case .understood(let said) = ReadResult.understood(utterance).said(as: line) else {
      return nil
    }
    return said.offered
  }
}

extension Trip {
  /// The nights of the only stay in a town, with its number; else those that are spent there without
  /// one, in a row.
  fileprivate func nights(in town: String) -> (Range<CivilDate>, other: Int?)? {
    let town = folded(town)
    let stays = bookings.indices.filter { bookings[$0].kind == .hotel }
    let there = stays.filter { bookings[$0].place.map { folded($0.name) == town } == true }
    if let only = there.first {
      guard there.count == 1, let first = bookings[only].times.start.date,
        let last = bookings[only].times.end?.date, first < last
      else { return nil }
      return (first..<last, only + 1)
    }
    let free = days.filter { day in
      guard let date = day.date, day.city.map({ folded($0.name) == town }) == true else {
        return false
      }
      return !stays.contains { index in
        guard let first = bookings[index].times.start.date,
          let last = bookings[index].times.end?.date
        else { return false }
        return first <= date && date < last
      }
    }.compactMap(\.date)
    guard let first = free.first, let last = free.last, first < last,
      last.days(since: first) == free.count - 1
    else { return nil }
    return (first..<last, nil)
  }
}

private let taking = BookingWords.ways(
  """
  take book use try get let's_take lets_take we_take we'll_take we_take_the stay_at we_stay_at
  we'll_stay_at let's_stay_at
  """)
private let sameNights: Set = ["same", "dates", "nights", "days", "the", "for", "and", "-", "time"]
