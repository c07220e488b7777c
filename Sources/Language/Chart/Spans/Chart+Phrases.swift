internal import Session

extension Chart {
  /// What `when` explains: dates, a time, a length, or some of them; a little word may stand before
  /// it.
  func phrases(at index: Int) -> [Span] {
    let moments = momentPhrases(at: index)
    let single = datePhrases(at: index) + plainPhrases(at: index)
    // `tonight` is a day and a time.
    var spans = moments + single.filter { span in !moments.contains { $0.end == span.end } }
    if let lead = context.token(index), lead.kind == .word || lead.says("@") {
      spans += phrases(behind: lead.folded, at: index + 1).map { span in
        Span(end: span.end, value: span.value, score: span.score + Score.filler)
      }
    }
    return spans.filter { !$0.isHopeless || !spans.contains(where: $0.isBeaten(by:)) }
  }

  private func phrases(behind lead: String, at index: Int) -> [Span] {
    switch lead {
    case "at", "@": timePhrases(at: index)
    case "for": lengthPhrases(at: index) + plainTimes(at: index)
    case "in": datePhrases(at: index) + momentPhrases(at: index) + fromNow(at: index)
    case "on", "during": datePhrases(at: index) + momentPhrases(at: index)
    default: []
    }
  }

  /// `for half past 3`: what cannot be a length.
  private func plainTimes(at index: Int) -> [Span] {
    timePhrases(at: index).filter { span in
      let tokens = index..<span.end
      return tokens.count > 1 && !isHourMark(tokens) && tries(tokens) == nil
    }
  }

  private func datePhrases(at index: Int) -> [Span] {
    context.when.datesOfPhrase(at: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .range(let range), .fault(.vague(let range)): .meaning(PhraseMeaning(dates: range))
        case .days(let count): .meaning(PhraseMeaning(minutes: count * 1440))
        case .day(let dates) where dates.count > 1: .fault(.date(.ambiguous(dates)))
        case .day(let dates):
          .meaning(PhraseMeaning(dates: dates.first.map { DateRange($0) }))
        case .fault(let fault): .fault(.date(fault))
        }
      return dated(span, value, prefersRange: false)
    }
  }

  /// `tomorrow at 8`, `friday morning`, `8pm on friday`, `3-4pm`, `24 october, 9 pm`.
  private func momentPhrases(at index: Int) -> [Span] {
    context.when.moments(at: index).map { span in
      let moment = span.value
      guard let time = moment.start.flatMap(ClockTime.init(minutes:)) else {
        return Span(
          end: span.tokens.upperBound, value: .fault(.unclear(tries: ["when at 02:00"])),
          score: span.tokens.count * Score.known)
      }
      var meaning = PhraseMeaning(time: time, minutes: moment.minutes)
      var fault: DateFault?
      switch moment.dates {
      case .day(let dates):
        meaning.dates = dates.first.map { DateRange($0) }
        if dates.count > 1 { fault = .ambiguous(dates) }
      case .range(let range), .fault(.vague(let range)): meaning.dates = range
      case .fault(let found): fault = found
      case .days, nil: break
      }
      let value = fault.map { SlotValue.fault(.date($0)) } ?? .meaning(meaning)
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
    }
  }

  /// A time or a length; where nobody knows which it is, or whether it is a day, that is asked.
  private func plainPhrases(at index: Int) -> [Span] {
    let (lengths, times) = (lengthPhrases(at: index), timePhrases(at: index))
    return lengths.filter { !isHourMark(index..<$0.end) || isLength(index..<$0.end) }
      + times.compactMap { span in
        let tokens = index..<span.end
        if isHourMark(tokens), isLength(tokens) { return nil }
        if let tries = tries(tokens) {
          return Span(end: span.end, value: .fault(.unclear(tries: tries)), score: span.score)
        }
        return span
      }
  }

  /// The lines that mean one thing each where a time could be another: `15` and `4.22` could be
  /// days, `8h30` a length.
  private func tries(_ tokens: Range<Int>) -> [String]? {
    let words = context.text(tokens)
    if isHourMark(tokens), hour(at: tokens.lowerBound) < 13 {
      return ["when at \(words)", "when for \(words)"]
    }
    guard !isPlainTime(tokens, orHour: true) else { return nil }
    return tokens.count == 1 ? ["when at \(words)", "when the \(words)"] : ["when at \(words)"]
  }

  private func hour(at index: Int) -> Int { context.token(index).flatMap { Int($0.text) } ?? 0 }

  /// Whether an hour mark is rather a length: `3h`, `1h30`; where hours are written so, only `1h30m`.
  private func isLength(_ tokens: Range<Int>) -> Bool {
    let isShort = hour(at: tokens.lowerBound) < (tokens.count == 2 ? 5 : 3)
    return isShort && (!writesHourMarks || tokens.count == 4)
  }

  private var writesHourMarks: Bool {
    context.dates.tongue == .french || context.dates.tongue == .portuguese
  }

  /// `8h`, `8h30`, `8h30m`, which is no hour mark of those who write hours otherwise.
  private func isHourMark(_ tokens: Range<Int>) -> Bool {
    let first = tokens.lowerBound
    let isLong = tokens.count == 4 && writesHourMarks && context.token(first + 3)?.says("m") == true
    return (isLong || (2...3).contains(tokens.count)) && context.token(first)?.kind == .number
      && context.token(first + 1).map { $0.says("h") && ($0.isGlued || writesHourMarks) } == true
  }

  /// Whether these tokens can be nothing but a time: a mere number could be a day, unless it is an
  /// hour that one says, and so could `4.22`.
  private func isPlainTime(_ tokens: Range<Int>, orHour: Bool = false) -> Bool {
    let number = context.token(tokens.lowerBound).flatMap { Int($0.text) }
    if tokens.count == 1 {
      guard let number else {
        return orHour || NumberWords.cardinal(in: context.tokens, from: tokens.lowerBound) == nil
      }
      return orHour && number <= 12
    }
    guard tokens.count == 3, context.token(tokens.lowerBound + 1)?.text == ".", let number,
      let second = context.token(tokens.lowerBound + 2).flatMap({ Int($0.text) })
    else { return true }
    return !(1...31).contains(number) || !(1...31).contains(second) || min(number, second) > 12
  }

  private func timePhrases(at index: Int) -> [Span] {
    times(at: index).map { span in
      guard let time = span.value.time else { return span }
      return Span(end: span.end, value: .meaning(PhraseMeaning(time: time)), score: span.score)
    }
  }

  /// `in half an hour`: from now, which only a clock could tell.
  private func fromNow(at index: Int) -> [Span] {
    context.when.lengths(at: index).map { span in
      let value = SlotValue.fault(.unclear(tries: ["when for \(context.text(span.tokens))"]))
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
    }
  }

  private func lengthPhrases(at index: Int) -> [Span] {
    context.when.lengthsOfPhrase(at: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .minutes(let minutes): .meaning(PhraseMeaning(minutes: minutes))
        case .impossible: .fault(.impossibleDuration)
        }
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
    }
  }
}

extension Span {
  /// Whether it is a day that no calendar has, or not with that weekday.
  fileprivate var isHopeless: Bool {
    switch value {
    case .fault(.date(.impossible)), .fault(.date(.wrongWeekday)): true
    default: false
    }
  }

  /// Whether the other makes sense of the same words.
  fileprivate func isBeaten(by other: Span) -> Bool {
    guard other.end == end, case .meaning = other.value else { return false }
    return true
  }
}
