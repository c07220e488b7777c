/// A line as the pieces in which people say it: cut at signs, and before words with which a piece
/// begins.
///
/// What is said beside the matter (`she's asleep, thank god`), what breaks in (`to, get down, the
/// ideas`) and what is put right (`no, what am I saying`) fill whole pieces. What is left without some
/// of them is often a plain line.
struct SpokenClauses {
  let line: String
  let tokens: [Token]
  /// The tokens of each piece, without the signs at its ends.
  var pieces: [Range<Int>]

  /// A line without some of its pieces.
  struct Retelling {
    let text: String
    /// The tokens of what is left out.
    let leftOut: [Int]
    /// Whether what was broken off goes on with the very next piece, as if nothing had broken in.
    let joinsTorn: Bool
    /// Whether what is left out stands before `no` or the like, and what is said behind it is kept.
    let isPutRight: Bool
    /// Whether it is an order behind what was told, with what that tells of put into it.
    var isStoried = false
  }

  /// Of so many pieces no rest is sought.
  private static let mostPieces = 7

  init(_ line: String, _ tokens: [Token]) {
    (self.line, self.tokens) = (line, tokens)
    var pieces: [Range<Int>] = []
    var start = 0
    func end(_ index: Int) {
      if start < index { pieces.append(start..<index) }
      start = index
    }
    for index in tokens.indices {
      if SpokenClauses.parts(index, tokens) {
        end(index)
        start = index + 1
      } else if index > start, SpokenClauses.begins(index, tokens) {
        end(index)
      }
    }
    end(tokens.count)
    self.pieces = pieces
  }

  /// The line without each of the pieces and without several, so many of them, those first that leave
  /// out the least; `telling` says how much is lost with a token.
  ///
  /// A piece between others that takes something back is also kept as `no`, so that what is said
  /// behind it counts.
  func retellings(_ most: Int, telling: (Int) -> Int) -> [Retelling] {
    guard (1...SpokenClauses.mostPieces).contains(pieces.count) else { return [] }
    let losses = pieces.map { $0.reduce(0) { $0 + 1 + telling($1) } }
    // Which pieces are kept, as the bits of a number.
    let ways = (1..<(1 << pieces.count)).map { kept in
      (kept: kept, loss: pieces.indices.reduce(0) { keeps($1, kept) ? $0 : $0 + losses[$1] })
    }
    var found: [Retelling] = []
    for kept in ways.sorted(by: { ($0.loss, $0.kept) < ($1.loss, $1.kept) }).map(\.kept) {
      let left = pieces.indices.filter { !keeps($0, kept) }
      for marked in left.contains(where: { mayPutRight($0, kept) }) ? [true, false] : [false] {
        guard found.count < most else { return found }
        let text = text(keeping: kept, marked: marked)
        guard !text.isEmpty, text != line, !found.contains(where: { $0.text == text }) else {
          continue
        }
        found.append(
          Retelling(
            text: text, leftOut: left.flatMap { Array(pieces[$0]) }, joinsTorn: joinsTorn(kept),
            isPutRight: marked))
      }
    }
    return found
  }

  private func keeps(_ piece: Int, _ kept: Int) -> Bool { kept & (1 << piece) != 0 }

  private func joinsTorn(_ kept: Int) -> Bool {
    pieces.indices.dropFirst().contains { piece in
      keeps(piece - 1, kept) && keeps(piece, kept)
        && isTorn(pieces[piece - 1], before: pieces[piece])
        && repeated(pieces[piece - 1], pieces[piece]) == 0
    }
  }

  /// Whether a piece that is left out stands between two that are kept, so that the second may put the
  /// first right.
  private func mayPutRight(_ piece: Int, _ kept: Int) -> Bool {
    let isBetween =
      pieces.indices[..<piece].contains { keeps($0, kept) }
      && pieces.indices[(piece + 1)...].contains { keeps($0, kept) }
    return isBetween && !isTorn(pieces[piece - 1], before: pieces[piece])
  }

