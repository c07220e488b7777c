internal import Session

/// The towns and countries that a line names of which a trip is told for the first time.
struct FirstMentions {
  struct Mention {
    enum Kind { case town, area, unknown }
    var tokens: Range<Int>
    var kind: Kind
    var weight: Int
  }

  let chart: Chart
  let scene: Scene
  /// Words that stand for days, people or money.
  let taken: Set<Int>

  var context: ChartContext { chart.context }
  var tokens: [Token] { context.tokens }

  /// In the order of the line, none of them over another.
  var all: [Mention] {
    let known = candidates.sorted { $0.weight > $1.weight }
    var found: [Mention] = []
    for one in known where !found.contains(where: { $0.tokens.overlaps(one.tokens) }) {
      found.append(one)
    }
    found += unknown(beside: found)
    return found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  // MARK: - Known places

  var candidates: [Mention] {
    tokens.indices.flatMap { start -> [Mention] in
      guard !taken.contains(start), tokens[start].kind == .word else { return [] }
      return (start + 1...min(start + longest, tokens.count)).compactMap { end in
        guard tokens[end - 1].kind == .word, !tokens[start].mayBeMonth,
          !(start..<end).contains(where: taken.contains),
          // `our choir`, `Elena's`
          !tokens[end - 1].spoken.hasSuffix("'s")
        else { return nil }
        return candidate(start..<end)
      }
    }
  }

  func candidate(_ range: Range<Int>) -> Mention? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let lead = start > 1 && tokens[start - 1].says("the") ? start - 2 : start - 1
    let isLed =
      lead >= 0 && PlaceWords.leading.contains(tokens[lead].folded)
      && (!tokens[lead].says("of") || tokens[start].isCapitalised)
    guard mayName(range, isLed: isLed) else { return nil }
    let isWritten = isWritten(start)
    guard let (rank, kind) = rank(context.text(range)), isLed && isWritten || rank >= known
    else { return nil }
    let isBeside = isBeside(start, end)
    guard
      isWritten || isLed || start == 0 || isBeside && tokens[start].text.utf8.count > 3
        || isInRow(start, end)
    else { return nil }
    // A longer name is more exact, one that is led to, or stands at the dates, more certain.
    var weight = rank + range.count * 200 + (isLed || isBeside ? 1000 : 0)
    // `São Miguel`: of another place that nobody knows.
    if isWritten, isPartOfName(end) || start > 0 && isPartOfName(start - 1) { weight -= 1500 }
    // `Orlando, Florida`, `Lagos (Nigeria`
    if kind == .town, area(behind: end) != nil { weight += 2000 }
    return Mention(tokens: range, kind: kind, weight: weight)
  }

  /// `São Miguel`, `Stewart Island`, `Hay-on-Wye`: whether what stands beside a name belongs to it.
  func isPartOfName(_ index: Int) -> Bool {
    guard let token = context.token(index), !taken.contains(index) else { return false }
    if token.says("-"), token.isGlued, context.token(index + 1)?.isGlued == true { return true }
    return token.kind == .word && isWritten(index) && rank(token.text) == nil
      && !token.spoken.hasSuffix("'s") && Lexicon.shared.classes(of: token.spoken).isEmpty
  }

  /// Whether it is written as names are, and not only because a sentence begins with it.
  func isWritten(_ index: Int) -> Bool {
    guard tokens[index].isCapitalised else { return false }
    let begins = index == 0 || [".", "!", "?", ":"].contains(tokens[index - 1].folded)
    return !begins || Lexicon.shared.classes(of: tokens[index].spoken).isEmpty
  }

  /// `plan a`, `us`, `to`: what a town sounds like, and words that are none.
  func mayName(_ range: Range<Int>, isLed: Bool) -> Bool {
    let common = range.filter { index in
      !isWritten(index) && !isInside(index, range)
        && (!Lexicon.shared.classes(of: tokens[index].spoken).isEmpty || tokens[index].says("a")
          || PlaceWords.linking.contains(tokens[index].folded))
    }
    guard let only = common.first else { return true }
    if range.count > 1 {
      // `cape town`
      return common == [range.upperBound - 1] && !PlaceWords.linking.contains(tokens[only].folded)
        && !tokens[only].says("a")
        && rank(context.text(range)).map { $0.0 >= known } == true
    }
    let classes = Lexicon.shared.classes(of: tokens[only].spoken)
    return isLed && !PlaceWords.linking.contains(tokens[only].folded)
      && !classes.meets(ClassSet([.pronoun, .function, .trip, .talk, .people, .day, .joining]))
  }

