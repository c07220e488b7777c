/// Every command.
///
/// Its description is a switch, so that a command without one does not compile.
package enum Verb: String, CaseIterable, Hashable, Sendable {
  case newTrip, trips, open, close, renameTrip, dates, shiftTrip, destination, style, describe
  case favourite
  case copyTrip, deleteTrip
  case days, day, show, addDay, removeDay, moveDay, swap, nameDay, city
  case closeGap, split, merge, sort, moveFrom, extendCity, skipCity, optimise
  case route, calendar, stats, free, share, export, importPlan
  case search, more, suggest, details, map, zoom, pan, find
  case add, remove, move, at, stay, note, addNote, done, rename, cost, copy
  case place, resolve
  case flight, train, bus, ferry, drive, hotel, activity
  case bookings, nights, ref, seat, departure, arrival, openHours
  case people, currency, rate, budget, costs, settle
  case todo, pack, lists, tick, renameTask, removeTask
  case check, fix
  case undo, redo, log, restore, why, when
  case run, save, record, replay, assert, dryRun
  case set, settings, alias, unalias, aliases, help, places, about, state, version, clear
  case history, edit, tutorial, examples, quit
}

extension Verb {
  package var spec: CommandSpec {
    switch self {
    case .newTrip: .newTrip
    case .trips: .trips
    case .open: .open
    case .close: .close
    case .renameTrip: .renameTrip
    case .dates: .dates
    case .shiftTrip: .shiftTrip
    case .destination: .destination
    case .style: .style
    case .describe: .describe
    case .favourite: .favourite
    case .copyTrip: .copyTrip
    case .deleteTrip: .deleteTrip
    case .days: .days
    case .day: .day
    case .show: .show
    case .addDay: .addDay
    case .removeDay: .removeDay
    case .moveDay: .moveDay
    case .swap: .swap
    case .nameDay: .nameDay
    case .city: .city
    case .closeGap: .closeGap
    case .split: .split
    case .merge: .merge
    case .sort: .sort
    case .moveFrom: .moveFrom
    case .extendCity: .extendCity
    case .skipCity: .skipCity
    case .optimise: .optimise
    case .route: .route
    case .calendar: .calendar
    case .stats: .stats
    case .free: .free
    case .share: .share
    case .export: .export
    case .importPlan: .importPlan
    case .search: .search
    case .more: .more
    case .suggest: .suggest
    case .details: .details
    case .map: .map
    case .zoom: .zoom
    case .pan: .pan
    case .find: .find
    case .add: .add
    case .remove: .remove
    case .move: .move
    case .at: .at
    case .stay: .stay
    case .note: .note
    case .addNote: .addNote
    case .done: .done
    case .rename: .rename
    case .cost: .cost
    case .copy: .copy
    case .place: .place
    case .resolve: .resolve
    case .flight: .flight
    case .train: .train
    case .bus: .bus
    case .ferry: .ferry
    case .drive: .drive
    case .hotel: .hotel
    case .activity: .activity
    case .bookings: .bookings
    case .nights: .nights
    case .ref: .ref
    case .seat: .seat
    case .departure: .departure
    case .arrival: .arrival
    case .openHours: .openHours
    case .people: .people
    case .currency: .currency
    case .rate: .rate
    case .budget: .budget
    case .check: .check
    case .fix: .fix
    case .costs: .costs
    case .settle: .settle
    case .todo: .todo
    case .pack: .pack
    case .lists: .lists
    case .tick: .tick
    case .renameTask: .renameTask
    case .removeTask: .removeTask
    case .undo: .undo
    case .redo: .redo
    case .log: .log
    case .restore: .restore
    case .why: .why
    case .when: .when
    case .run: .run
    case .save: .save
    case .record: .record
    case .replay: .replay
    case .assert: .assert
    case .dryRun: .dryRun
    case .set: .set
    case .settings: .settings
    case .alias: .alias
    case .unalias: .unalias
    case .aliases: .aliases
    case .help: .help
    case .places: .places
    case .about: .about
    case .state: .state
    case .version: .version
    case .clear: .clear
    case .history: .history
    case .edit: .edit
    case .tutorial: .tutorial
    case .examples: .examples
    case .quit: .quit
    }
  }

  /// The word with which its canonical lines begin: the first of those in its name.
  package var firstWord: String { String(rawValue.prefix { !$0.isUppercase }) }

  /// The words with which its canonical lines begin, the fewest of them.
  package var words: String {
    let leads = spec.frames.compactMap(\.leads.first)
    return leads.min { $0.count < $1.count }?.joined(separator: " ") ?? rawValue
  }
}
