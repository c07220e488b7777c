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
  /// of their other names: Monaco before Munich, though Munich is called so in Italian.
  var ranked: [(place: Int, isOwnName: Bool, fit: NameFit)] {
    let cap = best.values.filter(\.isNotable).map(\.value).max()
    func value(_ score: Score) -> Int {
      guard let cap, score.isOther else { return score.value }
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
    codeBonus = isCode(text) ? MatchScore.capitals : 0
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
      all.append(SearchReading(words: withoutFillers(words[..<cut]), scope: Set(scope)))
    }
    for cut in stride(from: 1, through: min(3, words.count - 1), by: 1) {
      if let comma, !comma.isEmpty, comma.count != cut { continue }
      let scope = try file.scope(named: words[..<cut].joined())
      guard !scope.isEmpty else { continue }
      all.append(
        SearchReading(
          words: Array(words[cut...]), scope: Set(scope), adding: MatchScore.scopeFirst))
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
    let adding = adding + reading.adding + (reading.scope == nil ? 0 : MatchScore.inScope)
    let key = reading.key
    for spelled in try file.places(spelled: key, limit: reading.scope == nil ? 60 : 400) {
      try keep(spelled, in: reading.scope, adding: adding)
    }
    guard let expression = reading.expression(kinds: kinds) else { return }
    let words = Set(reading.words)
    for place in try file.places(matching: expression, limit: 60) {
      guard let candidate = try file.candidate(place) else { continue }
      let gain = gain(of: candidate, key: key, words: words)
      keep(
        place,
        Score(
          value: candidate.rank + gain + adding, isOwnName: false, isWhole: false,
          rank: candidate.rank))
    }
  }

  /// Scores a place that bears a whole name, if it lies in the scope and is of the kind.
  mutating func keep(
    _ spelled: SpelledPlace, in scope: Set<RegionKey>?, adding: Int
  )
    throws(SQLiteFailure)
  {
    guard let candidate = try file.candidate(spelled.place), candidate.lies(in: scope),
      try isOfKind(candidate)
    else { return }
    let isExact = spelled.kind == .name && adding >= 0
    let gain =
      MatchScore.whole(spelled.kind, rank: candidate.rank)
      + (spelled.kind == .code ? codeBonus : 0)
    keep(
      spelled.place,
      Score(
        value: candidate.rank + gain + adding, isOwnName: spelled.kind.isOwn, isWhole: true,
        isNotable: isExact && candidate.rank >= MatchScore.notable, rank: candidate.rank,
        isOther: spelled.kind == .alias || spelled.kind == .short))
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
    var score = score
    score.fit = fit
    guard let known = best[place] else {
      best[place] = score
      return
    }
    best[place] = Score(
      value: max(known.value, score.value), isOwnName: known.isOwnName || score.isOwnName,
      isWhole: known.isWhole || score.isWhole, isNotable: known.isNotable || score.isNotable,
      rank: known.rank,
      isOther: known.value > score.value ? known.isOther : score.isOther,
      // It was found earlier: guesses come last.
      fit: known.fit)
  }
}

/// Whether the text is written as a code of an airport is: three capitals.
private func isCode(_ text: String) -> Bool {
  text.utf8.count == 3
    && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
}

/// What a place gains for how its names fit the words.
private func gain(of candidate: GazetteerCandidate, key: String, words: Set<Substring>) -> Int {
  guard let name = candidate.names.first else { return 0 }
  var gain = 0
  if name.begins(with: key) {
    gain = MatchScore.beginning(.name)
  } else if let index = candidate.names.firstIndex(where: { $0.begins(with: key) }) {
    // The other names of spots are what people say.
    let isOwn = index < candidate.ownNames || candidate.isSpot
    gain = MatchScore.beginning(isOwn ? .ownAlias : .alias)
  }
  guard words.count > 1 else { return gain == 0 && !candidate.isSpot ? MatchScore.inside : gain }
  if gain > 0 || candidate.names.contains(where: { $0.isMade(of: words) }) {
    gain = max(gain, MatchScore.allWords)
  }
  return gain + (candidate.isSpot ? MatchScore.severalWords : 0)
}
