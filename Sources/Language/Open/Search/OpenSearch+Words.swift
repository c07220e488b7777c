internal import Session

/// Words on the path, each with its reason.
extension OpenSearch {
  mutating func take(_ edge: WordEdge, after number: Int) {
    let node = nodes[number]
    let (reason, points) = reason(for: edge, node)
    var state = node.state
    if reason == .act, says(edge.classes) { state.hasAct = true }
    let isTold =
      reason == .noun || reason == .question && edge.classes.meets(signature.nouns)
      || reason == .act && signature.traits.contains(.asks) && !says(edge.classes)
    if isTold, points >= OpenScore.tellingNoun { state.hasNoun = true }
    if edge.classes.has(.question), signature.traits.contains(.asks) { state.hasAct = true }
    if edge.classes.has(.repair), state.filled != 0 {
      state.mends = true
      state.mendsClearly = edge.end > node.index + 1
    }
    // `not on thursday but on friday`
    if lattice.tokens[node.index].says("but"), state.filled != 0, signature.verb == .move,
      (range.lowerBound..<node.index).contains(where: { lattice.classes(at: $0).has(.not) })
    {
      state.mends = true
    }
    if reason == .act, lattice.tellsPurpose(node.index) { state.isOffered = true }
    if reason == .act, lattice.isReported(node.index),
      !signature.traits.contains(.ofPast), !signature.traits.contains(.asks),
      !signature.isNaming
    {
      state.isOffered = true
    }
    // `we'll be staying`: to be may as well say nothing.
    if reason == .act, edge.classes.has(.be), edge.classes.meets(signature.free) {
      add(
        Node(
          index: edge.end, state: node.state, points: node.points, before: number,
          step: .word(node.index, edge.classes, .free), gap: node.gap))
    }
    // Of two entries that mean nothing the longer one is meant.
    let length = 2 * (edge.end - node.index - 1)
    add(
      Node(
        index: edge.end, state: state, points: node.points + points + length, before: number,
        step: .word(node.index, edge.classes, reason), gap: node.gap))
  }

  /// Whether an act says what is done, and not a little; of a question only one of asking does.
  private func says(_ classes: ClassSet) -> Bool {
    signature.traits.contains(.asks)
      ? classes.meets(ClassSet([.show, .question]))
      : signature.weight(of: classes.intersection(signature.acts)) >= OpenScore.tellingAct
  }

  func reason(for edge: WordEdge, _ node: Node) -> (Reason, Int) {
    let classes = edge.classes
    var best: (Reason, Int)?
    func offer(_ reason: Reason, _ points: Int) {
      if best.map({ points > $0.1 }) ?? true { best = (reason, points) }
    }
    if classes.has(.not), signature.verb == .move, saysOtherwise(behind: edge.end) {
      return (.understood, 0)
    }
    if let turned = operatorReason(classes) { return turned }
    if takesBack(edge, node) { return (.blocking, OpenScore.blocking) }
    if classes.meets(signature.acts), !goesOnAsName(edge), !endsName(edge, node),
      !spans.beginsStop(node.index), !spans.beginsSight(node.index)
    {
      let weight = signature.weight(of: classes.intersection(signature.acts))
      // A question tells with them what it asks about.
      let isAbout = signature.traits.contains(.asks) && !says(classes)
      offer(.act, node.state.hasAct && !isAbout ? OpenScore.secondAct : weight)
    }
    if classes.meets(signature.nouns),
      !signature.traits.contains(.nounsBehind) || node.state.filled != 0
    {
      // What something is called may have more of such words.
      let weight = signature.weight(of: classes.intersection(signature.nouns))
      offer(.noun, node.state.hasNoun && signature.isNaming ? min(weight, 0) : weight)
    }
    if classes.has(.question) {
      offer(
        .question,
        signature.traits.contains(.asks)
          ? signature.weight(of: ClassSet(.question)) : OpenScore.blocking)
    }
    // `pizza night, take it out`: a pronoun stands for what was named before it.
    if classes.has(.pronoun), edge.end == node.index + 1, node.state.hasStop(of: signature),
      Lexicon.resumptive.contains(lattice.tokens[node.index].spoken)
    {
      offer(.free, 0)
    }
    if classes.has(.tentative) { offer(.tentative, 0) }
    if classes.has(.repair), node.state.filled != 0 { offer(.understood, 0) }
    let isLead = signature.leads.contains(lattice.tokens[node.index].folded)
    if classes.meets(signature.leading) || isLead && edge.end == node.index + 1 { offer(.free, 0) }
    // `before we take a coffee`: a sentence that begins so tells when, not what.
    let tellsWhen = node.index == range.lowerBound && classes.meets(ClassSet([.before, .after]))
    if classes.meets(signature.free), !tellsWhen {
      offer(.free, classes.has(.joining) ? OpenScore.joining : 0)
    }
    return best ?? (.none, OpenScore.unexplained * (edge.end - node.index))
  }

