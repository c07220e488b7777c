internal import SQLite

extension EntryRow {
  /// How many columns the table of entries has.
  static let columnCount = 11

  /// A row that was found by its form; `nil` where its sum says that it is none.
  init?(number: Int, _ values: [SQLiteValue]) {
    guard values.count == EntryRow.columnCount, values[0] == .null,
      case .integer(let at) = values[1], case .text(let today) = values[2],
      case .integer(let window) = values[3], case .text(let kind) = values[4],
      case .text(let of) = values[5], case .text(let line) = values[7],
      case .text(let canonical) = values[8], case .text(let events) = values[9],
      case .integer(let sum) = values[10]
    else { return nil }
    self.init(lost: number, after: nil)
    (self.at, self.today, self.window, self.kind, self.of) = (at, today, Int(window), kind, of)
    if case .text(let name) = values[6] { script = name }
    (self.line, self.canonical, self.events) = (line, canonical, events)
    guard sum == self.sum else { return nil }
  }

  /// What stands for an entry that is lost; its time is that of the one before it.
  init(lost number: Int, after before: EntryRow?) {
    self.number = number
    at = before?.at ?? 0
    today = before?.today ?? "1970-01-01"
    window = 0
    kind = "change"
    of = "[]"
    script = nil
    line = "# entry \(number) was lost; this stands for it since a repair"
    canonical = line
    events = "[]"
  }
}
