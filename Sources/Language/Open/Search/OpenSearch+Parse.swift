internal import Session

extension OpenSearch {
  func parse(_ last: Int) -> Parse? {
    var fills = Fills()
    var tokens: SlotMap<Range<Int>> = [:]
    var unexplained = danglers(nodes[last])
    var blocking: ClassSet = []
    var (isTentative, asks, said) = (false, false, ClassSet())
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
        // `is to be renamed`: to be says no more, whatever else it may mean.
        case .act:
          said.formUnion(
            classes.has(.be) ? ClassSet(.be) : classes.intersection(signature.acts))
        // What is ruled out speaks for what is said in its place.
        case .understood:
          said.formUnion(classes.intersection(signature.takes.union(ClassSet([.not, .instead]))))
        case .noun, .free: break
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
      points: nodes[last].points + unsaid(state), range: range,
      spans: tokens, unexplained: unexplained.sorted(), blocking: blocking,
      isTentative: isTentative, asks: asks, hasAct: state.hasAct,
      hasNoun: state.hasNoun, isOffered: state.isOffered, said: said)
  }
}
