internal import Session

/// Finds dates, ranges and lengths in days.
package struct DateRecogniser: Sendable {
  let context: DateContext
  private let grammar: RangeGrammar

  package init(_ context: DateContext) {
    self.context = context
    grammar = .of(context.tongue)
  }

  /// Every date phrase that begins at a token, the longest first.
  ///
  /// A phrase that means a range or
  /// a day (`a week from 3 May`) is found as both.
  package func spans(in tokens: [Token], from index: Int) -> [WhenSpan<DateMeaning>] {
    meanings(of: phrases(in: RuleInput(tokens), from: index))
  }

  /// The same as it was said: what it means is for the days of a trip to say.
  func phrases(in tokens: RuleInput, from index: Int) -> [WhenSpan<DatePhrase>] {
    guard tokens.contains(index), canBegin(tokens, at: index) else { return [] }
    return grammar.phrase.spans(in: tokens, from: index)
  }

  /// The same, with what is a date only where nothing else is expected: `may`, `2027`, `the week`.
  package func spansOfPhrase(in tokens: [Token], from index: Int) -> [WhenSpan<DateMeaning>] {
    meanings(of: (grammar.phrase | grammar.bare).spans(in: tokens, from: index))
  }

  /// What phrases mean, each meaning of a length once.
  func meanings(of phrases: [WhenSpan<DatePhrase>]) -> [WhenSpan<DateMeaning>] {
    var seen: Set<WhenSpan<DateMeaning>> = []
    return phrases.map { WhenSpan(tokens: $0.tokens, value: meaning(of: $0.value)) }
      .filter { seen.insert($0).inserted }
  }

  /// Days, times and lengths that are said together, the longest first, where a phrase for them is
  /// all there is.
  func moments(in tokens: [Token], from index: Int, hint: DayPart?) -> [WhenSpan<MomentMeaning>] {
    guard tokens.indices.contains(index), canBegin(RuleInput(tokens), at: index) else { return [] }
    let spans = MomentGrammar.of(context.tongue).moment.spans(in: tokens, from: index)
    let fullest = Dictionary(
      spans.map { ($0.tokens.upperBound, $0.value.rank) }, uniquingKeysWith: max)
    return spans.compactMap { span in
      guard span.value.rank == fullest[span.tokens.upperBound] else { return nil }
      let clock = span.value.clock(hint)
      if span.value.hours != nil, clock == nil || couldBeDate(span.value) { return nil }
      let (days, start) = (clock?.start ?? 0).quotientAndRemainder(dividingBy: 1440)
      let meaning = MomentMeaning(
        dates: span.value.phrase.map { self.meaning(of: $0).later(days: days) },
        start: clock == nil ? nil : start, minutes: clock?.length)
      return WhenSpan(tokens: span.tokens, value: meaning)
    }
  }

  /// Whether the numbers behind a weekday are a date of that weekday in either order.
  private func couldBeDate(_ moment: SaidMoment) -> Bool {
    guard let (weekday, numbers) = moment.weekdayAndNumbers else { return false }
    let dates = [(numbers.0, numbers.1), (numbers.1, numbers.0)].compactMap { day, month in
      let date = SaidDate(day: day, month: month)
      return try? DateResolver(context: context).next(date, from: context.today)
    }
    return dates.contains { $0.weekday == weekday }
  }

  /// Whether a date could begin here: not inside of a time or a number.
  private func canBegin(_ tokens: RuleInput, at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .sign, .quoted, .link: return false
    case .word: return true
    case .number:
      guard index > 1, token.isGlued, tokens[index - 1].isGlued else { return true }
      return tokens[index - 2].kind != .number
        || ![".", ":", "/", ","].contains(tokens[index - 1].text)
    }
  }
}

extension DateRecogniser {
  private func meaning(of phrase: DatePhrase) -> DateMeaning {
    switch phrase {
    case .day(let day):
      return meaning(day.read) { resolver, day throws(DateFault) in
        .day(try resolver.dates(of: day))
      }
    case .range(let range):
      return meaning(range.read) { resolver, range throws(DateFault) in
        let ranges = try resolver.ranges(of: range)
        return ranges.count == 1 ? .range(ranges[0]) : .fault(.ambiguousRanges(ranges))
      }
    case .period(let period): return meaning(period)
    case .length(let length):
      guard let days = length.days, (1...longestLength).contains(days), length.count > 0 else {
        return .fault(.outOfRange)
      }
      return .days(days)
    }
  }

  private func meaning(_ period: SaidPeriod) -> DateMeaning {
    do throws(DateFault) {
      let range = try DateResolver(context: context).range(of: period)
      if period.isDay { return .day([range.first]) }
      return period.isSharp ? .range(range) : .fault(.vague(range))
    } catch {
      return .fault(error)
    }
  }

  /// The meaning under the order in force; under both where the order is open, or where only the
  /// other one makes a date.
  private func meaning<Said: Hashable>(
    _ read: (DateContext.Order) -> Said?,
    _ resolve: (DateResolver, Said) throws(DateFault) -> DateMeaning
  ) -> DateMeaning {
    let orders: [DateContext.Order] =
      context.order == .ask ? [.dmy, .mdy] : [context.order, context.order == .dmy ? .mdy : .dmy]
    var readings = orders.compactMap(read)
    if context.order != .ask || readings.first == readings.last {
      readings = Array(readings.prefix(1))
    }
    let resolver = DateResolver(context: context)
    let meanings = readings.map { reading -> DateMeaning in
      do throws(DateFault) { return try resolve(resolver, reading) } catch { return .fault(error) }
    }
    return choice(of: meanings)
  }
}

extension DateMeaning {
  /// The same days so many later.
  fileprivate func later(days: Int) -> DateMeaning {
    guard days > 0, case .day(let dates) = self else { return self }
    return .day(dates.map { $0.adding(days) })
  }
}

/// Longer lengths than this are no lengths of trips.
private let longestLength = 99_999

/// One meaning of several: faults fall away where there is anything else; if the rest differs, it
/// is in doubt.
private func choice(of meanings: [DateMeaning]) -> DateMeaning {
  var dates: Set<CivilDate> = []
  var ranges: Set<DateRange> = []
  var sound: Set<DateMeaning> = []
  for meaning in meanings {
    switch meaning {
    case .day(let several): dates.formUnion(several)
    case .range(let range): ranges.insert(range)
    case .fault(.ambiguousRanges(let several)): ranges.formUnion(several)
    case .days, .fault: continue
    }
    sound.insert(meaning)
  }
  if sound.count == 1, let only = sound.first { return only }
  if !ranges.isEmpty {
    return .fault(.ambiguousRanges(ranges.sorted { ($0.first, $0.last) < ($1.first, $1.last) }))
  }
  return dates.isEmpty ? meanings.first ?? .fault(.impossible) : .fault(.ambiguous(dates.sorted()))
}
