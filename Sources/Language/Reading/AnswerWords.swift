internal import Session

/// What words that answer a question with choices mean.
struct AnswerWords {
  private let question: Question
  /// Where the nearest is near to; `nil` where nobody knows.
  private let centre: Coordinates?

  init(_ question: Question, near centre: Coordinates?) {
    self.question = question
    self.centre = centre
  }

  /// The choice meant by an answer; `nil` where it is none, or more than one is.
  func choice(_ answer: String) -> Choice? {
    let words = plain(answer)
    guard !words.isEmpty else { return nil }
    // Who says all is asked how much that is.
    if question.topic == .sweep, sweeping.contains(words.joined(separator: " ")) { return nil }
    if let place = place(words) { return choice(at: place) }
    let said = words.joined(separator: " ")
    if question.isOfYes, agreeing.contains(said) || agreeingToAll.contains(said) {
      return question.choices.first
    }
    // Where only one thing can be meant, yes is that one.
    if let only = question.only, agreeing.contains(said) { return only }
    if let choice = question.meant(by: words.joined(separator: " ")) { return choice }
    if let superlative = superlative(words) { return superlative }
    let told = described(words)
    return told.isEmpty || told == words ? nil : question.meant(by: told.joined(separator: " "))
  }

  /// The answer without politeness and words that only begin one.
  private func plain(_ answer: String) -> [String] {
    var words = folded(answer).split(separator: " ").map(String.init)
    for begin in beginnings where words.starts(with: begin) && words.count > begin.count {
      words.removeFirst(begin.count)
    }
    while let last = words.last, words.count > 1, endings.contains(last) { words.removeLast() }
    return words
  }

  private func choice(at place: Int) -> Choice? {
    let choices = question.choices
    let index = place < 0 ? choices.count - 1 : place - 1
    return choices.indices.contains(index) ? choices[index] : nil
  }

  /// Counted from 1, the last as -1: `2nd`, `the second one`, `number 2`.
  private func place(_ words: [String]) -> Int? {
    var words = words
    if words.first == "the" { words.removeFirst() }
    if let first = words.first, counting.contains(first), words.count > 1 { words.removeFirst() }
    if let last = words.last, isNoun(last), words.count > 1 { words.removeLast() }
    if words == ["last"] { return -1 }
    if words.count == 1, let number = words.first.flatMap({ Int($0) }), number > 0 {
      return number
    }
    guard words.count < 3, let tokens = try? Lexer.tokens(of: words.joined(separator: " ")) else {
      return nil
    }
    let said =
      NumberWords.ordinal(in: tokens, from: 0) ?? NumberWords.cardinal(in: tokens, from: 0)
    return said.flatMap { $0.tokens.upperBound == tokens.count ? $0.value : nil }
  }

  /// Whether a word names what the choices are.
  private func isNoun(_ word: String) -> Bool {
    if nouns.contains(word) { return true }
    return switch question.choices.first?.label {
    case .place: ["place", "town", "city"].contains(word)
    case .stop, .stops: word == "stop"
    case .day: word == "day"
    case .trip: word == "trip"
    case .policy, .text, .command, .loss, .entries, .yes, nil: false
    }
  }

  /// What tells one from the others: `the one in Illinois`, `the Illinois one`.
  private func described(_ words: [String]) -> [String] {
    var words = words
    if let first = words.first, ["the", "that"].contains(first) { words.removeFirst() }
    if words.first == "one" { words.removeFirst() }
    if words.last == "one" { words.removeLast() }
    while let first = words.first, linking.contains(first) { words.removeFirst() }
    return words
  }

  /// The one that is nearest to the trip, or has the most people.
  private func superlative(_ words: [String]) -> Choice? {
    let said = Set(words.filter { !(["the", "is"].contains($0) || isNoun($0)) })
    guard said.isSubset(of: nearest.union(biggest).union(pointing)) else { return nil }
    let matches = question.choices.compactMap { choice -> (Choice, GazetteerMatch)? in
      if case .place(let match) = choice.label { (choice, match) } else { nil }
    }
    guard matches.count > 1 else { return nil }
    if !said.isDisjoint(with: nearest), let centre {
      return matches.min {
        $0.1.place.position.kilometres(to: centre) < $1.1.place.position.kilometres(to: centre)
      }?.0
    }
    guard !said.isDisjoint(with: biggest) else { return nil }
    return matches.max { $0.1.population ?? 0 < $1.1.population ?? 0 }?.0
  }
}

extension Question {
  /// The choice that is the only one, unless it takes one word to agree to it.
  fileprivate var only: Choice? { choices.count == 1 && !isByWord ? choices.first : nil }

  /// Whether the first answer is a yes that may be said in any words.
  fileprivate var isOfYes: Bool {
    guard !isByWord, let first = choices.first else { return false }
    switch first.label {
    case .entries, .yes: return true
    case .place, .stop, .stops, .day, .trip, .policy, .text, .command, .loss: return false
    }
  }
}

private let beginnings = [
  "i meant", "i mean", "i want", "id like", "i think", "lets take", "lets go with", "go with",
  "take", "choose", "pick", "use", "make it", "its", "it is", "um", "uh", "ok", "oh",
].map { $0.split(separator: " ").map(String.init) }
private let endings: Set = ["please", "pls", "thanks", "then", "obviously"]
private let agreeing: Set = [
  "yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "do it", "go ahead", "yes do",
  "of course", "fine", "yes that", "that", "that one", "this one", "right", "correct", "exactly",
  "thats right", "thats it", "yes do it", "add it", "yes add it", "si", "ja", "oui",
]
private let agreeingToAll: Set = ["both", "all", "all of them", "yes both", "yes all"]
private let sweeping: Set = ["all", "everything", "both", "all of it", "all of them", "it all"]
private let counting: Set = ["number", "option", "answer", "choice", "nr"]
private let nouns: Set = ["one", "option", "answer", "choice"]
private let pointing: Set = ["whichever", "which", "that", "to", "here", "us", "me"]
private let linking: Set = ["in", "at", "on", "of", "with", "from", "near", "called", "the", "by"]
private let nearest: Set = ["nearest", "closest", "nearer", "closer"]
private let biggest: Set = ["biggest", "largest", "bigger", "larger"]
