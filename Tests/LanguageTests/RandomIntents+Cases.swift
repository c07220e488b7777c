import Session
import TestSupport

extension RandomIntents {
  mutating func intent() -> Intent {
    switch dice.roll(1...7) {
    case 6: .booking(bookingIntent())
    case 7: dice.once(in: 2) ? listIntent() : moneyIntent()
    case 1: tripIntent()
    case 2: dayIntent()
    case 3: placeIntent()
    case 4: timeIntent()
    default: stopIntent()
    }
  }

  private mutating func tripIntent() -> Intent {
    switch dice.roll(1...13) {
    case 1:
      .newTrip(
        NewTrip(
          name: dice.once(in: 4) ? nil : name(), destination: goal(),
          dates: dice.once(in: 3) ? .days(count()) : .range(range()),
          style: dice.once(in: 2) ? nil : name(), about: dice.once(in: 2) ? nil : name()))
    case 2: .open(.named(name()))
    case 3: .renameTrip(name())
    case 4: .dates(range(), dice.pick([nil, .keep, .shift, .ideas], else: nil))
    case 5: .shiftTrip(.byDays(dice.once(in: 2) ? count() : -count()))
    case 6: .shiftTrip(.to(date()))
    case 7: .style(dice.once(in: 3) ? nil : name())
    case 8: .describe(dice.once(in: 3) ? nil : name() + "\n" + name())
    case 9: .favourite(dice.once(in: 2))
    case 10: .copyTrip(name: dice.once(in: 2) ? nil : name(), from: dice.once(in: 2) ? nil : date())
    case 11: .deleteTrip(dice.once(in: 2) ? nil : .named(name()))
    case 12: .destination(dice.once(in: 3) ? nil : goal())
    default: .budget(dice.once(in: 3) ? nil : amount())
    }
  }

  private mutating func planIntent() -> Intent {
    switch dice.roll(1...14) {
    case 1: .plan(.split(day(), after: stop()))
    case 2: .plan(.merge(day(), day()))
    case 3: .plan(.sort(day()))
    case 4: .plan(.moveFrom(day(), to: day()))
    case 5: .plan(.later(day(), days: dice.once(in: 2) ? count() : -count()))
    case 6: .plan(.optimise(day()))
    case 7: .plan(.extendCity("Kyoto", days: count()))
    case 8: .plan(.skipCity("São João"))
    case 9: .outlook(.route(day()))
    case 10:
      .outlook(
        .free(dice.once(in: 2) ? nil : day(), minutes: dice.once(in: 2) ? nil : count()))
    case 11: .outlook(.nightsIn("Kyoto"))
    case 12: .outlook(.export(file: "a b.md"))
    case 14: .plan(.toTrip(day(), to: .named("Rome by night")))
    case 13: .outlook(.importPlan(file: "a b.ics"))
    default:
      .outlook(
        dice.pick(
          [.calendar, .stats, .share, .arrivalIn("Kyoto"), .departureFrom("Kyoto")], else: .stats))
    }
  }

  private mutating func dayIntent() -> Intent {
    if dice.once(in: 3) { return planIntent() }
    return switch dice.roll(1...11) {
    case 11: .check(check())
    case 1: .selectDay(day())
    case 2: .show(.day(day()))
    case 3: .addDay(.on(date()))
    case 4: .addDay(.after(day()))
    case 5: .removeDay(day(), withStops: dice.once(in: 2))
    case 6: .moveDay(day(), to: day())
    case 7: .swapDays(day(), day())
    case 8: .nameDay(day(), dice.once(in: 3) ? nil : name())
    case 9: .closeGap(before: dice.once(in: 2) ? nil : day())
    default: .cityOfDay(day(), dice.once(in: 3) ? nil : goal())
    }
  }

  private mutating func check() -> CheckIntent {
    let rule = dice.pick(CheckRule.allCases.map(\.rawValue), else: "closed")
    return switch dice.roll(1...5) {
    case 1: .findings(dice.once(in: 2) ? nil : day())
    case 2: .rule(rule)
    case 3: .silence(rule, dice.once(in: 2))
    case 4: .rules
    default: .fix(count())
    }
  }

  private mutating func placeIntent() -> Intent {
    switch dice.roll(1...9) {
    case 8: .map(mapTarget())
    case 9: .moveMap(dice.pick(MapStep.allCases))
    case 5: .placeStop(stop(), dice.once(in: 3) ? nil : place())
    case 6: .resolve(dice.once(in: 2) ? nil : day())
    case 7: .setHome(dice.once(in: 3) ? nil : place())
    case 1: .search(words: name(), kind: dice.once(in: 2) ? nil : "museum", near: nil)
    case 2: .suggest(kind: dice.once(in: 2) ? nil : "museum", near: .place(place()))
    case 3: .details(.stop(stop()))
    default: .find(name())
    }
  }

  private mutating func mapTarget() -> MapTarget? {
    switch dice.roll(1...7) {
    case 1: nil
    case 2: .day(day())
    case 3: .trip(.named(name()))
    case 4: .number(count())
    case 5: .around(.stop(stop()), kilometres: nil)
    case 6: .around(.place(place()), kilometres: Double(count()) / 2)
    default: dice.once(in: 2) ? .world : .results
    }
  }

  private mutating func timeIntent() -> Intent {
    switch dice.roll(1...7) {
    case 1: .undo(.steps(count()))
    case 2:
      dice.once(in: 2) ? .undo(.entry(count())) : .undo(.entries([count() + 100, count()]))
    case 3: .undo(.toEntry(count()))
    case 4: dice.once(in: 2) ? .redo(count()) : .redoEntries(range())
    case 5: .log(dice.once(in: 2) ? .entries(range()) : .booking(.number(count())))
    case 6: .showTripAt(.named(name()), .entry(count()))
    default: .restoreTrip(.named(name()), entry: count())
    }
  }

  /// A range that is no count: those are numbers that may mean something else.
  private mutating func range() -> EntryRange {
    switch dice.roll(1...4) {
    case 1: .numbers(count()...count() + 50)
    case 2: .numbers(7...7)
    case 3: .today
    default: .thisTrip
    }
  }

  private mutating func stopIntent() -> Intent {
    switch dice.roll(1...11) {
    case 1:
      .add(
        NewStops(
          .place(place()), to: target(), at: dice.once(in: 2) ? nil : time(),
          minutes: dice.once(in: 2) ? nil : count(), position: dice.once(in: 2) ? nil : anchor()))
    case 2: .add(NewStops(.text(name()), to: target()))
    case 3: .add(NewStops(.position(position(), name: name()), to: target()))
    case 4: .removeStops(stops())
    case 5:
      .moveStops(StopsMove(stops(), to: target(), position: dice.once(in: 2) ? nil : anchor()))
    case 6:
      .copyStops(StopsCopy(stops(), to: target(), trip: dice.once(in: 2) ? nil : .named(name())))
    case 7: .time(stop(), dice.once(in: 3) ? nil : time())
    case 8: .stay(stop(), minutes: dice.once(in: 3) ? nil : count())
    case 9 where dice.once(in: 3): .addNote(dice.once(in: 2) ? .day(day()) : .stop(stop()), name())
    case 9: .note(dice.once(in: 2) ? .day(day()) : .stop(stop()), dice.once(in: 3) ? nil : name())
    case 10: .renameStop(stop(), name())
    default: .cost(stop(), dice.once(in: 3) ? nil : amount())
    }
  }
}