  /// Whether what is ruled out is said otherwise behind it: `not on thursday but on friday`.
  private func saysOtherwise(behind index: Int) -> Bool {
    guard let but = (index..<range.upperBound).first(where: { lattice.tokens[$0].says("but") })
    else { return false }
    let roles = signature.roles.filter { $0.isRequired && $0.type.tellsHow }
    func tells(_ part: Range<Int>) -> Bool {
      part.contains { start in
        roles.contains { !spans.spans($0.type, at: start, before: part.upperBound).isEmpty }
      }
    }
    return tells(index..<but) && tells(but + 1..<range.upperBound)
  }

  /// `tour and tasting`: of an act something follows, or another act.
  private func goesOnAsName(_ edge: WordEdge) -> Bool {
    guard edge.end + 1 < range.upperBound, lattice.tokens[edge.end].says("and") else {
      return false
    }
    return !lattice.edges[edge.end + 1].contains {
      $0.classes.meets(ClassSet.acts.union(.free).union(ClassSet(.question)))
    }
  }

  /// `a boat tour at two`: right behind a name a word that ends it says not what is done.
  private func endsName(_ edge: WordEdge, _ node: Node) -> Bool {
    guard case .role(let role, _, let range, _) = node.step, edge.end == node.index + 1,
      signature.roles[role].type == .subject, lattice.tokens[range.lowerBound].kind != .quoted
    else { return false }
    return spans.isHead(node.index) || spans.isLastNoun(node.index)
  }

  /// Why an operator stands there: it is understood or it blocks, whatever else the word may be.
  private func operatorReason(_ classes: ClassSet) -> (Reason, Int)? {
    guard classes.meets(.operators) else { return nil }
    if classes.meets(signature.takes) {
      // `it should be longer`
      let acts = classes.intersection(signature.acts)
      return acts.isEmpty ? (.understood, 4) : (.act, signature.weight(of: acts))
    }
    if classes.has(.past), signature.traits.contains(.ofPast) {
      return classes.meets(signature.acts)
        ? (.act, signature.weight(of: classes.intersection(signature.acts))) : (.free, 0)
    }
    // `what time was the spa again`: who asks changes nothing.
    if signature.traits.contains(.asks), classes.meets(ClassSet([.past, .again])),
      !classes.meets(.nouns)
    {
      return (.free, 0)
    }
    return (.blocking, OpenScore.blocking)
  }

  /// Signs, numbers and words that the lexicon does not have.
  mutating func takeUnlisted(after number: Int) {
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
}

extension OpenSearch.State {
  /// Whether a stop that a meaning is about has been named.
  fileprivate func hasStop(of signature: Signature) -> Bool {
    signature.roles.enumerated().contains { number, role in
      (role.type.isStop || role.type == .subject) && filled & (1 << UInt16(number)) != 0
    }
  }
}

extension Signature {
  /// Whether it is told with a name.
  fileprivate var isNaming: Bool { roles.contains { $0.type == .name } }

  /// The words that need no reason in it.
  fileprivate var free: ClassSet {
    traits.contains(.bare) ? ClassSet([.talk, .joining, .tentative]) : .free
  }

  /// The most that one of these classes says for it.
  func weight(of classes: ClassSet) -> Int {
    speaks.reduce(0) { classes.has($1.key) ? max($0, $1.value) : $0 }
  }
}

private let freeSigns: Set = [
  ",", ".", "!", "?", ";", ":", "-", "–", "—", "(", ")", "=", ">", "+", "…", "'", "’", "@", "/",
]
private let sentenceSigns: Set = [".", "!", "?", ";"]
