/// Answers Tab.
///
/// It is called on a worker thread of the terminal, never on the editor's, and must be an immutable
/// value (or hold a connection that only this worker uses).
package protocol LineCompleter: Sendable {
  /// What could stand at the end of this text, best first.
  func completions(for text: String) -> CompletionOffer
}

/// The candidates for the end of a text.
package struct CompletionOffer: Hashable, Sendable {
  /// How many Unicode scalars at the end of the text a candidate replaces.
  package var replacing: Int
  package var candidates: [CompletionCandidate]

  package init(replacing: Int, candidates: [CompletionCandidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  package static let none = CompletionOffer(replacing: 0, candidates: [])
}

/// One candidate: what is inserted (with a blank behind it where a word ends) and what is shown.
package struct CompletionCandidate: Hashable, Sendable {
  package var insertion: String
  package var label: String
  /// A few words about it, shown dim beside it.
  package var summary: String

  package init(insertion: String, label: String, summary: String) {
    self.insertion = insertion
    self.label = label
    self.summary = summary
  }
}
