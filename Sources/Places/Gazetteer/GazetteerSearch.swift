internal import SQLite
internal import Session

/// One search: readings of the text are tried one after the other, and each place keeps its best
/// score.
struct GazetteerSearch {
  /// Words that stand between names and are in no name that matters.
  static let fillers: Set<Substring> = [
    "the", "in", "at", "near", "of", "to", "de", "la", "le", "el", "von", "bei", "im", "di", "del",
    "do", "da", "du", "des", "en", "and", "und",
  ]

  let file: GazetteerFile
  let kinds: KindFilter
  private(set) var best: [Int: Score] = [:]
  /// What misspelt words may be, as far as it was looked for.
  var corrected: [String: [Correction]] = [:]
  /// What a code gains for being written as one.
  private var codeBonus = 0
  /// How the words that are looked for now fit what was typed.
  var fit = NameFit.borne

  init(_ file: GazetteerFile, kinds: KindFilter) {
    self.file = file
    self.kinds = kinds
  }

  /// The row ids, best first.
  ///
  /// Who bears what was typed as its own name and is notable stands before all that have it as one
  /// of their other names: Monaco before Munich, though Munich is called so in Italian. A known town
  /// stands before sights that lost their article (`ronda`), any town before what lies in or near it
  /// and is called after it.
  var ranked: [(place: Int, isOwnName: Bool, fit: NameFit)] {
    let cap = best.values.filter(\.isNotable).map(\.value).max()
    let shortCap = best.values.filter(\.isFamiliar).map(\.value).max()
    let own = best.values.filter(\.isTown)
    let towns = Dictionary(
      grouping: own.isEmpty ? best.values.filter(\.isShortTown) : own, by: \.key)
    func value(_ score: Score) -> Int {
      if score.isAfterTown {
        let town = towns[score.key]?.filter { $0.isAround(score) }.map(\.value).max()
        return town.map { min(score.value, $0 - 1) } ?? score.value
      }
      guard let cap = score.isShortSight ? shortCap : cap, score.isOther else { return score.value }
      return min(score.value, cap - 1)
    }
    return best.map { (place: $0.key, value: value($0.value), score: $0.value) }
      .sorted { ($1.value, $0.place) < ($0.value, $1.place) }
      .map { ($0.place, $0.score.isOwnName, $0.score.fit) }
  }

  /// Longer texts are no names of places; they are cut, so that the work is bounded.
  static let longestText = 200
  static let mostWords = 16

  /// The words of a text that are looked at.
  static func words(of text: String) -> [Substring] {
    let short = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
    return Array(folded(short).split(separator: " ").prefix(mostWords))
  }

  /// Scores what the text means as it is typed.
  mutating func collect(_ text: String) throws(SQLiteFailure) {
    let words = GazetteerSearch.words(of: text)
    guard kinds != .only([]), !words.isEmpty || kinds != .any else { return }
    codeBonus = AirportCode.isWritten(text) ? MatchScore.capitals : 0
    for reading in try readings(of: words, in: text) { try collect(reading) }
    if !best.values.contains(where: \.isWhole) { try collectNearby(words) }
    if best.isEmpty { try collectWithoutFillers(words) }
  }

  /// The text as it is, and each way to take its tail, or its head, for a country or a region.
  ///
  /// A comma says where the tail begins.
  func readings(
    of words: [Substring], in text: String
  ) throws(SQLiteFailure)
    -> [SearchReading]
  {
    let comma = text.lastIndex(of: ",").map { folded(String(text[..<$0])).split(separator: " ") }
    var all = [SearchReading(words: words, scope: nil)]
    guard !words.isEmpty else { return all }
    // A kind makes a country or a region enough: the airports of Japan.
    let shortest = kinds == .any ? 1 : 0
    for cut in stride(from: words.count - 1, through: max(shortest, words.count - 4), by: -1) {
      if let comma, !comma.isEmpty, comma.count != cut { continue }
      let scope = try file.scope(named: words[cut...].joined())
      guard !scope.isEmpty else { continue }
      all.append(SearchReading(words: withoutFillers(words[..<cut]), scope: scope))
    }
    for cut in stride(from: 1, through: min(3, words.count - 1), by: 1) {
      if let comma, !comma.isEmpty, comma.count != cut { continue }
      let scope = try file.scope(named: words[..<cut].joined())
      guard !scope.isEmpty else { continue }
      all.append(
        SearchReading(
          words: Array(words[cut...]), scope: scope, adding: MatchScore.scopeFirst))
    }
    return all
  }

