internal import SQLite
internal import Session

extension Connection {
  /// Gives the entries from 1 to the newest in turn, the number alone where one cannot be read.
  ///
  /// They are read in blocks, so that a long journal needs little memory.
  func walkEntries(
    to newest: Int, _ body: (Int, EntryRow?) throws(StoreFault) -> Void
  ) throws(StoreFault) {
    var first = 1
    while first <= newest {
      let last = min(newest, first + 499)
      if let rows = try? entries(from: first, to: last), rows.count == last - first + 1 {
        for row in rows { try body(row.number, row) }
      } else {
        for number in first...last {
          try body(number, (try? entries(from: number, to: number))?.first)
        }
      }
      first = last + 1
    }
  }

  /// The number of the newest entry that can be read, 0 where there is none.
  func newestReadableEntry() -> Int {
    var bound = Int64.max
    for _ in 0..<1000 {
      let sql = "SELECT max(n) FROM entry WHERE n < ?"
      guard let number = (try? integer(sql, [.integer(bound)])) ?? nil, number > 0 else { return 0 }
      if let row = (try? entries(from: Int(number), to: Int(number)))?.first { return row.number }
      bound = number
    }
    return 0
  }

  /// The largest number that an entry has or had, as far as other rows tell of it.
  func newestMentionedEntry(after newest: Int) -> Int {
    let touched = (try? integer("SELECT max(n) FROM touches")) ?? nil
    let stored = (try? integer("SELECT max(n) FROM entry")) ?? nil
    // Only a little beyond what can be read: a row with a wrong number could say anything.
    return [touched, stored].compactMap { $0.map { Int(clamping: $0) } }
      .filter { $0 > newest && $0 <= newest + 512 }.max() ?? newest
  }
}

/// A sum over pairs that does not depend on their order.
struct PairSum: Hashable {
  private var sum: Int64 = 0
  private(set) var count = 0

  mutating func add(_ trip: Int, _ entry: Int) {
    var pair = Checksum()
    pair.add(trip)
    pair.add(entry)
    sum &+= pair.value
    count += 1
  }
}
