/// What is put right in the same breath by saying it again: `by january first no by february first`,
/// `delete the tower no not the tower the walk`, `before no after lello`.
///
/// What is said again begins as what it stands for did; that, and the words that take it back, go.
struct SpokenRepairs {
  let tokens: [Token]

  static let articles: Set = ["the", "a", "an", "my", "our"]

  /// What is to be written in place of what was said first; empty where nothing is put right.
  var changes: [(bytes: Range<Int>, text: String)] {
    let writes =
      tokens.prefix(3).contains { writing.contains($0.folded) }
      || tokens.contains { $0.says("note") }
    for start in tokens.indices.dropFirst(2) {
      guard let cue = cue(at: start), cue.end < tokens.count else { continue }
      // A text is kept as it was written, but for what is scratched, and for the name of a day.
      if writes, !cue.scratches {
        if let change = ordered(start, cue) { return change }
        continue
      }
      let change = ruledOut(start, cue.end) ?? ordered(start, cue) ?? sameMoment(start, cue)
      if let change { return change }
      guard let begin = sameMeasure(start, cue) ?? saidBefore(start, cue) else { continue }
      return [(bytes(begin..<cue.end), "")]
    }
    return []
  }

  struct Cue {
    let end: Int
    /// Whether it takes back what was said, and is no mere hesitation.
    let isClear: Bool
    /// `no` alone may as well deny what follows.
    let isBareNo: Bool
    /// Whether it can mean nothing else: `scratch that`.
    let scratches: Bool
  }

  /// Words that take back what stands before them.
  private func cue(at start: Int) -> Cue? {
    guard isCue(start), !isCue(start - 1) else { return nil }
    var index = start
    var isClear = false
    while index < tokens.count {
      if let phrase = phrases.first(where: { says($0, at: index) }) {
        isClear = true
        index += phrase.count
      } else if clear.contains(tokens[index].folded) {
        isClear = true
        index += 1
      } else if index > start || hesitations.contains(tokens[index].folded),
        hesitations.contains(tokens[index].folded) || isSign(index)
      {
        index += 1
      } else {
        break
      }
    }
    guard index > start else { return nil }
    let words = tokens[start..<index].filter { $0.kind == .word }.map(\.folded)
    return Cue(
      end: index, isClear: isClear, isBareNo: words == ["no"],
      scratches: words.contains("scratch"))
  }

  private func isCue(_ index: Int) -> Bool {
    let word = tokens[index]
    // `no.lesson`
    let isApart = !word.isGlued && !(index + 1 < tokens.count && isPartOfName(index + 1))
    // `Bar No`, `Oslo NO`
    return word.kind == .word && isApart && word.text == word.folded
      && (clear.contains(word.folded) || hesitations.contains(word.folded)
        || phrases.contains { says($0, at: index) })
  }

  /// Where that begins which is said again.
  private func saidBefore(_ start: Int, _ cue: Cue) -> Int? {
    let first = tokens[cue.end]
    // Days are put right where they are read.
    guard first.kind == .word, !first.says("day") else { return nil }
    let end = lastWord(before: start)
    // `before no after lello`: nothing was said of it yet.
    if cue.isClear, places.contains(first.folded), places.contains(tokens[end].folded) {
      return end
    }
    guard end > 0, cue.isClear else { return nil }
    let reach = SpokenRepairs.articles.contains(first.folded) ? 3 : 5
    // The more is said again, the surer.
    let begins = (1...end).filter { tokens[$0].says(first.folded) }
    let begin = begins.max { (again($0, cue.end), $0) < (again($1, cue.end), $1) }
    guard let begin, end - begin < reach || again(begin, cue.end) > 2 else { return nil }
    // `no lift on the right` denies.
    let leadsOn = leading.contains(first.folded) || SpokenRepairs.articles.contains(first.folded)
    guard !cue.isBareNo || leadsOn || again(begin, cue.end) > 1 else { return nil }
    // What is said again is no sentence of its own.
    let rest = cue.end..<tokens.count
    let lattice = WordLattice(tokens)
    guard !RemarkGrammar(lattice).isSentence(rest),
      !lattice.classes(at: cue.end).meets(.operators)
    else { return nil }
    // `to rome on friday no to the hotel`: it is said of the same, and in as few words.
    return tokens[begin...end].contains { $0.kind == .sign && !$0.isGlued } ? nil : begin
  }

