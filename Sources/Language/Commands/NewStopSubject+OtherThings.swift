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
