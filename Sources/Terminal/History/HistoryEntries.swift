/// The lines that were entered, oldest first, each only where it was entered last.
package struct HistoryEntries: Hashable, Sendable {
  package static let limit = 1000

  package private(set) var entries: [HistoryEntry] = []

  package var lines: [String] { entries.map(\.text) }

  /// Keeps the newest of equal lines, and no more than the limit.
  package init(_ entries: [HistoryEntry] = []) {
    var seen: Set<String> = []
    var newest: [HistoryEntry] = []
    for entry in entries.reversed() where newest.count < HistoryEntries.limit {
      if !entry.text.isEmpty, seen.insert(entry.text).inserted { newest.append(entry) }
    }
    self.entries = newest.reversed()
  }

  /// Adds a line without the blanks at its end; the entry to be kept on disk, where there is one.
  ///
  /// One with a blank at its beginning is kept out, and so is what was entered last as well.
  package mutating func add(_ line: String, context: String? = nil) -> HistoryEntry? {
    guard line.first?.isWhitespace != true else { return nil }
    let entry = HistoryEntry(withoutBlanksAtEnd(line), context: context)
    guard !entry.text.isEmpty, entry != entries.last else { return nil }
    entries.removeAll { $0.text == entry.text }
    entries.append(entry)
    if entries.count > HistoryEntries.limit { entries.removeFirst() }
    return entry
  }

  /// Nothing came of a line that was entered; the entry to be kept on disk, where there is one.
  package mutating func noteMistake(_ line: String) -> HistoryEntry? {
    let text = withoutBlanksAtEnd(line)
    guard let index = entries.lastIndex(where: { $0.text == text }), !entries[index].isMistake
    else { return nil }
    entries[index].isMistake = true
    return entries[index]
  }

  package mutating func removeAll() { entries = [] }

  /// The newest line that goes on from this text; one of the same context before all others, and none
  /// of which nothing came.
  package func continuation(of text: String, context: String?) -> String? {
    guard !text.isEmpty else { return nil }
    var other: String?
    let bytes = Array(text.utf8)
    for entry in entries.reversed() where !entry.isMistake && goesOn(entry.text, from: bytes) {
      if context == nil || entry.context == context { return entry.text }
      other = other ?? entry.text
    }
    return other
  }

  /// Whether the line is longer than a text of these bytes and begins with it: a thousand lines are
  /// asked at each key.
  private func goesOn(_ line: String, from bytes: [UInt8]) -> Bool {
    line.utf8.withContiguousStorageIfAvailable { $0.count > bytes.count && $0.starts(with: bytes) }
      ?? (line.utf8.count > bytes.count && line.utf8.starts(with: bytes))
  }

  /// The lines that hold each of these words, whatever their case and accents, newest first.
  package func matching(_ query: String) -> [String] {
    let words = Composition.folded(query).split(separator: " ")
    return lines.reversed().filter { line in
      guard !words.isEmpty else { return true }
      let line = Composition.folded(line)
      return words.allSatisfy { line.contains($0) }
    }
  }

  private func withoutBlanksAtEnd(_ line: String) -> String {
    let end = line.lastIndex { !$0.isWhitespace }
    return end.map { String(line[...$0]) } ?? ""
  }
}
