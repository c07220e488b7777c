internal import Session

/// What may be left out of a line that cannot be read as it stands: what it takes back itself
/// (`move lunch, I mean dinner, to friday`), and what only gives a reason (`…, it's closed`).
struct Asides {
  private let chart: Chart
  private var tokens: [Token] { chart.context.tokens }

  init(_ chart: Chart) { self.chart = chart }

  /// The tokens that can be left out, each way for itself, the shortest first.
  ///
  /// What stands in a contrast is there already: `dinner thursday not wednesday` adds none.
  var ways: [(tokens: Range<Int>, mayAdd: Bool)] {
    (repairs.map { ($0, true) } + (contrasts + reasons).map { ($0, false) })
      .sorted { $0.0.count < $1.0.count }
  }

  /// `X, I mean Y`, `X no Y`: the first of two stops, times or days, and what takes it back.
  private var repairs: [Range<Int>] {
    tokens.indices.flatMap { index in
      chart.context.endOfTakingBack(at: index).map { after, isClear in
        let before = index > 0 && tokens[index - 1].says(",") ? index - 1 : index
        return kinds.flatMap { kind -> [Range<Int>] in
          // `remove lunch no dinner` may name two.
          guard stands(kind, at: after), isClear || kind != .knownStop else { return [] }
          // Of a list it is not said whether the last of it is meant or all.
          return starts(of: kind, endingAt: before).filter { kind != .knownStop || !isListed($0) }
            .map { $0..<after }
        }
      } ?? []
    }
  }

  /// `not X but Y`, `Y, not X`: the one that is not meant.
  private var contrasts: [Range<Int>] {
    tokens.indices.filter { $0 > 0 && tokens[$0].says("not") }.flatMap { index in
      kinds.flatMap { kind -> [Range<Int>] in
        ends(of: kind, at: index + 1).compactMap { end in
          if token(end, says: "but"), stands(kind, at: end + 1) { return index..<end + 1 }
          let comma = tokens[index - 1].says(",") ? index - 1 : index
          let isSecond = !starts(of: kind, endingAt: comma).isEmpty
          return isSecond && end == tokens.count ? comma..<end : nil
        }
      }
    }
  }

  /// `because it's shut`; `, we'll eat on the plane` where that says no day, hour or stop.
  private var reasons: [Range<Int>] {
    tokens.indices.dropFirst().filter { isReason(at: $0) }.map { $0..<tokens.count }
  }

  private func isReason(at index: Int) -> Bool {
    let rest = tokens[(index + 1)...]
    guard rest.count > 1, !rest.contains(where: { doubtfulWords.contains($0.folded) }) else {
      return false
    }
    guard !rest.contains(where: { $0.says(",") }) else { return false }
    if causes.contains(tokens[index].folded) { return true }
    let begins = rest.first.map { subjects.contains($0.folded) } ?? false
    if tokens[index].says("so") { return begins && saysNothingOfPlans(rest.indices) }
    if looseCauses.contains(tokens[index].folded) {
      return begins || rest.contains { statingWords.contains($0.folded) }
    }
    let tells = rest.first.map { tellers.contains($0.folded) } ?? false
    return tokens[index].says(",") && tells && saysNothingOfPlans(rest.indices)
  }

  private func saysNothingOfPlans(_ rest: Range<Int>) -> Bool {
    rest.allSatisfy { index in
      tokens[index].kind == .word && kinds.allSatisfy { !stands($0, at: index) }
        && chart.spans(.duration, at: index).isEmpty
    }
  }

  /// What can be said better within a line.
  private var kinds: [SlotType] { [.knownStop, .time, .duration, .day(bareNumber: false)] }

  private func ends(of kind: SlotType, at index: Int) -> [Int] {
    guard tokens.indices.contains(index) else { return [] }
    return chart.spans(kind, at: index).filter(\.isSound).map(\.end)
  }

