import Session
import TestSupport

/// Steps that fit a session, one after the other, as a person could make them.
extension SeededGenerator {
  mutating func step(in session: Session) -> [Event] {
    let trips = session.touched.keys.sorted().compactMap { id -> Trip? in
      if case .here(let trip)? = session.touched[id] { trip } else { nil }
    }
    if trips.count < 3 || once(in: 40) {
      return [.tripAdded(trip(session.nextID, days: [session.nextID + 1, session.nextID + 2]))]
    }
    if once(in: 16) {
      let name = "a\(below(5))"
      return [.aliasChanged(name, Change(before: session.aliases[name], after: text()))]
    }
    return step(on: pick(trips), nextID: session.nextID)
  }

  private mutating func tripChange(of trip: Trip) -> TripChange {
    switch below(5) {
    case 0: .name(Change(before: trip.name, after: text()))
    case 1: .destination(Change(before: trip.destination, after: maybe { $0.destination() }))
    case 2: .note(Change(before: trip.note, after: maybe { $0.text() }))
    case 3: .budget(Change(before: trip.budget, after: maybe { $0.money() }))
    default:
      .rate(
        pair: "USD/EUR", Change(before: trip.rates["USD/EUR"], after: maybe { $0.text() }))
    }
  }

  private mutating func step(on trip: Trip, nextID: Int) -> [Event] {
    switch below(14) {
    case 0: return once(in: 4) ? [.tripRemoved(trip)] : []
    case 1: return [.trip(trip.id, .changed(tripChange(of: trip)))]
    case 2:
      let at = DayAt(index: below(trip.days.count + 1), day: day(nextID, stops: [nextID + 1]))
      return [.trip(trip.id, .dayAdded(at))]
    case 3...6: return stopEvents(trip)
    case 7: return dayEvents(trip)
    default:
      let list = trip.days.isEmpty ? StopList.ideas : .day(pick(trip.days).id)
      let at = StopAt(slot: StopSlot(list: list, index: below(4)), stop: stop(nextID))
      return [.trip(trip.id, .stopAdded(at))]
    }
  }

  private mutating func dayEvents(_ trip: Trip) -> [Event] {
    guard !trip.days.isEmpty else { return [] }
    let index = below(trip.days.count)
    let day = trip.days[index]
    if once(in: 3) { return [.trip(trip.id, .dayRemoved(DayAt(index: index, day: day)))] }
    let order = trip.days.map { DayDate(id: $0.id, date: $0.date) }
    return [
      .trip(
        trip.id, .dayChanged(day.id, .note(Change(before: day.note, after: text())))),
      .trip(trip.id, .daysArranged(Change(before: order, after: order.reversed()))),
    ]
  }

  private mutating func stopEvents(_ trip: Trip) -> [Event] {
    let stops = trip.ideas + trip.days.flatMap(\.stops)
    guard !stops.isEmpty else { return [] }
    let stop = pick(stops)
    guard let slot = trip.slot(of: stop.id) else { return [] }
    switch below(3) {
    case 0: return [.trip(trip.id, .stopRemoved(StopAt(slot: slot, stop: stop)))]
    case 1:
      let after = StopSlot(list: .ideas, index: slot.list == .ideas ? 0 : trip.ideas.count)
      return [.trip(trip.id, .stopMoved(stop.id, Change(before: slot, after: after)))]
    default:
      return [
        .trip(trip.id, .stopChanged(stop.id, .note(Change(before: stop.note, after: text()))))
      ]
    }
  }
}
