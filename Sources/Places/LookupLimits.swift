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

  package init() {}
}
