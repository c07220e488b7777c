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
    for word in words {
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

  /// Pieces between which the line can break, each with the blanks before it.
  private var words: [(blanks: ReplyLine, body: ReplyLine)] {
    var words: [(blanks: ReplyLine, body: ReplyLine)] = []
    var (blanks, body) = (ReplyLine(), ReplyLine())
    var isWide = false
    func end() {
      guard !body.spans.isEmpty else { return }
      words.append((blanks, body))
      (blanks, body) = (ReplyLine(), ReplyLine())
    }
    for span in spans {
      for character in span.text {
        let isNowWide = displayWidth(of: character) == 2
        if character == " " || isWide || isNowWide { end() }
        isWide = isNowWide
        if character == " " {
          blanks.append(span.with(character))
        } else {
          body.append(span.with(character))
        }
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

extension Span {
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
