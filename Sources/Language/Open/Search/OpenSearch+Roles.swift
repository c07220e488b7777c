internal import Session

/// Roles on the path, and the words that lead to them.
extension OpenSearch {
  mutating func fill(_ role: Int, _ spec: Role, _ span: RoleSpan, after number: Int) {
    let node = nodes[number]
    let gap = node.gap..<node.index
    let isMarked = gap.contains { marks(spec, $0) }
    // `call day 2 Arrival`: a name may stand right behind what it is of.
    let isBehind =
      spec.type.isLoose && gap.isEmpty && node.state.filled != 0 && node.state.hasAct
      && signature.acts.meets(ClassSet([.name, .note]))
    guard isMarked || isBehind || !spec.isMarked || node.state.mends else { return }
    // What is written down begins right behind what leads to it.
    if spec.type == .text, let mark = gap.last(where: { marks(spec, $0) }) {
      guard (mark + 1..<node.index).allSatisfy({ isOfNoWeight($0) }) else { return }
    }
    // Words that may be anything stand behind what they are of.
    let others = signature.required & ~(1 << UInt16(role))
    guard
      !spec.type.isLoose || lattice.tokens[node.index].kind == .quoted
        || node.state.filled & others == others
    else { return }
    let wrong =
      danglers(node).filter { !marks(spec, $0) && !isOfNoun($0) }
      + gap.filter { !spec.type.isLoose && leadsToWords($0) && !marks(spec, $0) }
    var state = node.state
    state.filled |= 1 << UInt16(role)
    // `remove lunch no dinner`: which was meant is asked.
    if state.mends, !state.mendsClearly || namedSeveral(role, before: number), spec.type.isStop,
      node.state.filled & (1 << UInt16(role)) != 0
    {
      state.isOffered = true
    }
    (state.mends, state.mendsClearly) = (false, false)
    let points =
      node.points + span.points
      + (isMarked ? spec.type.isLoose ? OpenScore.nameMarker : OpenScore.marker : 0)
      + wrong.count * OpenScore.wrongMarker
    add(
      Node(
        index: span.end, state: state, points: points, before: number,
        step: .role(role, span, node.index..<span.end, wrongMarkers: wrong), gap: span.end))
  }

  /// Whether what was said first was a list: of `lunch and the tower, i mean the taxi` one may be meant.
  private func namedSeveral(_ role: Int, before number: Int) -> Bool {
    var number = number
    while number >= 0 {
      if case .role(role, let span, _, _) = nodes[number].step, case .stops(let stops) = span.value
      {
        return stops.count > 1
      }
      number = nodes[number].before
    }
    return false
  }

  private func isOfNoWeight(_ index: Int) -> Bool {
    lattice.tokens[index].kind == .sign
      || lattice.classes(at: index).meets(ClassSet([.function, .pronoun]))
        && !lattice.classes(at: index).meets(.acts)
  }

  func marks(_ role: Role, _ index: Int) -> Bool {
    role.markers.contains(lattice.tokens[index].folded)
      || lattice.edges[index].contains { $0.classes.meets(role.marking) }
  }

  /// A preposition that stands for itself, not as a part of a longer entry.
  func isPreposition(_ index: Int) -> Bool {
    spans.isPreposition(index, besides: signature.acts)
  }

  /// Whether what is written down begins behind a word: `note that …`.
  private func leadsToWords(_ index: Int) -> Bool {
    !isPreposition(index)
      && signature.roles.contains {
        $0.type == .text && $0.markers.contains(lattice.tokens[index].folded)
      }
  }

  /// `of` joins a noun to what it is of.
  func isOfNoun(_ index: Int) -> Bool { lattice.tokens[index].folded == "of" }

  /// Prepositions since the last role that no longer entry has taken up.
  func danglers(_ node: Node) -> [Int] {
    // `the tower is on which day`
    guard !signature.traits.contains(.asks) else { return [] }
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
  func isParticle(_ index: Int) -> Bool {
    guard index > range.lowerBound else { return false }
    let before = lattice.classes(at: index - 1)
    return before.meets(.acts) && !before.has(.be)
  }
}
