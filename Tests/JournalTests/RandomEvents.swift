import Session
import TestSupport

extension SeededGenerator {
  mutating func change<Value>(
    _ value: (inout SeededGenerator) -> Value
  ) -> Change<Value> { Change(before: value(&self), after: value(&self)) }

  mutating func maybeChange<Value>(
    _ value: (inout SeededGenerator) -> Value
  ) -> Change<Value?> { change { $0.maybe(value) } }

  mutating func tripChange() -> TripChange {
    switch below(13) {
    case 0: .name(change { $0.text() })
    case 1: .destination(maybeChange { $0.destination() })
    case 2: .style(maybeChange { $0.text() })
    case 3: .about(maybeChange { $0.text() })
    case 4: .note(maybeChange { $0.text() })
    case 5: .favourite(change { $0.once(in: 2) })
    case 6: .budget(maybeChange { $0.money() })
    case 7: .rate(pair: "USD/EUR", maybeChange { $0.text() })
    case 8: .people(maybeChange { $0.below(9) })
    case 9: .companions(change { [$0.companion()] })
    case 11: .children(maybeChange { $0.below(4) })
    case 10: .currency(maybeChange { $0.money().currency })
    default: .silenced(change { [$0.text()] })
    }
  }

  mutating func dayChange() -> DayChange {
    switch below(3) {
    case 0: .title(maybeChange { $0.text() })
    case 1: .city(maybeChange { $0.destination() })
    default: .note(maybeChange { $0.text() })
    }
  }

  mutating func stopChange() -> StopChange {
    switch below(8) {
    case 0: .name(change { $0.text() })
    case 6: .paidBy(maybeChange { $0.text() })
    case 7: .hours(maybeChange { $0.hours() })
    case 1: .at(change { ClockTime(minutes: $0.below(1600)) })
    case 2: .minutes(maybeChange { $0.below(600) })
    case 3: .note(maybeChange { $0.text() })
    case 4: .cost(maybeChange { $0.money() })
    default: .done(change { $0.once(in: 2) })
    }
  }

  mutating func bookingChange() -> BookingChange {
    switch below(11) {
    case 0: .name(change { $0.text() })
    case 1: .from(maybeChange { $0.destination() })
    case 2: .to(maybeChange { $0.destination() })
    case 3: .place(maybeChange { $0.destination() })
    case 4: .times(change { $0.bookingTimes() })
    case 5: .reference(maybeChange { $0.text() })
    case 6: .seat(maybeChange { $0.text() })
    case 7: .note(maybeChange { $0.text() })
    case 8: .cost(maybeChange { $0.money() })
    case 9: .checkInUntil(maybeChange { $0.time() })
    default: .paidBy(maybeChange { $0.text() })
    }
  }

  mutating func taskChange() -> TaskChange {
    switch below(3) {
    case 0: .text(change { $0.text() })
    case 1: .due(maybeChange { $0.due() })
    default: .done(change { $0.once(in: 2) })
    }
  }

  mutating func consent() -> Consent {
    Consent(host: text(), date: CivilDate(daysSinceEpoch: 20_778 + below(99)), terms: text())
  }

  mutating func slot() -> StopSlot {
    StopSlot(list: once(in: 3) ? .ideas : .day(DayID(1 + below(9))), index: below(9))
  }

  /// An event of any kind about anything; it need not fit any trip.
  mutating func event(kind: Int) -> Event {
    let (trip, day, stop) = (TripID(1 + below(3)), DayID(1 + below(9)), StopID(1 + below(9)))
    return switch kind {
    case 0: .tripAdded(self.trip(trip.number, days: [7, 8], stops: [9, 10]))
    case 1: .tripRemoved(self.trip(trip.number, days: [7], stops: []))
    case 2: .trip(trip, .changed(tripChange()))
    case 3: .trip(trip, .dayAdded(DayAt(index: below(9), day: self.day(5, stops: [6, 7]))))
    case 4: .trip(trip, .dayRemoved(DayAt(index: below(9), day: self.day(5))))
    case 5: .trip(trip, .dayChanged(day, dayChange()))
    case 6:
      .trip(
        trip,
        .daysArranged(
          change { [DayDate(id: day, date: nil), DayDate(id: DayID(4), date: $0.date())] }))
    case 7: .trip(trip, .stopAdded(StopAt(slot: slot(), stop: self.stop(3))))
    case 8: .trip(trip, .stopRemoved(StopAt(slot: slot(), stop: self.stop(3))))
    case 9: .trip(trip, .stopMoved(stop, change { $0.slot() }))
    case 10: .trip(trip, .stopChanged(stop, stopChange()))
    case 11: .settingChanged(pick(SettingName.allCases), maybeChange { $0.text() })
    case 12: .aliasChanged(text(), maybeChange { $0.text() })
    case 13: .consentChanged(host: text(), maybeChange { $0.consent() })
    case 14: .trip(trip, .bookingAdded(BookingAt(index: below(9), booking: booking(3))))
    case 15: .trip(trip, .bookingRemoved(BookingAt(index: below(9), booking: booking(3))))
    case 16: .trip(trip, .bookingChanged(BookingID(3), bookingChange()))
    case 17: .trip(trip, .taskAdded(TaskAt(index: below(9), task: task(3))))
    case 18: .trip(trip, .taskRemoved(TaskAt(index: below(9), task: task(3))))
    case 19: .trip(trip, .taskChanged(TaskID(3), taskChange()))
    default: .cursorMoved(change { CursorPosition(trip: $0.maybe { _ in trip }, day: day) })
    }
  }

  static var eventKinds: Range<Int> { 0..<21 }
}
