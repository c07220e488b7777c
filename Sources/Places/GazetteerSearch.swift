internal import SQLite
internal import Session

/// One search: readings of the text are tried one after the other, and each place keeps its best
/// score.
struct GazetteerSearch {
  struct Score {
    var value: Int
    var isOwnName: Bool
    /// Whether a whole name was typed, not only a part of one.
    var isWhole: Bool
  }

  /// Words that stand between names and are in no name that matters.
  static let fillers: Set<Substring> = [
    "the", "in", "at", "near", "of", "to", "de", "la", "le", "el",
  ]

  let file: GazetteerFile
  let kinds: KindFilter
  private(set) var best: [Int: Score] = [:]

  init(_ file: GazetteerFile, kinds: KindFilter) {
    self.file = file
    self.kinds = kinds
  }

  /// The row ids, best first.
  var ranked: [(place: Int, isOwnName: Bool)] {
    best.sorted { ($1.value.value, $0.key) < ($0.value.value, $1.key) }
      .map { ($0.key, $0.value.isOwnName) }
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
    for reading in try readings(of: words, in: text) { try collect(reading) }
    if best.isEmpty { try collectWithoutFillers(words) }
  }

  /// Scores what the text may mean with a typing error, unless a match is sure already.
  mutating func collectMisspelt(_ text: String) throws(SQLiteFailure) {
    let words = GazetteerSearch.words(of: text)
    guard kinds != .only([]), (best.values.map(\.value).max() ?? 0) < MatchScore.sure,
      words.reduce(0, { $0 + $1.unicodeScalars.count }) >= 4
    else { return }
    for reading in try readings(of: words, in: text) { try collectMisspelt(reading) }
  }

  /// The text as it is, and each way to take its tail for a country or a region.
  ///
  /// A comma says where the tail begins.
  private func readings(
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
      all.append(SearchReading(words: Array(words[..<cut]), scope: Set(scope)))
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
    let adding = adding + (reading.scope == nil ? 0 : MatchScore.inScope)
    let key = reading.key
    for spelled in try file.places(spelled: key, limit: reading.scope == nil ? 60 : 400) {
      try keep(spelled, in: reading.scope, adding: adding)
    }
    guard let expression = reading.expression(kinds: kinds) else { return }
    let words = Set(reading.words)
    for place in try file.places(matching: expression, limit: 60) {
      guard let candidate = try file.candidate(place) else { continue }
      let gain = gain(of: candidate, key: key, words: words)
      keep(place, Score(value: candidate.rank + gain + adding, isOwnName: false, isWhole: false))
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
    let gain = MatchScore.whole(spelled.kind, rank: candidate.rank)
    keep(
      spelled.place,
      Score(value: candidate.rank + gain + adding, isOwnName: spelled.kind.isOwn, isWhole: true))
  }

  private func isOfKind(_ candidate: GazetteerCandidate) throws(SQLiteFailure) -> Bool {
    guard case .only(let names) = kinds else { return true }
    if names.contains(candidate.kind.rawValue) { return true }
    guard candidate.kind == .sight else { return false }
    let category = try file.match(candidate.id, isOwnName: false)?.place.category
    return category.map(names.contains) ?? false
  }

  private mutating func keep(_ place: Int, _ score: Score) {
    guard let known = best[place] else {
      best[place] = score
      return
    }
    best[place] = Score(
      value: max(known.value, score.value), isOwnName: known.isOwnName || score.isOwnName,
      isWhole: known.isWhole || score.isWhole)
  }
}

/// What a place gains for how its names fit the words.
private func gain(of candidate: GazetteerCandidate, key: String, words: Set<Substring>) -> Int {
  guard let name = candidate.names.first else { return 0 }
  var gain = 0
  if name.begins(with: key) {
    gain = MatchScore.beginning(isName: true)
  } else if candidate.names.dropFirst().contains(where: { $0.begins(with: key) }) {
    gain = MatchScore.beginning(isName: false)
  }
  guard words.count > 1 else { return gain }
  if candidate.names.contains(where: { $0.isMade(of: words) }) {
    gain = max(gain, MatchScore.allWords)
  }
  let isSpot = candidate.kind == .airport || candidate.kind == .sight
  return gain + (isSpot ? MatchScore.severalWords : 0)
}
