internal import Session

/// What a line asks to see, by the matters that its words are of: `how much so far & who owes who`.
///
/// What only looks is done on less than what changes something.
struct SketchedView {
  let chart: Chart
  let lattice: WordLattice

  var context: ChartContext { chart.context }

  /// `nil` where nothing is asked, or nothing of which there is a view.
  var intent: Intent? {
    let clauses = clauses
    // `total bill was 86 eur`: what tells a number asks for nothing, unless it says so.
    guard let first = clauses.first, endsAsking || asks(first) && !tellsNumber else { return nil }
    var found: [Intent] = []
    for clause in clauses {
      if let view = view(of: clause) {
        if !found.contains(view) { found.append(view) }
      } else if clause.contains(where: tellsMore) {
        return nil
      }
    }
    return found.count > 1 ? .several(found) : found.first
  }

  var endsAsking: Bool { context.tokens.last?.says("?") == true }

  /// Whether a number is told, or a name in quotes; the number of a day only tells which.
  var tellsNumber: Bool {
    let numbers = context.tokens.indices.filter { context.tokens[$0].kind == .number }
    guard !context.tokens.contains(where: { $0.kind == .quoted }) else { return true }
    guard !numbers.isEmpty else { return false }
    let days = context.tokens.indices.flatMap { start in
      chart.spans(.day(bareNumber: false), at: start).map { start..<$0.end }
    }
    return !numbers.allSatisfy { number in days.contains { $0.contains(number) } }
  }

  // MARK: - The parts of the line

