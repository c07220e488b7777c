internal import Session

/// What stands in the gaps of a phrase that means nothing else: it may still be another thing than what such
/// a phrase is said of, `bring a friend`, `keep friday as an option`, `idea: drop the beach`.
struct GapsOfPhrase {
  private let gaps: [String]
  private let context: ChartContext

  init(_ gaps: [String: String], _ context: ChartContext) {
    // `{by}` says who wants it.
    self.gaps = gaps.filter { $0.key != "by" }.map(\.value)
    self.context = context
  }

  /// Whether nothing in them takes back, leaves open or is other than what is done with it.
  func arePlain(for done: Intent) -> Bool {
    !gaps.contains(where: beginsBack) && done.steps.map(\.canonicalLine).allSatisfy(arePlain)
  }

  private func arePlain(for line: String) -> Bool {
    switch line.prefix(while: { $0 != " " }) {
    case "todo": !gaps.contains(where: packs)
    case "pack" where !line.hasPrefix("pack like "): gaps.allSatisfy(isBelonging)
    case "add" where line.hasSuffix(" to ideas"): gaps.allSatisfy(isIdea)
    case "add" where !line.hasPrefix("add note "): !gaps.contains(where: namesPerson)
    case "remove": gaps.allSatisfy(isOne)
    case "hotel": gaps.allSatisfy(turnsNothing) && calls(line)
    case "city": !gaps.contains(where: isNoTown)
    default: true
    }
  }

  /// Whether what is booked is called as it was said, and by no word more: `hotel "Nui Hostel" in Tokyo …`.
  private func calls(_ line: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: line),
      let name = tokens.first(where: { $0.kind == .quoted })?.text
    else { return false }
    return gaps.contains { $0.hasPrefix(name) }
  }

  /// Whether a text begins as one that takes back what was said, or orders something.
  private func beginsBack(_ text: String) -> Bool {
    words(text).first.map { takingBack.contains($0) } ?? true
  }

  /// `pack the sun cream`: that belongs on the other list.
  private func packs(_ text: String) -> Bool {
    words(text).first.map { ["pack", "bring"].contains($0) } == true
  }

  /// Whether it may lie in a bag.
  private func isBelonging(_ text: String) -> Bool {
    isThing(text) && !namesPerson(text) && context.stops.match(name(text)) == .none
      && !words(text).contains { abstract.contains($0) }
  }

  /// Whether it is something that one may come to do: no stop that is there, nothing that is booked, no
  /// day and no order.
  private func isIdea(_ text: String) -> Bool {
    guard isThing(text), isOne(text), !namesPerson(text), context.stops.match(name(text)) == .none,
      let tokens = try? Lexer.tokens(of: text),
      !WordLattice(tokens).classes(at: 0).meets(.orders),
      !["day", "trip"].contains(name(text))
    else { return false }
    return !tokens.indices.contains { index in
      let known = Vocabulary.of(.english).lookedUp(tokens[index])
      return known.mayBeWeekday || known.mayBeMonth || planned.contains(tokens[index].folded)
        || tokens[index].says("day") && index + 1 < tokens.count
          && tokens[index + 1].kind == .number
    }
  }

  /// Of `the fado and the beach` more is said than `it`.
  private func isOne(_ text: String) -> Bool { !words(text).contains("and") }

  private func namesPerson(_ text: String) -> Bool {
    words(text).contains { word in
      PartyWords.isKin(word) || PartyWords.children.contains(word) || living.contains(word)
        || context.trip?.companions.contains { folded($0.name) == word } == true
    }
  }

  /// `let's spend friday in the hotel`: whether that is no town.
  private func isNoTown(_ text: String) -> Bool {
    words(text).first.map { SpokenRepairs.articles.contains($0) || planned.contains($0) } == true
  }

  /// Whether it is named and not told of, and nothing in it denies, asks, doubts or sets a condition.
  private func isThing(_ text: String) -> Bool {
    guard turnsNothing(text), let tokens = try? Lexer.tokens(of: text) else { return false }
    let lattice = WordLattice(tokens)
    return !tokens.indices.contains { index in
      let token = tokens[index]
      return token.says("?") || telling.contains(token.spoken)
        || Lexicon.subjects.contains(token.spoken) || Lexicon.firstPersons.contains(token.spoken)
        || lattice.edges[index].contains { $0.classes.meets(ClassSet([.be, .pronoun])) }
    }
  }

  private func turnsNothing(_ text: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text), !tokens.isEmpty else { return false }
    let lattice = WordLattice(tokens)
    return !tokens.indices.contains { index in
      lattice.edges[index].contains { $0.classes.meets(turning) }
    }
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map { folded(String($0)) }
  }

  private func name(_ text: String) -> String {
    let words = words(text)
    let isLed = words.first.map(SpokenRepairs.articles.contains) == true
    return (isLed ? words.dropFirst() : words[...]).joined(separator: " ")
  }
}

private let turning = ClassSet([
  .not, .either, .condition, .question, .except, .tentative, .repair, .instead,
])
private let takingBack: Set = [
  "no", "don't", "dont", "never", "delete", "remove", "forget", "nothing", "not", "wait",
]
private let telling: Set = [
  "is", "are", "was", "were", "have", "has", "had", "will", "i'll", "we'll", "i'm", "we're", "it's",
  "that's", "there's", "actually", "sorry", "later",
]
/// Who may be brought along and is in no bag.
private let living: Set = [
  "dog", "dogs", "cat", "cats", "pet", "pets", "boss", "neighbour", "neighbours", "neighbor",
  "somebody", "someone", "everybody", "everyone", "partner", "partners", "colleague", "company",
  "family", "team", "others", "woman", "man", "girl", "boy", "lady", "doctor",
]
/// What is brought and lies in no bag.
private let abstract: Set = [
  "forward", "back", "up", "down", "everything", "nothing", "anything", "something", "fun", "luck",
  "order", "else", "lot", "bit", "couple",
]
/// What is kept as an idea is none of these, nor is a town.
private let planned: Set = [
  "hotel", "hotels", "hostel", "room", "rooms", "flight", "flights", "train", "bus", "ferry",
  "seat",
  "booking", "bookings", "reservation", "budget", "days", "week", "date", "dates", "time", "line",
  "plan", "it", "this", "that", "them", "these", "those", "both", "all", "everything", "rest",
  "stop",
]
