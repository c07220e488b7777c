internal import Session

/// What of a calendar goes into a trip, as commands, and what is passed over.
struct ImportPlan {
  private let trip: Trip
  private let zones: any TimeZones
  private(set) var intents: [Intent] = []
  /// The names of what is taken.
  private(set) var taken: [String] = []
  /// What is not, and why.
  private(set) var passedOver: [(name: String, why: String)] = []

  init(_ entries: [CalendarEntry], into trip: Trip, _ zones: any TimeZones) {
    self.trip = trip
    self.zones = zones
    for entry in entries {
      let name = entry.line("SUMMARY") ?? "an event without a name"
      let commands = entry.kind == "VTODO" ? task(name, entry) : event(name, entry)
      switch commands {
      case .commands(let commands):
        intents += commands
        taken.append(name)
      case .passed(let why): passedOver.append((name, why))
      }
    }
  }

  private enum Found {
    case commands([Intent])
    case passed(String)
  }

  private func task(_ name: String, _ entry: CalendarEntry) -> Found {
    let due = entry.property("DUE").flatMap { CalendarMoment($0, in: homeZone, zones)?.date }
    if trip.checklist.contains(where: { folded($0.text) == folded(name) }) {
      return .passed("it is there already")
    }
    var commands: [Intent] = [.list(.add(.todo, name, due.map { .on($0) }))]
    if entry.line("STATUS") == "COMPLETED" { commands.append(.list(.tick([.named(name)], true))) }
    return .commands(commands)
  }

  private func event(_ name: String, _ entry: CalendarEntry) -> Found {
    if entry.line("STATUS") == "CANCELLED" { return .passed("it is cancelled") }
    if entry.property("RRULE") != nil { return .passed("it repeats") }
    guard let start = entry.property("DTSTART"),
      let rough = CalendarMoment(start, in: homeZone, zones)
    else { return .passed("it has no time") }
    let zone = zone(on: rough.date)
    let begins = CalendarMoment(start, in: zone, zones) ?? rough
    guard let day = trip.days.first(where: { $0.date == begins.date }) else {
      return .passed("\(begins.date.fullText) is no day of the trip")
    }
    let ends = entry.property("DTEND").flatMap { CalendarMoment($0, in: zone, zones) }
    let own = ImportedBooking(name, entry, begins, ends)
    if let booking = own?.booking {
      return isThere(booking, begins.date)
        ? .passed("it is there already") : .commands([.booking(.add(booking))])
    }
    return stop(name, entry, begins, ends, on: day)
  }

  private func stop(
    _ name: String, _ entry: CalendarEntry, _ begins: CalendarMoment, _ ends: CalendarMoment?,
    on day: Day
  ) -> Found {
    let isThere = day.stops.contains { folded($0.name) == folded(name) && $0.at == begins.time }
    guard !isThere else { return .passed("it is there already") }
    let what: NewStopSubject =
      entry.position.map { .place(.pinned(name, $0)) } ?? .text(name)
    let new = NewStops(
      what, to: .day(.on(begins.date)), at: begins.time, minutes: begins.minutes(to: ends))
    var commands: [Intent] = [.add(new)]
    if let note = entry.note { commands.append(.note(.stop(.mentioned), note)) }
    if let cost = entry.cost { commands.append(.cost(.mentioned, cost)) }
    return .commands(commands)
  }

  private func isThere(_ new: NewBooking, _ date: CivilDate) -> Bool {
    trip.bookings.contains { booking in
      booking.kind == new.kind && booking.times.start.date == date
        && new.name.map { folded($0) == folded(booking.name) } ?? true
        && (new.kind == .hotel || booking.times.start.time == new.time)
    }
  }

  /// The clocks by which a trip lives on a day.
  private func zone(on date: CivilDate) -> String? {
    trip.days.first { $0.date == date }?.city?.place?.timeZone ?? homeZone
  }

  private var homeZone: String? { trip.destination?.place?.timeZone }
}

extension CalendarMoment {
  var time: ClockTime? { if case .clock(_, let time, _) = self { time } else { nil } }

  /// From here to a moment by the same clocks; `nil` where that takes no time, or days.
  fileprivate func minutes(to end: CalendarMoment?) -> Int? {
    guard let begin = time, let end, let last = end.time else { return nil }
    let minutes = end.date.days(since: date) * 1440 + last.minutes - begin.minutes
    return (1...1440).contains(minutes) ? minutes : nil
  }
}
