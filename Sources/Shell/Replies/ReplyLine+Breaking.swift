internal import World

extension ReplyLine {
  /// The line in lines of at most so many columns, broken between words; all but the first begin
  /// with as many blanks as hang.
  ///
  /// A word that is longer than a line stands alone; wide characters are words by themselves.
  func broken(columns: Int, hanging: Int) -> [ReplyLine] {
    guard displayWidth(text) > columns else { return [self] }
    var lines: [ReplyLine] = []
    var line = LineInMaking()
    for word in words(room: columns - hanging) {
      if line.hasWords, line.width + word.blanks.width + word.body.width > columns {
        lines.append(line.line)
        line = LineInMaking(indent: hanging)
      } else {
        line.add(word.blanks)
      }
      line.add(word.body)
      line.hasWords = true
    }
    return lines + [line.line]
  }

  /// The line on several ones of a column: broken between words, a word that is wider than the column
  /// between letters.
  ///
  /// What has no room in so many lines, and a number that has none in one, is cut.
  func inColumn(_ columns: Int, lines most: Int = mostInColumn, omission: String) -> [ReplyLine] {
    guard displayWidth(text) > columns else { return [self] }
    let all = broken(columns: columns, hanging: 0).flatMap { line in
      line.width > columns && !line.text.contains(where: \.isNumber)
        ? line.parted(columns) : [line.cut(columns: columns, omission: omission)]
    }
    guard all.count > most else { return all }
    let last = ReplyLine(all[most - 1].spans + [Span(omission)])
    return all.prefix(most - 1) + [last.cut(columns: columns, omission: omission)]
  }

  /// So many lines a name has in its column.
  static let mostInColumn = 6

  private func parted(_ columns: Int) -> [ReplyLine] {
    var lines: [ReplyLine] = []
    var (line, width) = (ReplyLine(), 0)
    for span in spans {
      for letter in span.text {
        let more = displayWidth(of: letter)
        if width > 0, width + more > columns {
          lines.append(line)
          (line, width) = (ReplyLine(), 0)
        }
        line.append(span.with(letter))
        width += more
      }
    }
    return lines + [line]
  }

  /// Pieces between which the line can break, each with the blanks before it.
  private func words(room: Int) -> [(blanks: ReplyLine, body: ReplyLine)] {
    var words: [(blanks: ReplyLine, body: ReplyLine)] = []
    var (blanks, body) = (ReplyLine(), ReplyLine())
    var isWide = false
    func end() {
      guard !body.spans.isEmpty else { return }
      words.append((blanks, body))
      (blanks, body) = (ReplyLine(), ReplyLine())
    }
    for span in spans {
      let letters = Array(span.text)
      let held = span.held(room)
      for (index, letter) in letters.enumerated() {
        let isNowWide = displayWidth(of: letter) == 2
        let isBreak = letter == " " && !held.contains(index) && !letters.holds(index)
        if isBreak || isWide || isNowWide { end() }
        isWide = isNowWide
        if isBreak { blanks.append(span.with(letter)) } else { body.append(span.with(letter)) }
      }
    }
    end()
    return words
  }

  /// Adds a span, to the last one where it is of the same sort.
  fileprivate mutating func append(_ span: Span) {
    if let last = spans.last, last.role == span.role, last.isVerbatim == span.isVerbatim {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }

  fileprivate var width: Int { displayWidth(text) }
}

extension [Character] {
  /// Whether a blank stands between a number and its unit (`24.00 EUR`, `12 km`), or before the dot
  /// between facts, where no line is broken.
  fileprivate func holds(_ blank: Int) -> Bool {
    if blank + 1 < count, self[blank + 1] == "·" { return true }
    guard blank > 0, self[blank - 1].isNumber else { return false }
    let word = self[(blank + 1)...].prefix { $0 != " " && $0 != "," }
    return (1...3).contains(word.count) && word.allSatisfy(\.isLetter)
  }
}

extension Span {
  /// The letters that stay on one line: dates and times are not broken where they have room.
  fileprivate func held(_ room: Int) -> Range<Int> {
    let letters = Array(text)
    guard role == .when, let first = letters.firstIndex(where: { $0 != " " }),
      let last = letters.lastIndex(where: { $0 != " " }), last - first < room
    else { return 0..<0 }
    return first..<last
  }

  fileprivate func with(_ character: Character) -> Span {
    var span = self
    span.text = String(character)
    return span
  }
}

/// A line to which words are added.
private struct LineInMaking {
  var line = ReplyLine()
  var width = 0
  var hasWords = false

  init(indent: Int = 0) {
    if indent > 0 { add(ReplyLine(String(repeating: " ", count: indent))) }
  }

  mutating func add(_ part: ReplyLine) {
    for span in part.spans { line.append(span) }
    width += part.width
  }
}
