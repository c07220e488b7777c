internal import World

/// What stands for a state: signs, words where they would not be seen or said, or words and nothing
/// but the punctuation of a keyboard, which every screen reader says.
///
/// This is the one place that knows both spellings.
package enum Signs: CaseIterable, Hashable, Sendable {
  case drawn, words, plain

  /// Whether signs are drawn; else words say the same.
  var areDrawn: Bool { self == .drawn }

  /// The name of a trip that is a favourite.
  func favourite(_ name: String) -> String { areDrawn ? "\(name) ♥" : "\(name) (favourite)" }

  /// Among the facts of a trip.
  var favourite: String { areDrawn ? "♥" : "favourite" }

  /// Where something is left out.
  var omission: String { areDrawn ? "…" : "..." }

  /// What stands where nothing is.
  func nothing(_ words: String) -> String { areDrawn ? "–" : words }

  /// The text of a span in these signs.
  ///
  /// What somebody wrote stays as it is, and so do names.
  func spelled(_ span: Span) -> String {
    guard self == .plain, !span.isVerbatim, span.role != .name,
      span.text.utf8.contains(where: { $0 >= 0x80 })
    else { return span.text }
    var text = ""
    var rest = span.text[...]
    while let first = rest.first {
      let (length, words) = Signs.said(at: rest, span.role) ?? (1, String(first))
      text += words
      rest.removeFirst(length)
    }
    return text
  }

  /// The same of each span of a line; it is done before the line is broken, which parts signs from
  /// the blanks around them.
  func spelled(_ line: ReplyLine) -> ReplyLine {
    guard self == .plain else { return line }
    var line = line
    for index in line.spans.indices { line.spans[index].text = spelled(line.spans[index]) }
    return line
  }

  /// How many characters at the beginning are said by which others.
  private static func said(at text: Substring, _ role: Role) -> (Int, String)? {
    if text.hasPrefix(" · ") { return (3, ", ") }
    if text.hasPrefix(" – ") { return (3, " - ") }
    if text.hasPrefix(" → ") { return (3, " to ") }
    switch text.first {
    case "…": return (1, "...")
    case "·": return (1, ",")
    case "×": return (1, "x")
    case "–", "—", "−": return (1, "-")
    case "“", "”", "„": return (1, "\"")
    case "‘", "’": return (1, "'")
    default: return nil
    }
  }
}
