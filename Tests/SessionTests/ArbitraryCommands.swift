import Session
import TestSupport

/// Commands of all kinds, drawn by a counted chance.
struct ArbitraryCommands {
  var chance: CountedChance

  init(seed: Int) { chance = CountedChance(state: UInt64(seed)) }

  /// Any command, or the undo of a step, of an entry, or a redo.
  mutating func nextOrUndo(_ window: TestWindow) -> Intent {
    let newest = window.library.entries.count
    switch chance.below(40) {
    case 0...1: return .undo(.steps(1 + chance.below(2)))
    case 2...4: return .redo(1)
    case 5...9: return .undo(.entry(max(1, newest - chance.below(20))))
    case 10: return .undo(.toEntry(max(0, newest - chance.below(3))))
    default: return next(window)
    }
  }

  mutating func next(_ window: TestWindow) -> Intent {
    if window.session.cursor.trip == nil || chance.below(12) == 0 { return trip(window) }
    switch chance.below(7) {
    case 0: return field()
    case 1: return dates()
    case 2, 3: return stop()
    case 6: return booking()
    default: return chance.below(4) == 0 ? setting() : arrangement()
    }
  }

  /// Any command, with places, notes, costs and names among them.
  mutating func richer(_ window: TestWindow) -> Intent {
    guard window.session.cursor.trip != nil, chance.below(3) == 0 else {
      return nextOrUndo(window)
    }
    let any = StopReference.inDay(day: 1 + chance.below(3), number: 1 + chance.below(2))
    switch chance.below(11) {
    case 7:
      return .placeStop(any, chance.below(3) == 0 ? nil : .named("Clérigos Tower", quoted: true))
    case 8:
      return .placeStop(
        any, Coordinates(latitude: 41.2, longitude: -8.5).map { .pinned(word(), $0) })
    case 0: return .note(.stop(any), "two lines\nof \(word())")
    case 1: return .cost(any, Amount(digits: "\(chance.below(90)).50", currency: nil))
    case 2: return .stay(any, minutes: 5 + chance.below(90))
    case 3: return .done([any], true)
    case 4: return .renameStop(any, word())
    case 5: return .moveStops(StopsMove([any], to: .ideas))
    case 6: return .note(.trip, word())
    default: return .add(place())
    }
  }

  private mutating func place() -> NewStops {
    let names = ["Louvre Museum", "Livraria Lello", "Porto", "Clérigos Tower"]
    var what = NewStopSubject.place(.named(names[chance.below(names.count)], quoted: true))
    if chance.below(4) == 0, let here = Coordinates(latitude: 41.5, longitude: -8.5) {
      what = .position(here, name: word())
    }
    let time = chance.below(2) == 0 ? nil : ClockTime(minutes: 60 * chance.below(24))
    return NewStops(what, to: chance.below(4) == 0 ? .ideas : .day(day()), at: time)
  }

  /// What fills days: stops, bookings, notes, titles and cities, days come and go.
  mutating func planning() -> Intent {
    switch chance.below(7) {
    case 6: booking()
    case 0: arrangement()
    case 1: .note(.day(day()), word())
    case 2: .addNote(.day(day()), word())
    default: stop()
    }
  }

  private mutating func trip(_ window: TestWindow) -> Intent {
    let names = window.library.trips.map(\.name)
    switch chance.below(6) {
    case 0 where !names.isEmpty: return .open(.named(names[chance.below(names.count)]))
    case 1 where !names.isEmpty: return .deleteTrip(.named(names[chance.below(names.count)]))
    case 2 where !names.isEmpty:
      return .restoreTrip(
        .named(names[chance.below(names.count)]),
        entry: 1 + chance.below(window.library.entries.count))
    case 3: return .copyTrip(name: nil, from: chance.below(2) == 0 ? nil : date())
    default:
      let dates: TripDates? =
        [.range(range()), .days(1 + chance.below(4)), nil][chance.below(3)]
      return .newTrip(NewTrip(name: word(), dates: dates))
    }
  }

