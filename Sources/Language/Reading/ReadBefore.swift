/// What was read already of a line and its parts: to find out what a long sentence means the same words are read again
/// and again, as a part of this and as the rest of that.
///
/// It is made for one line, so that what words may refer to stays the same.
final class ReadBefore {
  /// How a reader reads.
  struct Manner: Hashable {
    var opensTrip: Bool
    var readsPhrases: Bool
    var readsExactly: Bool
  }

  /// A part of a line: all on which its meaning rests.
  struct Part: Hashable {
    var tokens: [Token]
    var expanded: ExpandedLine
    var line: String
    var manner: Manner
  }

  private struct Line: Hashable {
    var text: String
    var manner: Manner
  }

  private var lines: [Line: ReadResult] = [:]
  private var parts: [Part: ReadResult] = [:]
  private var opened: [Part: ReadResult?] = [:]

  func line(_ text: String, _ manner: Manner, else read: () -> ReadResult) -> ReadResult {
    let line = Line(text: text, manner: manner)
    if let known = lines[line] { return known }
    let result = read()
    lines[line] = result
    return result
  }

  func part(_ part: Part, else read: () -> ReadResult) -> ReadResult {
    if let known = parts[part] { return known }
    let result = read()
    parts[part] = result
    return result
  }

  func openly(_ part: Part, else read: () -> ReadResult?) -> ReadResult? {
    if let known = opened[part] { return known }
    let result = read()
    opened[part] = .some(result)
    return result
  }
}

extension LineReader {
  /// How it reads.
  var manner: ReadBefore.Manner {
    ReadBefore.Manner(
      opensTrip: opensTrip, readsPhrases: readsPhrases, readsExactly: readsExactly)
  }
}
