extension Gazetteer {
  /// The places that are named with where they lie, behind a comma or not: `Paris, Texas`,
  /// `cork ireland`, `springfield il usa`, `Notre-Dame Paris`; best `rank` first.
  ///
  /// The longest name in front counts: `kansas city kansas` is the city.
  package func located(_ text: String) -> [GazetteerMatch] {
    // Where characters end is looked up only where there is one.
    if text.hasByte(","), let comma = text.lastIndex(of: ",") {
      let (name, area) = (String(text[..<comma]), String(text[text.index(after: comma)...]))
      guard !folded(name).isEmpty, !folded(area).isEmpty else { return [] }
      return bearers(of: name).filter(lies(in: area))
    }
    let words = blankParted(text)
    if words.count == 1 { return namedWithoutArticle(text) }
    guard (2...LocatedNames.mostWords).contains(words.count) else { return [] }
    for cut in (max(1, words.count - LocatedNames.mostWordsOfArea)..<words.count).reversed() {
      // Of one word, as nearly always, nothing has to be joined.
      let area =
        cut == words.count - 1 ? String(words[cut]) : words[cut...].joined(separator: " ")
      let found = placed(words[..<cut], in: area)
      if !found.isEmpty { return found }
    }
    let found = words.last.map { named(words.dropLast(), ofKind: $0) } ?? []
    return found.isEmpty ? namedWithoutArticle(text) : found
  }

  /// `la Suisse`, `die Schweiz`: what many know by the name behind the article.
  private func namedWithoutArticle(_ text: String) -> [GazetteerMatch] {
    guard let name = LeadingArticle.leftOut(of: text, LeadingArticle.foreign) else { return [] }
    return named(name).filter { $0.rank >= LocatedNames.knownToMany }
  }

  /// `Heathrow Airport`, `Victoria station`: what bears the name in front and is of the kind behind it.
  private func named(_ words: ArraySlice<Substring>, ofKind word: Substring) -> [GazetteerMatch] {
    // The number of `Pier 39` is none, which is seen at a glance.
    guard word.utf8.contains(where: { !(48...57).contains($0) && $0 != UInt8(ascii: "-") }) else {
      return []
    }
    let kinds = KindWords.kinds(meantBy: folded(String(word)))
    guard !kinds.isEmpty else { return [] }
    return named(words.joined(separator: " ")).filter { match in
      ([match.kind.rawValue] + (match.place.category.map { [$0] } ?? [])).contains(
        where: kinds.contains)
    }
  }

  /// The places of these words, with `in` behind them or not, that lie in the area.
  private func placed(_ words: ArraySlice<Substring>, in area: String) -> [GazetteerMatch] {
    // Most last words of a text are nothing one lies in; `paris on` is no town of Ontario.
    guard !LocatedNames.smallWords.contains(area), mayKnow(area),
      !areas(called: area).isEmpty || !named(area).isEmpty
    else { return [] }
    let isJoined = words.count > 1 && words.last.map { folded(String($0)) == "in" } == true
    let name = (isJoined ? words.dropLast() : words).joined(separator: " ")
    let bearers = bearers(of: name)
    return bearers.isEmpty ? [] : bearers.filter(lies(in: area))
  }

  /// The places of this name; where there are none, those that are named with where they lie.
  package func bearers(of name: String) -> [GazetteerMatch] {
    let known = named(name)
    return known.isEmpty ? located(name) : known
  }

  /// Whether a place lies in what has this name: an area, or the town of its address.
  private func lies(in area: String) -> (GazetteerMatch) -> Bool {
    let extents = areas(called: area)
    let wanted = folded(area)
    return { match in
      extents.contains { $0.holds(match) && match.extent != $0 }
        || match.place.address?.split(separator: ",").contains { folded(String($0)) == wanted }
          == true
    }
  }
}

private enum LocatedNames {
  /// Codes of regions that are words of sentences; `Paris ON` is one.
  static let smallWords: Set = [
    "am", "an", "as", "at", "be", "by", "de", "do", "es", "go", "hi", "in", "is", "it", "la", "me",
    "my", "no", "oh", "ok", "on", "or", "se", "so", "son", "to",
  ]
  /// Longer texts are sentences.
  static let mostWords = 10
  /// `Democratic Republic of the Congo` has five.
  static let mostWordsOfArea = 5
  static let knownToMany = 750
}
