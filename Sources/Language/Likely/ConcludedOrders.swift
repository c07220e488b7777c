/// An order that ends a line, behind what is only told: `there's no breakfast at the hotel, so add breakfast
/// at Zenith on tuesday`, `our money won't be enough, put the budget to 1600`.
///
/// What stands before `so` is why, as what stands behind `because` is: anything may be told there. Before a
/// comma it has to be a sentence about somebody or something. Nothing of it may order, ask or set a condition,
/// and the order names all that it is about, as it would in a line of its own.
struct ConcludedOrders {
  let reasons: SpokenReasons
  private var tokens: [Token] { reasons.tokens }

  init(_ reasons: SpokenReasons) { self.reasons = reasons }

  struct Found {
    let told: Range<Int>
    let order: Range<Int>
    /// Whether it speaks of what is told as `it` or the like.
    let pointsBack: Bool
    /// Whether nothing of it says that something is to be done.
    let isStatement: Bool
    /// Whether a comma or a colon parts the two, and no word says that the one follows from the other.
    let isLoose: Bool
  }

  /// What is told, and what is to be done, the longest order first.
  var all: [Found] {
    tokens.indices.dropFirst(2).compactMap { index in
      let follows = concluded(at: index)
      guard let (told, order) = follows ?? ordered(behind: index) ?? announced(behind: index),
        !(told.lowerBound..<order.upperBound).contains(where: isUnsure)
      else { return nil }
      let pointsBack = order.contains { Lexicon.resumptive.contains(tokens[$0].spoken) }
      guard !pointsBack || isSure(told) else { return nil }
      return Found(
        told: told, order: order, pointsBack: pointsBack,
        isStatement: !reasons.beginsOrder(order.lowerBound) && !requests(order),
        isLoose: follows == nil)
    }
  }

  /// `it might rain on tuesday, so drop the beach`: nothing of it is certain.
  private func isUnsure(_ index: Int) -> Bool {
    unsure.contains(tokens[index].spoken)
      || reasons.lattice.edges[index].contains { $0.classes.has(.tentative) }
  }

  /// `fado is not cancelled, take it out`, `the price of the hotel is wrong, remove it`: it may be of another
  /// thing that the order speaks.
  private func isSure(_ told: Range<Int>) -> Bool {
    let turning = ClassSet([.tentative, .price, .cost, .remark, .note, .hour, .length, .title])
    let denies = told.contains { reasons.lattice.classes(at: $0).has(.not) }
    return !told.contains { index in
      reasons.lattice.edges[index].contains {
        $0.classes.meets(turning) || denies && $0.classes.meets(ClassSet([.calledOff, .remove]))
      } || denies && Inflection.isPast(tokens[index].folded)
    }
  }

  /// `…, so the river cruise moves to wednesday`, `…, which is why I'd go there at nine`: what follows.
  private func concluded(at so: Int) -> (told: Range<Int>, order: Range<Int>)? {
    let isWhy =
      so + 4 < tokens.count && tokens[so].says("which") && tokens[so + 1].says("is")
      && tokens[so + 2].says("why")
    guard tokens[so].says("so") || isWhy, so + 2 < tokens.count else { return nil }
    let told = 0..<(reasons.isComma(so - 1) ? so - 1 : so)
    let order = (isWhy ? so + 3 : so + 1)..<tokens.count
    let isOrder = reasons.beginsOrder(order.lowerBound) || requests(order)
    guard isOrder || !mayBePurpose(order.lowerBound), namesAll(order), told.count > 2,
      reasons.hasVerb(told), onlyTells(told)
    else { return nil }
    return (told, order)
  }

  /// `they sent their confirmation at last: the reference for the cruise is RC4471`: what is announced.
  private func announced(behind colon: Int) -> (told: Range<Int>, order: Range<Int>)? {
    guard tokens[colon].says(":"),
      !tokens[colon].isGlued
        || colon + 1 < tokens.count
          && !tokens[colon + 1].isGlued,
      colon + 2 < tokens.count
    else { return nil }
    let (told, order) = (0..<colon, colon + 1..<tokens.count)
    guard namesAll(order), reasons.isToldSentence(told), onlyTells(told),
      !told.contains(where: { index in
        reasons.lattice.edges[index].contains { $0.classes.meets(ConcludedOrders.headings) }
      })
    else { return nil }
    return (told, order)
  }

  /// What stands before a colon with one of these is a heading, or is written down.
  private static let headings = ClassSet([
    .remark, .note, .title, .name, .packing, .todos, .toPack, .toDo, .plan, .about, .ideas,
    .checklists,
    .people,
  ])

