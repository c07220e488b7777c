internal import World

extension Stage {
  /// The rows of a table with a bar behind each, the longest as long as there is room.
  ///
  /// Where there is little room, or no pictures, the table stays as it is.
  func withBars(_ table: Table, _ amounts: [Int128]) -> [ReplyLine] {
    let lines = table.lines(in: layout)
    let widest = lines.map { displayWidth($0.text) }.max() ?? 0
    let room = min(40, layout.columns - widest - 2)
    guard layout.draws, room >= 6, lines.count == table.rows.count,
      let most = amounts.max(), most > 0
    else { return lines }
    return zip(lines, amounts).map { line, amount in
      guard amount > 0 else { return line }
      let blanks = String(repeating: " ", count: widest - displayWidth(line.text) + 2)
      return ReplyLine(line.spans + [Span(blanks), Span(bar(amount, of: most, room), .when)])
    }
  }

  /// So many columns for the most, in halves; the smallest amount has one half.
  private func bar(_ amount: Int128, of most: Int128, _ room: Int) -> String {
    let halves = max(1, Int(apportioned(Int128(2 * room), amount, of: most)))
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// Sums may be larger than can be multiplied: of those the last digits say nothing.
  private func apportioned(_ units: Int128, _ amount: Int128, of most: Int128) -> Int128 {
    let product = units.multipliedReportingOverflow(by: amount)
    return product.overflow
      ? units * (amount >> 64) / max(1, most >> 64) : product.partialValue / most
  }
}
