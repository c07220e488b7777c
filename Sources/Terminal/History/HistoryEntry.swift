/// A line that was entered, and what it was about.
package struct HistoryEntry: Hashable, Sendable {
  package var text: String
  /// The trip that was open, by the id that the prompt gave; `nil` for none.
  package var context: String?

  package init(_ text: String, context: String? = nil) {
    self.text = text
    self.context = context
  }
}