  /// `so let's call day 1 slow start`, `so we need to print the passes`: it asks for something.
  private func requests(_ order: Range<Int>) -> Bool {
    let words = order.prefix(3).map { tokens[$0].spoken }
    guard words.count > 2 else { return false }
    return ["let's", "lets", "please"].contains(words[0])
      || ["we", "i", "you"].contains(words[0])
        && ["need", "must", "should", "have", "want", "would", "better"].contains(words[1])
      || ["we'd", "i'd"].contains(words[0])
        && ["like", "better", "rather", "go"].contains(words[1])
      || ["could", "can", "would"].contains(words[0]) && ["you", "we"].contains(words[1])
  }

  /// `I have the impression that our money won't be enough, put the budget to 1600`: an order.
  private func ordered(behind sign: Int) -> (told: Range<Int>, order: Range<Int>)? {
    guard reasons.isComma(sign), sign + 2 < tokens.count else { return nil }
    let (told, order) = (0..<sign, sign + 1..<tokens.count)
    let isApart = [".", "!"].contains(tokens[sign].folded)
    guard isApart && !told.contains(where: isInDoubt) || reasons.beginsOrder(order.lowerBound),
      namesAll(order),
      reasons.isToldSentence(told),
      onlyTells(told), !(tellsHour(told) && tellsHour(order)),
      // `he asked me, cancel lunch`
      // `we booked a room at Ibis, check-in 15:00`
      !told.contains(where: {
        reported.contains(tokens[$0].spoken) || Lexicon.bookingWords.contains(tokens[$0].folded)
      }),
      told.count > 3 || !Lexicon.others.contains(tokens[told.lowerBound].spoken)
    else { return nil }
    return (told, order)
  }

  /// `that is nonsense. fado at 23:00`, `the ticket is wrong. …`: it may be what the next sentence says.
  private func isInDoubt(_ index: Int) -> Bool {
    let word = tokens[index].spoken
    return doubting.contains(word) || reasons.lattice.classes(at: index).has(.not)
      || index == 0 && ["that", "this", "it", "that's", "it's"].contains(word)
  }

  /// `we will be slow in the morning. set the tour to 10:30`: which of the two is meant is to be asked.
  private func tellsHour(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .number || partsOfDay.contains(tokens[$0].folded) }
  }

  /// `so we can rest`, `so it's quieter`: what comes of it, rather than what is to be done.
  private func mayBePurpose(_ index: Int) -> Bool {
    let word = tokens[index].spoken
    return Lexicon.firstPersons.contains(word) || Lexicon.subjects.contains(word)
      || Lexicon.others.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
      || Lexicon.beginningRemarks.contains(word) || measuring.contains(tokens[index].folded)
  }

  /// Whether no word of it points to one of what is told before, or leaves something as it is.
  private func namesAll(_ order: Range<Int>) -> Bool {
    !order.contains { index in
      pointing.contains(tokens[index].folded)
        || !isTakenOut(order)
          && reasons.lattice.edges[index].contains { $0.classes.meets(ClassSet([.hold, .leave])) }
    }
  }

  /// `leave the tower out` leaves it nowhere.
  private func isTakenOut(_ order: Range<Int>) -> Bool {
    order.last { tokens[$0].kind == .word }.map { tokens[$0].says("out") } == true
  }

  /// Whether nothing of it orders, asks, or says on what it depends.
  private func onlyTells(_ told: Range<Int>) -> Bool {
    !told.contains { index in
      let token = tokens[index]
      // A word that nobody uses may be the matter, and `not` may turn it.
      return token.says("?") || token.says("instead") || token.says("not")
        || token.kind == .word && !reasons.isKnown(token)
          && Vocabulary.of(.english).lookedUp(token).dateWords?.isEmpty != false
        || index == told.lowerBound && depending.contains(tokens[index].folded)
        || reasons.lattice.edges[index].contains {
          $0.classes.has(.condition)
        }
    } && !RemarkGrammar(reasons.lattice).ordersAnything(in: told)
  }
}

private let reported = Lexicon.reporting.subtracting(["will", "would", "allow", "wants", "wanted"])
private let partsOfDay: Set = ["morning", "noon", "afternoon", "evening", "night", "midnight"]
private let unsure: Set = [
  "might", "may", "could", "probably", "guess", "maybe", "perhaps", "would", "lol", "haha",
]
/// Point to what was told.
private let pointing: Set = ["one", "ones", "same", "then", "this", "these", "both", "either"]
/// Of what is told with these it is not said that it is so.
private let depending: Set = ["once", "should", "suppose", "supposing", "imagine", "whether"]
/// `so much`, `so far`, `so as to` conclude nothing.
private let measuring: Set = [
  "much", "many", "far", "long", "as", "to", "that", "no", "not", "called",
]
/// With these the next sentence may only be what is spoken of.
private let doubting: Set = [
  "wrong", "nonsense", "news", "joke", "rumour", "rumor", "old", "theory", "doubt", "doubts",
  "question", "questions", "idea", "ideas", "confused", "other", "another", "no", "nobody", "fake",
  "plan", "boss", "wants", "wish", "wrote", "says", "said", "price", "ticket", "note",
]