  /// How many words are the same from two tokens on.
  func again(_ first: Int, _ second: Int) -> Int {
    zip(tokens[first..<second], tokens[second...]).prefix { $0.folded == $1.folded }.count
  }

  /// `… to the end of monday no make it the first`: another order of the same.
  private func ordered(_ start: Int, _ cue: Cue) -> [(bytes: Range<Int>, text: String)]? {
    guard cue.isClear, cue.end + 2 < tokens.count, orders.contains(tokens[cue.end].folded),
      tokens[cue.end + 1].says("it"),
      // `no, make it day 4` says a part anew.
      !DialogueWords.areMoment(tokens[(cue.end + 2)...])
    else { return nil }
    guard naming.contains(tokens[0].folded) else {
      let writes = tokens.contains { writing.contains($0.folded) }
      return writes ? nil : [(bytes(start..<cue.end), "; ")]
    }
    // `call day two museum day no call it beach day`: the name is said again.
    guard let title = titleStart, title < start else { return nil }
    return [(bytes(title..<(cue.end + 2)), "")]
  }

  /// Where the name begins that a day is given.
  private var titleStart: Int? {
    guard tokens.count > 3 else { return nil }
    if tokens[1].says("day") {
      return tokens[2].kind == .number
        ? 3 : NumberWords.cardinal(in: tokens, from: 2)?.tokens.upperBound
    }
    let known = Vocabulary.of(.english).lookedUp(tokens[1])
    return known.mayBeWeekday ? 2 : nil
  }

  private func isPartOfName(_ index: Int) -> Bool {
    tokens[index].isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
  }

  func lastWord(before start: Int) -> Int {
    (0..<start).last { !isSign($0) } ?? 0
  }

  func isSign(_ index: Int) -> Bool {
    tokens[index].kind == .sign
      && [",", "-", "–", "—", "…", ".", "!"].contains(tokens[index].folded)
  }

  private func says(_ words: [String], at index: Int) -> Bool {
    index + words.count <= tokens.count
      && words.indices.allSatisfy { tokens[index + $0].says(words[$0]) }
  }

  /// The bytes of tokens, up to the next one.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    let end =
      range.upperBound < tokens.count
      ? tokens[range.upperBound].bytes.lowerBound : tokens[tokens.count - 1].bytes.upperBound
    return tokens[range.lowerBound].bytes.lowerBound..<end
  }

  func text(_ range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      text += (index > range.lowerBound && !tokens[index].isGlued ? " " : "") + tokens[index].text
    } + " "
  }
}

private let clear: Set = ["no", "nope", "sorry", "rather", "oops", "whoops"]
private let hesitations = DialogueWords.groans.union(["wait", "actually", "oh", "ah", "well"])
private let phrases =
  [
    ["or", "rather"], ["i", "mean"], ["i", "meant"], ["hang", "on"],
    ["hold", "on"],
  ] + DialogueWords.makingAnew
private let places: Set = ["before", "after"]
private let leading: Set = [
  "by", "to", "at", "on", "in", "from", "for", "with", "until", "till", "before", "after",
]
/// What stands behind these is a text.
private let writing: Set = [
  "note", "notes", "todo", "pack", "describe", "name", "rename", "call", "title", "style", "search",
  "find", "alias", "copy", "write", "jot", "people", "tag",
]
private let naming: Set = ["call", "name", "title"]
private let orders: Set = ["make", "put", "move", "call", "set", "name", "start"]
