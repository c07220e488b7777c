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
        let (old, lead) = meaning(of: index, end)
        changes.append(
          ((old ?? tokens[index - 1].bytes.upperBound)..<tokens[end].bytes.lowerBound, lead))
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

  /// What an arrow stands for, and where what it replaces begins: of `21:00 → 21:30` and `Thu → Wed` the
  /// first is as it was.
  private func meaning(of index: Int, _ end: Int) -> (old: Int?, lead: String) {
    let chart = Chart(context)
    let kinds: [(SlotType, String)] = [
      (.duration, " "), (.day(bareNumber: false), " to "), (.time, " at "),
    ]
    for (type, lead) in kinds where isSaid(type, at: end, chart) {
      let start = (max(0, index - 4)..<index).first { start in
        chart.spans(type, at: start).contains {
          $0.isSound && $0.end == index && isFull(start, $0.end)
        }
      }
      if let start, start > 0 {
        return (tokens[start].bytes.lowerBound, lead == " " ? "" : String(lead.dropFirst()))
      }
      if type != .duration { return (nil, lead) }
    }
    return (nil, tokens[end].says("ideas") ? " to " : ", ")
  }

  private func isSaid(_ type: SlotType, at start: Int, _ chart: Chart) -> Bool {
    chart.spans(type, at: start).contains { $0.isSound && isFull(start, $0.end) }
  }

  /// Whether it is more than a number, which may be anything.
  private func isFull(_ start: Int, _ end: Int) -> Bool {
    end - start > 1 || tokens[start].kind == .word
  }
}