  /// What is kept, with `no` in the place of what was said between; what was broken off goes on.
  private func text(keeping kept: Int, marked: Bool) -> String {
    var text = ""
    var last: Int?
    for piece in pieces.indices where keeps(piece, kept) {
      guard let before = last else {
        text = said(pieces[piece])
        last = piece
        continue
      }
      let range = pieces[piece]
      if isTorn(pieces[before], before: range) {
        let again = repeated(pieces[before], range)
        text += " " + said(range.lowerBound + again..<range.upperBound)
      } else {
        text += (marked && piece > before + 1 ? ", no, " : separator(before, piece)) + said(range)
      }
      last = piece
    }
    return text
  }

  /// How two pieces are parted: as in the line, else by a comma.
  private func separator(_ before: Int, _ piece: Int) -> String {
    let gap = pieces[before].upperBound..<pieces[piece].lowerBound
    guard piece == before + 1 else { return ", " }
    return gap.isEmpty ? " " : tokens[gap].map(\.text).joined() + " "
  }

  /// `put it on, uh, the list`: what ends so goes on behind the next sign.
  private func isTorn(_ piece: Range<Int>, before next: Range<Int>) -> Bool {
    guard let last = piece.last else { return false }
    return tornEnds.contains(tokens[last].folded) || repeated(piece, next) > 1
  }

  /// `for an, for an hour`: how many words at the end of a piece are said again.
  private func repeated(_ piece: Range<Int>, _ next: Range<Int>) -> Int {
    (1...3).reversed().first { count in
      count <= piece.count && count <= next.count
        && tokens[piece].suffix(count).map(\.folded) == tokens[next].prefix(count).map(\.folded)
    } ?? 0
  }

  func said(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let bytes = tokens[first].bytes.lowerBound..<tokens[last].bytes.upperBound
    return String(decoding: Array(line.utf8)[bytes], as: UTF8.self)
  }

  /// A sign that parts pieces: no blank stands before what belongs together.
  private static func parts(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].kind == .sign, partingSigns.contains(tokens[index].folded) else {
      return false
    }
    var next = index + 1
    while next < tokens.count, tokens[next].isGlued, tokens[next].kind == .sign { next += 1 }
    return next == tokens.count || !tokens[next].isGlued
  }

  /// `… because it rains`, `… so we can sleep`, `… no the other one`.
  private static func begins(_ index: Int, _ tokens: [Token]) -> Bool {
    breaking.contains(tokens[index].spoken) || tellsWhy(index, tokens)
      // `it's going to rain so beach on wednesday`
      || index > 2 && index + 2 < tokens.count && tokens[index].says("so")
  }

  private static func tellsWhy(_ index: Int, _ tokens: [Token]) -> Bool {
    let word = tokens[index].spoken
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1].spoken
    // `leave it as it is`
    if word == "as", next == "it", index + 2 < tokens.count, tokens[index + 2].says("is") {
      return false
    }
    return reasoning.contains(word) && (subjects.contains(next) || word == "because")
  }
}

private let partingSigns: Set = [",", ".", "!", "?", ";", ":", "-", "–", "—", "…", "(", ")"]
/// Behind these what is begun goes on.
private let tornEnds: Set = [
  "to", "at", "for", "the", "a", "an", "on", "in", "of", "with", "by", "from", "my", "our", "and",
  "between", "after", "before", "near", "till", "until",
]
/// With these another piece begins wherever they stand.
private let breaking = DialogueWords.groans.union(["wait", "sorry", "actually", "oh", "tbh"])
/// With these one begins before who does something.
private let reasoning: Set = [
  "so", "because", "cos", "cause", "coz", "since", "as", "for", "but", "and", "while", "though",
  "if", "when", "in",
]
private let subjects: Set = [
  "i", "we", "they", "he", "she", "it", "you", "that", "there", "i'm", "we're", "they're", "he's",
  "she's", "it's", "i'll", "we'll", "they'll", "i'd", "we'd", "i've", "we've", "its", "im",
  "theyre",
  "nobody", "everyone", "everybody", "people", "somebody", "someone", "case",
]
