internal import Session

/// Something that is to be done by a day before the trip: `evisas need doing by 12 march`.
struct SketchedTask {
  let chart: Chart
  let names: SketchNames

  /// Say that something has to be done.
  static let obliging: Set = [
    "must", "need", "needs", "has", "have", "should", "remember", "forget", "remind", "gotta",
  ]

  /// They lead to the day by which it is due.
  static let limits = BookingWords.ways(
    """
    by before until no_later_than not_later_than at_the_latest latest due due_by has_time_until
    by_the at_latest
    """)

  var context: ChartContext { chart.context }

  /// What is put on the list, and whether words say that it has to be done; `nil` where no line of a
  /// deadline stands there.
  var intent: (Intent, isCertain: Bool)? {
    guard let (text, due) = limitedAhead ?? textAndDue, let said = context.text(text).nonEmpty
    else { return duty.map { ($0, false) } ?? reminder.map { ($0, false) } }
    // `Ana has her exam until 12 march` tells of no duty.
    let isCertain =
      beginsErrand
      || context.tokens.indices.contains { index in
        let word = context.tokens[index].folded
        return plainDuties.contains(word)
          || ["has", "have"].contains(word) && context.matches(["to"], at: index + 1)
      }
    guard let other = another else { return (.list(.add(.todo, said, due)), isCertain) }
    return (.several([.list(.add(.todo, said, due)), .list(.add(.todo, other, nil))]), false)
  }

  /// `… a week before we leave and ask the Hendersons …`: another thing behind the first.
  private var another: String? {
    guard let and = context.tokens.indices.first(where: joinsAnother) else { return nil }
    return context.text(matter(and + 1..<context.tokens.count)).nonEmpty
  }

  private func joinsAnother(_ index: Int) -> Bool {
    guard context.matches(["and"], at: index), index + 2 < context.tokens.count,
      !(index..<context.tokens.count).contains(where: { context.tokens[$0].kind == .number })
    else { return false }
    return (0..<index).contains { start in
      chart.spans(.daysBefore, at: start).contains { $0.end == index }
    }
  }

  /// A deadline ahead of its task: `until the 1st of May I must have …`, `… the cards must be ordered`.
  private var limitedAhead: (Range<Int>, ChecklistTask.Due)? {
    let start = names.lattice.behindTalk
    guard let day = context.end(ofOneOf: SketchedTask.limits, at: start),
      let span = chart.spans(.date(of: .other), at: day).max(by: { $0.end < $1.end }),
      case .date(let date) = span.value, date >= context.today,
      context.trip?.start.map({ date < $0 }) ?? true, span.end < context.tokens.count,
      case let duty = span.end..<min(span.end + 4, context.tokens.count),
      duty.contains(where: isObliging),
      duty.contains(where: { ["i", "we", "be"].contains(context.tokens[$0].folded) }),
      // `I must not pay anything`
      !(span.end..<context.tokens.count).contains(where: {
        names.lattice.classes(at: $0).has(.not)
      })
    else { return nil }
    return (matter(span.end..<context.tokens.count), .on(date))
  }

  private func isObliging(_ index: Int) -> Bool {
    SketchedTask.obliging.contains(context.tokens[index].folded)
  }

