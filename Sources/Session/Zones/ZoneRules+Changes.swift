extension ZoneRules {
  /// A change of the clocks as those show it that are changed.
  package struct ShownChange: Hashable, Sendable {
    package var date: CivilDate
    /// Since midnight, by the clocks as they were before.
    package var seconds: Int
    /// In seconds east of Greenwich.
    package var before: Int
    package var after: Int
  }

  /// By how much the clocks differ from UTC when a day begins, in seconds east of Greenwich.
  package func offset(on date: CivilDate) -> Int { offset(shown: date, seconds: 0) }

  /// The changes on these days, to the minute, in their order.
  package func changes(from first: CivilDate, to last: CivilDate) -> [ShownChange] {
    var changes: [ShownChange] = []
    var date = first
    while date < last {
      let next = date.adding(1)
      var before = offset(on: date)
      if before != offset(on: next) {
        for minute in 1...1440 {
          let after = offset(shown: date, seconds: minute * 60)
          guard after != before else { continue }
          // The clocks show what is later by either offset once the change is over.
          let shown = minute * 60 - max(0, after - before)
          let days = shown < 0 ? (shown - 86_399) / 86_400 : shown / 86_400
          changes.append(
            ShownChange(
              date: date.adding(days), seconds: shown - days * 86_400, before: before,
              after: after))
          before = after
        }
      }
      date = next
    }
    return changes
  }

  /// What the clocks show at a moment in seconds since 1970.
  package func shown(at moment: Int) -> (CivilDate, ClockTime)? {
    let day = CivilDate(daysSinceEpoch: Int((Double(moment) / 86_400).rounded(.down)))
    // Around a change it is one of the offsets on either side.
    let offsets = Set((-1...2).map { offset(on: day.adding($0)) })
    for offset in offsets.sorted(by: >) {
      let days = Int((Double(moment + offset) / 86_400).rounded(.down))
      let date = CivilDate(daysSinceEpoch: days)
      let seconds = moment + offset - days * 86_400
      guard let time = ClockTime(minutes: seconds / 60) else { continue }
      if self.moment(of: date, time) == moment - seconds % 60 { return (date, time) }
    }
    return nil
  }

  private func offset(shown date: CivilDate, seconds: Int) -> Int {
    let date = date.adding(seconds / 86_400)
    guard let time = ClockTime(minutes: seconds / 60 % 1440) else { return firstOffset }
    return date.daysSinceEpoch * 86_400 + seconds % 86_400 - moment(of: date, time)
  }
}
