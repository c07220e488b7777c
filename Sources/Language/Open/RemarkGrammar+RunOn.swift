/// Where another clause begins though no sign stands there, as people dictate: `cancel the cruise I
/// get seasick`, `friday isn't needed so drop the last day`, `forty minutes sorry fifty`.
extension RemarkGrammar {
  /// The tokens before which one would write a comma.
  var runOns: [Int] {
    lattice.tokens.indices.dropFirst().dropLast().filter { index in
      correctsBehind(index) || concludes(index) || begins(index)
    }
  }

  /// `no twenty one`, `sorry fifty`, `no wait friday`.
  private func correctsBehind(_ index: Int) -> Bool {
    guard correcting.contains(lattice.tokens[index].folded),
      !correcting.contains(lattice.tokens[index - 1].folded)
    else { return false }
    var next = index + 1
    while next < lattice.tokens.count, correcting.contains(lattice.tokens[next].folded) {
      next += 1
    }
    guard next < lattice.tokens.count else { return false }
    let token = lattice.tokens[next]
    return next > index + 1 || token.kind == .number || token.dateWords?.isEmpty == false
  }

  /// Whether an order follows from what stands before: `… so drop the last day`.
  private func concludes(_ index: Int) -> Bool {
    guard lattice.tokens[index].says("so"), index > 1, index + 2 < lattice.tokens.count else {
      return false
    }
    let next = lattice.tokens[index + 1]
    return requesting.contains(next.spoken)
      || lattice.edges[index + 1].contains { $0.classes.meets(.orders) }
  }

  /// Who does something, or what is somehow, behind words that lead to none.
  private func begins(_ index: Int) -> Bool {
    guard index > 1, index + 2 < lattice.tokens.count, !leadsOn(index - 1) else { return false }
    let word = lattice.tokens[index].spoken
    if Lexicon.beginningRemarks.contains(word) || shortSubjects.contains(word) { return true }
    let isPronoun =
      Lexicon.subjects.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
    let reach = isPronoun ? 2 : Lexicon.owners.contains(word) ? 4 : 0
    let verb = (index + 1..<min(index + 1 + reach, lattice.tokens.count - 1)).first(where: tells)
    guard let verb, isPronoun || verb > index + 1 else { return false }
    // `my knees will`: nothing that leads on stands within who it is.
    return (index + 1..<verb).allSatisfy { !leadsOn($0) && lattice.tokens[$0].kind == .word }
  }

  /// A verb that stands with a subject: `lives`, `will`, `gets`.
  private func tells(_ index: Int) -> Bool {
    let word = lattice.tokens[index].spoken
    return isVerb(index)
      // `she lives`, `he reads`: what is said of others ends so.
      || Lexicon.others.contains(lattice.tokens[index - 1].spoken) && word.hasSuffix("s")
        && word.utf8.count > 3 && lattice.tokens[index].kind == .word
      || ["get", "prefer", "find", "think", "would", "will", "could"].contains(word)
  }

  /// Whether a word cannot end what stands before a clause.
  private func leadsOn(_ index: Int) -> Bool {
    let token = lattice.tokens[index]
    return token.kind == .sign || leading.contains(token.folded)
      || lattice.classes(at: index).meets(
        ClassSet([.joining, .preposition, .reason, .question, .condition, .be]))
  }
}

private let correcting: Set = ["no", "sorry", "wait", "actually", "oops", "nope", "rather"]
private let requesting: Set = [
  "could", "can", "would", "let's", "lets", "please", "it's", "its", "that's", "we", "just",
]
private let shortSubjects: Set = [
  "that's", "thats", "it'd", "he'll", "she'll", "they'll", "he'd", "she'd", "they'd", "you're",
  "you'll", "we'd", "everyone's", "everybody's", "nobody's",
]
private let leading: Set = [
  "that", "so", "than", "like", "what", "the", "a", "an", "my", "our", "his", "her", "their", "as",
  "but", "because", "cause", "since", "where", "who", "which", "if", "unless", "maybe", "perhaps",
  "not", "say", "says", "saying", "think", "hope", "guess", "know", "wish", "before", "after",
  "when",
  "while", "until", "till", "call", "called", "note",
]
