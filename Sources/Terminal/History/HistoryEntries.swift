/// The lines that were entered, oldest first, each only where it was entered last.
package struct HistoryEntries: Hashable, Sendable {
  package static let limit = 1000

  package private(set) var lines: [String] = []

  /// Keeps the newest of equal lines, and no more than the limit.
  package init(_ lines: [String] = []) {
    var seen: Set<String> = []
    var newest: [String] = []
    for line in lines.reversed() where newest.count < HistoryEntries.limit {
      if !line.isEmpty, seen.insert(line).inserted { newest.append(line) }
    }
    self.lines = newest.reversed()
  }

  package enum Addition: Hashable, Sendable {
    /// Blank, or what was entered last as well.
    case nothing
    case newest(String)
    /// It stood further up too, from where it is gone.
    case moved(String)
  }

  /// Adds a line without the blanks around it.
  package mutating func add(_ line: String) -> Addition {
    let entry = trimmed(line)
    guard !entry.isEmpty, entry != lines.last else { return .nothing }
    let older = lines.firstIndex(of: entry)
    if let older { lines.remove(at: older) }
    lines.append(entry)
    if lines.count > HistoryEntries.limit { lines.removeFirst() }
    return older == nil ? .newest(entry) : .moved(entry)
  }

  private func trimmed(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
