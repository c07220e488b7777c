internal import Session

/// What a line rules out.
extension OpenSearch {
  /// `not tuesday`, `instead of lunch`: what is ruled out is understood where the other is said.
  mutating func takeRuledOut(after number: Int) {
    guard !signature.traits.contains(.bare) || signature.traits.contains(.corrects) else { return }
    let node = nodes[number]
    var state = node.state
    // `not thursday, friday`
    if signature.traits.contains(.corrects) { state.hasAct = true }
    for edge in lattice.edges[node.index]
    where edge.classes.meets(ClassSet([.not, .instead])) && edge.end < range.upperBound {
      var start = edge.end
      while start < range.upperBound,
        lattice.classes(at: start).meets(.init([.preposition, .function])),
        !lattice.classes(at: start).meets(.acts),
        NumberWords.cardinal(in: lattice.tokens, from: start) == nil
      {
        start += 1
      }
      guard start < range.upperBound else { continue }
      // `4 hours, not 3`
      let counted =
        lattice.tokens[start].kind == .number
        ? start + 1
        : NumberWords.cardinal(in: lattice.tokens, from: start)?.tokens.upperBound ?? range
          .upperBound + 1
      if (counted..<max(counted, range.upperBound)).allSatisfy({ lattice.tokens[$0].kind == .sign }
      ),
        counted <= range.upperBound,
        node.state.filled != 0,
        signature.roles.contains(where: { $0.isRequired && $0.type.isCounted })
      {
        add(
          Node(
            index: counted, state: node.state, points: node.points, before: number,
            step: .word(node.index, edge.classes, .understood), gap: counted))
      }
      // `not the taxi but lunch`
      for role in signature.roles where role.type.isStop {
        for span in spans.spans(role.type, at: start, before: range.upperBound)
        where span.end + 1 < range.upperBound && lattice.tokens[span.end].says("but") {
          add(
            Node(
              index: span.end + 1, state: node.state, points: node.points, before: number,
              step: .word(node.index, edge.classes, .understood), gap: span.end + 1))
        }
      }
      // Which thing is meant is not told by what is ruled out, only how it shall be.
      for role in signature.roles
      where role.type.tellsHow && (role.isRequired || signature.traits.contains(.corrects)) {
        for span in spans.spans(role.type, at: start, before: range.upperBound) {
          add(
            Node(
              index: span.end, state: state, points: node.points + 4, before: number,
              step: .word(node.index, edge.classes, .understood), gap: span.end))
        }
      }
    }
  }

  /// `cancel dinner, i don't want to`: what is said behind an order takes it back.
  func takesBack(_ edge: WordEdge, _ node: Node) -> Bool {
    node.state.hasAct && edge.end > node.index + 1 && edge.classes.meets(.acts)
      && lattice.classes(at: node.index).has(.not)
  }
}