  private var clauses: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = lattice.behindTalk
    for index in start..<max(start, context.tokens.count)
    where context.tokens[index].kind != .quoted
      && ViewWords.parting.contains(context.tokens[index].folded)
    {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<context.tokens.count)
    return parts.filter { !$0.isEmpty }
  }

  private func asks(_ clause: Range<Int>) -> Bool {
    var start = clause.lowerBound
    while start + 1 < clause.upperBound,
      ViewWords.idleAtFirst.contains(context.tokens[start].folded)
    {
      start += 1
    }
    return lattice.classes(at: start).has(.question)
      || ViewWords.asking.contains(context.tokens[start].spoken)
  }

  /// Whether words of a part say something of their own: a number, a day, an order, a name.
  private func tellsMore(_ index: Int) -> Bool {
    let token = context.tokens[index]
    guard !lattice.classes(at: index).meets(ClassSet([.either, .joining])), !token.says("one")
    else { return false }
    return chart.currency(at: index) != nil || token.kind == .number || token.kind == .quoted
      || token.dateWords?.isEmpty == false
      || lattice.classes(at: index).meets(ViewWords.changing)
  }

  // MARK: - What each asks for

  private func view(of clause: Range<Int>) -> Intent? {
    guard
      !clause.contains(where: { lattice.classes(at: $0).meets(ViewWords.changing) && !isShown($0) }
      ),
      !isReminder(clause)
    else { return nil }
    let words = Set(clause.map { context.tokens[$0].folded })
    func says(_ ways: [[String]]) -> Bool {
      clause.contains { context.end(ofOneOf: ways, at: $0) != nil }
    }
    if says(ViewWords.debts) { return .money(.settle) }
    if let money = money(words, of: day(clause), says) { return money }
    if let nights = nights(clause, words, says) { return nights }
    if says(ViewWords.emptyDays), !words.isDisjoint(with: ["day", "days", "when"]) {
      return .outlook(.free(nil, minutes: nil))
    }
    if let day = day(clause), !words.isDisjoint(with: ViewWords.wholes) { return .show(.day(day)) }
    if let kind = bookings(clause), asks(clause) {
      if kind == .hotel, let day = day(clause) { return .booking(.nights(day)) }
      return .booking(.list(kind))
    }
    if !words.isDisjoint(with: ViewWords.packing) { return .list(.show(.pack, open: true)) }
    if says(ViewWords.doing) { return .list(.show(.todo, open: true)) }
    return nil
  }

  private func money(
    _ words: Set<String>, of day: DayReference?, _ says: ([[String]]) -> Bool
  ) -> Intent? {
    if !words.isDisjoint(with: ViewWords.eachHead) || says(ViewWords.perHead),
      says(ViewWords.sums) || !words.isDisjoint(with: ViewWords.moneyWords)
    {
      return .money(.costs(.all(by: .person)))
    }
    if let day, !words.isDisjoint(with: ViewWords.moneyWords) { return .money(.costs(.day(day))) }
    guard says(ViewWords.sums) || !words.isDisjoint(with: ViewWords.moneyWords) else { return nil }
    let saysLeft = !words.isDisjoint(with: ViewWords.leftWords) || says(ViewWords.spokenFor)
    // `how much is the museum?`
    guard saysLeft || says(ViewWords.sumsOfAll) || !words.isDisjoint(with: ViewWords.allWords),
      namesNothing
    else { return nil }
    return .money(.costs(saysLeft ? .left : .all(by: .day)))
  }

  /// Whether neither a stop nor anything booked is spoken of by its name.
  private var namesNothing: Bool {
    !context.tokens.indices.contains { index in
      chart.spans(.knownStop, at: index).contains { span in
        if case .stops(let stops) = span.value, case .named? = stops.first { true } else { false }
      } || context.journeyWord(at: index) != nil || context.isLodging(index)
    }
  }

  private func nights(
    _ clause: Range<Int>, _ words: Set<String>, _ says: ([[String]]) -> Bool
  ) -> Intent? {
    if says(ViewWords.howManyNights) { return nightsThere ?? .booking(.nights(nil)) }
    guard says(ViewWords.sleeping),
      !words.isDisjoint(with: ViewWords.everyNight) || says(ViewWords.notBooked)
    else { return nil }
    return .booking(.nights(nil))
  }

  /// The nights in a town that is named at the end: `how many nights in Makarska?`.
  var nightsThere: Intent? {
    guard
      context.tokens.indices.contains(where: {
        context.end(ofOneOf: ViewWords.howManyNights, at: $0) != nil
      }),
      let lead = context.tokens.indices.last(where: {
        ["in", "at"].contains(context.tokens[$0].folded)
      })
    else { return nil }
    var end = context.tokens.count
    while end > lead + 1, context.tokens[end - 1].kind == .sign { end -= 1 }
    return end > lead + 1 ? .outlook(.nightsIn(context.text(lead + 1..<end))) : nil
  }

  func day(_ clause: Range<Int>) -> DayReference? {
    var best: (day: DayReference, end: Int)?
    for index in clause {
      for span in chart.spans(.day(bareNumber: false), at: index)
      where span.end <= clause.upperBound && span.end > best?.end ?? index {
        switch span.value {
        case .day(let day): best = (day, span.end)
        // `4/5`, of which the trip has one.
        case .fault(.date(.ambiguous(let dates))):
          if let known = context.onlyDay(of: dates) { best = (.on(known), span.end) }
        default: break
        }
      }
    }
    return best?.day
  }

  /// `have we got a train to Vienna yet`: what is booked of that kind.
  private func bookings(_ clause: Range<Int>) -> Booking.Kind?? {
    for index in clause {
      if let word = context.journeyWord(at: index) { return .some(word.kind) }
      if context.isLodging(index) { return .some(.hotel) }
      if ["bookings", "reservations"].contains(context.tokens[index].folded) { return .some(nil) }
    }
    return nil
  }

  /// `read me back`, `tell me`: no more than to show.
  func isShown(_ index: Int) -> Bool {
    ViewWords.asking.contains(context.tokens[index].folded) || lattice.classes(at: index).has(.show)
      || lattice.classes(at: index).has(.question)
      || context.matches(["have"], at: index) || context.matches(["got"], at: index)
  }

  /// `remind me to …`, `tell Bob to …`.
  private func isReminder(_ clause: Range<Int>) -> Bool {
    guard
      let first = clause.first(where: { ["remind", "tell"].contains(context.tokens[$0].folded) })
    else { return false }
    return (first..<min(first + 4, clause.upperBound)).contains { context.matches(["to"], at: $0) }
  }
}
