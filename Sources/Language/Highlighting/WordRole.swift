/// What a part of a line is, as far as it shows while it is typed.
package enum WordRole: CaseIterable, Hashable, Sendable {
  /// A word that a command begins with.
  case verb
  /// Trips, days, stops and places that are known.
  case name
  /// Dates, times, lengths.
  case when
  /// Money and other amounts.
  case amount
  case quoted
  /// Words that lead to something, and comments.
  case quiet
  /// Finished, and nothing of the line can use it.
  case unknown
}

/// A part of a line and what it is; the range counts Unicode scalars.
package struct WordPart: Hashable, Sendable {
  package var range: Range<Int>
  package var role: WordRole

  package init(_ range: Range<Int>, _ role: WordRole) {
    self.range = range
    self.role = role
  }
}

/// A run of tokens and what it is.
struct TokenPart {
  var tokens: Range<Int>
  var role: WordRole
}
