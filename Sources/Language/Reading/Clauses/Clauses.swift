internal import Session

/// A line cut at `and`, `then` and commas, where all its parts read as wholes.
///
/// A part may leave out what the one before it said: its verb (`move the Louvre to day 3 and the
/// Orsay to day 4`), or the day of what is added (`add Montmartre to day 4, then lunch at 1`).
struct Clauses {
  /// More cuts than these are no list of orders.
  private static let most = 6

  let reader: LineReader
  private let text: [UInt8]
  /// Where the pieces between the cuts stand, as UTF-8 offsets.
  private let pieces: [Range<Int>]
  private var known: [Range<Int>: ClauseReading?] = [:]
  private var words: [Range<Int>: PartWords] = [:]

  init(_ tokens: [Token], of line: String, reader: LineReader) {
    self.reader = reader
    let text = Array(line.utf8)
    self.text = text
    var pieces: [Range<Int>] = []
    var isTakenBack = false
    for piece in tokens.split(whereSeparator: cuts) {
      guard let first = piece.first, let last = piece.last else { continue }
      let bytes = first.bytes.lowerBound..<last.bytes.upperBound
      // `…, sorry, day 3`: what takes something back goes with what it puts in its place.
      if isTakenBack, let before = pieces.popLast() {
        pieces.append(before.lowerBound..<bytes.upperBound)
      } else {
        pieces.append(bytes)
      }
      guard pieces.count <= Clauses.most else { break }
      isTakenBack =
        TakingBack.mayBegin(first)
        && reader.onlyTakesBack(PartWords(String(decoding: text[bytes], as: UTF8.self)))
    }
    self.pieces = pieces
  }

  /// What all parts mean together; `nil` where there are none, or not all are whole.
  mutating func meaning() -> Intent? {
    guard pieces.count > 1, pieces.count <= Clauses.most else { return nil }
    return parts(from: 0, after: nil).flatMap(joined)
  }

  /// The same only where each part has a verb of its own, or each a day of its own.
  ///
  /// They are plainly several where each begins with a day, or each has a verb behind `then`.
  mutating func ordersOnly() -> (meaning: Intent, isPlain: Bool)? {
    guard pieces.count > 1, pieces.count <= Clauses.most, hasSecondOrder(),
      let parts = parts(from: 0, after: nil)
    else { return nil }
    let byDays = parts.allSatisfy(\.beginsWithDay)
    guard byDays || parts.allSatisfy({ $0.hasVerb || $0.sharesVerbOfDays }) else { return nil }
    let isPlain =
      byDays || parts.count == pieces.count && pieces.indices.dropFirst().allSatisfy(isBehindThen)
    return joined(parts).map { ($0, isPlain) }
  }

  /// Whether `then` parts a piece from the one before it.
  private func isBehindThen(_ piece: Int) -> Bool {
    let between = text[pieces[piece - 1].upperBound..<pieces[piece].lowerBound]
    return String(decoding: between, as: UTF8.self).lowercased().contains("then")
  }

  /// Whether a command, or a day, begins behind a cut; costs little beside reading the parts.
  private mutating func hasSecondOrder() -> Bool {
    for bytes in pieces.dropFirst() {
      let words = words(bytes)
      if reader.beginsCommand(words) || reader.beginsWithDay(words) { return true }
    }
    return false
  }

  private mutating func words(_ bytes: Range<Int>) -> PartWords {
    if let known = words[bytes] { return known }
    let new = PartWords(String(decoding: text[bytes], as: UTF8.self))
    words[bytes] = new
    return new
  }

  /// The fewest parts from a piece to the end.
  private mutating func parts(from start: Int, after before: Clause?) -> [Clause]? {
    guard start < pieces.count else { return [] }
    for end in (start + 1...pieces.count).reversed()
    where end - start < pieces.count && !namesDay(start + 1..<end) {
      let bytes = pieces[start].lowerBound..<pieces[end - 1].upperBound
      guard var clause = clause(bytes, after: before) else { continue }
      clause.opening = clause.opening ?? before?.opening
      guard let rest = parts(from: end, after: clause)
      else { continue }
      return [clause] + rest
    }
    return nil
  }

