internal import Session

/// The search for the best way to read a range of tokens as one meaning: a path over its tokens, on
/// which each is the word of an act or a noun, fills a role with others, or needs no reason.
struct OpenSearch {
  private let signature: Signature
  private let spans: OpenSpans
  private let lattice: WordLattice
  private let range: Range<Int>
  /// Whether the act is the one of a part before.
  private let isInherited: Bool
  private var nodes: [Node] = []
  /// The best node by state, for each token.
  private var reached: [[State: Int]]

  fileprivate struct State: Hashable {
    var filled: UInt16
    var hasAct: Bool
    var hasNoun: Bool
    /// Whether what comes next puts right what was said.
    var mends = false
  }

  fileprivate struct Node {
    var index: Int
    var state: State
    var points: Int
    var before: Int
    var step: Step
    /// Where the words begin that stand since the last role.
    var gap: Int
  }

  enum Step {
    case start
    case word(Int, ClassSet, Reason)
    case role(Int, RoleSpan, Range<Int>, wrongMarkers: [Int])
  }

  /// Why a word stands where it does.
  enum Reason {
    case act, noun, understood, free, tentative, question, blocking, none
  }

  init(_ signature: Signature, _ spans: OpenSpans, _ range: Range<Int>, inheriting: Bool = false) {
    self.signature = signature
    self.spans = spans
    self.range = range
    lattice = spans.lattice
    isInherited = inheriting
    reached = Array(repeating: [:], count: range.count + 1)
  }

  /// The best parse; `nil` where nothing of what is needed is there.
  mutating func best() -> Parse? {
    let start = State(filled: 0, hasAct: isInherited, hasNoun: false)
    add(
      Node(
        index: range.lowerBound, state: start, points: 0, before: -1, step: .start,
        gap: range.lowerBound))
    for index in range {
      for node in reached[index - range.lowerBound].values.sorted() {
        extend(node)
      }
    }
    return whole().flatMap(parse)
  }

  /// The best of those at the end that have all that is needed.
  private func whole() -> Int? {
    var best: (Int, Int)?
    for (state, node) in reached[range.count] {
      guard state.filled & signature.required == signature.required,
        state.hasNoun || !signature.traits.contains(.needsNoun),
        state.hasAct || signature.traits.contains(.actless)
      else { continue }
      var points = nodes[node].points
      if !state.hasAct { points += OpenScore.actless }
      points += danglers(nodes[node]).count * OpenScore.unexplained
      if best.map({ points > $0.0 || points == $0.0 && node < $0.1 }) ?? true {
        best = (points, node)
      }
    }
    return best?.1
  }

  private mutating func add(_ node: Node) {
    let place = node.index - range.lowerBound
    if let known = reached[place][node.state], nodes[known].points >= node.points { return }
    reached[place][node.state] = nodes.count
    nodes.append(node)
  }

  private mutating func extend(_ number: Int) {
    let node = nodes[number]
    for edge in lattice.edges[node.index] where edge.end <= range.upperBound {
      take(edge, after: number)
    }
    if lattice.edges[node.index].isEmpty { takeUnlisted(after: number) }
    takeRuledOut(after: number)
    for (role, spec) in signature.roles.enumerated() {
      let bit = UInt16(1) << UInt16(role)
      let isFree = node.state.filled & bit == 0 && !isTaken(spec.slot, node.state)
      guard isFree || node.state.mends && isTaken(spec.slot, node.state) else { continue }
      for span in spans.spans(spec.type, at: node.index, before: range.upperBound) {
        fill(role, spec, span, after: number)
      }
    }
  }

  /// Whether another way to say the same part has been found already.
  private func isTaken(_ slot: Slot, _ state: State) -> Bool {
    signature.roles.enumerated().contains { number, role in
      role.slot == slot && state.filled & (1 << UInt16(number)) != 0
    }
  }

  // MARK: Words

