internal import Session

/// Where a way begins and ends, and by what number it goes.
extension SketchedJourney {
  func leadsToEnd(_ index: Int) -> Bool { leads(index, toEnds) }

  private func leads(_ index: Int, _ words: Set<String>) -> Bool {
    index > 0 && words.contains(context.tokens[index - 1].folded)
  }

  /// `LH 962`, `ICE 543`.
  func endOfCode(_ index: Int) -> Int? {
    let token = context.tokens[index]
    guard (1...4).contains(token.text.utf8.count), token.kind == .word,
      let number = context.token(index + 1), number.kind == .number,
      (1...5).contains(number.text.utf8.count),
      number.isGlued || token.text == token.text.uppercased()
        || BookingWords.trainCodes.contains(token.folded),
      context.token(index + 2).map({ !$0.isGlued || $0.kind == .sign }) ?? true,
      token.folded != "at", token.folded != "seat"
    else { return nil }
    return index + 2
  }

  /// `Glacier Express`: what a train is called, in words written large.
  func endOfTrain(_ index: Int) -> Int? {
    guard kind == .train else { return nil }
    var end = index
    while let token = context.token(end), token.kind == .word,
      token.text.first?.isUppercase == true, end - index < 4,
      end > index || !["the", "our", "on"].contains(token.folded)
    { end += 1 }
    // `Kagayaki 505`
    if end == index + 1, let number = context.token(end), number.kind == .number,
      !number.isGlued, (1...4).contains(number.text.utf8.count)
    {
      end += 1
    }
    guard end > index + 1,
      (index..<end).contains(where: { BookingWords.trains.contains(context.tokens[$0].folded) })
    else { return nil }
    return end
  }

  /// `Columbus (CMH)`: the airport of the town before.
  func endOfCodeInside(_ index: Int) -> Int? {
    guard context.matches(["("], at: index - 1), context.matches([")"], at: index + 1),
      scan.words.isCode(index)
    else { return nil }
    return index + 1
  }

  /// The longest words that are known to be a town, an airport or a station.
  func endOfPlace(_ index: Int) -> Int? {
    let token = context.tokens[index]
    guard token.kind == .word || token.kind == .quoted, !context.travels(token.text) else {
      return nil
    }
    let isOfPair =
      [index - 2, index - 1, index + 1, index + 2].contains { other in
        scan.words.areCodes(index, other)
          && (abs(other - index) == 1 || context.tokens[(other + index) / 2].kind == .sign)
      }
    if isOfPair { return index + 1 }
    let isLed = leads(index, toEnds) || leads(index, ["from", "leave", "leaving", "in", "at"])
    // A sentence begins large as well.
    let isLarge =
      token.text.first?.isUppercase == true && index > 0
      && context.tokens[index - 1].kind != .sign
    guard isLed || isLarge || !names.lattice.isKnown(index) else { return nil }
    let most = min(index + SketchedJourney.longest, context.tokens.count)
    return (index + 1...most).reversed().first { end in
      context.tokens[end - 1].kind != .sign && scan.words.isEndOfWay(context.text(index..<end))
    }.map { context.end(ofOneOf: stations, at: $0) ?? $0 }
  }

  /// In tokens.
  private static let longest = 6
}

private let stations = BookingWords.ways(
  "hauptbahnhof hbf hb central central_station station airport main_station train_station c h")
private let toEnds: Set = ["to", "into", "reach", "reaches", "reaching", "→", ">", "for"]

extension SpokenBooking {
  /// Whether a journey may begin or end there.
  fileprivate func isEndOfWay(_ name: String) -> Bool {
    isAirport(name)
      || gazetteer?.named(name).contains { match in
        switch match.kind {
        case .airport, .station: true
        case .city: match.place.country == country || match.rank >= 600
        case .sight, .country, .region: false
        }
      } ?? false
  }
}