  private mutating func field() -> Intent {
    switch chance.below(12) {
    case 0: .renameTrip(word())
    case 8: .list(.add(chance.below(2) == 0 ? .todo : .pack, word(), due()))
    case 9: .list(.tick([.number(1 + chance.below(3))], chance.below(3) > 0))
    case 10: .list(.remove([.number(1 + chance.below(4))]))
    case 11: .money(.party(party()))
    case 6:
      .destination(
        [nil, .named("Porto", quoted: false), .words("Porto"), .named("our cabin", quoted: true)][
          chance.below(4)])
    case 1: .style(chance.below(3) == 0 ? nil : word())
    case 2: .describe(word())
    case 3: .favourite(chance.below(2) == 0)
    case 4: .people(1 + chance.below(4))
    case 7:
      .check(.silence(CheckRule.allCases[chance.below(5)].rawValue, chance.below(3) > 0))
    case 5: .rate(from: .euro, to: .usDollar, "1.\(chance.below(9))")
    default: .budget(Amount(digits: "\(chance.below(900))", currency: nil))
    }
  }

  private mutating func due() -> ChecklistTask.Due? {
    [nil, .before(days: 1 + chance.below(60)), .on(date())][chance.below(3)]
  }

  private mutating func party() -> Party {
    Party(
      named: (0..<(1 + chance.below(2))).map { _ in
        Companion(name: word(), kind: chance.below(3) == 0 ? .child : .adult)
      }, adults: chance.below(2), children: chance.below(3))
  }

  mutating func dates() -> Intent {
    switch chance.below(5) {
    case 0: .dates(range(), DatesPolicy.allCases[chance.below(3)])
    case 1: .dates(range(), nil)
    case 2: .datesNone
    case 3: .shiftTrip(.byDays(chance.below(9) - 4))
    default: .shiftTrip(.to(date()))
    }
  }

  private mutating func plan() -> Intent {
    switch chance.below(5) {
    case 0: .plan(.split(day(), after: .number(1 + chance.below(3))))
    case 1: .plan(.merge(day(), day()))
    case 2: .plan(.sort(day()))
    case 3: .plan(.moveFrom(day(), to: day()))
    default: .plan(.later(day(), days: chance.below(5) - 2))
    }
  }

  private mutating func arrangement() -> Intent {
    switch chance.below(12) {
    case 10, 11: plan()
    case 0: .addDay(.atEnd)
    case 1: .addDay(.on(date()))
    case 2: .addDay(.after(day()))
    case 3: .removeDay(day(), withStops: chance.below(2) == 0)
    case 4: .moveDay(day(), to: day())
    case 5: .swapDays(day(), day())
    case 6: .nameDay(day(), chance.below(3) == 0 ? nil : word())
    case 7:
      .cityOfDay(
        day(), [.named("Porto", quoted: false), .named("the moon", quoted: true)][chance.below(2)])
    case 8: .closeGap(before: chance.below(2) == 0 ? nil : day())
    default: .selectDay(day())
    }
  }

  private mutating func stop() -> Intent {
    let any = StopReference.inDay(day: 1 + chance.below(3), number: 1 + chance.below(3))
    switch chance.below(9) {
    case 0: return .moveStops(StopsMove([any], to: .day(day())))
    case 1: return .removeStops([any])
    case 2: return .time(any, ClockTime(minutes: 60 * chance.below(24)))
    case 3: return .moveStops(StopsMove([any], to: .day(day()), trip: .named(word())))
    default: return .add(NewStops(.text(word()), to: .day(day())))
    }
  }

  private mutating func setting() -> Intent {
    switch chance.below(5) {
    case 4: .setHome(chance.below(3) == 0 ? nil : .named("Porto", quoted: false))
    case 0: .set(.units, ["km", "mi"][chance.below(2)])
    case 1: .set(.tripsOrder, ["newest", "name"][chance.below(2)])
    case 2: .alias(word(), "show trip")
    default: .unalias(word())
    }
  }

  mutating func day() -> DayReference { .number(1 + chance.below(5)) }

  mutating func word() -> String {
    ["Rome", "Porto", "Kyoto", "Lima", "Oslo"][chance.below(5)]
  }

  mutating func date() -> CivilDate {
    CivilDate(daysSinceEpoch: 20_930 + chance.below(14))
  }

  mutating func range() -> DateRange { DateRange(first: date(), days: 1 + chance.below(6)) }
}
