internal import SQLite
internal import Session

extension GazetteerFile {
  /// The best places for a text.
  ///
  /// Where nothing is called so, a word for a kind in it narrows the
  /// search ("museums in porto"); where nothing of the kind is called so, what is of the kind lies
  /// around the place that is. Typing errors come last.
  func matches(
    searching text: String, kinds: KindFilter, limit: Int
  ) throws(SQLiteFailure)
    -> [GazetteerMatch]
  {
    guard limit > 0, kinds != .only([]) else { return [] }
    let text = try withoutArticle(text)
    var search = GazetteerSearch(self, kinds: kinds)
    try search.collect(text)
    if kinds == .any, !search.best.values.contains(where: \.isWhole) {
      let meant = try matches(readingSortIn: text)
      if !meant.isEmpty {
        let others = try matches(search, limit: limit).filter { !meant.contains($0) }
        return Array((meant + others).prefix(limit))
      }
    }
    if search.best.isEmpty {
      let found = try matches(readingKindIn: text, kinds: kinds, limit: limit)
      if !found.isEmpty { return found }
    }
    try search.collectMisspelt(text)
    return try matches(search, limit: limit)
  }

  private func matches(
    _ search: GazetteerSearch, limit: Int
  ) throws(SQLiteFailure)
    -> [GazetteerMatch]
  {
    var matches: [GazetteerMatch] = []
    for (place, isOwnName, fit) in search.ranked.prefix(limit) {
      guard var match = try match(place, isOwnName: isOwnName) else { continue }
      match.fit = fit
      matches.append(match)
    }
    return matches
  }

  private func matches(
    readingKindIn text: String, kinds: KindFilter, limit: Int
  )
    throws(SQLiteFailure) -> [GazetteerMatch]
  {
    guard kinds == .any else { return try matches(kinds, aroundPlace: text, limit: limit) }
    let words = GazetteerSearch.words(of: text)
    var spots = try matches(readingSpotIn: words, limit: limit)
    if spots.isEmpty, text.unicodeScalars.contains(where: isApostrophe) {
      let split = GazetteerSearch.words(of: folded(text, apostrophes: .split))
      spots = try matches(readingSpotIn: split, limit: limit)
    }
    if !spots.isEmpty { return spots }
    guard let (kinds, rest) = kindAndRest(words) else { return [] }
    var search = GazetteerSearch(self, kinds: kinds)
    try search.collect(rest)
    if !search.best.isEmpty { return try matches(search, limit: limit) }
    return try matches(kinds, aroundPlace: rest, limit: limit)
  }

  /// The stations, or the airports, of a name or a town, where one of the many words for these is
  /// among the words.
  private func matches(
    readingSpotIn words: [Substring], limit: Int
  ) throws(SQLiteFailure) -> [GazetteerMatch] {
    guard let reading = SpotWords.reading(words) else { return [] }
    let kinds = KindFilter.only([reading.kind.rawValue])
    var search = GazetteerSearch(self, kinds: kinds)
    try search.collect(reading.rest)
    if !search.best.isEmpty { return try matches(search, limit: limit) }
    return try matches(kinds, aroundPlace: reading.rest, within: [30], limit: limit)
  }

  private func matches(
    _ kinds: KindFilter, aroundPlace text: String, within reaches: [Double] = [50, 100, 150],
    limit: Int
  )
    throws(SQLiteFailure) -> [GazetteerMatch]
  {
    var search = GazetteerSearch(self, kinds: .any)
    try search.collect(text)
    guard let best = search.ranked.first, search.best[best.place]?.isWhole == true,
      let centre = try candidate(best.place)?.position
    else { return [] }
    for kilometres in reaches {
      let found = try places(
        around: centre, kilometres: kilometres, kinds: kinds, limit: limit)
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// The first words among these that stand for a kind, the longest first, and the text without them.
private func kindAndRest(_ words: [Substring]) -> (KindFilter, String)? {
  for length in (1...KindWords.longest).reversed() where words.count >= length {
    for start in 0...words.count - length {
      let end = start + length
      let names = KindWords.kinds(meantBy: words[start..<end].joined(separator: " "))
      guard !names.isEmpty else { continue }
      let rest = (words[..<start] + words[end...]).filter {
        !GazetteerSearch.fillers.contains($0)
      }
      return (.only(names), rest.joined(separator: " "))
    }
  }
  return nil
}
