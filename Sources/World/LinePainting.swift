/// Paints a line as it stands at the prompt, key after key, where nobody types it.
package protocol LinePainting: Sendable {
  /// What brings the screen from the line that was painted before to this one.
  mutating func paint(_ line: PaintedLine, columns: Int) -> String

  /// What goes below the line; it stays as it was painted.
  mutating func leave() -> String

  /// What takes the line away.
  mutating func clear() -> String
}

/// A line with what stands before and behind it.
package struct PaintedLine: Hashable, Sendable {
  package var prompt: String
  package var text: String
  /// How parts of the text look.
  package var styles: [StyledPart]
  /// What is shown quiet behind it.
  package var ghost: String

  package init(prompt: String, text: String = "", styles: [StyledPart] = [], ghost: String = "") {
    self.prompt = prompt
    self.text = text
    self.styles = styles
    self.ghost = ghost
  }
}
