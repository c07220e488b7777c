internal import Session
package import World

/// A piece of a line with one role.
package struct Span: Hashable, Sendable {
  package var text: String
  package var role: Role
  /// Whether it is what somebody wrote, or can be typed as it stands: no sign of it is replaced.
  package var isVerbatim: Bool

  package init(_ text: String, _ role: Role = .text, verbatim: Bool = false) {
    self.text = text
    self.role = role
    isVerbatim = verbatim
  }
}

/// A line of a reply.
package struct ReplyLine: Sendable {
  package var spans: [Span] { didSet { plain = nil } }
  /// Its text without colours, where that is made already.
  private(set) var plain: PlainText?

  package init(_ spans: [Span] = []) { self.spans = spans }

  package init(_ text: String, _ role: Role = .text) { spans = [Span(text, role)] }

  /// The line without roles.
  package var text: String {
    guard spans.count != 1 else { return spans[0].text }
    return joined(spans.indices.map { spans[$0].text })
  }
}

extension ReplyLine: Hashable {
  package static func == (left: ReplyLine, right: ReplyLine) -> Bool { left.spans == right.spans }

  package func hash(into hasher: inout Hasher) { hasher.combine(spans) }
}

/// A line as it is written where there are no colours, with its end.
struct PlainText: Hashable, Sendable {
  var text: String
  /// The signs in which it is.
  var signs: Signs
}

extension ReplyLine {
  /// The same line with its text beside it, for one that is told again and again.
  func keptPlain(_ signs: Signs) -> ReplyLine {
    var line = self
    let spans = trimmed.spans
    let texts = spans.indices.map { Palette.none.painted(spans[$0], signs) }
    line.plain = PlainText(text: joined(texts, end: "\n"), signs: signs)
    return line
  }
}

extension ReplyLine {
  /// Whether all of it stays as it is.
  var isVerbatim: Bool { spans.allSatisfy(\.isVerbatim) }

  /// These facts with ` · ` between them; empty ones are left out.
  static func facts(_ facts: [Span]) -> ReplyLine {
    var spans: [Span] = []
    spans.reserveCapacity(2 * facts.count)
    for fact in facts where !fact.text.isEmpty {
      if !spans.isEmpty { spans.append(Span(" · ", .quiet)) }
      spans.append(fact)
    }
    return ReplyLine(spans)
  }

  /// A fact of several roles before others.
  static func facts(_ first: ReplyLine, _ others: [Span]) -> ReplyLine {
    let rest = facts(others)
    return rest.spans.isEmpty
      ? first : ReplyLine(first.spans + [Span(" · ", .quiet)] + rest.spans)
  }

  /// The line without blanks at its end.
  var trimmed: ReplyLine {
    if let last = spans.last?.text.utf8.last, last != UInt8(ascii: " ") { return self }
    var spans = spans
    while let last = spans.popLast() {
      // A blank with a mark on it is more bytes than one.
      let end = last.text.utf8.lastIndex { $0 != UInt8(ascii: " ") }
      guard let end else { continue }
      var kept = last
      kept.text = String(last.text[...end])
      spans.append(kept)
      return ReplyLine(spans)
    }
    return ReplyLine()
  }

  /// The line moved to the right.
  func indented(_ columns: Int) -> ReplyLine {
    ReplyLine([Span(String(repeating: " ", count: columns))] + spans)
  }

  /// The line cut to so many columns, with a sign where something is missing.
  func cut(columns: Int, omission: String = "…") -> ReplyLine {
    guard displayWidth(text) > columns else { return self }
    var kept: [Span] = []
    var left = columns
    for span in spans {
      let isLast = displayWidth(span.text) >= left
      var part = span
      if isLast { part.text = Shell.cut(span.text + omission, columns: left, omission: omission) }
      kept.append(part)
      if isLast { break }
      left -= displayWidth(span.text)
    }
    return ReplyLine(kept)
  }
}
