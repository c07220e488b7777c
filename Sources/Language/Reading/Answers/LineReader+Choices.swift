internal import Session

extension LineReader {
  /// The stop on the day that an answer names: `tuesday's`, `the one on day 3`; `nil` where it names
  /// none, or several stops stand there.
  func choiceByDay(_ answer: String, _ choices: Question) -> Choice? {
    guard let tokens = try? Lexer.tokens(of: answer.withoutPossessive), !tokens.isEmpty else {
      return nil
    }
    let chart = Chart(context(answer.withoutPossessive, tokens))
    guard let day = chart.dayNamedAtEnd else { return nil }
    let meant = choices.choices.filter { choice in
      switch choice.label {
      case .stop(_, let number?, _), .day(let number, _): number == day
      case .stop, .place, .stops, .trip, .policy, .text, .command, .entries, .step, .yes, .replace,
        .loss,
        .placing, .each:
        false
      }
    }
    return meant.count == 1 ? meant[0] : nil
  }
}

extension Chart {
  /// The number of the day with which words end that say nothing else.
  fileprivate var dayNamedAtEnd: Int? {
    let end = context.tokens.last.map { ["one", "please"].contains($0.folded) } == true ? 1 : 0
    let last = context.tokens.count - end
    for start in 0..<max(0, last) {
      for span in spans(.day(bareNumber: false), at: start) where span.end == last {
        if case .day(let reference) = span.value { return context.day(reference)?.number }
      }
      guard linking.contains(context.tokens[start].folded) else { return nil }
    }
    return nil
  }
}

private let linking: Set = [
  "the", "that", "one", "stop", "on", "of", "from", "in", "for", "is", "its", "thats", "i", "mean",
  "meant",
]

extension String {
  /// `tuesday's` is `tuesday`.
  fileprivate var withoutPossessive: String {
    for ending in ["'s", "’s"] where contains(ending) {
      return split(separator: " ").map { word in
        word.hasSuffix(ending) ? String(word.dropLast(2)) : String(word)
      }.joined(separator: " ")
    }
    return self
  }
}

extension Question {
  /// All stops that could be meant, where an answer says so: `both`, `all of them`.
  fileprivate static let wordsForAll: Set = [
    "all", "all of them", "all of those", "all of these", "them all", "every one", "everyone",
    "each", "each of them", "all please", "yes all", "yes all of them",
  ]
  fileprivate static let wordsForBoth: Set = [
    "both", "both of them", "both of those", "both of these", "them both", "both please",
    "yes both", "the two", "the two of them",
  ]

  /// The command about every choice at once; `nil` where an answer says no such thing, or where they
  /// would get in each other's way.
  func every(_ answer: String) -> Choice? {
    let words = folded(answer)
    let isBoth = Question.wordsForBoth.contains(words) && choices.count == 2
    guard isBoth || Question.wordsForAll.contains(words), choices.count > 1,
      // More may be meant than a question shows.
      choices.count < Question.choicesAtMost, choices.allSatisfy(\.label.isStop)
    else { return nil }
    var every = joined(choices.map(\.intent)).map { Choice(.stops([]), $0) }
    every?.isGone = choices.contains(where: \.isGone)
    return every
  }

  private func joined(_ intents: [Intent]) -> Intent? {
    let first = intents[0]
    var lists: [[StopReference]] = []
    for intent in intents {
      guard let (list, rest) = intent.list, rest == first.list?.rest else { break }
      lists.append(list)
    }
    if lists.count == intents.count { return first.with(list: lists.flatMap(\.self)) }
    // A time may give the others of its day other numbers.
    let days = Set(choices.map(\.label.day))
    return days.count == choices.count && intents.allSatisfy(\.isAboutOneStop)
      ? .several(intents) : nil
  }
}

extension Choice.Label {
  fileprivate var isStop: Bool { if case .stop = self { true } else { false } }

  fileprivate var day: Int? { if case .stop(_, let day, _) = self { day } else { nil } }
}

extension Intent {
  /// The stops it names, and the same command without them; `nil` where it takes no list.
  fileprivate var list: (stops: [StopReference], rest: Intent)? {
    switch self {
    case .removeStops(let stops): return (stops, .removeStops([]))
    case .done(let stops, let isDone): return (stops, .done([], isDone))
    case .moveStops(let move):
      var rest = move
      rest.stops = []
      return (move.stops, .moveStops(rest))
    case .copyStops(let copy):
      var rest = copy
      rest.stops = []
      return (copy.stops, .copyStops(rest))
    default: return nil
    }
  }

  fileprivate func with(list: [StopReference]) -> Intent? {
    guard case .some((_, let rest)) = self.list else { return nil }
    switch rest {
    case .removeStops: return .removeStops(list)
    case .done(_, let isDone): return .done(list, isDone)
    case .moveStops(var move):
      move.stops = list
      return .moveStops(move)
    case .copyStops(var copy):
      copy.stops = list
      return .copyStops(copy)
    default: return nil
    }
  }

  fileprivate var isAboutOneStop: Bool {
    switch self {
    case .time, .stay, .note(.stop, _), .cost: true
    default: false
    }
  }
}
