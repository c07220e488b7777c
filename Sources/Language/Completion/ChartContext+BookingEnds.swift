internal import Session

/// Ways and stays while they are typed: their rows have no slots, for they are told in any order.
extension ChartContext {
  /// Where the end of a way, or the town of a house, begins that is typed last.
  struct EndOfBooking {
    var start: Int
    var isWay: Bool
    /// Whether a new trip begins there.
    var isHome = false
  }

  /// `flight from li`, `we fly to li`, `add train TP`, `hotel Ritz in pa`; `nil` where something else is.
  var endOfBookingBeingTyped: EndOfBooking? {
    guard let told = bookedThing else { return nil }
    let marks: Set = told.isWay ? ["from", "to", "via"] : ["in", "near"]
    if let mark = lastMark(among: marks, from: told.end) {
      return isOneName(behind: mark + 1) ? EndOfBooking(start: mark + 1, isWay: told.isWay) : nil
    }
    // `flight lis`, `flight TP 1234 lis`
    guard told.isWay else { return nil }
    var end = told.end
    if let code = token(end), code.kind == .word, code.text.utf8.count < 4,
      let number = token(end + 1), number.kind == .number
    {
      end += 2
    }
    return isOneName(behind: end) ? EndOfBooking(start: end, isWay: true) : nil
  }

  /// Where a trip begins at home, or when: `new trip from li`.
  var homeBeingTyped: EndOfBooking? {
    guard let mark = lastMark(among: ["from"], from: 0), isOneName(behind: mark + 1) else {
      return nil
    }
    return EndOfBooking(start: mark + 1, isWay: true, isHome: true)
  }

  /// Whether a month or a day of the week is typed at a token.
  func isDate(at index: Int, _ stem: TypedStem) -> Bool {
    let first = token(index)?.folded ?? stem.folded
    let names = CalendarNames.of(dates.tongue)
    return names.months.contains { $0.hasPrefix(first) }
      || names.weekdays.contains { $0.hasPrefix(first) }
  }

  /// Where the word for a way or a house ends, with nothing before it but what stands beside things
  /// that are booked.
  private var bookedThing: (end: Int, isWay: Bool)? {
    for start in beginnings {
      var index = start
      while index < tokens.count {
        if let way = journeyWord(at: index) { return (way.end, true) }
        if isLodging(index) { return (index + 1, false) }
        let day = when.dates(at: index).map(\.tokens.upperBound).max()
        let glue = endOfGlue(at: index)
        guard let end = tokens[index].says("add") ? index + 1 : day ?? glue else { break }
        index = end
      }
    }
    return nil
  }

  private func lastMark(among marks: Set<String>, from start: Int) -> Int? {
    tokens.indices.dropFirst(start).last {
      tokens[$0].kind == .word && marks.contains(tokens[$0].folded)
    }
  }

  /// Whether what follows may be one name, as far as it goes.
  private func isOneName(behind start: Int) -> Bool {
    tokens.count - start < ChartContext.longestEnd
      && tokens[min(start, tokens.count)...].allSatisfy {
        $0.kind == .word && !endsOfName.contains($0.folded) || $0.says("-") || $0.says("'")
      }
  }

  /// In words.
  private static let longestEnd = 4
}

/// With them something else begins.
private let endsOfName: Set = [
  "on", "at", "in", "for", "by", "then", "and", "departing", "arriving", "seat",
]
