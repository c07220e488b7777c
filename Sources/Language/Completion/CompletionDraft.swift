/// What could stand at the end of a text, as far as the session knows it, and what else to look for.
package struct CompletionDraft: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    package var insertion: String
    package var label: String
    /// A few words about it.
    package var summary: String
    /// How many Unicode scalars at the end of the text it replaces; `nil` where it is the last word.
    package var replacing: Int?

    package init(_ insertion: String, label: String? = nil, _ summary: String) {
      self.insertion = insertion
      self.label = label ?? insertion
      self.summary = summary
    }
  }

  /// A piece of the end of the text that something else knows how to go on.
  package struct Open: Hashable, Sendable {
    /// What was typed of it.
    package var prefix: String
    /// How many Unicode scalars at the end of the text it is, an opening quote included.
    package var replacing: Int
  }

  /// How many Unicode scalars at the end of the text the candidates replace.
  package var replacing: Int
  package var candidates: [Candidate] = []
  /// A place may stand here.
  package var place: Open?
  /// A file may stand here.
  package var file: Open?

  package init(replacing: Int) { self.replacing = replacing }
}
