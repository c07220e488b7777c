/// The signs of those who take notes: `fado 21:00 → 21:30`, `walk -> ideas`, `Lello + Clérigos to Thu`,
/// `Lello 10 eur / Clérigos 8 eur`.
struct NotedSigns {
  let tokens: [Token]
  let context: ChartContext

  /// What is to be written in their place; empty where none stands there.
  var changes: [(bytes: Range<Int>, text: String)] {
    var changes: [(bytes: Range<Int>, text: String)] = []
    var index = 1
    while index < tokens.count - 1 {
      if let end = arrow(at: index) {
        if let before = valueReplaced(before: index, behind: end) {
          changes.append((before.lowerBound..<tokens[end - 1].bytes.upperBound, lead(to: end)))
        } else {
          changes.append((joined(index, end), lead(to: end)))
        }
        index = end
      } else if let sign = sign(at: index) {
        changes.append((joined(index, index + 1), sign))
        index += 1
      } else {
        index += 1
      }
    }
    return changes
  }

  /// The bytes of signs with the blanks around them.
  private func joined(_ start: Int, _ end: Int) -> Range<Int> {
    tokens[start - 1].bytes
      .upperBound..<max(
        tokens[start - 1].bytes.upperBound + 1, tokens[end].bytes.lowerBound)
  }

  /// The end of an arrow: `→`, `->`, `=>`, `>` alone.
  private func arrow(at index: Int) -> Int? {
    let token = tokens[index]
    if ["→", "⇒", "➔", "➜"].contains(token.text) { return index + 1 }
    guard ["-", "=", ">", "–"].contains(token.text) else { return nil }
    if token.text == ">" { return index + 1 }
    guard tokens[index + 1].text == ">", tokens[index + 1].isGlued, index + 2 < tokens.count else {
      return nil
    }
    return index + 2
  }

  /// A sign between blanks that stands for a word: `+`, `/`, `=`.
  private func sign(at index: Int) -> String? {
    let token = tokens[index]
    guard token.kind == .sign, !token.isGlued, !tokens[index + 1].isGlued else { return nil }
    switch token.text {
    case "+", "&": return " and "
    case "/", "|": return ", "
    case "=": return " "
    default: return nil
    }
  }

  /// `21:00 → 21:30`, `Thu → Wed`: of two values of one kind the first is as it was.
  private func valueReplaced(before index: Int, behind end: Int) -> Range<Int>? {
    let chart = Chart(context)
    let types: [SlotType] = [.time, .day(bareNumber: false), .duration, .integer]
    for type in types where chart.spans(type, at: end).contains(where: \.isSound) {
      let start = (max(0, index - 4)..<index).first { start in
        chart.spans(type, at: start).contains { $0.isSound && $0.end == index }
      }
      if let start { return tokens[start].bytes.lowerBound..<tokens[index - 1].bytes.upperBound }
    }
    return nil
  }

  /// What leads to what stands behind an arrow.
  private func lead(to end: Int) -> String {
    let chart = Chart(context)
    if !chart.spans(.time, at: end).filter(\.isSound).isEmpty { return " at " }
    let isDay = chart.spans(.day(bareNumber: false), at: end).contains(where: \.isSound)
    return isDay || tokens[end].says("ideas") ? " to " : ", "
  }
}
