internal import World

/// What stands on the screen while a line is edited: prompt, text and cursor.
struct LineView {
  var prompt: [Unicode.Scalar]
  var text: [Unicode.Scalar]
  /// Index of the character that the cursor is on; the text's count behind its end.
  var cursor: Int
  var size: TerminalSize

  var cursorPosition: Position {
    var layout = afterPrompt
    layout.add(text.prefix(cursor))
    return layout.position(before: text.dropFirst(cursor).first)
  }

  var endPosition: Position {
    var layout = afterPrompt
    layout.add(text)
    return layout.position
  }

  private var afterPrompt: Layout {
    var layout = Layout(columns: size.columns)
    layout.add(prompt)
    return layout
  }
}
