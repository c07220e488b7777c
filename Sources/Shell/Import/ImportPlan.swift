internal import Session

/// What of a file goes into a trip, as commands, and what is passed over.
struct ImportPlan {
  /// As it will be, as far as what is known of it moves.
  var trip: Trip
  let zones: any TimeZones
  var intents: [Intent] = []
  /// The names of what is taken.
  var taken: [String] = []
  /// What is not, and why.
  var passedOver: [(name: String, why: String)] = []
  /// What was moved, and to when.
  var moved: [(name: String, to: String)] = []
  /// What one of it is called, and several.
  var noun = ("entry", "entries")
  /// What of the file is taken, so that twins are one.
  private var keys: Set<String> = []

  /// - `origin`: by what one knows the entries that `export` has written of this trip.
  init(
    _ entries: [CalendarEntry], into trip: Trip, _ zones: any TimeZones,
    _ origin: ImportOrigin? = nil
  ) {
    self.trip = trip
    self.zones = zones
    var origin = origin
    // What is there moves before anything is added, so that numbers mean what they meant.
    let other = entries.filter { entry in
      guard let found = known(entry, &origin) else { return true }
      keep(found, entry)
      return false
    }
    for entry in other {
      let name = entry.name
      keep(entry.kind == "VTODO" ? task(name, entry) : event(name, entry), entry)
    }
  }

  private mutating func keep(_ found: Found, _ entry: CalendarEntry) {
    switch found {
    case .commands(let commands):
      intents += commands
      taken.append(entry.name)
    case .passed(let why): passedOver.append((entry.name, why))
    }
  }

  enum Found {
    case commands([Intent])
    case passed(String)
  }

  private mutating func task(_ name: String, _ entry: CalendarEntry) -> Found {
    let list = entry.line(OwnProperty.kind).flatMap(ChecklistTask.List.init(rawValue:)) ?? .todo
    let isThere = trip.checklist.contains { folded($0.text) == folded(name) && $0.list == list }
    guard !isThere, isNew("\(list) \(folded(name))") else { return .passed("it is there already") }
    let date = entry.property("DUE").flatMap { CalendarMoment($0)?.shown(in: homeZone, zones).date }
    let days = entry.line(OwnProperty.daysBefore).flatMap { Int($0) }
    let due = days.map(ChecklistTask.Due.before) ?? date.map(ChecklistTask.Due.on)
    var commands: [Intent] = [.list(.add(list, name, due))]
    if entry.line("STATUS") == "COMPLETED" { commands.append(.list(.tick([.named(name)], true))) }
    return .commands(commands)
  }

  private mutating func event(_ name: String, _ entry: CalendarEntry) -> Found {
    if entry.line("STATUS") == "CANCELLED" { return .passed("it is cancelled") }
    if entry.repeats { return .passed("it repeats") }
    guard let start = entry.property("DTSTART").flatMap({ CalendarMoment($0) }) else {
      return .passed("it has no time")
    }
    let end = entry.property("DTEND").flatMap { CalendarMoment($0) }
    if let booking = ImportedBooking(name, entry, start, end, zone(on: start.date), zones)?.booking
    {
      return taken(booking)
    }
    let zone = zone(on: start.date)
    let begins = start.shown(in: zone, zones)
    let ends =
      end?.shown(in: zone, zones)
      ?? entry.line("DURATION").flatMap { calendarMinutes($0) }.map(begins.later)
    guard let day = trip.days.first(where: { $0.date == begins.date }) else {
      return .passed(outside(begins.date))
    }
    return stop(name, entry, begins, ends, on: day)
  }

  func outside(_ date: CivilDate) -> String { "\(date.fullText) is no day of the trip" }

  private mutating func taken(_ booking: NewBooking) -> Found {
    guard case .on(let date)? = booking.day, trip.days.contains(where: { $0.date == date }) else {
      if case .on(let date)? = booking.day { return .passed(outside(date)) }
      return .passed("it has no time")
    }
    let key =
      "\(booking.kind) \(date.iso) \(folded(booking.name ?? "")) \(booking.time?.text ?? "")"
    return isThere(booking, date) || !isNew(key)
      ? .passed("it is there already") : .commands([.booking(.add(booking))])
  }

  private mutating func stop(
    _ name: String, _ entry: CalendarEntry, _ begins: CalendarMoment, _ ends: CalendarMoment?,
    on day: Day
  ) -> Found {
    let isThere = day.stops.contains { folded($0.name) == folded(name) && $0.at == begins.time }
    let key = "stop \(begins.date.iso) \(begins.time?.text ?? "") \(folded(name))"
    guard !isThere, isNew(key) else { return .passed("it is there already") }
    let what: NewStopSubject =
      entry.position.map { .place(.pinned(name, $0)) } ?? .text(name)
    let new = NewStops(
      what, to: .day(.on(begins.date)), at: begins.time, minutes: begins.minutes(to: ends))
    var commands: [Intent] = [.add(new)]
    let until = begins.time == nil ? ends.flatMap { begins.lastDay(before: $0) } : nil
    let facts = [until.map { "until \($0.fullText)" }, entry.note].compactMap(\.self)
    if !facts.isEmpty {
      commands.append(.note(.stop(.mentioned), facts.joined(separator: "\n")))
    }
    if let cost = entry.cost { commands.append(.cost(.mentioned, cost)) }
    if entry.line(OwnProperty.done) != nil { commands.append(.done([.mentioned], true)) }
    return .commands(commands)
  }

  /// Whether nothing of the same file was this; from then on it is.
  mutating func isNew(_ key: String) -> Bool { keys.insert(key).inserted }

  private func isThere(_ new: NewBooking, _ date: CivilDate) -> Bool {
    trip.bookings.contains { booking in
      booking.kind == new.kind && booking.times.start.date == date
        && new.name.map { folded($0) == folded(booking.name) } ?? true
        && (new.kind == .hotel || booking.times.start.time == new.time)
    }
  }

  /// The clocks by which a trip lives on a day.
  func zone(on date: CivilDate) -> String? {
    trip.days.first { $0.date == date }?.city?.place?.timeZone ?? homeZone
  }

  private var homeZone: String? { trip.destination?.place?.timeZone }
}

extension CalendarEntry {
  var repeats: Bool { property("RRULE") != nil || property("RDATE") != nil }

  var name: String { line("SUMMARY") ?? "an event without a name" }
}

extension CalendarMoment {
  var time: ClockTime? { if case .clock(_, let time, _) = self { time } else { nil } }

  /// From here to a moment by the same clocks; `nil` where that takes no time, or days.
  func minutes(to end: CalendarMoment?) -> Int? {
    guard let begin = time, let end, let last = end.time else { return nil }
    let minutes = end.date.days(since: date) * 1440 + last.minutes - begin.minutes
    return (1...1440).contains(minutes) ? minutes : nil
  }

  /// The last day of something that is over when another day begins; `nil` where it has but one.
  fileprivate func lastDay(before end: CalendarMoment) -> CivilDate? {
    let last = end.date.adding(-1)
    return last > date ? last : nil
  }
}
