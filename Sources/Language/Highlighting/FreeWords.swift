internal import Session

/// What shows of words that no frame uses: dates, times, amounts, stops of the trip, and the words
/// that lead to them.
struct FreeWords {
  private let chart: Chart
  private var context: ChartContext { chart.context }

  init(_ chart: Chart) { self.chart = chart }

  func parts(in range: Range<Int>) -> [TokenPart] {
    var parts: [TokenPart] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let part = part(at: index), part.tokens.upperBound <= range.upperBound else {
        index += 1
        continue
      }
      parts.append(part)
      index = part.tokens.upperBound
    }
    return parts
  }

  private func part(at index: Int) -> TokenPart? {
    let token = context.tokens[index]
    if token.kind == .quoted { return TokenPart(tokens: index..<index + 1, role: .quoted) }
    let found = [
      (amount(at: index), WordRole.amount), (when(at: index), .when), (name(at: index), .name),
    ]
    let best = found.reduce((index, WordRole.quiet)) { best, next in
      (next.0 ?? index) > best.0 ? (next.0 ?? index, next.1) : best
    }
    if best.0 > index { return TokenPart(tokens: index..<best.0, role: best.1) }
    return isLeading(index) ? TokenPart(tokens: index..<index + 1, role: .quiet) : nil
  }

  /// Where a date, a time or a length ends that begins here; a mere number is one only behind `at`.
  private func when(at index: Int) -> Int? {
    guard let token = context.token(index), !token.isGlued || token.kind != .sign,
      token.kind != .sign, token.openings != .some(Openings.none)
    else { return nil }
    let ends =
      context.when.datesOfAnything(at: index).filter { $0.value.isSound }.map(\.tokens.upperBound)
      + context.when.times(at: index).map(\.tokens.upperBound)
      + context.when.lengths(at: index).map(\.tokens.upperBound)
    guard let end = ends.max(), end > index else { return nil }
    let isBare = end == index + 1 && token.kind == .number
    let isTold = ["at", "until", "till", "around", "by"].contains(context.token(index - 1)?.folded)
    return !isBare || isTold ? end : nil
  }

  /// Where an amount with its currency ends.
  private func amount(at index: Int) -> Int? {
    guard let token = context.token(index), token.kind != .word || token.openings != nil else {
      return nil
    }
    return chart.spans(.amount, at: index).compactMap { span in
      if case .amount(let amount) = span.value, amount.currency != nil { span.end } else { nil }
    }.max()
  }

  /// Where the name of a stop of the trip or of a day ends.
  private func name(at index: Int) -> Int? {
    guard context.trip != nil else { return nil }
    if context.matches(["day"], at: index), context.token(index + 1)?.kind == .number {
      return index + 2
    }
    guard let token = context.token(index), token.kind == .word, token.text.utf8.count > 2,
      !isLeading(index)
    else { return nil }
    return chart.spans(.knownStop, at: index).filter {
      $0.score >= ($0.end - index) * Score.shared && !isPronoun($0)
    }.map(\.end).max()
  }

  private func isPronoun(_ span: Span) -> Bool {
    if case .stops(let stops) = span.value {
      stops.contains { if case .named = $0 { false } else { true } }
    } else {
      false
    }
  }

  private func isLeading(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .word && Lexicon.shared.classes(of: token.folded).has(.preposition)
  }
}

extension DateMeaning {
  fileprivate var isSound: Bool { if case .fault = self { false } else { true } }
}
