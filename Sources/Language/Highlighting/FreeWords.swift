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

  /// What is told behind words for a place that nothing is known of: dates, times and days behind a
  /// word that leads to them, and amounts, with those words.
  ///
  /// What stands by itself may be a part of the name.
  func facts(in range: Range<Int>) -> [TokenPart] {
    var parts: [TokenPart] = []
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let isLed = isLeading(index)
      let start = isLed ? index + 1 : index
      if let (price, end) = chart.toldPrice(at: index), end <= range.upperBound {
        if price > index { parts.append(TokenPart(tokens: index..<price, role: .quiet)) }
        parts.append(TokenPart(tokens: price..<end, role: .amount))
        index = end
      } else if isLed, let (end, role) = told(at: start), end <= range.upperBound {
        parts.append(TokenPart(tokens: index..<start, role: .quiet))
        parts.append(TokenPart(tokens: start..<end, role: role))
        index = end
      } else {
        index += 1
      }
    }
    return parts
  }

  private func told(at index: Int) -> (end: Int, role: WordRole)? {
    day(at: index).map { ($0, .name) } ?? when(at: index).map { ($0, .when) }
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
    let leads = isLeading(index) || chart.toldPrice(at: index).map { $0.price > index } ?? false
    return leads ? TokenPart(tokens: index..<index + 1, role: .quiet) : nil
  }

  /// Where a date, a time or a length ends that begins here; a mere number is one only behind `at`.
  private func when(at index: Int) -> Int? {
    guard let token = context.token(index), !token.isGlued || token.kind != .sign,
      token.kind != .sign, token.openings != .some(Openings.none)
    else { return nil }
    let ends =
      context.when.datesOfAnything(at: index).filter { $0.value.isSound }.map(\.tokens.upperBound)
      + context.when.times(at: index).filter { $0.value != .impossible }.map(\.tokens.upperBound)
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
    if let end = day(at: index) { return end }
    guard let token = context.token(index), token.kind == .word, token.text.utf8.count > 2,
      !isLeading(index)
    else { return nil }
    return chart.spans(.knownStop, at: index).filter {
      $0.score >= ($0.end - index) * Score.shared && !isPronoun($0)
    }.map(\.end).max()
  }

  private func day(at index: Int) -> Int? {
    let isDay = context.matches(["day"], at: index) && context.token(index + 1)?.kind == .number
    return isDay ? index + 2 : nil
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

extension Chart {
  /// Where a price begins that stands here, perhaps behind a word that leads to it, and where it
  /// ends; a mere number is one only behind such a word.
  func toldPrice(at index: Int) -> (price: Int, end: Int)? {
    guard let token = context.token(index) else { return nil }
    let isLed = token.kind == .word && ["cost", "costs", "costing"].contains(token.folded)
    guard isLed || token.kind != .word && token.kind != .quoted else { return nil }
    let start = isLed ? index + 1 : index
    let ends = spans(.price, at: start).compactMap { span in
      if case .amount(let amount) = span.value, isLed || amount.currency != nil {
        span.end
      } else {
        nil
      }
    }
    return ends.max().map { (start, $0) }
  }
}

extension SlotValue {
  /// Whether it is words for a place, of which perhaps nothing is known.
  var isWordsForPlace: Bool {
    if case .place = self { return true }
    if case .near(.place) = self { return true }
    if case .subject(.place) = self { return true }
    return false
  }
}

extension DateMeaning {
  fileprivate var isSound: Bool { if case .fault = self { false } else { true } }
}
