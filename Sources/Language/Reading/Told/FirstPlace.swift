internal import Session

/// Where a trip goes of which a line is the first that is said.
struct FirstPlace {
  /// What the place is called in the line.
  let name: String
  /// Several towns in a row, after which the trip is called; `nil` where it goes to one place.
  let tour: String?

  private struct Candidate {
    var tokens: Range<Int>
    var weight: Int
    var isTown: Bool
  }

  /// The best known of the places that stand beside the dates: behind a word that leads there, at the
  /// very beginning, or written as a name; of several towns in a row the first.
  ///
  /// Without dates only several towns say that a trip is meant.
  init?(_ chart: Chart, _ scene: Scene, beside dates: Range<Int>?) {
    let context = chart.context
    let finder = Finder(context: context, scene: scene, dates: dates ?? 0..<0)
    let all = finder.candidates
    let towns = finder.inRow(all)
    if towns.count > 1, dates != nil || !context.tokens.contains(where: { $0.kind == .number }) {
      name = context.text(towns[0].tokens)
      tour = towns.map { written(context.text($0.tokens)) }.joined(separator: ", ")
      return
    }
    guard dates != nil, let best = all.max(by: { $0.weight < $1.weight }) else { return nil }
    name = context.text(best.tokens)
    tour = nil
  }

  private struct Finder {
    let context: ChartContext
    let scene: Scene
    let dates: Range<Int>
    private var tokens: [Token] { context.tokens }

    var candidates: [Candidate] {
      tokens.indices.flatMap { start -> [Candidate] in
        guard !dates.contains(start), tokens[start].kind == .word else { return [] }
        return (start + 1...min(start + longest, tokens.count)).compactMap { end in
          guard !(start..<end).overlaps(dates), tokens[end - 1].kind == .word else { return nil }
          return candidate(start..<end)
        }
      }
    }

    private func candidate(_ range: Range<Int>) -> Candidate? {
      let (start, end) = (range.lowerBound, range.upperBound)
      let isLed = start > 0 && leading.contains(tokens[start - 1].folded)
      let isWritten = tokens[start].text.first?.isUppercase == true
      // `plan a`, which a town sounds like.
      let hasCommonWord = range.contains { index in
        tokens[index].text.first?.isUppercase != true
          && (!Lexicon.shared.classes(of: tokens[index].spoken).isEmpty || tokens[index].says("a"))
      }
      guard !hasCommonWord || range.count == 1 && (isLed || !dates.isEmpty) else { return nil }
      guard let (rank, isTown) = rank(context.text(range)), isLed && isWritten || rank >= known
      else { return nil }
      let isPlain = isWritten || isLed || start == 0
      let isBeside =
        end == dates.lowerBound || end + 1 == dates.lowerBound && tokens[end].kind == .sign
      guard isPlain || isBeside && tokens[start].text.utf8.count > 3 || followsTown(start) else {
        return nil
      }
      // A longer name is more exact, one that is led to, or stands at the dates, more certain.
      var weight = rank + range.count * 200 + (isLed || isBeside ? 1000 : 0)
      // `Orlando, Florida`
      if isTown, end + 1 < tokens.count, tokens[end].says(","),
        tokens[end + 1].text.first?.isUppercase == true,
        namesArea(end + 1)
      {
        weight += 2000
      }
      return Candidate(tokens: range, weight: weight, isTown: isTown)
    }

    private func rank(_ name: String) -> (Int, isTown: Bool)? {
      var best: (Int, isTown: Bool)?
      let isCode = name.utf8.count < 4 && name != name.uppercased()
      for match in scene.gazetteer.named(name)
      where !isCode || match.isOwnName && match.kind == .city {
        let rank: (Int, Bool)? =
          switch match.kind {
          case .city where match.isOwnName || match.rank >= wellKnown: (match.rank, true)
          case .country, .region: (max(match.rank, known), false)
          case .city, .sight, .station, .airport: nil
          }
        // `Singapore` is both.
        if let rank, rank.0 > best?.0 ?? 0 || rank.0 == best?.0 && rank.1 { best = rank }
      }
      if best == nil, !scene.gazetteer.areas(called: name).isEmpty { return (known, false) }
      return best
    }

    private func namesArea(_ start: Int) -> Bool {
      (start + 1...min(start + 3, tokens.count)).contains { end in
        scene.gazetteer.named(context.text(start..<end)).contains {
          $0.kind == .region || $0.kind == .country
        }
      }
    }

    /// `prague vienna budapest`: a town stands before it.
    private func followsTown(_ start: Int) -> Bool {
      guard start > 0 else { return false }
      let before = parting.contains(tokens[start - 1].folded) ? start - 2 : start - 1
      guard before >= 0, tokens[before].kind == .word else { return false }
      return rank(context.text(before..<before + 1))?.isTown == true
    }

    /// The longest row of towns with nothing but signs and `then` between.
    func inRow(_ all: [Candidate]) -> [Candidate] {
      let towns = all.filter(\.isTown)
      var best: [Candidate] = []
      for first in towns {
        var row = [first]
        while let last = row.last?.tokens.upperBound,
          let next = towns.filter({ isNext($0.tokens.lowerBound, behind: last) })
            .max(by: { $0.tokens.count < $1.tokens.count })
        { row.append(next) }
        if row.count > best.count { best = row }
      }
      return best
    }

    private func isNext(_ start: Int, behind end: Int) -> Bool {
      guard start > end else { return start == end }
      return start - end < 3 && (end..<start).allSatisfy { parting.contains(tokens[$0].folded) }
    }
  }
}

/// `Prague`, however it was typed.
private func written(_ name: String) -> String {
  guard name == name.lowercased(), let first = name.first else { return name }
  return first.uppercased() + name.dropFirst()
}

/// In words.
private let longest = 4
/// The least rank of a place to which nothing leads.
private let known = 500
/// The least rank of a town that is known by another name than its own.
private let wellKnown = 700
private let leading: Set = [
  "to", "in", "round", "around", "through", "across", "visiting", "for", "of", "via",
]
private let parting: Set = [",", "and", "&", "+", "then", "-", "–", "→", ">", "/", "n", "plus"]