  private mutating func take(_ edge: WordEdge, after number: Int) {
    let node = nodes[number]
    let (reason, points) = reason(for: edge, node)
    var state = node.state
    if reason == .act { state.hasAct = true }
    if reason == .noun { state.hasNoun = true }
    if reason == .question, signature.traits.contains(.asks) { state.hasAct = true }
    if edge.classes.has(.repair), state.filled != 0 { state.mends = true }
    // Of two entries that mean nothing the longer one is meant.
    let length = 2 * (edge.end - node.index - 1)
    add(
      Node(
        index: edge.end, state: state, points: node.points + points + length, before: number,
        step: .word(node.index, edge.classes, reason), gap: node.gap))
  }

  private func reason(for edge: WordEdge, _ node: Node) -> (Reason, Int) {
    let classes = edge.classes
    var best: (Reason, Int)?
    func offer(_ reason: Reason, _ points: Int) {
      if best.map({ points > $0.1 }) ?? true { best = (reason, points) }
    }
    if classes.meets(signature.acts) {
      let weight = signature.weight(of: classes.intersection(signature.acts))
      offer(.act, node.state.hasAct ? OpenScore.secondAct : weight)
    }
    if classes.meets(signature.nouns) {
      offer(.noun, signature.weight(of: classes.intersection(signature.nouns)))
    }
    if classes.meets(signature.takes) { offer(.understood, 4) }
    if classes.has(.question) {
      offer(.question, signature.traits.contains(.asks) ? 8 : OpenScore.blocking)
    }
    if classes.has(.past), signature.traits.contains(.ofPast) { offer(.free, 0) }
    if classes.has(.tentative) { offer(.tentative, 0) }
    if classes.has(.repair), node.state.filled != 0 { offer(.understood, 0) }
    if classes.meets(signature.leading) { offer(.free, 0) }
    if classes.meets(.free) { offer(.free, classes.has(.joining) ? OpenScore.joining : 0) }
    if classes.meets(.operators) {
      let isMild = classes.meets(.free)
      if !isMild || best == nil { offer(.blocking, OpenScore.blocking) }
    }
    return best ?? (.none, OpenScore.unexplained * (edge.end - node.index))
  }

  /// Signs, numbers and words that the lexicon does not have.
  private mutating func takeUnlisted(after number: Int) {
    let node = nodes[number]
    let token = lattice.tokens[node.index]
    let isSign = token.kind == .sign && freeSigns.contains(token.folded)
    let points = isSign ? (sentenceSigns.contains(token.folded) ? OpenScore.sentence : 0) : nil
    add(
      Node(
        index: node.index + 1, state: node.state,
        points: node.points + (points ?? OpenScore.unexplained), before: number,
        step: .word(node.index, [], isSign ? .free : .none), gap: node.gap))
  }

  /// `not tuesday`, `instead of lunch`: what is ruled out is understood where the other is said.
  private mutating func takeRuledOut(after number: Int) {
    let node = nodes[number]
    for edge in lattice.edges[node.index]
    where edge.classes.meets(ClassSet([.not, .instead])) && edge.end < range.upperBound {
      var start = edge.end
      while start < range.upperBound, lattice.classes(at: start).meets(.init([.preposition, .function])),
        !lattice.classes(at: start).meets(.acts)
      {
        start += 1
      }
      guard start < range.upperBound else { continue }
      for role in signature.roles where role.isRequired && !role.type.isLoose {
        for span in spans.spans(role.type, at: start, before: range.upperBound) {
          add(
            Node(
              index: span.end, state: node.state, points: node.points + 4, before: number,
              step: .word(node.index, edge.classes, .understood), gap: span.end))
        }
      }
    }
  }

  // MARK: Roles