  private func stands(_ kind: SlotType, at index: Int) -> Bool {
    !ends(of: kind, at: index).isEmpty
  }

  /// Where such a thing begins that ends here; of days only those of one word, for more of them say
  /// something that the better one may leave out: the month.
  private func starts(of kind: SlotType, endingAt end: Int) -> [Int] {
    (max(0, end - 6)..<max(0, end)).filter { start in
      ends(of: kind, at: start).contains(end)
        && (kind != .day(bareNumber: false) || end == start + 1 || tokens[start].says("day"))
    }
  }

  private func isListed(_ index: Int) -> Bool {
    index > 0 && (token(index - 1, says: "and") || token(index - 1, says: ","))
      || index > 1 && token(index - 1, says: "the") && isListed(index - 1)
  }

  private func token(_ index: Int, says word: String) -> Bool {
    chart.context.token(index)?.says(word) == true
  }
}

extension LineReader {
  /// The line without what may be left out of it, where the rest is whole.
  func withoutAsides(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    let chart = Chart(context(expanded.text, tokens))
    for left in Asides(chart).ways {
      let bytes = chart.context.bytes(left.tokens)
      let rest = chart.context.line(replacing: bytes, with: "")
      guard let words = try? Lexer.tokens(of: rest), !words.isEmpty,
        let expandedRest = try? ExpandedLine(rest, aliases: [:]),
        case .understood(let utterance) = inClauses(words, of: expandedRest, typed: rest),
        left.mayAdd || !utterance.intent.addsStops
      else { continue }
      return meant(utterance.intent, by: line, expanded)
    }
    return nil
  }
}

extension Intent {
  /// Whether it, or a part of it, adds stops.
  var addsStops: Bool {
    if case .add = self { return true }
    if case .undecided(let intent) = self { return intent.addsStops }
    if case .several(let intents) = self { return intents.contains(where: \.addsStops) }
    if case .either(let intents) = self { return intents.contains(where: \.addsStops) }
    return false
  }
}

extension ChartContext {
  /// Whether words stand here with which a sentence begins, and no name: `it's closed`, `not lunch`,
  /// behind a comma `keep lunch`.
  func beginsSentence(at index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    let follower = self.token(index + 1)?.folded ?? ""
    return plainSubjects.contains(token.folded) || negations.contains(token.folded)
      || pointingSubjects.contains(token.folded) && statingWords.contains(follower)
      || keepingWords.contains(token.folded) && self.token(index - 1)?.says(",") == true
  }
}

private let causes: Set = ["because", "cause", "cos", "coz", "cuz"]
private let looseCauses: Set = ["as", "since"]
/// Those that tell why behind a mere comma; `i was wrong` takes the order back.
private let tellers: Set = ["its", "it", "theyre", "they", "we", "were", "well", "weve", "theres"]
private let subjects = plainSubjects.union(pointingSubjects)
private let plainSubjects: Set = [
  "its", "thats", "we", "were", "well", "weve", "i", "im", "ill", "ive", "they", "theyre", "theyve",
  "theres", "he", "hes", "she", "shes",
]
/// These mean a thing by themselves, too.
private let pointingSubjects: Set = ["it", "that", "this", "there"]
private let statingWords: Set = [
  "is", "are", "was", "has", "have", "cant", "cannot", "wont", "will", "needs", "need", "wants",
]
/// Words with which somebody takes the order itself back, or hedges it.
private let doubtfulWords: Set = [
  "?", "if", "unless", "but", "maybe", "perhaps", "joking", "kidding", "joke", "mind", "think",
  "sure", "know", "suppose", "guess", "wait", "stop", "should", "shouldnt", "would", "could", "or",
  "instead", "rather", "except", "not", "no", "until", "then", "and", "decide", "later", "wonder",
  "asking", "test", "wrong", "cancel", "keep", "forget", "undo", "back", "want", "go", "going",
]
