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

  /// A use by its numbers: most that are weighed are not the best.
  private enum Choice {
    case leading, filler, left
    case value(slot: Int, span: Int, start: Int)
    case told(price: Int)
  }

  private struct Solved {
    var score: Int
    /// The token behind what is used so.
    var end: Int
    var choice: Choice
    var next: Int
  }

  /// What is the same at a token whatever has been filled before it.
  private struct AtToken {
    var costOfLeaving: Int
    var filler: (end: Int, score: Int)?
    var told: (price: Int, end: Int)?
  }

  private let chart: Chart
  private let frame: Frame
  private var solved: [Int: Solved] = [:]
  private var known: [Int: AtToken] = [:]
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
      steps.append(Step(tokens: state >> 16..<found.end, use: use(found.choice)))
      state = found.next
    }
    return (score, steps)
  }

  private func use(_ choice: Choice) -> Use {
    switch choice {
    case .leading: return .leading
    case .filler: return .filler
    case .left: return .left
    case .told(let price): return .told(price: price)
    case .value(let slot, let span, let start):
      let spec = frame.slots[slot]
      return .value(spec, chart.spans(spec.type, at: start)[span], start: start)
    }
  }

  private static let impossible = -1_000_000

  private func key(_ index: Int, _ filled: UInt16) -> Int { index << 16 | Int(filled) }

  private mutating func solve(_ index: Int, _ filled: UInt16) -> Int {
    guard index < end else { return 0 }
    let state = key(index, filled)
    if let known = solved[state] { return known.score }
    let here = look(at: index)
    var best = Solved(
      score: solve(index + 1, filled) - here.costOfLeaving, end: index + 1, choice: .left,
      next: key(index + 1, filled))
    if let (next, score) = here.filler {
      take(score + solve(next, filled), .filler, to: next, filled, &best)
    }
    if filled != 0, let (price, end) = here.told {
      let score = (end - index) * Score.named + solve(end, filled)
      take(score, .told(price: price), to: end, filled, &best)
    }
    for number in frame.slots.indices where isOpen(number, filled) {
      if frame.slots[number].introducers.isEmpty {
        fill(number, from: index, to: index, filled, &best)
      } else {
        for start in chart.context.starts(of: frame.slots[number], at: index) {
          fill(number, from: index, to: start, filled, &best)
        }
      }
    }
    solved[state] = best
    return best.score
  }

  private mutating func look(at index: Int) -> AtToken {
    if let here = known[index] { return here }
    let here = AtToken(
      costOfLeaving: costOfLeaving(index), filler: chart.context.filler(at: index),
      told: takesPrice ? chart.toldPrice(at: index) : nil)
    known[index] = here
    return here
  }

  /// A word that is not finished may become anything, and a joining one may lead to another command.
  private func costOfLeaving(_ index: Int) -> Int {
    let token = chart.context.tokens[index]
    if token.bytes.upperBound == cursor { return 1 }
    if [",", "and", "then"].contains(token.folded) { return 2 }
    guard leavesWords else { return -HighlightSearch.impossible }
    return chart.context.isKnownWord(at: index) ? 12 : 20
  }

  private func take(
    _ score: Int, _ choice: Choice, to end: Int, _ filled: UInt16, _ best: inout Solved
  ) {
    guard score > best.score else { return }
    best = Solved(score: score, end: end, choice: choice, next: key(end, filled))
  }

  /// What begins at `start` fills a slot; before it stand words that lead to it.
  private mutating func fill(
    _ number: Int, from index: Int, to start: Int, _ filled: UInt16, _ best: inout Solved
  ) {
    if start > index {
      take((start - index) + solve(start, filled), .leading, to: start, filled, &best)
    }
    let spans = chart.spans(frame.slots[number].type, at: start)
    let filled = filled | 1 << UInt16(number)
    for (place, span) in spans.enumerated() where mayEnd(span, from: start) {
      let score = span.score + (start - index) * Score.known + solve(span.end, filled)
      let choice = Choice.value(slot: number, span: place, start: start)
      take(score, choice, to: span.end, filled, &best)
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
