internal import Session

/// What a calendar says of a zone: its clocks in the year around what takes place by them.
struct CalendarZone {
  let name: String
  let rules: ZoneRules
  /// The first and the last day on which something takes place by its clocks.
  let first: CivilDate
  let last: CivilDate

  func add(to lines: inout ContentLines) {
    let begin = first.adding(-CalendarZone.margin)
    lines.component("VTIMEZONE") { lines in
      lines.add("TZID", name)
      let before = rules.offset(on: begin)
      observance("STANDARD", begin, seconds: 0, from: before, to: before, &lines)
      for change in rules.changes(from: begin, to: last.adding(CalendarZone.margin)) {
        let kind = change.after > change.before ? "DAYLIGHT" : "STANDARD"
        // By the clocks as they were before.
        observance(
          kind, change.date, seconds: change.seconds, from: change.before, to: change.after,
          &lines)
      }
    }
  }

  /// A year on either side, for what is moved in the calendar.
  private static let margin = 370

  private func observance(
    _ kind: String, _ date: CivilDate, seconds: Int, from: Int, to: Int,
    _ lines: inout ContentLines
  ) {
    lines.component(kind) { lines in
      lines.add("DTSTART", CalendarMoment.digits(date, seconds: seconds))
      lines.add("TZOFFSETFROM", CalendarZone.spelled(from))
      lines.add("TZOFFSETTO", CalendarZone.spelled(to))
    }
  }

  /// `+0530`, with seconds where an old zone has them.
  private static func spelled(_ offset: Int) -> String {
    let size = abs(offset)
    let seconds = size % 60 == 0 ? "" : padded(size % 60, 2)
    return (offset < 0 ? "-" : "+") + padded(size / 3600, 2) + padded(size / 60 % 60, 2) + seconds
  }
}