  private mutating func fill(_ role: Int, _ spec: Role, _ span: RoleSpan, after number: Int) {
    let node = nodes[number]
    let gap = node.gap..<node.index
    let isMarked = gap.contains { marks(spec, $0) }
    // `call day 2 Arrival`: a name may stand right behind what it is of.
    let isBehind =
      spec.type.isLoose && gap.isEmpty && node.state.filled != 0 && node.state.hasAct
      && signature.acts.meets(ClassSet([.name, .note]))
    guard isMarked || isBehind || !spec.isMarked || node.state.mends else { return }
    let wrong = danglers(node).filter { !marks(spec, $0) && !isOfNoun($0) }
    var state = node.state
    state.filled |= 1 << UInt16(role)
    state.mends = false
    let points =
      node.points + span.points + (isMarked ? OpenScore.marker : 0)
      + wrong.count * OpenScore.wrongMarker
    add(
      Node(
        index: span.end, state: state, points: points, before: number,
        step: .role(role, span, node.index..<span.end, wrongMarkers: wrong), gap: span.end))
  }

  private func marks(_ role: Role, _ index: Int) -> Bool {
    role.markers.contains(lattice.tokens[index].folded)
      || lattice.edges[index].contains { $0.classes.meets(role.marking) }
  }

  /// A preposition that stands for itself, not as a part of a longer entry.
  private func isPreposition(_ index: Int) -> Bool {
    lattice.classes(at: index).has(.preposition)
      && !lattice.classes(at: index).meets(signature.acts)
      && !lattice.classes(at: index).meets(ClassSet([.talk]))
  }

  /// `of` joins a noun to what it is of.
  private func isOfNoun(_ index: Int) -> Bool { lattice.tokens[index].folded == "of" }

  /// Prepositions since the last role that no longer entry has taken up.
  private func danglers(_ node: Node) -> [Int] {
    var words: [Int] = []
    var current = node
    while case .word(let index, let classes, .free) = current.step {
      if classes.has(.preposition), current.index == index + 1, isPreposition(index) {
        words.append(index)
      }
      current = nodes[current.before]
    }
    return words.filter { !isParticle($0) }
  }

  /// `in`, `off`, `over` right behind an act belong to it.
  private func isParticle(_ index: Int) -> Bool {
    index > range.lowerBound && lattice.classes(at: index - 1).meets(.acts)
  }

  // MARK: The parse

  private func parse(_ last: Int) -> Parse? {
    var fills = Fills()
    var tokens: [Slot: Range<Int>] = [:]
    var unexplained = danglers(nodes[last])
    var blocking: ClassSet = []
    var (isTentative, asks) = (false, false)
    var number = last
    while number >= 0 {
      switch nodes[number].step {
      case .start: break
      case .word(let index, let classes, let reason):
        switch reason {
        case .none: unexplained += Array(index..<nodes[number].index)
        case .blocking: blocking.formUnion(classes.intersection(.operators))
        case .tentative: isTentative = true
        case .question: asks = true
        case .act, .noun, .understood, .free: break
        }
      case .role(let role, let span, let range, let wrong):
        let slot = signature.roles[role].slot
        // What was said last of a thing is meant.
        if !fills.has(slot) {
          fills[slot] = span.value
          tokens[slot] = range
        }
        unexplained += wrong
      }
      number = nodes[number].before
    }
    guard let intent = signature.build(fills) else { return nil }
    if asks, !signature.traits.contains(.asks) { blocking.formUnion(ClassSet(.question)) }
    let state = nodes[last].state
    return Parse(
      signature: signature, fills: fills, intent: intent,
      points: nodes[last].points + (state.hasAct ? 0 : OpenScore.actless), range: range,
      spans: tokens, unexplained: unexplained.sorted(), blocking: blocking,
      isTentative: isTentative, asks: asks, hasAct: state.hasAct,
      hasNoun: state.hasNoun)
  }
}

extension Signature {
  /// The most that one of these classes says for it.
  func weight(of classes: ClassSet) -> Int {
    speaks.reduce(0) { classes.has($1.key) ? max($0, $1.value) : $0 }
  }
}

private let freeSigns: Set = [
  ",", ".", "!", "?", ";", ":", "-", "–", "—", "(", ")", "=", ">", "+", "…", "'", "’", "@",
]
private let sentenceSigns: Set = [".", "!", "?", ";"]
