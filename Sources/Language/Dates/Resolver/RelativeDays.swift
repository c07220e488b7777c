internal import Session

/// `tomorrow`, `in 3 days`, `a week ago`.
func relative(_ vocabulary: Vocabulary, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let offset = vocabulary.rule { word -> SaidDay? in
    guard case .offset(let days) = word else { return nil }
    return .fromToday(Length(count: days, unit: .day))
  }
  let partOfToday = Rule<Void>.says("this").then(.says("morning", "afternoon", "evening"))
    .map { SaidDay.fromToday(Length(count: 0, unit: .day)) }
  let inDigits = Rule.number(2...2, digits: 1...1)
    .then(Rule<Void>.says("moro", "morrow", "morow", "mrw").glued)
    .map { _ in SaidDay.fromToday(Length(count: 1, unit: .day)) }
  return offset | partOfToday | inDigits | distant(lengths)
}

/// `in 3 days`, `in a week's time`, `two weeks later`, `a week ago`.
func distant(_ lengths: LengthGrammar) -> Rule<SaidDay> {
  let time = Rule<Void>.says("'", "’").glued.maybe.then(.says("time"))
  let ahead = Rule<Void>.says("in").before(lengths.distances).then(time | .nothing(()))
  let fromNow = lengths.distances.then(
    Rule<Void>.says("from").then(.says("now", "today")) | .says("later", "hence"))
  let ago = lengths.distances.then(.says("ago")).map { $0.map(\.reversed) }
  return (ahead | fromNow | ago).map { .fromToday($0) }
}

/// `a week from 3 May`, `two days after friday`.
func away(from day: Rule<SaidDay>, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let later = lengths.distance.then(.says("from", "after"))
  let earlier = lengths.distance.then(.says("before")).map { $0.reversed }
  return (later | earlier).then(day) { length, day in
    // The next Christmas, or the last?
    if case .holiday(_, .open) = day, length.months ?? 0 >= 12 { return nil }
    return .after(length, day)
  }
}

/// `the day after tomorrow`, `the day before 3 May`.
func dayBeside(_ day: Rule<SaidDay>) -> Rule<SaidDay> {
  let after = Rule<Void>.phrase("day", "after").map { 1 }
  let before = Rule<Void>.phrase("day", "before").map { -1 }
  let beside = (after | before).then(day) { days, day -> (Bool, SaidDay) in
    var isFromToday = false
    if case .fromToday = day { isFromToday = true }
    return (isFromToday, .after(Length(count: days, unit: .day), day))
  }
  return beside.map { $0.0 ? $0.1 : nil } | Rule<Void>.says("the").before(beside).map { $0.1 }
}

/// `the second tuesday after christmas`, `the monday closest to 5 may`.
func weekdayBeside(_ day: Rule<SaidDay>, _ weekday: Rule<Weekday>) -> Rule<SaidDay> {
  let place = (NumberWords.ordinal | NumberWords.ordinalDigits).map { $0 > 0 ? $0 : nil }
  let the = Rule<Void>.says("the").maybe
  let side = Rule<Void>.says("after").map { 1 } | Rule<Void>.says("before").map { -1 }
  let last = the.then(.says("last")).before(weekday).then(.says("before")).map { (-1, $0) }
  let beside = the.before(place).then(weekday) { ($0, $1) }.then(side) { ($0.0 * $1, $0.1) } | last
  let near = Rule<Void>.says("closest", "nearest")
  let closest = the.before(place.then(near) | near.map { 1 }).then(weekday) { ($0, $1) }
    .then(.says("to"))
  let behind = the.before(weekday).then(near).then(.says("to")).map { (1, $0) }
  return beside.then(day) { .beside($0.0, $0.1, $1) }
    | (closest | behind).then(day) { .closest($0.0, $0.1, $1) }
}

/// `next 6 april`, whose year is open.
func comingDate(_ date: Rule<SaidDay>) -> Rule<SaidDay> {
  Rule<Void>.says("next").before(date).map { day in
    switch day {
    case .date(let date): date.year == nil && date.month != nil ? .coming(date) : nil
    case .slashed(let first, let second, nil, nil): .comingSlashed(first, second)
    default: nil
    }
  }
}

/// `a week on tuesday`, `a fortnight today`, in weeks: only where the phrase is all there is, else the length
/// may be how long something takes.
func behindWeeks(_ weekday: Rule<Weekday>, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let near = Rule<Void>.says("today").map { 0 } | Rule<Void>.says("tomorrow").map { 1 }
  let days = near.map { SaidDay.fromToday(Length(count: $0, unit: .day)) }
  let named = weekday.map { SaidDay.weekday($0, .coming) }
  let weeks = lengths.distance.map { ($0.unit.days ?? 0) % 7 == 0 && $0.months == nil ? $0 : nil }
  return weeks.then(Rule<Void>.says("on").maybe).then(days | named) { .after($0, $1) }
}

/// `two sundays from now`, `three mondays later`, `2 thursdays ago`.
func sundays(_ vocabulary: Vocabulary, _ count: Rule<Int>) -> Rule<SaidDay> {
  let weekday = Rule<Weekday>.token { token in
    var singular = token
    if token.folded.hasSuffix("days") {
      singular.folded.removeLast()
      singular.dateWords = nil
    }
    return vocabulary.meanings(of: singular).lazy.compactMap { word in
      if case .weekday(let weekday) = word { weekday } else { nil }
    }.first
  }
  let some = count.map { $0 > 0 ? $0 : nil }.then(weekday) { ($0, $1) }
  let ahead = some.then(.phrase("from", "now") | .says("later", "hence"))
  return ahead.map { .after(Length(count: $0.0 - 1, unit: .week), .weekday($0.1, .coming)) }
    | some.then(.says("ago", "back"))
    .map { .after(Length(count: -$0.0, unit: .week), .weekday($0.1, .this)) }
}
