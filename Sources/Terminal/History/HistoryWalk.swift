/// Going up and down through the lines that begin as the typed one does.
package struct HistoryWalk: Hashable, Sendable {
  /// What had been typed before the first step up, and comes back at the end of the way down.
  package let typed: String
  /// What the lines begin with: the text before the cursor.
  package let beginning: String
  /// The line that is shown; the count of lines stands for the typed one.
  private var index: Int

  package init(typed: String, beginning: String, in entries: HistoryEntries) {
    self.typed = typed
    // Where no line begins so, all of them are better than none.
    let isKnown = entries.entries.contains { HistoryWalk.goesOn($0.text, from: beginning, typed) }
    self.beginning = isKnown ? beginning : ""
    index = entries.lines.count
  }

  /// The next older line; `nil` where there is none.
  package mutating func older(in entries: HistoryEntries) -> String? {
    let lines = entries.entries
    let found = lines[..<min(index, lines.count)].lastIndex { isWanted($0.text) }
    guard let found else { return nil }
    index = found
    return lines[found].text
  }

  /// The next newer line, or what had been typed; `nil` where that is shown already.
  package mutating func newer(in entries: HistoryEntries) -> String? {
    let lines = entries.entries
    guard index < lines.count else { return nil }
    let found = lines[(index + 1)...].firstIndex { isWanted($0.text) }
    index = found ?? lines.count
    return found.map { lines[$0].text } ?? typed
  }

  private func isWanted(_ line: String) -> Bool {
    HistoryWalk.goesOn(line, from: beginning, typed)
  }

  private static func goesOn(
    _ line: String, from beginning: String, _ typed: String
  ) -> Bool {
    line != typed && line.utf8.starts(with: beginning.utf8)
  }
}
