internal import Session

/// A trip as an iCalendar file (RFC 5545): an event for each stop and booking that has a date, a
/// to-do for each task that is due on one.
///
/// The same trip gives the same bytes: nothing in it is of the moment of writing.
struct CalendarFile {
  let trip: Trip
  let zones: any TimeZones
  /// When the trip was made and when it changed last, in seconds since 1970.
  let made: Int
  let changed: Int

  var text: String {
    var lines = ContentLines()
    let stamp = CalendarMoment.digits(moment: changed)
    let events = events
    lines.component("VCALENDAR") { lines in
      lines.add("VERSION", "2.0")
      lines.add("PRODID", "-//tripsh//tripsh \(programVersion)//EN")
      lines.add("CALSCALE", "GREGORIAN")
      lines.add("NAME", text: trip.name)
      lines.add("X-WR-CALNAME", text: trip.name)
      for zone in known(events) { zone.add(to: &lines) }
      for event in events { event.add(to: &lines, stamp: stamp) }
      for task in tasks { add(task.task, due: task.due, to: &lines, stamp) }
    }
    return lines.text
  }

  /// How many things are in it.
  var count: Int { events.count + tasks.count }

  /// The names of what is on no date.
  var leftOut: [String] {
    trip.ideas.map(\.name) + trip.bookings.filter { $0.times.start.date == nil }.map(\.name)
      + trip.checklist.filter { $0.dueDate(start: trip.start) == nil }.map(\.text)
  }

  /// Ids are of one home, the second in which the trip was made is of this one.
  static func mark(of trip: TripID, made: Int) -> String { "t\(trip.number)-\(made)@tripsh" }

  private var mark: String { CalendarFile.mark(of: trip.id, made: made) }

  /// Of a zone that nobody has rules for the clocks are those of whoever reads it.
  private var events: [CalendarEvent] {
    trip.calendarEvents(mark: mark).map { event in
      var event = event
      event.begins = event.begins.withKnownZone(zones)
      event.ends = event.ends?.withKnownZone(zones)
      return event
    }
  }

  private var tasks: [(task: ChecklistTask, due: CivilDate)] {
    trip.checklist.compactMap { task in task.dueDate(start: trip.start).map { (task, $0) } }
  }

  private func known(_ events: [CalendarEvent]) -> [CalendarZone] {
    let moments = events.flatMap { [$0.begins, $0.ends].compactMap(\.self) }
    let byZone = Dictionary(grouping: moments) { $0.zone ?? "" }
    return byZone.keys.sorted().compactMap { name in
      guard let rules = zones.rules(of: name), let moments = byZone[name],
        let first = moments.map(\.date).min(), let last = moments.map(\.date).max()
      else { return nil }
      return CalendarZone(name: name, rules: rules, first: first, last: last)
    }
  }

  private func add(
    _ task: ChecklistTask, due: CivilDate, to lines: inout ContentLines, _ stamp: String
  ) {
    lines.component("VTODO") { lines in
      lines.add("UID", "k\(task.id.number)-\(mark)")
      lines.add("DTSTAMP", stamp)
      lines.add("DUE;VALUE=DATE", CalendarMoment.digits(due))
      lines.add("SUMMARY", text: task.text)
      lines.add("STATUS", task.done ? "COMPLETED" : "NEEDS-ACTION")
      OwnProperty(OwnProperty.kind, task.list.rawValue).add(to: &lines)
      if case .before(let days)? = task.due {
        OwnProperty(OwnProperty.daysBefore, String(days)).add(to: &lines)
      }
    }
  }
}

extension CalendarMoment {
  fileprivate func withKnownZone(_ zones: any TimeZones) -> CalendarMoment {
    guard case .clock(let date, let time, let zone?) = self, zones.rules(of: zone) == nil else {
      return self
    }
    return .clock(date, time, zone: nil)
  }
}
