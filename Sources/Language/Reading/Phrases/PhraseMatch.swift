internal import Session

/// Where a phrase stands in a line.
struct PhraseMatch {
  let context: ChartContext
  let lattice: WordLattice
  let words: [String]
  /// Behind the last token that says anything.
  private(set) var end: Int

  init(_ context: ChartContext) {
    self.context = context
    lattice = WordLattice(context.tokens)
    words = context.tokens.map { $0.kind == .word ? folded($0.text) : $0.folded }
    var end = words.count
    while end > 0, courtesies.contains(words[end - 1]) { end -= 1 }
    self.end = end
  }

  /// What stands in the gaps of a phrase; `nil` where the line is none of it.
  ///
  /// Who asks may be shown something.
  func gaps(of phrase: Phrase) -> [String: String]? {
    var line = self
    if phrase.looks, end > 0, words[end - 1] == "?" { line.end -= 1 }
    return line.match(phrase.parts[...], at: 0, [:])
  }

  private func match(
    _ parts: ArraySlice<Phrase.Part>, at start: Int, _ found: [String: String]
  ) -> [String: String]? {
    guard let part = parts.first else { return start == end ? found : nil }
    let rest = parts.dropFirst()
    switch part {
    case .words(let ways):
      for way in ways
      where start + way.count <= end && Array(words[start..<start + way.count]) == way {
        if let all = match(rest, at: start + way.count, found) { return all }
      }
      return nil
    case .gap(let name, let kind, let isOwner):
      // The least is tried first, so that what stands behind a name is no part of it.
      var reach = start
      while reach < end, kind == .text || words(from: start, to: reach) < kind.most {
        guard mayStand(reach, behind: start, in: kind) else { return nil }
        reach += 1
        // `…, please`
        let isCut = kind == .text && reach == end && end < words.count && words[end - 1] == ","
        guard let text = text(start..<(isCut ? reach - 1 : reach), isOwner: isOwner),
          kind != .code || text.contains(where: \.isNumber),
          kind != .length || isLength(start..<reach), kind != .own || beginsName(start..<reach)
        else { continue }
        // What is named twice is the same.
        if let before = found[name], folded(before) != folded(text) { continue }
        var all = found
        all[name] = text
        if let matched = match(rest, at: reach, all) { return matched }
      }
      return nil
    }
  }

  /// What stands together is one word: `gluten-free`.
  private func words(from start: Int, to end: Int) -> Int {
    (start..<end).count { !context.tokens[$0].isGlued || $0 == start }
  }

  /// `Foz`, `lunch by the river`, but `an idea`, `to Ana`, `ask Ana`.
  private func beginsName(_ range: Range<Int>) -> Bool {
    let token = context.tokens[range.lowerBound]
    if token.kind == .quoted || token.isCapitalised { return true }
    // `listed as private`
    return range.count > 1
      && (lattice.isUnheard(range.lowerBound)
        || CommonWords.kind(of: token.folded).contains(.noun))
  }

  private func isLength(_ range: Range<Int>) -> Bool {
    DurationRecogniser().spans(in: context.tokens, from: range.lowerBound).contains {
      $0.tokens.upperBound == range.upperBound
    }
  }

  private func text(_ range: Range<Int>, isOwner: Bool) -> String? {
    guard !range.isEmpty else { return nil }
    let text = context.text(range)
    guard isOwner else { return text }
    let spoken = context.tokens[range.upperBound - 1].spoken
    return spoken.hasSuffix("'s") && text.count > 2 ? String(text.dropLast(2)) : nil
  }

  /// Whether a sign stands between what belongs together: `Lucy's`, `gluten-free`.
  private func isInWord(_ index: Int, from start: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .sign && index > start && token.isGlued && index + 1 < end
      && context.tokens[index + 1].isGlued
  }

  /// Whether a token may be of a name or a day: nothing that denies, asks, doubts or sets a condition.
  private func mayStand(_ index: Int, behind start: Int, in kind: Phrase.Gap) -> Bool {
    let token = context.tokens[index]
    switch kind {
    case .text: return true
    case .quoted: return token.kind == .quoted
    // `TP`, `1945`: letters and digits that stand together.
    case .code:
      return [.word, .number].contains(token.kind) && (index == start || token.isGlued)
        || token.says("-") && isInWord(index, from: start)
    case .thing:
      if isInWord(index, from: start) { return true }
      let classes = lattice.classes(at: index)
      guard token.kind == .word || token.kind == .quoted, token.dateWords?.isEmpty != false,
        token.says("of") || !classes.has(.preposition),
        !classes.meets(ClassSet([.be, .pronoun])), !beside.contains(token.folded),
        // `put the charger into the bag` orders something.
        index > start || !classes.meets(.orders)
      else { return false }
    case .day: guard !ofHours.contains(token.folded) else { return false }
    case .name:
      if telling.contains(token.spoken) || index == start && token.says("back") { return false }
    case .length: break
    case .own:
      if token.kind == .quoted { return true }
      if lattice.classes(at: index).has(.pronoun) { return false }
    }
    // `kinkaku-ji`, `10:30`
    if token.kind == .sign {
      return isInWord(index, from: start)
        && (!token.says(",") || context.tokens[index + 1].kind == .number)
    }
    return !lattice.edges[index].contains { edge in
      edge.classes.meets(
        ClassSet([.not, .either, .condition, .question, .except, .tentative]))
    }
  }
}

extension Phrase.Gap {
  /// So many tokens at most.
  fileprivate var most: Int {
    switch self {
    case .name, .day, .length, .own: 7
    case .thing: 4
    case .quoted: 1
    case .code: 3
    case .text: .max
    }
  }
}

private let courtesies: Set = ["please", "pls", "plz", "thanks", "then", ".", "!"]
/// Stand beside a thing, and in no name of one.
private let beside: Set = ["already", "now", "still", "also", "yet", "too", "please", "all"]
private let ofHours: Set = ["am", "pm", ":", "noon", "midnight", "o'clock", "oclock", "h", "half"]
/// Who says, asks or wishes something, and no part of what is named.
private let telling: Set = [
  "i", "we", "they", "he", "she", "said", "says", "told", "asked", "wish", "wishes", "wants",
  "thinks",
  "if",
]
