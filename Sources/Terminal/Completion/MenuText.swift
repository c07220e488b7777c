/// Text for a column of the menu: broken between words, or shortened, and never within a number.
struct MenuText {
  private let characters: [Character]
  private let widths: [Int]
  /// The sign that something was left out.
  private let omission: String

  init(_ text: String, omission: String = "…") {
    self.omission = omission
    characters = Array(text)
    widths = characters.map { character in
      character.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
    }
  }

  /// The text on lines of at most so many columns, those below the first with blanks before them.
  ///
  /// What has no room on so many lines is left out, and a sign says so.
  func lines(columns: Int, hanging: Int, atMost most: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    repeat {
      let hang = lines.isEmpty || hanging >= columns ? 0 : hanging
      let blanks = String(repeating: " ", count: hang)
      if lines.count == most - 1 {
        lines.append(blanks + shortened(from: start, columns: columns - hang))
        break
      }
      let end = endOfLine(from: start, columns: columns - hang)
      lines.append(blanks + String(characters[start..<end.text]))
      start = end.next
    } while start < characters.count
    return lines
  }

  /// The text with the last of its facts left out, else cut between words, where it is too wide.
  func shortened(columns: Int) -> String {
    guard widths.reduce(0, +) > columns else { return String(characters) }
    let facts = characters.indices.dropFirst(2).filter { index in
      index + 1 < characters.count && characters[index - 1] == " " && characters[index] == "·"
        && characters[index + 1] == " "
    }
    let ends = facts.map { $0 - 1 }.filter { widths[..<$0].reduce(0, +) <= columns }
    return ends.last.map { String(characters[..<$0]) }
      ?? shortened(from: 0, columns: columns, breaksWords: false)
  }

  /// What stands behind a place, with a sign where it is cut; empty where nothing of it has room.
  ///
  /// - `breaksWords`: whether a word that has no room by itself is cut, too.
  private func shortened(from start: Int, columns: Int, breaksWords: Bool = true) -> String {
    guard widths[start...].reduce(0, +) > columns else { return String(characters[start...]) }
    let limit = limit(from: start, columns: columns - omission.count)
    var end = withoutSigns(start, endOfWord(start, limit))
    if end == start, breaksWords {
      end = limit
      while end > start, isInNumber(end) { end -= 1 }
      end = withoutSigns(start, end)
    }
    return end > start ? String(characters[start..<end]) + omission : ""
  }

  /// The last end of a word up to a limit, which does not lie behind the text.
  private func endOfWord(_ start: Int, _ limit: Int) -> Int {
    var end = limit
    while end > start, characters[end] != " " { end -= 1 }
    return end
  }

  private func withoutSigns(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, [" ", ",", "·", "(", "-"].contains(characters[end - 1]) { end -= 1 }
    return end
  }

  /// Where a line ends that begins here, without the blanks behind it, and where the next begins.
  private func endOfLine(from start: Int, columns: Int) -> (text: Int, next: Int) {
    let limit = max(limit(from: start, columns: columns), start + 1)
    guard limit < characters.count else { return (characters.count, characters.count) }
    var next = limit
    while next > start, characters[next] != " " { next -= 1 }
    if next == start {
      next = limit
      while next > start, isInNumber(next) { next -= 1 }
      if next == start { next = limit }
    }
    var end = next
    while end > start, characters[end - 1] == " " { end -= 1 }
    while next < characters.count, characters[next] == " " { next += 1 }
    return end > start ? (end, next) : (limit, limit)
  }

  /// The first that has no room any more.
  private func limit(from start: Int, columns: Int) -> Int {
    var (end, used) = (start, 0)
    while end < characters.count, used + widths[end] <= columns {
      used += widths[end]
      end += 1
    }
    return end
  }

  /// Whether a break here would part a number, a time or a date.
  private func isInNumber(_ index: Int) -> Bool {
    guard index > 0, index < characters.count else { return false }
    let (before, next) = (characters[index - 1], characters[index])
    if joins(next) {
      return isDigit(before) && index + 1 < characters.count && isDigit(characters[index + 1])
    }
    return isDigit(next)
      && (isDigit(before) || joins(before) && index > 1 && isDigit(characters[index - 2]))
  }

  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private func joins(_ character: Character) -> Bool { ".,:-/".contains(character) }
}
