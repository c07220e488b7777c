internal import Session

extension NewStopSubject {
  /// Whether the words are those of what no stop is: a note, another day.
  var isOtherThing: Bool {
    guard case .place(.named(let name, quoted: false)) = self else { return false }
    let words = folded(name)
    return otherThings.contains { words == $0 || words.hasPrefix("\($0) to ") }
  }
}

private let otherThings = ["a note", "note", "notes", "a reminder", "reminder", "a title"]

/// Words with which something is said of a stop: `lunch stays on tuesday` adds none.
let wordsOfStatements: Set = [
  "is", "are", "will", "wont", "stays", "stay", "still", "cancelled", "canceled", "moved", "was",
]
/// Words of the language, which are no names by themselves.
let wordsThatNameNothing: Set = [
  "its", "thats", "theyre", "theres",
  "day", "days", "trip", "trips", "stop", "stops", "idea", "ideas", "next", "previous", "it",
  "that",
  "this", "there", "them", "the", "everything", "nothing", "anything", "something", "all", "what",
  "where", "when", "who", "why", "how", "which", "yes", "no", "is", "are", "do", "does", "free",
  "not", "optimise", "optimize", "route", "costs", "map", "calendar", "check", "stats", "weather",
]
