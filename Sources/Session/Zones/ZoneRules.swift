/// By how much the clocks of a zone differ from UTC, and when that changes.
package struct ZoneRules: Hashable, Sendable {
  /// A moment at which the clocks change, in seconds since 1970, and the offset from then on.
  package struct Transition: Hashable, Sendable {
    package var at: Int
    package var offset: Int

    package init(at: Int, offset: Int) {
      self.at = at
      self.offset = offset
    }
  }

  /// Before the first transition.
  package var firstOffset: Int
  /// In rising order.
  package var transitions: [Transition]
  /// What holds after the last of them; `nil` where its offset stays.
  package var later: ZoneFooter?

  package init(firstOffset: Int, transitions: [Transition] = [], later: ZoneFooter? = nil) {
    self.firstOffset = firstOffset
    self.transitions = transitions
    self.later = later
  }

  /// The moment in seconds since 1970 at which these clocks show a time.
  ///
  /// A time that they skip means the moment as much later, one that comes twice the first.
  package func moment(of date: CivilDate, _ time: ClockTime) -> Int {
    let shown = date.daysSinceEpoch * 86_400 + time.minutes * 60
    return shown - offset(shown: shown, year: date.year)
  }

  /// A change is over once the clocks show what is later by either of its offsets: so a skipped time
  /// is read by the offset before, and so is the first of two.
  private func offset(shown: Int, year: Int) -> Int {
    var before = firstOffset
    for transition in transitions {
      guard shown >= transition.at + max(before, transition.offset) else { return before }
      before = transition.offset
    }
    guard let later else { return before }
    guard let seasons = later.seasons else { return later.standard }
    var offset = before
    // What the table tells is told.
    let told = transitions.last?.at ?? .min
    for change in seasons.changes(around: year, standard: later.standard) where change.at > told {
      guard shown >= change.at + max(change.before, change.after) else { return change.before }
      offset = change.after
    }
    return offset
  }
}

/// What holds in a zone from the last change that is listed on.
package struct ZoneFooter: Hashable, Sendable {
  /// In seconds east of Greenwich.
  package var standard: Int
  /// `nil` where the clocks are never changed.
  package var seasons: ZoneSeasons?

  package init(standard: Int, seasons: ZoneSeasons? = nil) {
    self.standard = standard
    self.seasons = seasons
  }
}

/// Two changes a year: to another time, and back to the standard one.
package struct ZoneSeasons: Hashable, Sendable {
  /// In seconds east of Greenwich.
  package var offset: Int
  package var begins: YearlyMoment
  package var ends: YearlyMoment

  package init(offset: Int, begins: YearlyMoment, ends: YearlyMoment) {
    self.offset = offset
    self.begins = begins
    self.ends = ends
  }

  struct Change {
    var at: Int
    var before: Int
    var after: Int
  }

  /// The changes of a year and of those beside it, in their order.
  func changes(around year: Int, standard: Int) -> [Change] {
    let years = max(1, year - 1)...min(9999, year + 1)
    return years.flatMap { year in
      [
        Change(at: begins.shown(in: year) - standard, before: standard, after: offset),
        Change(at: ends.shown(in: year) - offset, before: offset, after: standard),
      ]
    }.sorted { $0.at < $1.at }
  }
}

/// A time on a day that a year has one of.
package struct YearlyMoment: Hashable, Sendable {
  package enum Day: Hashable, Sendable {
    /// Of a month the week counted from 1, 5 for the last, and in it the day of the week.
    case weekday(Weekday, week: Int, month: Int)
    /// Counted from 1; 29 February is never counted.
    case withoutLeap(Int)
    /// Counted from 0; 29 February is counted.
    case withLeap(Int)
  }

  package var day: Day
  /// In seconds after midnight, also before it or on another day.
  package var seconds: Int

  package init(day: Day, seconds: Int) {
    self.day = day
    self.seconds = seconds
  }

  /// What the clocks show then, in seconds since they would have shown the beginning of 1970.
  func shown(in year: Int) -> Int { dayNumber(in: year) * 86_400 + seconds }

  private func dayNumber(in year: Int) -> Int {
    let firstDay = CivilDate(year: year, month: 1, day: 1)?.daysSinceEpoch ?? 0
    switch day {
    case .withLeap(let count): return firstDay + count
    case .withoutLeap(let count):
      let isBehindLeapDay = CivilDate.days(inMonth: 2, year: year) == 29 && count > 59
      return firstDay + count - 1 + (isBehindLeapDay ? 1 : 0)
    case .weekday(let weekday, let week, let month):
      guard let first = CivilDate(year: year, month: month, day: 1) else { return firstDay }
      let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
      let days = CivilDate.days(inMonth: month, year: year)
      var offset = ahead + (week - 1) * 7
      if offset >= days { offset -= 7 }
      return first.daysSinceEpoch + offset
    }
  }
}
