private import CEdit
internal import World

/// The text that is edited, as it stands.
package struct LineBuffer: Hashable, Sendable {
  package let text: [Unicode.Scalar]
  /// Index of the character that the cursor is on.
  package let cursor: Int

  static let empty = LineBuffer(text: [], cursor: 0)

  package init(text: [Unicode.Scalar], cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// The text with the cursor behind it.
  package init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    cursor = self.text.count
  }

  /// What libedit has.
  static func read(_ edit: OpaquePointer) -> LineBuffer {
    guard let line = el_wline(edit)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else { return .empty }
    let characters = UnsafeBufferPointer(start: start, count: max(0, end - start))
    // vi's commands may leave the cursor before an empty line.
    let index = max(0, min(cursor - start, characters.count))
    return LineBuffer(text: WideText.scalars(characters), cursor: index)
  }

  var typed: TypedLine { typed(holdsRow: false) }

  func typed(holdsRow: Bool) -> TypedLine {
    TypedLine(WideText.string(text), cursor: cursor, holdsRow: holdsRow)
  }

  var beforeCursor: ArraySlice<Unicode.Scalar> { text.prefix(cursor) }

  var isAtEnd: Bool { cursor == text.count }

  /// The same without the character that the cursor is on.
  var withoutNext: LineBuffer {
    LineBuffer(text: Array(text.prefix(cursor) + text.dropFirst(cursor + 1)), cursor: cursor)
  }

  /// The same with the cursor a line higher or lower, in the same column or at that line's end;
  /// `nil` where the text has no line there.
  package func movedVertically(by rows: Int) -> LineBuffer? {
    let starts = [0] + text.indices.filter { text[$0] == "\n" }.map { $0 + 1 }
    let row = starts.lastIndex { $0 <= cursor } ?? 0
    let target = row + rows
    guard starts.indices.contains(target) else { return nil }
    let end = target + 1 < starts.count ? starts[target + 1] - 1 : text.count
    let column = cursor - starts[row]
    return LineBuffer(text: text, cursor: min(starts[target] + column, end))
  }

  /// Whether vi's keys are reading a pattern, which libedit does in the place of the line.
  var holdsPattern: Bool {
    text.count > 1 && text[0] == "\n" && ["/", "?", ":"].contains(text[1])
  }
}
