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
    if let place = DialogueAct.choice(words, isNoun: isNoun) { return choice(at: place) }
    let said = words.joined(separator: " ")
    let agrees = DialogueAct.of(answer) == .affirm || agreeingToThis.contains(said)
    if question.isOfYes, agrees || agreeingToAll.contains(said) { return question.choices.first }
    // Who was asked whether a file is to be replaced says so.
    if case .fileIsThere = question.topic, agrees { return question.choices.last }
    // Where only one thing can be meant, yes is that one.
    if let only = question.only, agrees { return only }
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

  /// Whether a word names what the choices are.
  private func isNoun(_ word: String) -> Bool {
    if DialogueWords.nouns.contains(word) { return true }
    return switch question.choices.first?.label {
    case .place: ["place", "town", "city"].contains(word)
    case .stop, .stops: word == "stop"
    case .day: word == "day"
    case .trip: word == "trip"
    case .policy, .text, .command, .loss, .entries, .step, .yes, .replace, .placing, .each, nil:
      false
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
    case .entries, .yes, .each: return true
    case .place, .stop, .stops, .day, .trip, .policy, .text, .command, .loss, .step, .replace,
      .placing:
      return false
    }
  }
}

private let beginnings = [
  "i meant", "i mean", "i want", "id like", "i think", "lets take", "lets go with", "go with",
  "take", "choose", "pick", "use", "make it", "its", "it is", "um", "uh", "ok", "oh",
].map { $0.split(separator: " ").map(String.init) }
private let endings: Set = ["please", "pls", "thanks", "then", "obviously"]
/// Words that point at what can be meant.
private let agreeingToThis: Set = [
  "yes that", "that", "this", "that one", "this one", "thats it", "add it", "yes add it",
]
private let agreeingToAll: Set = ["both", "all", "all of them", "yes both", "yes all"]
private let sweeping: Set = ["all", "everything", "both", "all of it", "all of them", "it all"]
private let pointing: Set = ["whichever", "which", "that", "to", "here", "us", "me"]
private let linking: Set = ["in", "at", "on", "of", "with", "from", "near", "called", "the", "by"]
private let nearest: Set = ["nearest", "closest", "nearer", "closer"]
private let biggest: Set = ["biggest", "largest", "bigger", "larger"]