  private mutating func collectWithoutFillers(_ words: [Substring]) throws(SQLiteFailure) {
    let plain = words.filter { !GazetteerSearch.fillers.contains($0) }
    guard !plain.isEmpty, plain.count < words.count else { return }
    try collect(
      SearchReading(words: plain, scope: nil), adding: MatchScore.fillersLeftOut)
  }

  /// Scores every place that fits a reading.
  mutating func collect(_ reading: SearchReading, adding: Int = 0) throws(SQLiteFailure) {
    let words = reading.words.last.map { [String($0)] } ?? []
    try collect(reading, with: words, at: reading.words.count - 1, adding: adding)
  }

  /// Scores every place that fits a reading with one of these words in the place of one of its own.
  mutating func collect(
    _ reading: SearchReading, with words: [String], at index: Int, adding: Int
  ) throws(SQLiteFailure) {
    let adding = adding + reading.adding + (reading.scope == nil ? 0 : MatchScore.inScope)
    let readings = words.isEmpty ? [reading] : words.map { reading.with($0, at: index) }
    for reading in readings {
      for spelled in try file.places(spelled: reading.key, limit: reading.mostBearers) {
        try keep(spelled, as: reading.key, in: reading.scope, adding: adding)
      }
    }
    guard try file.knowsAll(reading.words, but: index),
      let expression = reading.expression(with: words, at: index, kinds: kinds)
    else { return }
    let fit = WordFit(readings, at: index)
    let letter = reading.onlyLetter(besides: index)
    for place in try file.places(matching: expression, limit: reading.mostMatches(with: index)) {
      guard let candidate = try file.candidate(place), candidate.lies(in: reading.scope),
        letter.map({ letter in candidate.names.contains { $0.hasWord(with: letter) } }) ?? true
      else { continue }
      let (gain, key) = fit.gain(of: candidate)
      keep(
        place,
        Score(
          value: candidate.rank + gain + adding, key: key, candidate, isOwnName: false,
          isWhole: false))
    }
  }

  /// Scores a place that bears a whole name, if it lies in the scope and is of the kind.
  mutating func keep(
    _ spelled: SpelledPlace, as key: String, in scope: SearchScope?, adding: Int
  )
    throws(SQLiteFailure)
  {
    guard let candidate = try file.candidate(spelled.place), candidate.lies(in: scope),
      try isOfKind(candidate)
    else { return }
    // The other names of spots are what people say.
    let kind =
      spelled.kind == .alias && candidate.isSpot ? NameClass.ownAlias : spelled.kind
    let gain =
      MatchScore.whole(kind, rank: candidate.rank) + (kind == .code ? codeBonus : 0)
    keep(
      spelled.place,
      Score(
        value: candidate.rank + gain + adding, key: key, candidate,
        isOwnName: spelled.kind.isOwn, isWhole: true,
        isExact: spelled.kind == .name && adding >= 0,
        isOther: spelled.kind == .alias || spelled.kind == .short, isShort: spelled.kind == .short))
  }

  private func isOfKind(_ candidate: GazetteerCandidate) throws(SQLiteFailure) -> Bool {
    guard case .only(let names) = kinds else { return true }
    if names.contains(candidate.kind.rawValue) { return true }
    guard candidate.kind == .sight || candidate.kind == .region,
      let (match, tags) = try file.tagged(candidate.id)
    else { return false }
    return names.contains(match.place.category ?? "")
      || tags.contains { names.contains(String($0)) }
  }

  private mutating func keep(_ place: Int, _ score: Score) {
    if best[place]?.take(score) == nil {
      best[place] = score
      best[place]?.fit = fit
    }
  }
}
