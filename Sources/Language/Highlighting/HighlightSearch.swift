internal import Session

/// The search for the best use of the words of a line in a frame, where words may be left that
/// nothing uses: an unfinished line is no reading yet.
///
/// States are (token, slots filled), each solved once, as in `FrameSearch`.
struct HighlightSearch {
  enum Use {
    /// Only the words that lead to a slot.
    case leading
    case value(SlotSpec, Span, start: Int)
    case filler
    /// What a thing costs is told behind it; the price begins at a token.
    case told(price: Int)
    /// Nothing uses it.
    case left
  }

  struct Step {
    var tokens: Range<Int>
    var use: Use
  }

  private struct Solved {
    var score: Int
    var step: Step
    var next: Int
  }

  private let chart: Chart
  private let frame: Frame
  private var solved: [Int: Solved] = [:]
  private var end: Int { chart.context.tokens.count }

  /// The byte at which a word ends that may go on.
  private let cursor: Int

  /// Whether words may be left that are finished.
  private let leavesWords: Bool

  /// Whether what a thing costs may be told behind it, besides what the frame asks for.
  private let takesPrice: Bool

  /// For each slot those that are the same one, and those that have to be filled before, as bits.
  private let gates: [(same: UInt16, before: UInt16)]

  init(_ chart: Chart, _ frame: Frame, typedBefore cursor: Int, leavesWords: Bool) {
    self.chart = chart
    self.frame = frame
    self.cursor = cursor
    self.leavesWords = leavesWords
    takesPrice = frame.slots.contains { $0.type == .subject }
    var required: UInt16 = 0
    gates = frame.slots.enumerated().map { number, spec in
      let before = required
      if spec.isRequired, spec.introducers.isEmpty { required |= 1 << UInt16(number) }
      let same = frame.slots.enumerated().reduce(UInt16(0)) { bits, other in
        other.element.slot == spec.slot ? bits | 1 << UInt16(other.offset) : bits
      }
      return (same, before)
    }
  }

  /// The score of the best use of what stands behind a token, and its steps in order; `nil` where
  /// there is none.
  mutating func best(after lead: Int) -> (score: Int, steps: [Step])? {
    let score = solve(lead, 0)
    guard score > HighlightSearch.impossible / 2 else { return nil }
    var steps: [Step] = []
    var state = key(lead, 0)
    while let found = solved[state] {
      steps.append(found.step)
      state = found.next
    }
    return (score, steps)
  }

  private static let impossible = -1_000_000

  private func key(_ index: Int, _ filled: UInt16) -> Int { index << 16 | Int(filled) }

  private mutating func solve(_ index: Int, _ filled: UInt16) -> Int {
    guard index < end else { return 0 }
    let state = key(index, filled)
    if let known = solved[state] { return known.score }
    var best = Solved(
      score: solve(index + 1, filled) - costOfLeaving(index),
      step: Step(tokens: index..<index + 1, use: .left), next: key(index + 1, filled))
    if let (next, score) = chart.context.filler(at: index) {
      let whole = score + solve(next, filled)
      if whole > best.score {
        best = Solved(
          score: whole, step: Step(tokens: index..<next, use: .filler), next: key(next, filled))
      }
    }
    if takesPrice, filled != 0, let (price, end) = chart.toldPrice(at: index) {
      let whole = (end - index) * Score.named + solve(end, filled)
      if whole > best.score {
        best = Solved(
          score: whole, step: Step(tokens: index..<end, use: .told(price: price)),
          next: key(end, filled))
      }
    }
    for (number, spec) in frame.slots.enumerated() where isOpen(number, filled) {
      for start in chart.context.starts(of: spec, at: index) {
        take(number, spec, from: index, to: start, filled, &best)
      }
    }
    solved[state] = best
    return best.score
  }

  /// A word that is not finished may become anything, and a joining one may lead to another command.
  private func costOfLeaving(_ index: Int) -> Int {
    let token = chart.context.tokens[index]
    if token.bytes.upperBound == cursor { return 1 }
    if [",", "and", "then"].contains(token.folded) { return 2 }
    guard leavesWords else { return -HighlightSearch.impossible }
    return chart.context.isKnownWord(at: index) ? 12 : 20
  }

  private mutating func take(
    _ number: Int, _ spec: SlotSpec, from index: Int, to start: Int, _ filled: UInt16,
    _ best: inout Solved
  ) {
    if start > index {
      let score = (start - index) + solve(start, filled)
      if score > best.score {
        best = Solved(
          score: score, step: Step(tokens: index..<start, use: .leading), next: key(start, filled))
      }
    }
    let filled = filled | 1 << UInt16(number)
    for span in chart.spans(spec.type, at: start) where mayEnd(span, from: start) {
      let score =
        span.score + (start - index) * Score.known + solve(span.end, filled)
      guard score > best.score else { continue }
      best = Solved(
        score: score,
        step: Step(tokens: index..<span.end, use: .value(spec, span, start: start)),
        next: key(span.end, filled))
    }
  }

  /// Words of which nothing is known end where something else can begin.
  private func mayEnd(_ span: Span, from start: Int) -> Bool {
    guard span.end > start else { return false }
    guard span.score < (span.end - start) * Score.shared,
      let next = chart.context.token(span.end)
    else { return true }
    return next.kind != .word || next.bytes.upperBound == cursor
      || next.dateWords?.isEmpty == false || reservedWords.contains(next.folded)
  }

  /// As for a reading: empty, and no slot before it that stands by its position has to be filled.
  private func isOpen(_ number: Int, _ filled: UInt16) -> Bool {
    filled & gates[number].same == 0 && filled & gates[number].before == gates[number].before
  }
}

extension ChartContext {
  /// The tokens at which the value of a slot may begin: behind its introducers, or here.
  func starts(of spec: SlotSpec, at index: Int) -> [Int] {
    guard !spec.introducers.isEmpty else { return [index] }
    guard let token = token(index), token.openings?.meets(spec.openings) ?? true
    else { return spec.introducers.contains([]) ? [index] : [] }
    let behind = spec.introducers.flatMap { ends(of: $0, at: index) }
    return spec.type == .target && isAdverb(at: index) ? behind + [index] : behind
  }

  /// Whether the language knows this word or sign, whatever it means.
  func isKnownWord(at index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return true }
    return token.dateWords?.isEmpty == false
      || !Lexicon.shared.classes(of: token.spoken).isEmpty
      || !Lexicon.shared.phrases(in: tokens, at: index).isEmpty
      || reservedWords.contains(token.folded)
  }
}
