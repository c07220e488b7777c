internal import Session

/// Where a way begins and ends.
extension SketchedJourney {
  /// `…, there 12:30`: when it ends.
  func tellsHourBehind(_ index: Int) -> Bool {
    scan.pieces.contains { piece in
      guard case .hour = piece.fact else { return false }
      return piece.tokens.lowerBound == index + 1
    }
  }

  func leadsToEnd(_ index: Int) -> Bool { leads(index, toEnds) }

  func leadsFrom(_ index: Int) -> Bool {
    leads(index, fromStarts)
  }

  func leads(_ index: Int, _ words: Set<String>) -> Bool {
    index > 0 && words.contains(context.tokens[index - 1].folded)
  }

  /// `ferry hirtshals-kristiansand`: both ends at once.
  func wayBesideKind(_ index: Int, _ new: inout NewBooking) -> Int? {
    guard new.from == nil, new.to == nil, reader.isWayBesideKind(index + 1) else { return nil }
    new.from = .named(context.tokens[index].text, quoted: false)
    new.to = .named(context.tokens[index + 2].text, quoted: false)
    return index + 3
  }

  /// `Columbus (CMH)`, `Frankfurt FRA`: the airport of the town before.
  func endOfCodeInside(_ index: Int) -> Int? {
    let code = context.tokens[index].text
    let town = context.token(index - 1)
    if code.utf8.count == 3, code == code.uppercased(), scan.words.isCode(index), let town,
      town.kind == .word, town.text != town.text.uppercased(), scan.words.isEndOfWay(town.text)
    {
      return index + 1
    }
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
      leads(index, toEnds) || leadsFrom(index) || leads(index, atPlaces) || isBehindVerb(index)
    // A sentence begins large as well.
    let isLarge =
      token.text.first?.isUppercase == true && index > 0
      && context.tokens[index - 1].kind != .sign
    guard isLed || isLarge || !names.lattice.isKnown(index) else { return nil }
    let most = min(index + SketchedJourney.longest, context.tokens.count)
    // The towns of that name are asked for once, not with each length.
    let towns = scan.words.towns(called: context.text(index..<index + 1))
    let known = (index + 1...most).reversed().first { end in
      context.tokens[end - 1].kind != .sign && isEnd(index..<end, in: towns)
    }
    // `in car 3` is in no airport of these letters.
    if known == index + 1, token.text.utf8.count == 3, !scan.words.isRare(index),
      !scan.words.isTown(token.text)
    {
      return nil
    }
    return known.map { compoundEnd($0) ?? context.end(ofOneOf: stations, at: $0) ?? $0 }
      ?? (leads(index, toUnknown) ? endOfUnknown(index) : nil)
  }

  /// `Hakone-Yumoto`: another place than the town before the dash; `Porto-Braga` are two.
  private func compoundEnd(_ end: Int) -> Int? {
    guard let dash = context.token(end), dash.says("-"), dash.isGlued,
      let next = context.token(end + 1), next.isGlued, next.kind == .word,
      next.text.first?.isUppercase == true, !scan.words.isEndOfWay(next.text)
    else { return nil }
    return end + 2
  }

  /// `Paris Gare de Lyon`: a town, and which of its stations.
  private func isEnd(_ words: Range<Int>, in towns: [Coordinates]) -> Bool {
    let name = context.text(words)
    if scan.words.isEndOfWay(name) { return true }
    guard words.count > 1 else { return false }
    if scan.words.isAirportName(name) { return true }
    guard !towns.isEmpty else { return false }
    return scan.words.isStation(name, in: towns)
      || scan.words.isStation(context.text(words.dropFirst()), in: towns)
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
private let fromStarts: Set = [
  "from", "out", "leaves", "leaving", "leave", "departs", "departing",
]
private let atPlaces: Set = ["in", "at"]
/// Before words of which nothing is known.
private let toUnknown: Set = ["from", "to", "into"]
private let toEnds: Set = ["to", "into", "reach", "reaches", "reaching", "→", ">", "for"]

extension SpokenBooking {
  /// Whether an airport is called so: `Leeds Bradford`.
  fileprivate func isAirportName(_ name: String) -> Bool {
    gazetteer?.named("\(name) airport").contains { $0.kind == .airport } == true
  }

  /// Where the towns of a name lie.
  fileprivate func towns(called name: String) -> [Coordinates] {
    gazetteer?.named(name).filter { $0.kind == .city }.map(\.place.position) ?? []
  }

  /// `Gare de Lyon`: whether something in a town bears the name; of many stations it is not known that
  /// they are one.
  fileprivate func isStation(_ name: String, in towns: [Coordinates]) -> Bool {
    gazetteer?.named(name).contains { match in
      [.station, .airport, .sight].contains(match.kind)
        && towns.contains { match.place.position.kilometres(to: $0) < reach }
    } ?? false
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
