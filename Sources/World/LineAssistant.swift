/// Helps somebody who types a line: what could come next, how its parts look.
///
/// It is called on a worker thread of the terminal, or on the editor's where it says that it is quick,
/// but by one of them at a time; it must be an immutable value (or hold a connection that only this
/// terminal uses).
package protocol LineAssistant: Sendable {
  /// What could stand before the cursor, best first: for Tab.
  func completions(for line: TypedLine) -> CompletionOffer

  /// What is shown without being asked for; it is called after each key and must be quick.
  func advice(on line: TypedLine) -> LineAdvice

  /// Whether advice on this line likely comes at once, so that the way to another thread and back
  /// would take longer than the answer.
  func isQuick(on line: TypedLine) -> Bool

  /// The list below the line was closed before the line is over: nothing more is wanted for it.
  func closeList()
}

extension LineAssistant {
  package func advice(on line: TypedLine) -> LineAdvice { .none }
  package func isQuick(on line: TypedLine) -> Bool { false }
  package func closeList() {}
}

/// A line as it stands while it is typed.
package struct TypedLine: Hashable, Sendable {
  package let text: String
  /// How many Unicode scalars stand before the cursor.
  package let cursor: Int
  /// Whether a row of the list stands in it: the list answers what was typed before, and stays.
  package let holdsRow: Bool

  package init(_ text: String, cursor: Int? = nil, holdsRow: Bool = false) {
    self.text = text
    self.cursor = cursor ?? text.unicodeScalars.count
    self.holdsRow = holdsRow
  }

  package var beforeCursor: String {
    isPlainAtEnd ? text : String(text.unicodeScalars.prefix(cursor))
  }
  package var behindCursor: String {
    isPlainAtEnd ? "" : String(text.unicodeScalars.dropFirst(cursor))
  }

  /// Whether as many scalars as there are bytes stand before the cursor: mostly so.
  private var isPlainAtEnd: Bool { text.utf8.count == cursor }
}

/// The candidates for the text before the cursor.
package struct CompletionOffer: Hashable, Sendable {
  /// How many Unicode scalars before the cursor a candidate replaces.
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

/// What is shown while a line is typed.
package struct LineAdvice: Hashable, Sendable {
  /// How parts of the line look, in their order and without overlap; the rest looks as text does.
  package var styles: [StyledPart]
  /// What is likely meant, for the end of the line: the best of what could come next.
  package var next: Continuation?
  /// The rows below the line; `nil` for none.
  package var list: LiveList?
  /// Whether the line goes on in another row: a quote is open, or a `\` ends it.
  package var isOpen = false
  /// Its rows, counted from 0, that go on from the one before in this way.
  package var rowsGoingOn: Set<Int> = []
  /// The whole line as it is carried out, where it is an abbreviation of that.
  package var written: String?

  package init(styles: [StyledPart] = [], next: Continuation? = nil, list: LiveList? = nil) {
    self.styles = styles
    self.next = next
    self.list = list
  }

  package static let none = LineAdvice()
}

/// A part of the line and what it is; the range counts Unicode scalars.
package struct StyledPart: Hashable, Sendable {
  package var range: Range<Int>
  package var style: LineStyle

  package init(_ range: Range<Int>, _ style: LineStyle) {
    self.range = range
    self.style = style
  }
}

/// What a part of a line is, as far as it shows.
package enum LineStyle: CaseIterable, Hashable, Sendable {
  /// A word that the command begins with.
  case verb
  /// Trips, days, stops and places that are known.
  case name
  /// Dates, times, durations.
  case when
  /// Money and other amounts.
  case amount
  /// Text in quotes.
  case quoted
  /// Words that introduce something, and comments.
  case quiet
  /// Finished, and not understood.
  case unknown
}

/// The text that may go on at the end of the line: shown quiet behind it, and taken by a key.
package struct Continuation: Hashable, Sendable {
  /// How many Unicode scalars at the end of the line it takes the place of, once it is taken.
  package var replacing: Int
  package var insertion: String
  /// What is shown behind the line.
  package var shown: String

  package init(replacing: Int = 0, insertion: String, shown: String? = nil) {
    self.replacing = replacing
    self.insertion = insertion
    self.shown = shown ?? insertion
  }
}

/// Rows that appear below a line while something is typed.
package struct LiveList: Hashable, Sendable {
  /// The words it answers: more of the same topic is put behind it.
  package var topic: String
  package var offer: CompletionOffer
  /// One quiet line below the rows: that more is being looked for, or why there is none.
  package var note: String?
  /// What is told there while a row is chosen and there is no note.
  package var hint: String?

  package init(topic: String, offer: CompletionOffer, note: String? = nil) {
    self.topic = topic
    self.offer = offer
    self.note = note
  }
}
