/// What a piece of text is, which gives it its colour.
package enum Role: CaseIterable, Hashable, Sendable {
  /// Trips, days, stops, places.
  case name
  /// Dates, times, durations.
  case when
  /// What is asked, what is wrong.
  case attention
  /// Canonical lines, regions, counts, hints.
  case quiet
  case text
}

/// Which colour a role has: the parameters of its escape sequence, none for the terminal's own.
package struct Theme: Hashable, Sendable {
  private let codes: [Role: String]

  package init(_ codes: [Role: String]) { self.codes = codes }

  /// No escape sequences for colours at all.
  package static let none = Theme([:])

  package func code(_ role: Role) -> String? { codes[role] }

  /// The text, which is clean already, in the colour of its role.
  package func painted(_ text: String, _ role: Role) -> String {
    guard !codes.isEmpty, let code = codes[role], !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
