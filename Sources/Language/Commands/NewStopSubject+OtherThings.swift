internal import Session

extension NewStopSubject {
  /// Whether the words are those of what no stop is: a note, another day.
  var isOtherThing: Bool {
    guard case .place(.named(let name, quoted: false)) = self else { return false }
    // `30, 120 min: teamLab, ¥4,800`: what stands beside a name.
    if name.contains(": ") || name.contains(where: { "€£¥$".contains($0) }) { return true }
    let words = folded(name)
    // `conf ends at 4` tells of a thing that should be there.
    if let last = words.split(separator: " ").dropFirst().last, tellingVerbs.contains(String(last))
    {
      return true
    }
    if paidByCard(words) { return true }
    if words.hasSuffix(" packing list") { return true }
    // `the goggles to the packing list`
    if words.hasSuffix(" list"), listLinks.contains(where: words.contains) { return true }
    return otherThings.contains { other in
      words == other || aboutWords.contains { words.hasPrefix("\(other) \($0) ") }
    }
  }
}

/// `the flights on my card`, folded: how it is paid.
func paidByCard(_ words: String) -> Bool { words.hasSuffix(" card") && words.contains(" on ") }

extension NewStopSubject {
  /// `EZY8760`: the number of a flight, of which more has to be told.
  var isFlightCode: Bool {
    guard case .place(.named(let name, quoted: false)) = self else { return false }
    let letters = name.utf8.prefix { (65...90).contains($0) }.count
    let digits = name.utf8.dropFirst(letters)
    return (2...3).contains(letters) && (2...4).contains(digits.count)
      && digits.allSatisfy { (48...57).contains($0) }
  }
}

extension NewStopSubject {
  /// The name or the words, but for a name that stands in quotes.
  var unquotedName: String? {
    switch self {
    case .place(.named(let name, quoted: false)), .text(let name): name
    default: nil
    }
  }
}

extension NewStops {
  /// The same, asked about where it is no place: its words may be another part of a command that was
  /// not understood.
  var doubted: NewStops {
    guard case .place(.named(let name, quoted: false)) = what, saysNothing(name) || isDate(name)
    else { return self }
    return guessed
  }

  /// Whether a day was told for it.
  var goesToDay: Bool { if case .day? = to { true } else { false } }

  /// The same as something of which no word says that it is added.
  var guessed: NewStops {
    var copy = self
    copy.unasked = .things
    return copy
  }
}

extension Intent {
  /// Of an addition the same as something of which no word says that it is added.
  var guessed: Intent { mappingAddition(\.guessed) }

  /// Of an addition the same as something that is plainly to be added.
  var unguessed: Intent {
    mappingAddition { new in
      var new = new
      new.unasked = .any
      return new
    }
  }

  /// What it adds, alone or with what is said of it besides.
  var addition: NewStops? {
    switch self {
    case .add(let new): new
    case .several(let parts):
      if case .add(let new)? = parts.first, parts.count == 2, case .cost(.mentioned, _) = parts[1] {
        new
      } else {
        nil
      }
    default: nil
    }
  }

  /// The same with something else added.
  func mappingAddition(_ change: (NewStops) -> NewStops) -> Intent {
    guard let new = addition else { return self }
    guard case .several(var parts) = self else { return .add(change(new)) }
    parts[0] = .add(change(new))
    return .several(parts)
  }
}

private func saysNothing(_ name: String) -> Bool {
  name.split(separator: " ").allSatisfy { wordsThatNameNothing.contains(folded(String($0))) }
}

private func isDate(_ name: String) -> Bool {
  guard let tokens = try? Lexer.tokens(of: name), tokens.count < 4 else { return false }
  return DateRecogniser(DateContext(today: CivilDate(daysSinceEpoch: 0)))
    .spans(in: tokens, from: 0).contains { $0.tokens.upperBound == tokens.count }
}

/// What leads to that about which something is noted: `a note in the class`.
private let tellingVerbs: Set = [
  "ends", "starts", "begins", "finishes", "closes", "opens", "shuts", "lasts", "takes", "moved",
  "is", "was",
]
private let aboutWords = ["to", "in", "on", "for", "at", "about", "with", "of"]
private let listLinks = [" to the ", " to my ", " to our ", " on the ", " on my ", " on our "]
private let otherThings = ["a note", "note", "notes", "a reminder", "reminder", "a title"]

/// Words of the language, which are no names by themselves.
let wordsThatNameNothing: Set = [
  "its", "thats", "theyre", "theres",
  "day", "days", "trip", "trips", "stop", "stops", "idea", "ideas", "next", "previous", "it",
  "that",
  "this", "there", "them", "the", "everything", "nothing", "anything", "something", "all", "what",
  "where", "when", "who", "why", "how", "which", "yes", "no", "is", "are", "do", "does", "free",
  "adults", "adult", "kids", "kid", "children", "child", "not", "optimise", "optimize", "route",
  "costs", "map", "calendar", "check", "stats", "weather",
]
