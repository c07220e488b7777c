/// How long and how often a server is asked; a test sets its own.
package struct LookupLimits: Hashable, Sendable {
  /// For a whole lookup, pauses and further tries included.
  package var totalMilliseconds = 10_000
  /// The pauses before a further try, one for each; after them there is none.
  package var pauses = [300, 900]
  package var redirects = 3
  /// In Unicode scalars: a server works for half a minute on ten thousand words.
  package var longestText = 300
  package var largestBody = 2 * 1024 * 1024
  /// How many forms of a question are tried where the first ones find nothing.
  package var mostForms = 3
  /// The least space between two requests, in milliseconds; it makes pauses longer.
  package var spacingMilliseconds = 0

  package init() {}

  /// At a server of others: one form of a question, and the space between requests that this asker
  /// has to keep.
  package func asGuest(_ asker: Asker) -> LookupLimits {
    var limits = self
    limits.mostForms = 1
    limits.spacingMilliseconds = asker == .person ? 1000 : 15_000
    return limits
  }
}

/// Who wants to know: scripts ask servers of others four times a minute, a person once a second.
package enum Asker: Hashable, Sendable {
  case person, script
}