  private var textAndDue: (Range<Int>, ChecklistTask.Due)? {
    // `three weeks before we leave I must reserve the bikes`
    for span in chart.spans(.daysBefore, at: behindReminding) {
      guard case .integer(let days) = span.value, span.end < context.tokens.count else { continue }
      let rest = span.end..<context.tokens.count
      // `remind us 3 days before we leave to print them`
      if context.tokens[span.end].says("to"), behindReminding > 0 {
        return (matter(rest.dropFirst()), .before(days: days))
      }
      guard rest.contains(where: isObliging) else { continue }
      return (matter(rest), .before(days: days))
    }
    for index in context.tokens.indices.dropFirst(2) {
      // `need a jab like 2 weeks before i go`
      for span in chart.spans(.daysBefore, at: index) where endsMatter(span.end) {
        guard case .integer(let days) = span.value,
          (0..<index).contains(where: isObliging) || beginsErrand
        else { continue }
        return (matter(upTo: index), .before(days: days))
      }
      guard let start = context.end(ofOneOf: SketchedTask.limits, at: index) else { continue }
      for span in chart.spans(.daysBefore, at: start) where endsMatter(span.end) {
        guard case .integer(let days) = span.value else { continue }
        return (matter(upTo: index), .before(days: days))
      }
      for span in chart.spans(.date(of: .other), at: start) where endsMatter(span.end) {
        guard case .date(let date) = span.value, date >= context.today,
          context.trip?.start.map({ date < $0 }) ?? true
        else { continue }
        return (matter(upTo: index), .on(date))
      }
      // `by end of may`: its last day.
      for span in [index, start].filter(context.tokens.indices.contains)
        .flatMap({ context.when.freshDates(at: $0) })
      {
        guard case .fault(.vague(let range)) = span.value, span.tokens.upperBound > start,
          endsMatter(span.tokens.upperBound), range.last >= context.today,
          context.trip?.start.map({ range.last < $0 }) ?? true
        else { continue }
        return (matter(upTo: index), .on(range.last))
      }
    }
    return nil
  }

  private var behindReminding: Int {
    let start = names.lattice.behindTalk
    return context.end(ofOneOf: remindingWhom, at: start) ?? start
  }

  /// `…, latest`: nothing but a sign or talk may stand behind it.
  private func endsMatter(_ end: Int) -> Bool {
    if joinsAnother(end) { return true }
    let rest = context.tokens[min(end, context.tokens.count)...]
    if rest.count < 6, rest.contains(where: { $0.says("forget") }) { return true }
    return rest.allSatisfy { token in
      token.kind == .sign
        || ["please", "latest", "though", "at", "the", "pls"].contains(token.folded)
    }
  }

  /// The words before a token, behind what is only talk.
  private func matter(upTo end: Int) -> Range<Int> {
    matter(min(names.lattice.behindTalk, end)..<end)
  }

  /// Words without those that only say that it has to be done.
  func matter(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, context.tokens[start].kind == .sign { start += 1 }
    // `someone has to water them, so remind me to ask the neighbour`: what is asked for comes last.
    if let asked = (start..<end).compactMap({ context.end(ofOneOf: asking, at: $0) }).last,
      asked < end
    {
      start = asked
    }
    if let lead = context.end(ofOneOf: duties, at: start) { start = lead }
    if let aside = (start..<end).first(where: isAside) { end = aside }
    // `…, because the app failed last year`
    if let why = (start..<end).dropFirst().first(where: { context.tokens[$0].says("because") }) {
      end = why
    }
    while end > start, tails.contains(context.tokens[end - 1].folded) { end -= 1 }
    return start..<max(start, end)
  }
}

extension SketchedTask {
  /// `…, write me this please`: a sign behind which nothing of the matter stands.
  fileprivate func isAside(_ index: Int) -> Bool {
    context.matches([","], at: index)
      && context.token(index + 1).map { asides.contains($0.folded) } == true
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

private let asides: Set = ["write", "note", "put", "remind", "please", "best", "latest", "at"]
private let duties = BookingWords.ways(
  """
  i_must we_must i_must_to we_must_to i_have_to we_have_to i_need_to we_need_to remember_to don't_forget_to remind_me_to
  remind_us_to need_to have_to must must_not_forget_to i_should we_should i_still_have_to one_of_us_must one_of_us_has_to one_of_us_should somebody_must someone_must
  we_also_have_to i_also_have_to we_also_need_to i_also_need_to i_still_need_to we_still_have_to we_still_need_to someone_has_to somebody_has_to gotta i_gotta we_must_also_remember_to we_must_remember_to we_must_also
  """)
private let asking = BookingWords.ways(
  "remind_me_to remind_us_to i_need_a_reminder_: we_need_a_reminder_: a_reminder_:")
private let tails: Set = [
  "like", "about", "around", "at", "least",
  ".", ",", ":", "todo", "-", "–", "and", "done", "doing", "need", "needs", "to", "be", "this",
]
private let remindingWhom = BookingWords.ways("remind_me remind_us remind_everyone")
private let plainDuties: Set = ["must", "need", "needs", "remember", "remind", "gotta"]
