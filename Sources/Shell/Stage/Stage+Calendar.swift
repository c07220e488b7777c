internal import Language
internal import Session
internal import World

extension Stage {
  /// The dates of a trip, and a grid of each month they lie in with the trip's days marked.
  func calendarLines(of trip: Trip) -> [ReplyLine] {
    guard let dates = trip.dates else {
      return [.facts([Span(trip.name, .name), Span("no dates yet", .quiet)])]
    }
    let marked = Set(trip.days.compactMap(\.date))
    var lines = layout.broken(
      .facts([Span(trip.name, .name), Span(DateWording.spelled(dates), .when)]))
    var month = firstOfMonth(dates.first)
    while month <= dates.last, lines.count < 120 {
      lines += [ReplyLine()] + grid(of: month, marked)
      month = firstOfMonth(month.adding(31))
    }
    return lines
  }

  private func grid(of month: CivilDate, _ marked: Set<CivilDate>) -> [ReplyLine] {
    let order = weekdays
    let days = CivilDate.days(inMonth: month.month, year: month.year)
    let blanks = order.firstIndex(of: month.weekday) ?? 0
    var cells = Array(repeating: Span("    "), count: blanks)
    for offset in 0..<days {
      let date = month.adding(offset)
      let number = rightAligned(String(date.day), 2)
      cells.append(
        marked.contains(date) ? Span("[\(number)]", .when) : Span(" \(number) ", .quiet))
    }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      ReplyLine(Array(cells[start..<min(start + 7, cells.count)])).indented(1)
    }
    let heads = order.map { " \($0.abbreviation)" }.joined()
    return [ReplyLine("  \(month.monthText)", .name), ReplyLine(" " + heads, .quiet)] + weeks
  }

  /// The days of a week in the order that is set.
  private var weekdays: [Weekday] {
    let first: Weekday =
      switch session.settings[.weekStart] {
      case "sunday": .sunday
      case "saturday": .saturday
      default: .monday
      }
    return (0..<7).map { Weekday.allCases[(first.rawValue + $0) % 7] }
  }
}

private func firstOfMonth(_ date: CivilDate) -> CivilDate { date.adding(1 - date.day) }
