internal import Session

/// By what the entries of a trip are known that `export` has written.
struct ImportOrigin {
  /// How their ids end.
  var mark: String
  /// In which their trip is the open one.
  var scene: Scene
}

extension ImportPlan {
  /// What a calendar has that `export` wrote of this trip: moved where the calendar has moved it.
  ///
  /// `nil` for what is not of it, or not there any more.
  mutating func known(_ entry: CalendarEntry, _ origin: inout ImportOrigin?) -> Found? {
    guard let mark = origin?.mark, let uid = entry.line("UID"), uid.hasSuffix("-" + mark),
      let number = Int(uid.dropLast(mark.count + 1).dropFirst()),
      let start = entry.property("DTSTART").flatMap({ CalendarMoment($0) }),
      entry.line("STATUS") != "CANCELLED", !entry.repeats
    else { return nil }
    let commands: Found?
    switch uid.first {
    case "s": commands = movedStop(StopID(number), entry, start)
    case "b": commands = movedBooking(BookingID(number), entry, start)
    default: return nil
    }
    guard case .commands(let intents)? = commands else { return commands }
    guard origin?.carryOut(intents, &trip) == true else {
      return .passed("it cannot be moved to there")
    }
    moved.append((entry.name, begins(start, entry).spelled))
    return commands
  }

  /// By the clocks of the trip on that day.
  private func begins(_ start: CalendarMoment, _ entry: CalendarEntry) -> CalendarMoment {
    start.shown(in: zone(on: start.date), zones)
  }

  private func movedStop(
    _ id: StopID, _ entry: CalendarEntry, _ start: CalendarMoment
  ) -> Found? {
    guard let stop = trip.stop(id), let slot = trip.slot(of: id) else { return nil }
    let begins = start.shown(in: stop.timeZone ?? zone(on: start.date), zones)
    guard entry.isMoved(start, begins), case .day(let own) = slot.list,
      let number = trip.number(of: own), let day = trip.day(own)
    else { return .passed("it is there already") }
    guard let goal = trip.days.first(where: { $0.date == begins.date }) else {
      return .passed(outside(begins.date))
    }
    let ends = entry.property("DTEND").flatMap { CalendarMoment($0) }
    let minutes = begins.minutes(
      to: ends?.shown(in: stop.timeZone ?? zone(on: start.date), zones))
    var reference = StopReference.inDay(day: number, number: slot.index + 1)
    var commands: [Intent] = []
    func say(_ command: Intent) {
      commands.append(command)
      reference = .mentioned
    }
    if goal.id != day.id {
      say(.moveStops(StopsMove([reference], to: .day(.on(begins.date)))))
    }
    if begins.time != stop.at { say(.time(reference, begins.time)) }
    if let minutes, minutes != stop.minutes { say(.stay(reference, minutes: minutes)) }
    return commands.isEmpty ? .passed("it is there already") : .commands(commands)
  }

  private func movedBooking(
    _ id: BookingID, _ entry: CalendarEntry, _ start: CalendarMoment
  ) -> Found? {
    guard let index = trip.bookings.firstIndex(where: { $0.id == id }) else { return nil }
    let booking = trip.bookings[index]
    let end = entry.property("DTEND").flatMap { CalendarMoment($0) }
    let zone = booking.times.start.zone ?? zone(on: start.date)
    let begins = start.shown(in: zone, zones)
    guard let before = booking.times.start.date, entry.isMoved(start, begins),
      begins.date != before || booking.kind != .hotel && begins.time != booking.times.start.time
    else { return .passed("it is there already") }
    guard trip.days.contains(where: { $0.date == begins.date }) else {
      return .passed(outside(begins.date))
    }
    let reference = BookingReference.number(index + 1)
    let days = begins.date.days(since: before)
    var commands: [BookingIntent] = []
    if days != 0 { commands.append(.move(reference, to: .on(begins.date))) }
    guard booking.kind != .hotel, let time = begins.time, time != booking.times.start.time else {
      return .commands(commands.map(Intent.booking))
    }
    let departure = BookingIntent.departure(reference, time)
    let over = end?.shown(in: booking.times.end?.zone ?? zone, zones)
    guard booking.kind.isJourney, let over, let arrives = over.time else {
      return .commands((commands + [departure]).map(Intent.booking))
    }
    let arrival = BookingIntent.arrival(reference, NewArrival(arrives, .on(.on(over.date))))
    // At no moment it arrives before it leaves.
    let isLater = booking.times.start.time.map { $0 < time } ?? true
    commands += isLater ? [arrival, departure] : [departure, arrival]
    return .commands(commands.map(Intent.booking))
  }
}

extension ImportOrigin {
  /// Carries commands out on a copy; whether they can be.
  fileprivate mutating func carryOut(_ intents: [Intent], _ trip: inout Trip) -> Bool {
    scene.session.touched[trip.id] = .here(trip)
    guard case .commit(let commit) = Interpreter(scene).decide(.several(intents)),
      (try? scene.session.apply(commit.events)) != nil,
      case .here(let now)? = scene.session.touched[trip.id]
    else { return false }
    scene.session.cursor = commit.cursor
    trip = now
    return true
  }
}

extension CalendarEntry {
  /// Whether it begins at another moment than `export` has written.
  ///
  /// By its own clock or by that of the trip: either may have changed since. One that does not say
  /// what was written is where it was.
  fileprivate func isMoved(_ start: CalendarMoment, _ begins: CalendarMoment) -> Bool {
    line(OwnProperty.begins).map { $0 != start.plain && $0 != begins.plain } ?? false
  }
}

extension CalendarMoment {
  /// `Tue 20 Apr at 10:00`.
  fileprivate var spelled: String {
    date.dayText + (time.map { " at \($0.text)" } ?? "")
  }
}
