/// Looking for an earlier line as one types: what is typed is the query, the lines found stand below.
package struct HistorySearch: Hashable, Sendable {
  /// What stood in the line before, and comes back when the search is left.
  let before: LineBuffer
  private(set) var query: String
  private(set) var matches: [String]
  private(set) var selected = 0

  init(before: LineBuffer, in entries: HistoryEntries) {
    self.before = before
    query = WideText.string(before.text)
    matches = Array(entries.matching(query).prefix(HistorySearch.most))
  }

  /// More are not looked through by eye.
  private static let most = 100

  /// The line that Enter takes.
  var choice: String? { selected < matches.count ? matches[selected] : nil }

  mutating func look(for query: String, in entries: HistoryEntries) {
    guard query != self.query else { return }
    self.query = query
    matches = Array(entries.matching(query).prefix(HistorySearch.most))
    selected = 0
  }

  /// Chooses an older line, or a newer one.
  mutating func step(by distance: Int) {
    selected = max(0, min(matches.count - 1, selected + distance))
  }
}
