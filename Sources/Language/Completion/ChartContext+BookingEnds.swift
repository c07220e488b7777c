internal import Session

/// Ways and stays while they are typed: their rows have no slots, for they are told in any order.
extension ChartContext {
  /// The token with which an end of a way, or the town of a house, begins that is typed last: `flight from
  /// li`, `train TP`, `hotel Ritz in pa`; `nil` where something else is.
  var endOfBookingBeingTyped: Int? {
    guard let first = tokens.first, first.kind == .word else { return nil }
    let start = first.says("add") ? 1 : 0
    let way = journeyWord(at: start)?.end
    let marks: Set = way != nil ? ["from", "to", "via"] : isLodging(start) ? ["in", "near"] : []
    if let mark = tokens.lastIndex(where: { $0.kind == .word && marks.contains($0.folded) }) {
      return isOneName(behind: mark + 1) ? mark + 1 : nil
    }
    // `flight lis`, `flight TP 1234 lis`
    guard var end = way else { return nil }
    if let code = token(end), code.kind == .word, code.text.utf8.count < 4,
      let number = token(end + 1), number.kind == .number
    {
      end += 2
    }
    return isOneName(behind: end) ? end : nil
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
