internal import Session

/// Lines of an iCalendar file (RFC 5545): properties with their texts escaped, folded at 75 octets.
struct ContentLines {
  private(set) var lines: [String] = []

  /// A property whose value is written as it is.
  mutating func add(_ name: String, _ value: String) { fold("\(name):\(value)") }

  /// A property whose value is text; nothing where there is none.
  mutating func add(_ name: String, text: String?) {
    guard let text, !text.isEmpty else { return }
    fold("\(name):\(ContentLines.escaped(text))")
  }

  /// A component with what stands in it.
  mutating func component(_ name: String, _ body: (inout ContentLines) -> Void) {
    add("BEGIN", name)
    body(&self)
    add("END", name)
  }

  /// The file: each line ends in CRLF.
  var text: String { lines.map { $0 + "\r\n" }.joined() }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, letter in
      switch letter {
      case "\\", ";", ",": escaped += "\\\(letter)"
      case _ where letter.isNewline: escaped += "\\n"
      default: escaped.append(letter)
      }
    }
  }

  /// A longer line goes on in lines that begin with a blank.
  ///
  /// A letter with its marks stays whole where a line has room for it: a mark behind the blank would
  /// make one letter with that.
  private mutating func fold(_ line: String) {
    var part = ""
    var room = 75
    for letter in line {
      let pieces =
        letter.utf8.count <= 74 ? [String(letter)] : letter.unicodeScalars.map { String($0) }
      for piece in pieces {
        if piece.utf8.count > room {
          lines.append(part)
          (part, room) = (" ", 74)
        }
        part += piece
        room -= piece.utf8.count
      }
    }
    lines.append(part)
  }
}
