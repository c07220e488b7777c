internal import Session

/// Finished words that nothing understands.
extension Highlighter {
  /// Finished words that show nothing and are those that lead to a slot, or names of settings, but for
  /// a slip.
  func slips(
    besides parts: [TokenPart], _ entry: CommandLead, _ start: Int, _ chart: Chart
  ) -> [TokenPart] {
    let tokens = chart.context.tokens
    let shown = Set(parts.flatMap { Array($0.tokens) })
    return (start..<tokens.count).filter { index in
      guard !shown.contains(index), isUnknown(index, chart.context) else { return false }
      if entry.verb == .set, index == start { return true }
      let word = tokens[index].folded
      let letters = LetterSet(word)
      return entry.frame.keywords.contains { $0.isMeant(by: word, of: letters) }
    }.map { TokenPart(tokens: $0..<$0 + 1, role: .unknown) }
  }

  /// What a value shows that is meant for its slot and is nothing there: a time that no clock tells, a
  /// day or a stop that the trip does not have; `nil` where it may be something.
  ///
  /// Only of a line's first command: what the others find, it may still make. While the cursor is at
  /// its end, it may go on, and shows nothing.
  func missing(_ span: Span, at start: Int, _ chart: Chart) -> [TokenPart]? {
    let tokens = start..<span.end
    guard let last = chart.context.token(span.end - 1), last.kind != .quoted,
      span.value.isNowhere(in: chart.context.trip)
        || span.value.isOnlyNames && tokens.allSatisfy({ isUnknown($0, chart.context) })
    else { return nil }
    return last.bytes.upperBound == cursor ? [] : [TokenPart(tokens: tokens, role: .unknown)]
  }

  /// A finished word that the language does not have, and no stop of the trip.
  func isUnknown(_ index: Int, _ context: ChartContext) -> Bool {
    let token = context.tokens[index]
    guard token.kind == .word, token.bytes.upperBound < cursor || token.bytes.lowerBound >= cursor,
      context.token(index + 1)?.isGlued != true, !token.isGlued
    else { return false }
    return !context.isKnownWord(at: index) && context.stops.match(token.folded) == .none
  }

  /// Whether the first word is finished and begins no command, no sentence, and no name as far as that
  /// is typed; names are written with capitals, too.
  func beginsNothing(_ context: ChartContext) -> Bool {
    guard isUnknown(0, context), context.tokens[0].text.first?.isUppercase != true else {
      return false
    }
    let words = context.tokens.prefix(2)
    let isOver = words.last.map { $0.bytes.upperBound < cursor } ?? true
    let name = folded(context.text(0..<words.count))
    return !known.beginsName(isOver ? name + " " : name)
  }
}

extension SlotValue {
  /// Whether it is wrong in itself, or tells numbers that the trip has no days or stops for.
  fileprivate func isNowhere(in trip: Trip?) -> Bool {
    switch self {
    case .fault(.impossibleTime), .fault(.impossibleDuration), .fault(.impossiblePosition),
      .fault(.date(.impossible)), .fault(.zero), .fault(.reversedList):
      true
    case .day(let day), .target(.day(let day)): trip?.lacks(day) ?? false
    case .days(let days): trip.map { trip in days.contains(where: trip.lacks) } ?? false
    case .stops(let stops): trip.map { trip in stops.contains(where: trip.lacks) } ?? false
    default: false
    }
  }

  /// Whether it is stops by their names alone.
  fileprivate var isOnlyNames: Bool {
    guard case .stops(let stops) = self else { return false }
    return stops.allSatisfy { if case .named = $0 { true } else { false } }
  }
}

extension Trip {
  /// A trip without days gets them with what is put into them.
  fileprivate func lacks(_ day: DayReference) -> Bool {
    guard case .number(let number) = day, !days.isEmpty else { return false }
    return self.day(number: number) == nil
  }

  fileprivate func lacks(_ stop: StopReference) -> Bool {
    switch stop {
    case .inDay(let day, let number):
      self.day(number: day).map { !$0.stops.indices.contains(number - 1) } ?? true
    case .idea(let number): !ideas.indices.contains(number - 1)
    case .through(let first, let last): lacks(first) || lacks(last)
    case .number, .named, .mentioned, .other, .set: false
    }
  }
}
