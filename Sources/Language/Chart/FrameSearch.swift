internal import Session

/// The search for the best ways to fill one frame.
///
/// States are (token, slots filled); each is solved once, so the work grows with the length of the
/// line, not with the number of ways.
struct FrameSearch {
  private let chart: Chart
  private let frame: Frame
  private let isExact: Bool
  private var solved: [State: Path?] = [:]
  /// What must be filled before each slot, and what must not be.
  private let gates: [Gate]
  /// What was found for a slot at a token: most states ask for the same.
  private var found: [[Span]?] = []
  private(set) var furthest = Furthest()

  /// Slots as bits.
  private struct Gate {
    var before: UInt16 = 0
    var same: UInt16 = 0
  }

  fileprivate struct State: Hashable {
    var index: Int
    var filled: UInt16
  }

  /// The best way from a state to the end of the line.
  fileprivate struct Path {
    var score: Int
    var steps: [Step]
    /// Required slots that stay empty.
    var missing: [SlotSpec]
  }

  fileprivate struct Step {
    var slot: Slot
    var tokens: Range<Int>
    var value: SlotValue
    var score: Int
  }

  /// With `exactly` nothing but slots and the words that lead to them may stand there.
  init(_ chart: Chart, _ frame: Frame, exactly: Bool = false) {
    self.chart = chart
    self.frame = frame
    isExact = exactly
    var (gates, required): ([Gate], UInt16) = ([], 0)
    for (number, spec) in frame.slots.enumerated() {
      var gate = Gate(before: required)
      for (other, alike) in frame.slots.enumerated() where alike.slot == spec.slot {
        gate.same |= 1 << UInt16(other)
      }
      gates.append(gate)
      if spec.isRequired, spec.introducers.isEmpty { required |= 1 << UInt16(number) }
    }
    self.gates = gates
  }

  /// The best reading of the tokens after the lead, complete or lacking a slot at its end.
  mutating func best(verb: Verb, after lead: Int) -> Reading? {
    guard let path = solve(State(index: lead, filled: 0)) else { return nil }
    var reading = Reading(
      verb: verb, frame: frame, score: path.score + lead * Score.known,
      missing: path.missing.first)
    for step in path.steps {
      reading.fills[step.slot] = step.value
      reading.tokens[step.slot] = step.tokens
      let points = step.tokens.count
      if step.score < points * Score.known { reading.loose.append(step.tokens) }
      if step.score < points * Score.rest { reading.isGuessed = true }
    }
    return reading
  }

  private mutating func solve(_ state: State) -> Path? {
    if let known = solved[state] { return known }
    var best: Path? = state.index == chart.context.tokens.count ? end(state) : nil
    var grew = false
    for (number, spec) in frame.slots.enumerated() where isOpen(number, state) {
      for start in chart.context.starts(of: spec, at: state.index) {
        for span in spans(of: number, at: start) {
          grew = true
          let next = State(index: span.end, filled: state.filled | 1 << UInt16(number))
          guard var path = solve(next) else { continue }
          path.score += span.score + (start - state.index) * Score.known
          path.steps.append(Step(spec.slot, span, from: start))
          if path.isBetter(than: best) { best = path }
        }
        if start > state.index { furthest.reach(start, [spec]) }
      }
    }
    if let skipped = skipFiller(state), skipped.isBetter(than: best) { best = skipped }
    if !grew, best == nil {
      furthest.reach(
        state.index, frame.slots.indices.filter { isOpen($0, state) }.map { frame.slots[$0] })
    }
    solved[state] = .some(best)
    return best
  }

  /// What a slot may hold here; of equally good names the longest comes first.
  private mutating func spans(of number: Int, at start: Int) -> [Span] {
    let tokens = chart.context.tokens.count
    guard start < tokens else { return [] }
    if found.isEmpty { found = Array(repeating: nil, count: frame.slots.count * tokens) }
    if let known = found[number * tokens + start] { return known }
    let spec = frame.slots[number]
    let all = chart.spans(spec.type, at: start)
    let spans = spec.type.isBareText ? all.reversed().filter { mayEnd($0, spec) } : all
    found[number * tokens + start] = spans
    return spans
  }

  /// A slot is open when it is empty and every required slot before it that has no introducer is
  /// filled: such slots keep their order.
  private func isOpen(_ number: Int, _ state: State) -> Bool {
    state.filled & gates[number].same == 0
      && state.filled & gates[number].before == gates[number].before
  }

  /// Names end where something else can begin.
  private func mayEnd(_ span: Span, _ spec: SlotSpec) -> Bool {
    guard span.end < chart.context.tokens.count else { return true }
    return frame.slots.contains { other in
      guard other.slot != spec.slot else { return false }
      if other.introducers.isEmpty {
        return !other.type.isBareText && !chart.spans(other.type, at: span.end).isEmpty
      }
      if other.type == .target, chart.context.isAdverb(at: span.end) { return true }
      return other.introducers.contains { !chart.context.ends(of: $0, at: span.end).isEmpty }
    } || filler(at: span.end) != nil
  }

  private func end(_ state: State) -> Path {
    let missing = frame.slots.enumerated()
      .filter { $1.isRequired && state.filled & (1 << UInt16($0)) == 0 }.map { $1 }
    return Path(score: 0, steps: [], missing: missing)
  }

  private func filler(at index: Int) -> (end: Int, score: Int)? {
    guard !isExact else { return nil }
    if let filler = chart.context.filler(at: index) { return filler }
    return frame.isAboutDates ? chart.context.fillerBesideDates(at: index) : nil
  }

  /// `"Rome", "Naples"`: names of one list are not parted among the slots of a command.
  private func joinsQuoted(_ index: Int) -> Bool {
    chart.context.matches([","], at: index) && chart.context.token(index - 1)?.kind == .quoted
      && chart.context.token(index + 1)?.kind == .quoted
  }

  private mutating func skipFiller(_ state: State) -> Path? {
    guard !joinsQuoted(state.index), let filler = filler(at: state.index) else { return nil }
    var path = solve(State(index: filler.end, filled: state.filled))
    path?.score += filler.score
    return path
  }
}

extension FrameSearch.Step {
  fileprivate init(_ slot: Slot, _ span: Span, from start: Int) {
    self.slot = slot
    tokens = start..<span.end
    value = span.value
    score = span.score
  }
}

extension FrameSearch.Path {
  /// Complete ones before those that lack something, then the one with more points.
  fileprivate func isBetter(than other: FrameSearch.Path?) -> Bool {
    guard let other else { return true }
    if missing.count != other.missing.count { return missing.count < other.missing.count }
    return score > other.score
  }
}

extension SlotType {
  /// Whether any words do.
  var isBareText: Bool {
    switch self {
    case .name, .place, .subject, .near, .trip: true
    default: false
    }
  }
}