  /// The small words of `Zell am See`, `Hay-on-Wye`.
  func isInside(_ index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && index < range.upperBound - 1
      && tokens[range.lowerBound].isCapitalised && tokens[range.upperBound - 1].isCapitalised
  }

  func isBeside(_ start: Int, _ end: Int) -> Bool {
    taken.contains(end) || taken.contains(start - 1)
      || end + 1 < tokens.count && tokens[end].kind == .sign && taken.contains(end + 1)
  }

  /// `prague vienna budapest`: another town stands before it or behind.
  func isInRow(_ start: Int, _ end: Int) -> Bool {
    let before =
      start > 0 && PlaceWords.parting.contains(tokens[start - 1].folded) ? start - 2 : start - 1
    let behind =
      end < tokens.count && PlaceWords.parting.contains(tokens[end].folded) ? end + 1 : end
    return [before, behind].contains { index in
      tokens.indices.contains(index) && tokens[index].kind == .word && !taken.contains(index)
        && mayName(index..<index + 1, isLed: false)
        && rank(context.text(index..<index + 1)).map { $0.1 == .town && $0.0 >= nearby } == true
    }
  }

  func rank(_ name: String) -> (Int, Mention.Kind)? {
    var best: (Int, Mention.Kind)?
    var (town, isCountry) = (Int?.none, false)
    let isCode = name.utf8.count < 4 && name != name.uppercased()
    for match in scene.gazetteer.named(name)
    where !isCode || match.isOwnName && match.kind == .city {
      let rank: (Int, Mention.Kind)? =
        switch match.kind {
        case .city where match.isOwnName && isSpelled(match, name) || match.rank >= wellKnown:
          (match.rank, .town)
        case .country, .region: (max(match.rank, known), .area)
        case .city, .sight, .station, .airport: nil
        }
      // `Singapore` is both; `Granada` is rather the town.
      let isTown = rank?.1 == .town && (rank?.0 ?? 0) >= wellKnown
      if let rank, rank.0 > best?.0 ?? 0 || rank.0 == best?.0 && isTown { best = rank }
      if let rank, isTown { town = max(town ?? rank.0, rank.0) }
      isCountry = isCountry || match.kind == .country
    }
    if let town, !isCountry { return (town, .town) }
    if best == nil, !isCode, !scene.gazetteer.areas(called: name).isEmpty { return (known, .area) }
    return best
  }

  /// Whether a town is not only called so without its blanks: `Thabo` is no Tha Bo.
  private func isSpelled(_ match: GazetteerMatch, _ name: String) -> Bool {
    let own = folded(match.place.name)
    let said = folded(name)
    return own == said || own.filter { $0 != " " } != said.filter { $0 != " " }
  }

  /// The country or region that stands behind a name: `, Denmark`, `(Nigeria`, `, North Carolina`.
  func area(behind end: Int) -> Range<Int>? {
    guard let sign = context.token(end), [",", "("].contains(sign.folded),
      context.token(end + 1)?.isCapitalised == true
    else { return nil }
    return (end + 2...min(end + 4, max(end + 2, tokens.count))).reversed().lazy
      .map { end + 1..<min($0, tokens.count) }
      .first { range in
        !range.isEmpty && !range.contains(where: taken.contains)
          && range.allSatisfy { tokens[$0].kind == .word }
          && scene.gazetteer.named(context.text(range)).contains {
            $0.kind == .region || $0.kind == .country
          }
      }
  }
}

/// In words.
private let longest = 4
/// The least rank of a place to which nothing leads.
private let known = 500
/// The least rank of a town beside which another stands.
private let nearby = 300
/// The least rank of a town that is known by another name than its own.
private let wellKnown = 700
