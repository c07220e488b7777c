internal import Session

/// The search for the best way to read a range of tokens as one meaning: a path over its tokens, on
/// which each is the word of an act or a noun, fills a role with others, or needs no reason.
struct OpenSearch {
  let signature: Signature
  let spans: OpenSpans
  let lattice: WordLattice
  let range: Range<Int>
  /// Whether the act is the one of a part before, or guessed.
  let isInherited: Bool
  /// Whether it is guessed that this is meant, so that nothing has to say so.
  let isGuessed: Bool
  var nodes: [Node] = []
  /// The best node by state, for each token.
  var reached: [[State: Int]]

  struct State: Hashable {
    var filled: UInt16
    var hasAct: Bool
    var hasNoun: Bool
    /// Whether what comes next puts right what was said.
    var mends = false
    /// Whether words say so that mean nothing else: `i mean`, not `no`.
    var mendsClearly = false
    /// Whether it is only offered: it is told as done (`they moved lunch`), or which was meant is in doubt.
    var isOffered = false
  }

  struct Node {
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

  init(
    _ signature: Signature, _ spans: OpenSpans, _ range: Range<Int>, inheriting: Bool = false,
    guessed: Bool = false
  ) {
    self.signature = signature
    self.spans = spans
    self.range = range
    lattice = spans.lattice
    isInherited = inheriting || guessed
    isGuessed = guessed
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
    return whole().lazy.compactMap(parse).first
  }

  /// Those at the end that have all that is needed, the best first: what fills their roles may not
  /// fit together.
  func whole() -> [Int] {
    var found: [(points: Int, node: Int)] = []
    // `…. wait, no`
    let last = range.last { lattice.tokens[$0].kind != .sign }
    let takesBack = last.map { Lexicon.refusing.contains(lattice.tokens[$0].folded) } ?? false
    for (state, node) in reached[range.count] {
      guard !(state.mends && takesBack), state.filled & signature.required == signature.required,
        state.hasNoun || isGuessed || !signature.traits.contains(.needsNoun),
        state.hasAct || signature.traits.contains(.actless)
      else { continue }
      var points = nodes[node].points
      points += unsaid(state)
      points += danglers(nodes[node]).count * OpenScore.unexplained
      found.append((points, node))
    }
    return found.sorted { ($1.points, $0.node) < ($0.points, $1.node) }.map(\.node)
  }

  /// What it costs that no word says what is done, or too little.
  func unsaid(_ state: State) -> Int {
    if signature.traits.contains(.guess) { return OpenScore.guess }
    return state.hasAct || signature.traits.contains(.byMarkers) ? 0 : OpenScore.actless
  }

  mutating func add(_ node: Node) {
    let place = node.index - range.lowerBound
    if let known = reached[place][node.state], nodes[known].points >= node.points { return }
    reached[place][node.state] = nodes.count
    nodes.append(node)
  }

  mutating func extend(_ number: Int) {
    let node = nodes[number]
    for edge in lattice.edges[node.index] where edge.end <= range.upperBound {
      take(edge, after: number)
    }
    if lattice.edges[node.index].isEmpty { takeUnlisted(after: number) }
    takeRuledOut(after: number)
    for (role, spec) in signature.roles.enumerated() {
      let bit = UInt16(1) << UInt16(role)
      let isFree = node.state.filled & bit == 0 && !isTaken(spec.slot, node.state)
      let isMended =
        node.state.mends && (spec.type.tellsHow || spec.type.isStop || spec.type == .name)
        && isTaken(spec.slot, node.state)
      guard isFree || isMended else { continue }
      for span in spans.spans(spec.type, at: node.index, before: range.upperBound) {
        fill(role, spec, span, after: number)
      }
    }
  }

  /// Whether another way to say the same part has been found already.
  func isTaken(_ slot: Slot, _ state: State) -> Bool {
    signature.roles.enumerated().contains { number, role in
      role.slot == slot && state.filled & (1 << UInt16(number)) != 0
    }
  }
}
