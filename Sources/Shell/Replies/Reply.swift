private import Glibc
package import JSON
internal import Session

/// What is answered to a command: the value that text and JSON are made of.
package struct Reply: Hashable, Sendable {
  /// The command in canonical spelling.
  package var canonical: String
  /// The outcome in one sentence.
  package var message: String
  /// All that is shown, in order, laid out for a width.
  package var lines: [ReplyLine]
  /// What could be said next; shown at the prompt only.
  package var hint: String?
  /// The same for programs; null where there is nothing to tell.
  package var data: JSONValue
  /// The entry that holds the change; `nil` where nothing changed, or it is not written yet.
  package var entry: Int?
  /// Whether a trip, a setting or an alias changed.
  package var changed: Bool
  /// What the terminal itself is to do.
  package var wish: TerminalWish?

  package init(
    canonical: String, message: String, lines: [ReplyLine] = [], hint: String? = nil,
    data: JSONValue = .null, entry: Int? = nil
  ) {
    self.canonical = canonical
    self.message = message
    self.lines = lines
    self.hint = hint
    self.data = data
    self.entry = entry
    changed = entry != nil
  }
}

/// Whether a canonical line says more than what was typed: blanks outside quotes do not count.
package func differs(_ canonical: String, from typed: String) -> Bool {
  !canonical.isEmpty && !haveSameBytes(canonical, typed)
    && withoutSpareBlanks(canonical) != withoutSpareBlanks(typed)
}

/// Most lines are typed as they are canonical, which is seen where the bytes lie.
private func haveSameBytes(_ left: String, _ right: String) -> Bool {
  let count = left.utf8.count
  guard count == right.utf8.count else { return false }
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in
      guard let first = left.baseAddress, let other = right.baseAddress else { return true }
      return memcmp(first, other, count) == 0
    }
  }
}

/// One blank for every run of white space outside quotes, none at the ends.
private func withoutSpareBlanks(_ line: String) -> [Unicode.Scalar] {
  var kept: [Unicode.Scalar] = []
  var quote: Unicode.Scalar?
  for scalar in line.unicodeScalars {
    let isBlank = quote == nil && scalar.isBlank
    if isBlank, kept.isEmpty || kept.last == " " { continue }
    if let open = quote {
      if scalar == open { quote = nil }
    } else if scalar == "\"" || scalar == "'", kept.isEmpty || kept.last == " " {
      quote = scalar
    }
    kept.append(isBlank ? " " : scalar)
  }
  while kept.last == " " { kept.removeLast() }
  return kept
}

/// What only a terminal can do.
package enum TerminalWish: Hashable, Sendable {
  /// To be wiped before the reply.
  case clearScreen
  /// To give the line before this one to the person's own editor.
  case editLine
  /// To teach this lesson, from its beginning where it is wanted anew.
  case teach(Lesson, isAnew: Bool)
}
