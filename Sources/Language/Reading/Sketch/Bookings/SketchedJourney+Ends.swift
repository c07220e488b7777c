internal import Session

/// Where a way begins and ends, and by what number it goes.
extension SketchedJourney {
  func leadsToEnd(_ index: Int) -> Bool { leads(index, toEnds) }

  func leadsFrom(_ index: Int) -> Bool {
    leads(index, ["from", "out", "leaves", "leaving", "leave", "departs", "departing"])
  }

  func leads(_ index: Int, _ words: Set<String>) -> Bool {
    index > 0 && words.contains(context.tokens[index - 1].folded)
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
    let isLed =
      leads(index, toEnds) || leadsFrom(index) || leads(index, ["in", "at"]) || isBehindVerb(index)
    // A sentence begins large as well.
    let isLarge =
      token.text.first?.isUppercase == true && index > 0
      && context.tokens[index - 1].kind != .sign
    guard isLed || isLarge || !names.lattice.isKnown(index) else { return nil }
    let most = min(index + SketchedJourney.longest, context.tokens.count)
    let known = (index + 1...most).reversed().first { end in
      context.tokens[end - 1].kind != .sign && isEnd(index..<end)
    }
    // `in car 3` is in no airport of these letters.
    if known == index + 1, token.text.utf8.count == 3, !scan.words.isRare(index),
      !scan.words.isTown(token.text)
    {
      return nil
    }
    return known.map { context.end(ofOneOf: stations, at: $0) ?? $0 }
      ?? (leads(index, ["from", "to", "into"]) ? endOfUnknown(index) : nil)
  }

  /// `Paris Gare de Lyon`: a town, and which of its stations.
  private func isEnd(_ words: Range<Int>) -> Bool {
    if scan.words.isEndOfWay(context.text(words)) { return true }
    guard words.count > 1 else { return false }
    let town = context.text(words.lowerBound..<words.lowerBound + 1)
    return scan.words.isAirportName(context.text(words))
      || [words.lowerBound, words.lowerBound + 1].contains { start in
        scan.words.isStation(context.text(start..<words.upperBound), of: town)
      }
  }

  /// `from Leeds Bradford`: words written as a name behind what leads to one.
  private func endOfUnknown(_ index: Int) -> Int? {
    var end = index
    while end - index < SketchedJourney.longest, let token = context.token(end),
      token.kind == .word, token.text.first?.isUppercase == true, token.dateWords?.isEmpty != false
    { end += 1 }
    return end > index ? end : nil
  }

  /// `leaves piraeus`, `gets into Boston`.
  private func isBehindVerb(_ index: Int) -> Bool {
    (max(0, index - 3)..<index).contains { start in
      context.end(ofOneOf: BookingWords.arriving + BookingWords.departing, at: start) == index
    }
  }

  /// In tokens.
  private static let longest = 6
}

private let stations = BookingWords.ways(
  "hauptbahnhof hbf hb central central_station station airport main_station train_station c h")
/// Of the stations and airports of a town, in kilometres.
private let reach = 60.0
private let toEnds: Set = ["to", "into", "reach", "reaches", "reaching", "→", ">", "for"]

extension SpokenBooking {
  /// Whether an airport is called so: `Leeds Bradford`.
  fileprivate func isAirportName(_ name: String) -> Bool {
    gazetteer?.named("\(name) airport").contains { $0.kind == .airport } == true
  }

  /// `Gare de Lyon`: whether something in a town bears the name; of many stations it is not known that
  /// they are one.
  fileprivate func isStation(_ name: String, of town: String) -> Bool {
    guard let gazetteer else { return false }
    let towns = gazetteer.named(town).filter { $0.kind == .city }.map(\.place.position)
    return gazetteer.named(name).contains { match in
      [.station, .airport, .sight].contains(match.kind)
        && towns.contains { match.place.position.kilometres(to: $0) < reach }
    }
  }

  /// Whether a journey may begin or end there.
  func isEndOfWay(_ name: String) -> Bool {
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
