internal import Session

/// The dates, times and lengths that begin at the tokens of a line, each found once: many slots
/// look for them at the same place.
final class WhenSpans {
  private let tokens: [Token]
  private let input: RuleInput
  private let context: DateContext
  private let inTrip: DateRecogniser
  private lazy var ofTrip = recogniser { $0.besideTrip = .daysOfMonthAndWeekdays }
  private lazy var ofNewDates = recogniser { $0.besideTrip = .daysOfMonth }
  private lazy var anew = recogniser { ($0.tripDates, $0.country) = ([], nil) }
  private let hasTripDates: Bool
  /// What the words of the line say of bare hours.
  private(set) lazy var dayPart: DayPart? = Language.dayPart(of: tokens)
  /// The tokens between which a line has parts of its own.
  private lazy var endsOfParts = tokens.indices.filter { partEnds.contains(tokens[$0].folded) }
  private var phrasesFound: [Int: [WhenSpan<DatePhrase>]] = [:]
  private var datesOfTrip: [Int: [WhenSpan<DateMeaning>]] = [:]
  private var datesAnew: [Int: [WhenSpan<DateMeaning>]] = [:]
  private var timesFound: [Int: [WhenSpan<TimeMeaning>]] = [:]
  private var lengthsFound: [Int: [WhenSpan<DurationMeaning>]] = [:]

  init(_ tokens: [Token], _ context: DateContext) {
    self.tokens = tokens
    input = RuleInput(tokens)
    inTrip = DateRecogniser(context)
    self.context = context
    hasTripDates = !context.tripDates.isEmpty
  }

  /// One that reads against something else than the rest.
  private func recogniser(_ change: (inout DateContext) -> Void) -> DateRecogniser {
    var other = context
    change(&other)
    return DateRecogniser(other)
  }

  /// Dates that are said of the current trip: of weekdays and days of the month its own come first,
  /// then those beside it.
  func dates(at index: Int) -> [WhenSpan<DateMeaning>] {
    if let known = datesOfTrip[index] { return known }
    let found = ofTrip.meanings(of: phrases(at: index))
    datesOfTrip[index] = found
    return found
  }

  /// Dates that the current trip is to have: its own days come first, then days of its month, then
  /// those from today on.
  func newDates(at index: Int) -> [WhenSpan<DateMeaning>] {
    hasTripDates ? ofNewDates.meanings(of: phrases(at: index)) : dates(at: index)
  }

  /// Dates of anything: the current trip's own come first, then those from today on.
  func datesOfAnything(at index: Int) -> [WhenSpan<DateMeaning>] {
    hasTripDates ? inTrip.meanings(of: phrases(at: index)) : dates(at: index)
  }

  /// The phrases for dates, whatever they mean.
  private func phrases(at index: Int) -> [WhenSpan<DatePhrase>] {
    if let known = phrasesFound[index] { return known }
    let found = inTrip.phrases(in: input, from: index).filter { !countsDays($0.tokens) }
    phrasesFound[index] = found
    return found
  }

  /// `the first day`, `the second evening`: a day of a trip, and not of a month.
  private func countsDays(_ range: Range<Int>) -> Bool {
    guard range.upperBound < tokens.count,
      wordsOfDays.contains(tokens[range.upperBound].folded)
    else { return false }
    let start = tokens[range.lowerBound].says("the") ? range.lowerBound + 1 : range.lowerBound
    return tokens[start].kind == .word
      && NumberWords.ordinal(in: tokens, from: start)?.tokens.upperBound == range.upperBound
  }

  /// Dates as if there were no trip.
  func freshDates(at index: Int) -> [WhenSpan<DateMeaning>] {
    guard hasTripDates else { return dates(at: index) }
    if let known = datesAnew[index] { return known }
    let found = anew.meanings(of: phrases(at: index))
    datesAnew[index] = found
    return found
  }

  /// Dates where a phrase for them is all there is.
  func datesOfPhrase(at index: Int) -> [WhenSpan<DateMeaning>] {
    inTrip.spansOfPhrase(in: tokens, from: index)
  }

  func times(at index: Int) -> [WhenSpan<TimeMeaning>] {
    if let known = timesFound[index] { return known }
    let found = TimeRecogniser().spans(in: tokens, from: index, hint: dayPart(at: index))
    timesFound[index] = found
    return found
  }

  /// A time and the one at which it ends.
  func hours(at index: Int) -> [WhenSpan<SaidHours>] {
    TimeRecogniser().hours(in: tokens, from: index, hint: dayPart(at: index))
  }

  /// What the words say between the signs and the `and` around a token.
  ///
  /// Else those of the parts before it, up to one that tells of a day: `tower at 10, dinner at 8`,
  /// `tonight: drinks at 8, a concert at 10`. Where only one part tells numbers, what any word of the
  /// line says is of them.
  func dayPart(at index: Int) -> DayPart? {
    guard !endsOfParts.isEmpty else { return dayPart }
    var end = endsOfParts.first { $0 >= index } ?? tokens.count
    var isNumbered = 0
    for part in tokens.split(whereSeparator: { partEnds.contains($0.folded) })
    where part.contains(where: { $0.kind == .number }) || tellsHour(part) { isNumbered += 1 }
    // `swim in the morning, a tour at 2`
    let start = endsOfParts.last { $0 < index }.map { $0 + 1 } ?? 0
    if isNumbered < 2, let dayPart, dayPart != .morning || end - start < 4 { return dayPart }
    while end > 0 {
      let start = endsOfParts.last { $0 < end }.map { $0 + 1 } ?? 0
      let part = Array(tokens[start..<end])
      // Behind breakfast comes all of the day.
      if let own = Language.dayPart(of: part) { return end < index && own == .morning ? nil : own }
      if start == 0 || part.contains(where: { $0.dateWords?.isEmpty == false }) { return nil }
      end = start - 1
    }
    return nil
  }

  /// `at three`, `quarter to nine`: in words.
  private func tellsHour(_ part: ArraySlice<Token>) -> Bool {
    zip(part, part.dropFirst()).contains { lead, hour in
      leadsToHour.contains(lead.folded) && NumberWords.cardinal(in: [hour], from: 0) != nil
    }
  }

  /// Days, times and lengths said together, where a phrase for them is all there is.
  func moments(at index: Int) -> [WhenSpan<MomentMeaning>] {
    inTrip.moments(in: tokens, from: index, hint: dayPart)
  }

  func lengths(at index: Int) -> [WhenSpan<DurationMeaning>] {
    if let known = lengthsFound[index] { return known }
    let found = DurationRecogniser().spans(in: tokens, from: index)
    lengthsFound[index] = found
    return found
  }

  /// Lengths where a phrase for one is all there is.
  func lengthsOfPhrase(at index: Int) -> [WhenSpan<DurationMeaning>] {
    DurationRecogniser().spansOfPhrase(in: tokens, from: index)
  }
}

private let leadsToHour: Set = ["at", "by", "past", "to", "around"]
private let partEnds: Set = [",", ";", ".", "and", "then", "n", "&"]
