extension Interpreter {
  func decideOnStops(_ intent: Intent) throws(Interruption) -> Decision {
    try offeringWhatWorks(intent, stopDecision)
  }

  func stopDecision(_ intent: Intent) throws(Interruption) -> Decision {
    if case .add(let new) = intent { return try addAll(new) }
    if case .removeStops(let references) = intent { return try remove(references) }
    if case .moveStops(let move) = intent { return try self.move(move) }
    if case .copyStops(let copy) = intent { return try self.copy(copy) }
    if case .copyDay(let day, let target) = intent { return try copy(day, to: target) }
    if case .done(let references, let done) = intent { return try markDone(references, done) }
    if case .note(let target, let text) = intent { return try note(target, text) }
    if case .addNote(let target, let line) = intent { return try addNote(target, line) }
    if case .time(let reference, let time) = intent { return try setTime(reference, time) }
    if case .stay(let reference, let minutes) = intent { return try stay(reference, minutes) }
    if case .shiftStop(let reference, let shift) = intent {
      return try self.shift(reference, shift)
    }
    if case .arrange(let arrangement) = intent { return try arrange(arrangement) }
    if case .renameStop(let reference, let name) = intent { return try rename(reference, name) }
    if case .cost(let reference, let amount) = intent { return try cost(reference, amount) }
    if case .hours(let reference, let hours) = intent {
      return try change(
        reference, { .hours($0, hours) },
        { $0.hours == hours ? nil : .hours(Change(before: $0.hours, after: hours)) })
    }
    if case .placeStop(let reference, let place) = intent {
      return try self.place(reference, place)
    }
    if case .resolve(let day) = intent { return try resolve(day) }
    // What a question about stops offers besides.
    if intent.area != .stops { return try decision(on: intent) }
    throw .fail(Failure(.inconsistent("a command about stops that is none")))
  }

  func setTime(
    _ reference: StopReference, _ time: ClockTime?
  ) throws(Interruption) -> Decision {
    try change(
      reference, { .time($0, time) },
      { $0.at == time ? nil : .at(Change(before: $0.at, after: time)) })
  }

  func stay(
    _ reference: StopReference, _ minutes: Int?
  ) throws(Interruption) -> Decision {
    try change(
      reference, { .stay($0, minutes: minutes) },
      { $0.minutes == minutes ? nil : .minutes(Change(before: $0.minutes, after: minutes)) })
  }

  private func rename(
    _ reference: StopReference, _ name: String
  ) throws(Interruption) -> Decision {
    let name = try stopName(name, at: .name)
    // `call it Easter`: it may be a trip or a day.
    if reference == .mentioned, let id = scene.session.cursor.trip {
      switch scene.session.cursor.mentioned {
      case .trip(id): return try renameTrip(name)
      case .day(id, _): return try nameDay(.mentioned, name)
      case .trip, .day, .stops, .booking, .result, nil: break
      }
    }
    return try change(
      reference, { .renameStop($0, name) },
      { $0.name == name ? nil : .name(Change(before: $0.name, after: name)) })
  }

  /// The amount in its currency: as marked by the trip's country, else the trip's own, else as set.
  func money(
    _ amount: Amount, in trip: Trip, _ command: (Amount) -> Intent
  ) throws(Interruption) -> Money {
    let country = trip.destination?.place?.country
    let currency: Currency =
      switch amount.currency {
      case .code(let currency): currency
      case .dollarSign: .dollar(of: country)
      case .yenSign: .yenOrYuan(of: country)
      case nil:
        trip.currency ?? scene.session.settings.ownCurrency
      }
    do {
      return try Money(digits: amount.digits, currency: currency)
    } catch {
      let remedies =
        error == .tooManyDecimals ? amount.withFewerDecimals(currency).map(command) : []
      throw .fail(Failure(.money(error, currency), at: .amount, remedies: remedies))
    }
  }

  func note(_ target: NoteTarget, _ text: String?) throws(Interruption) -> Decision {
    if let text, isBlank(text) { throw .fail(Failure(.emptyName, at: .text)) }
    switch target {
    case .stop(let reference):
      return try change(
        reference, { .note(.stop($0), text) },
        { $0.note == text ? nil : .note(Change(before: $0.note, after: text)) },
        telling: { $0.note.replaced(by: text) })
    case .day(let reference): return try noteDay(reference, text)
    case .trip:
      let trip = try resolver.currentTrip()
      let change = TripEvent.changed(.note(Change(before: trip.note, after: text)))
      return outcome(
        trip.note == text ? [] : [.trip(trip.id, change)], .note(.trip, text),
        trip.note.replaced(by: text),
        view: .tripHead(trip.id), mentioning: .trip(trip.id))
    }
  }

  private func noteDay(
    _ reference: DayReference, _ text: String?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .note(.day($0), text) }
    let change = TripEvent.dayChanged(day.id, .note(Change(before: day.note, after: text)))
    let target = resolver.target(day, of: trip)
    guard case .day(let number) = target.reference else { return .fail(Failure(.noDays)) }
    return outcome(
      day.note == text ? [] : [.trip(trip.id, change)], .note(.day(number), text),
      day.note.replaced(by: text),
      view: .day(trip.id, day.id), mentioning: .day(trip.id, day.id))
  }

  /// One stop changed; `change` is `nil` where there is nothing to change.
  func change(
    _ reference: StopReference, _ command: (StopReference) -> Intent,
    _ change: (Stop) -> StopChange?, telling notices: (Stop) -> [Notice] = { _ in [] }
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop, command)
    var draft = TripDraft(trip)
    var told = notices(placed.stop)
    if let change = change(placed.stop) {
      try draft.apply(.stopChanged(placed.stop.id, change))
      if case .at = change {
        try draft.moveByTheClock(placed.stop.id)
        told += draft.placeNotices(placed.stop.id)
      }
    }
    return outcome(
      draft, command(placed.reference), told, showing: placed.slot.list,
      mentioning: .stops(trip.id, [placed.stop.id]))
  }
}

extension TripDraft {
  /// A stop stays where it is if the clock allows; else it goes where one of its time is added.
  fileprivate mutating func moveByTheClock(_ id: StopID) throws(Interruption) {
    guard let slot = trip.slot(of: id), slot.list != .ideas, let stop = trip.stop(id),
      DayOrder.isAgainstTheClock(slot.index, in: stops(in: slot.list))
    else { return }
    let index = DayOrder.index(for: stop.at, among: stops(in: slot.list, without: id))
    try move(id, to: StopSlot(list: slot.list, index: index))
  }
}

extension String? {
  /// What is to be told where other words take the place of these.
  func replaced(by text: String?) -> [Notice] {
    guard let self, text != nil, text != self else { return [] }
    return [.replaced(self)]
  }
}
