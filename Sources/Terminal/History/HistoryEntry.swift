/// A line that was entered, and what it was about.
package struct HistoryEntry: Hashable, Sendable {
  package var text: String
  /// The trip that was open, by the id that the prompt gave; `nil` for none.
  package var context: String?
  /// Whether nothing came of it: it can be recalled, but nobody is led to it again.
  package var isMistake: Bool

  package init(_ text: String, context: String? = nil, isMistake: Bool = false) {
    self.text = text
    self.context = context
    self.isMistake = isMistake
  }
}
