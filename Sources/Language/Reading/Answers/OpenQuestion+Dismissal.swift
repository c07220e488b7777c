internal import Session

extension OpenQuestion {
  /// How an answer leaves everything as it is.
  package enum Dismissal: Hashable, Sendable {
    case declined
    /// Words with which a change is taken back: the question came of a line that changed nothing.
    case takenBack
    /// Words with which people leave.
    case farewell
  }

  /// How an answer leaves everything as it is; `nil` where it does not.
  package func dismissal(by answer: String) -> Dismissal? {
    let act = DialogueAct.of(answer)
    if isDeclined(by: act, answer) { return .declined }
    // Of a step that is offered to be taken back, that is the answer.
    if !isOffer, takesBack(answer) { return .takenBack }
    return act == .leave ? .farewell : nil
  }

  private func isDeclined(by act: DialogueAct?, _ answer: String) -> Bool {
    switch kind {
    case .choice(let question):
      let isYesOrNo = question.isByWord || isOffer || answers.first?.hasPrefix("yes") == true
      return act?.leavesRows == true || isYesOrNo && folded(answer) == "n"
    case .slot(let slot):
      // Of what may be left out, "no" leaves only that.
      if act == .retract { return true }
      return act == .decline && !slot.canBePassed
    }
  }
}

extension DialogueAct {
  /// Whether it leaves what was offered as it is.
  fileprivate var leavesRows: Bool {
    switch self {
    case .decline, .declineAll, .retract, .pass: true
    case .affirm, .choose, .enough, .correct, .thank, .leave, .greet, .praise, .regret: false
    }
  }
}

/// Whether an answer says nothing but that something is to be taken back: `undo it`.
private func takesBack(_ answer: String) -> Bool {
  guard let tokens = try? Lexer.tokens(of: answer) else { return false }
  let lattice = WordLattice(tokens)
  var (index, isSaid) = (0, false)
  while index < tokens.count {
    if tokens[index].kind == .sign {
      index += 1
      continue
    }
    let edges = lattice.edges[index].filter {
      $0.classes.meets(ClassSet([.undo, .pronoun, .talk]))
    }
    guard let longest = edges.max(by: { $0.end < $1.end }) else { return false }
    isSaid = isSaid || longest.classes.has(.undo)
    index = longest.end
  }
  return isSaid
}