  /// Whether one of these pieces is a whole that begins with a day: no name goes on with it.
  private mutating func namesDay(_ inner: Range<Int>) -> Bool {
    for index in inner {
      let words = words(pieces[index])
      guard reader.beginsWithDay(words) else { continue }
      let alone = reading(pieces[index], words, isFirst: false)
      if alone?.beginsWithDay == true, alone?.intent != nil { return true }
    }
    return false
  }

  private mutating func clause(_ bytes: Range<Int>, after before: Clause?) -> Clause? {
    let words = words(bytes)
    // `call day 1 Arrival and day 5 Departure`
    if let before, before.namesDay, reader.beginsWithDay(words),
      let named = reader.afterAnother.clause(words.behind(before.verb)), named.namesDay
    {
      return Clause(named, words).map { $0.sharing(verb: before.verb) }
    }
    let alone =
      before?.opening.map { reader.behind($0).clause(words) }
      ?? reading(bytes, words, isFirst: before == nil)
    // Of what is left as it is nothing is put right, and `it` is something else.
    if before?.leavesAlone != nil, alone?.isCorrection == true || words.speakOfIt { return nil }
    if let before, alone?.isCorrection == true {
      // What is gone is not put elsewhere.
      guard !before.removes || words.speakOfIt else { return nil }
      // `stay lunch 2h, sorry, 3h` tells no hour of the day.
      if case .stay = before.intent, case .time? = alone?.intent { return nil }
      return reader.correcting(before.words).clause(words).flatMap { Clause($0, words) }
    }
    // `when A, B` asks for one thing.
    if case .when = before?.intent, alone?.hasVerb != true { return nil }
    if let before, before.leavesAlone != nil, !mayFollow(before, alone, words, bytes) { return nil }
    // `…, no sorry, day 4` puts the part before it right: it is no order of its own.
    if before != nil, reader.takesBack(words) { return nil }
    guard let before, alone?.hasVerb != true, alone?.beginsWithDay != true else {
      return alone.flatMap { Clause($0, words) }?.aboutWhatIsMentioned(behind: before)
    }
    // `lunch is at 2 and takes an hour`
    if alone?.intent == nil, words.stateSomething,
      let said = reader.afterAnother.clause(words.behind("it")), said.intent != nil
    {
      return Clause(said, words)
    }
    let verb = before.isAddition ? "add" : before.verb
    if !verb.isEmpty, !before.intent.opensTrip, !reader.beginsSentence(words),
      let full = (before.opening.map(reader.behind) ?? reader.afterAnother)
        .clause(words.behind(verb))
    {
      return Clause(full, words).map { $0.without(verb: verb) }
    }
    return alone.flatMap { Clause($0, words) }
  }

  /// Whether a part is an order of its own behind one that says what is to be left alone: what is
  /// not to be done does not end at an `and`.
  ///
  /// Nor may it speak of what is left alone: `don't move lunch, remove it`.
  private func mayFollow(
    _ before: Clause, _ part: ClauseReading?, _ words: PartWords, _ bytes: Range<Int>
  ) -> Bool {
    guard part?.hasVerb == true, !words.leanOnMention,
      let piece = pieces.first(where: { $0.contains(bytes.lowerBound) }),
      let last = pieces.last(where: { $0.upperBound <= piece.lowerBound })
    else { return false }
    let between = String(decoding: text[last.upperBound..<piece.lowerBound], as: UTF8.self)
    return before.leavesAlone == .keeping || between.contains(",") || between.contains("but")
  }

  private mutating func reading(
    _ bytes: Range<Int>, _ words: PartWords, isFirst: Bool
  ) -> ClauseReading? {
    if let found = known[bytes] { return found }
    let found = (isFirst ? reader : reader.afterAnother).clause(words)
    known[bytes] = .some(found)
    return found
  }
}

/// Whether a line may be cut here.
private func cuts(_ token: Token) -> Bool {
  token.kind != .quoted && [",", ";", "and", "then", "but"].contains(token.folded)
}
