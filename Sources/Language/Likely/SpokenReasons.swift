internal import Session

/// Why something is to be done, told beside an order: `start Lello at 11, we're all pretty slow in the
/// morning`, `since Ana hates heights, take the tower off`.
///
/// Behind `because` and the like anything may stand, as in a note. What only a comma parts has to be a
/// sentence about somebody or something, in common words, of which none takes back, doubts, orders, denies
/// or tells another day or hour.
struct SpokenReasons {
  let tokens: [Token]
  let lattice: WordLattice

  init(_ tokens: [Token]) {
    self.tokens = tokens
    lattice = WordLattice(tokens)
  }

  /// What is left without the reason, the most first.
  var matters: [Range<Int>] {
    var found: [Range<Int>] = []
    for index in tokens.indices.dropFirst(2) where index + 1 < tokens.count {
      let isApart = isComma(index - 1)
      let rest = index..<tokens.count
      if saysWhy(index) || isApart && (isRemark(rest) || mayFollowOrder(rest) && beginsOrder(0)) {
        found.append(0..<(isApart ? index - 1 : index))
      }
    }
    if let comma = tokens.indices.dropFirst(2).first(where: isComma), comma + 2 < tokens.count {
      let head = 0..<comma
      if beginsWhy(head) || isRemark(head) { found.append(comma + 1..<tokens.count) }
    }
    if let order = concluded { found.append(order) }
    return found.filter { $0.count > 1 }.sorted { $0.count > $1.count }
  }

  func isComma(_ index: Int) -> Bool {
    tokens[index].kind == .sign && [",", ".", "!", "–", "—", "-"].contains(tokens[index].folded)
      // `kinkaku-ji`, `10.30`
      && !(tokens[index].isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued)
  }

  /// `because …`, `so we can rest`, `as we're not sleeping there any more`: a word for a reason, and who or
  /// what it is about.
  func saysWhy(_ index: Int) -> Bool {
    let rest = index + 1..<tokens.count
    // `… to keep Ana happy`, told in common words
    if tokens[index].says("to") {
      return purposes.contains(tokens[rest.lowerBound].folded) && rest.count > 1
        && isPlain(rest.dropFirst())
    }
    guard mayBeTold(rest, denied: true), !goesOn(rest) else { return false }
    switch tokens[index].folded {
    case "because", "cos", "cuz", "coz", "cause": return true
    // `skip the beach as well as you can`
    case "so", "since", "as", "then", "otherwise":
      return isSubject(rest.lowerBound) && hasVerb(rest)
        && !["well", "long", "soon", "far"].contains(tokens[index - 1].folded)
    // `… before it fills up`
    case "before":
      return Lexicon.subjectsOfRemarks.contains(tokens[rest.lowerBound].spoken) && isPlain(rest)
    // `better go at 9 than in the crowds later`
    case "than":
      return tokens[..<index].contains { ["better", "rather"].contains($0.folded) } && isPlain(rest)
    case "for":
      return rest.count == 2 && tokens[rest.lowerBound].says("the")
        && views.contains(tokens[rest.lowerBound + 1].folded)
    default: return false
    }
  }

  /// `since Ana hates heights`, `given the tour is so long`, `because it rains`.
  private func beginsWhy(_ head: Range<Int>) -> Bool {
    let rest = head.dropFirst()
    // `in case it rains`
    let isPrecaution =
      tokens[head.lowerBound].says("in") && rest.first.map { tokens[$0].says("case") } == true
    if isPrecaution { return rest.count > 2 && isPlain(rest.dropFirst()) }
    guard rest.count > 1, reasonWords.contains(tokens[head.lowerBound].folded),
      !tokens[head.lowerBound].says("as") || isSubject(rest.lowerBound)
    else { return false }
    return mayBeTold(rest, denied: true) && hasVerb(rest)
  }

  /// Whether it is a sentence of its own that only tells.
  func isRemark(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count > 2,
      isSubject(first) && hasVerb(range) || tellsOfSome(range), mayBeTold(range, denied: false),
      // `we booked an activity, tile painting`
      !range.contains(where: { Lexicon.bookingWords.contains(tokens[$0].folded) })
    else { return false }
    return isOfCommonWords(range)
  }

  /// Whether common words tell nothing that turns what is said.
  func isPlain(_ range: Range<Int>) -> Bool {
    mayBeTold(range, denied: false) && isOfCommonWords(range)
  }

  private func isOfCommonWords(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let token = tokens[index]
      return token.kind == .word && isKnown(token) || token.kind == .sign && !token.says("?")
    }
  }

  /// Nothing takes back, doubts, orders, asks or tells another day or hour.
  func mayBeTold(_ range: Range<Int>, denied: Bool) -> Bool {
    let turning =
      denied
      ? ClassSet([.either, .condition, .question, .instead])
      : ClassSet([.not, .either, .condition, .question, .instead, .except, .again, .repair])
    return !range.contains { index in
      let token = tokens[index]
      return takingBack.contains(token.folded) || token.says("?")
        || !denied
          && (token.kind == .number || token.kind == .quoted || token.mayBeWeekday
            || token.mayBeMonth || isPondered(index)
            || Lexicon.reporting.contains(token.spoken) || vague.contains(token.folded))
        || lattice.edges[index].contains { $0.classes.meets(turning) }
    } && !RemarkGrammar(lattice).ordersAnything(in: range)
  }

  /// `up to you`, but `is putting us up`.
  private func isPondered(_ index: Int) -> Bool {
    guard tokens[index].says("up") else { return Lexicon.pondering.contains(tokens[index].spoken) }
    return index + 1 < tokens.count && ["to", "in", "for"].contains(tokens[index + 1].folded)
  }

  func takesBack(_ token: Token) -> Bool {
    takingBack.contains(token.folded) || vague.contains(token.folded)
      || Lexicon.pondering.contains(token.spoken) || Lexicon.reporting.contains(token.spoken)
  }
}

extension RemarkGrammar {
  /// Whether any word of a remark says what is to be done.
  func ordersAnything(in range: Range<Int>) -> Bool {
    range.contains { orders($0, in: range) }
  }
}

/// `to keep Ana happy`: what it is for.
private let purposes: Set = [
  "keep", "get", "see", "avoid", "have", "make", "beat", "catch", "save", "give", "let",
]
private let views: Set = ["sunset", "sunrise", "view", "views", "light", "photos"]
private let reasonWords: Set = ["because", "since", "as", "given", "seeing", "cos", "cuz", "coz"]
/// With these what was said is left, or put otherwise.
private let takingBack: Set = [
  "joke", "joking", "kidding", "jk", "lol", "mistake", "forget", "nevermind", "leave", "keep",
  "keeping", "stay", "stays", "undo", "cancel", "scratch", "wait", "sorry", "actually", "rather",
  "but", "unless", "except", "maybe", "perhaps", "might", "may", "instead", "nonsense", "stupid",
  "wrong", "oops", "stop", "no", "never", "only", "lie", "lying", "whatever", "wish", "hope",
  "guess",
]
/// What somebody thinks of it may be that it should not be done.
private let vague: Set = [
  "bad", "idea", "silly", "crazy", "could", "would", "should", "if", "mind",
]
