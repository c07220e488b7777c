/// A canonical line with the days, stops and bookings that it names by number, as they are numbered
/// in another state of the trip.
struct RespelledLine {
  /// All of its numbers spelled anew, then each alone: an amount may look like the number of a stop.
  private(set) var candidates: [String] = []
  private let before: Trip
  private let now: Trip

  /// A number of the line, and what stands there for the same.
  private struct Change {
    var range: Range<String.Index>
    var text: String
  }

  init(_ line: String, before: Trip, now: Trip) {
    (self.before, self.now) = (before, now)
    let changes = changes(in: line)
    guard !changes.isEmpty else { return }
    candidates = [written(changes, into: line)]
    if changes.count > 1 { candidates += changes.map { written([$0], into: line) } }
  }

  /// Changes in the order of the line.
  private func written(_ changes: [Change], into line: String) -> String {
    var (text, rest) = ("", line.startIndex)
    for change in changes {
      text += line[rest..<change.range.lowerBound] + change.text
      rest = change.range.upperBound
    }
    return text + line[rest...]
  }

  private func changes(in line: String) -> [Change] {
    var (changes, kind) = ([Change](), Substring())
    for word in line.unquotedWords {
      if let change = change(of: line[word], at: word, behind: kind) {
        if change.text != line[change.range] { changes.append(change) }
      } else {
        kind = line[word]
      }
    }
    return changes
  }

  private func change(
    of word: Substring, at range: Range<String.Index>, behind kind: Substring
  ) -> Change? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }), let first = numbers[0] else { return nil }
    // Of `5.00` none is the number of a stop.
    if numbers.count == 2, let second = numbers[1], second > 0 {
      let stop = before.day(number: first)?.stops.dropFirst(second - 1).first
      return Change(range: range, text: stop.flatMap(spelled) ?? String(word))
    }
    let text: String? =
      switch kind {
      case "day", "days":
        before.day(number: first).flatMap { now.number(of: $0.id) }.map(String.init)
      case "idea", "ideas": idea(first)
      case "booking": booking(first)
      default: nil
      }
    return Change(range: range, text: text ?? String(word))
  }

  private func spelled(_ stop: Stop) -> String? {
    guard let slot = now.slot(of: stop.id) else { return nil }
    switch slot.list {
    case .ideas: return "idea \(slot.index + 1)"
    case .day(let day): return now.number(of: day).map { "\($0).\(slot.index + 1)" }
    }
  }

  private func idea(_ number: Int) -> String? {
    guard before.ideas.indices.contains(number - 1),
      let slot = now.slot(of: before.ideas[number - 1].id), slot.list == .ideas
    else { return nil }
    return String(slot.index + 1)
  }

  private func booking(_ number: Int) -> String? {
    guard before.bookings.indices.contains(number - 1) else { return nil }
    let id = before.bookings[number - 1].id
    return now.bookings.firstIndex { $0.id == id }.map { String($0 + 1) }
  }
}

extension String {
  /// The words and numbers outside of quotes; signs part them, but for the point of a number.
  fileprivate var unquotedWords: [Range<Index>] {
    var words: [Range<Index>] = []
    var (begin, isQuoted, isEscaped) = (Index?.none, false, false)
    for index in indices {
      let character = self[index]
      let isPart = !isQuoted && (character.isLetter || character.isNumber || character == ".")
      if isPart, begin == nil { begin = index }
      if !isPart, let start = begin {
        words.append(start..<index)
        begin = nil
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    if let begin { words.append(begin..<endIndex) }
    return words
  }
}
