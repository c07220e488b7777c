internal import Session

/// What those who note shortly order with a sign: `lunch mon → fri`, `Mon ↔ Thu`, `Wed lunch – out`,
/// `budget: +200`, `D4 + D5: merge`.
///
/// The line is written as the command that it stands for. Of each sign all that stands beside it has to be
/// understood: a stop with its day, and what becomes of it.
struct SignedOrder {
  let context: ChartContext
  let chart: Chart
  /// The tokens that say anything.
  let said: Range<Int>

  /// A command, and the word with which the line of what it does begins; empty for what is only shown.
  struct Command {
    var line: String
    var verb: String

    /// Whether something new is written down.
    var adds: Bool { ["add", "pack", "todo"].contains(verb) }
  }

  init?(_ context: ChartContext) {
    self.context = context
    chart = Chart(context)
    let tokens = context.tokens
    var end = tokens.count
    while end > 0, behind.contains(tokens[end - 1].folded) { end -= 1 }
    // `(rain)`: why it is so.
    if end > 3, tokens[end - 1].says(")"),
      let begin = tokens[..<end].lastIndex(where: { $0.says("(") }), begin > 2
    {
      end = begin
    }
    said = 0..<end
    guard (2..<20).contains(tokens.count), end > 1,
      !tokens.contains(where: { $0.kind == .quoted || $0.says("?") || Lexicon.turns($0) })
    else { return nil }
  }

  var commands: [Command] {
    if let sum = changedBudget { return [sum] }
    if let things = plusList { return [things] }
    if let days = daysTogether { return [days] }
    if let title { return [title] }
    if let ticked { return [ticked] }
    for index in said.dropFirst() {
      guard let (sign, end) = sign(at: index), end < said.upperBound else { continue }
      let (left, right) = (0..<index, end..<said.upperBound)
      switch sign {
      case .arrow: return becomes(left, right)
      case .both: return [Command(line: "swap \(text(left)) with \(text(right))", verb: "swap")]
      case .dash, .colon:
        // `lunch: out` is eaten elsewhere.
        let ways = sign == .dash && stop(left)?.day != nil ? off + [["out"]] : off
        guard context.end(ofOneOf: ways, at: end) == said.upperBound, let stop = stop(left) else {
          continue
        }
        return [Command(line: "remove \(stop.text)", verb: "remove")]
      case .equals: continue
      }
    }
    return []
  }

  func text(_ range: Range<Int>) -> String { context.text(range) }
}

extension SignedOrder {
  /// `… → fri`, `… → ideas`, `… → 14:00`, `costs → per day`.
  private func becomes(_ left: Range<Int>, _ right: Range<Int>) -> [Command] {
    guard let stop = stop(left) else {
      return [Command(line: "\(text(left)) \(text(right))", verb: "")]
    }
    if isWhole(.duration, right), stop.hasLength || !isWhole(.time, right) {
      return [Command(line: "stay \(stop.text) \(text(right))", verb: "stay")]
    }
    if isWhole(.time, right) || stop.hasHour && context.token(right.lowerBound)?.kind == .number {
      return [Command(line: "at \(stop.text) \(text(right))", verb: "at")]
    }
    guard !stop.hasHour else { return [] }
    if context.end(ofOneOf: ideas, at: right.lowerBound) == right.upperBound {
      return [Command(line: "move \(stop.text) to ideas", verb: "move")]
    }
    guard isWhole(.day(bareNumber: false), right) else { return [] }
    return [Command(line: "move \(stop.text) to \(text(right))", verb: "move")]
  }

  /// What is named before a sign, with the day that stands before or behind it.
  private func stop(
    _ range: Range<Int>
  ) -> (text: String, day: String?, hasHour: Bool, hasLength: Bool)? {
    var (name, day) = (range, String?.none)
    var (hasHour, hasLength) = (false, false)
    if let start = name.dropFirst().first(where: {
      !context.tokens[$0].isGlued && isWhole(.time, $0..<range.upperBound)
    }) {
      // `lunch 20 -> 3`: a mere number may count something.
      guard start + 1 < range.upperBound else { return nil }
      (name, hasHour) = (name.lowerBound..<start, true)
      hasLength = isWhole(.duration, start..<range.upperBound)
    }
    if let lead = chart.spans(.day(bareNumber: false), at: name.lowerBound).map(\.end)
      .filter({ $0 < name.upperBound }).max()
    {
      day = text(name.lowerBound..<lead)
      name = lead..<name.upperBound
    } else if let start = name.dropFirst().first(where: {
      isWhole(.day(bareNumber: false), $0..<name.upperBound)
    }) {
      day = text(start..<name.upperBound)
      name = name.lowerBound..<start
    }
    while let last = name.last, [":", ","].contains(context.tokens[last].folded) {
      name = name.lowerBound..<last
    }
    guard !name.isEmpty, isKnown(name) else { return nil }
    return (day.map { "\(text(name)) on \($0)" } ?? text(name), day, hasHour, hasLength)
  }

  /// Whether a stop or something booked is called so.
  private func isKnown(_ name: Range<Int>) -> Bool {
    let types: [SlotType] = [.knownStop, .booking(bareNumber: false)]
    return types.contains { type in
      chart.spans(type, at: name.lowerBound).contains {
        $0.end == name.upperBound && $0.score >= name.count * Score.shared
      }
    }
  }

  func isWhole(_ type: SlotType, _ range: Range<Int>) -> Bool {
    chart.spans(type, at: range.lowerBound).contains {
      $0.isSound && $0.end == range.upperBound
        && (range.count > 1 || context.tokens[range.lowerBound].kind == .word || type != .duration)
    }
  }
}

private let behind: Set = [".", "!", "please", "pls", "thanks", "thx"]
private let off = BookingWords.ways(
  "cancelled canceled off scrapped dropped deleted called_off not_happening")
private let ideas = BookingWords.ways("ideas the_ideas idea_list ideas_list")
