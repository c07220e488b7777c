private import CEdit
internal import World

/// The text that libedit edits, as it stands.
struct LineBuffer: Equatable {
  let text: [Unicode.Scalar]
  /// Index of the character that the cursor is on.
  let cursor: Int

  static let empty = LineBuffer(text: [], cursor: 0)

  static func read(_ edit: OpaquePointer) -> LineBuffer {
    guard let line = el_wline(edit)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else { return .empty }
    let characters = UnsafeBufferPointer(start: start, count: max(0, end - start))
    return LineBuffer(text: WideText.scalars(characters), cursor: cursor - start)
  }

  private init(text: [Unicode.Scalar], cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  var typed: TypedLine { TypedLine(WideText.string(text), cursor: cursor) }

  var beforeCursor: ArraySlice<Unicode.Scalar> { text.prefix(cursor) }

  /// Whether libedit is reading a pattern, which it does in the line itself, behind its text.
  func isSearching(vi: Bool) -> Bool {
    guard let lineEnd = text.lastIndex(of: "\n") else { return false }
    let last = WideText.string(text[(lineEnd + 1)...])
    let marks = ["bck:", "fwd:", "bck?", "fwd?"] + (vi ? ["/", "?", ":"] : [])
    return marks.contains { last.hasPrefix($0) }
  }
}
