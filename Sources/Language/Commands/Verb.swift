/// Every command.
///
/// Its description is a switch, so that a command without one does not compile.
package enum Verb: String, CaseIterable, Hashable, Sendable {
  case newTrip, trips, open, close, renameTrip, dates, shiftTrip, style, describe, favourite
  case copyTrip, deleteTrip
  case days, day, show, addDay, removeDay, moveDay, swap, nameDay, city
  case search, more, suggest, details, find
  case add, remove, move, at, stay, note, done, rename, cost, copy
  case people, rate, budget
  case undo, redo, log, restore, why, when
  case run, save, record, replay
  case set, settings, alias, unalias, aliases, help, places, about, state, version, clear, quit
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
    case .search: .search
    case .more: .more
    case .suggest: .suggest
    case .details: .details
    case .find: .find
    case .add: .add
    case .remove: .remove
    case .move: .move
    case .at: .at
    case .stay: .stay
    case .note: .note
    case .done: .done
    case .rename: .rename
    case .cost: .cost
    case .copy: .copy
    case .people: .people
    case .rate: .rate
    case .budget: .budget
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
    case .quit: .quit
    }
  }

  /// The words with which its canonical lines begin, the fewest of them.
  package var words: String {
    let leads = spec.frames.compactMap(\.leads.first)
    return leads.min { $0.count < $1.count }?.joined(separator: " ") ?? rawValue
  }
}

/// The descriptions by verb, made once.
package enum CommandTable {
  package static let specs: [CommandSpec] = Verb.allCases.map(\.spec)

  /// A way to begin a command.
  struct Lead: Sendable {
    let pattern: WordPattern
    let frame: Frame
    let spec: CommandSpec
    let isPhrase: Bool
  }

  /// The ways to begin a command by their first word, in the order of the table.
  static let leads: [String: [Lead]] = {
    var leads: [String: [Lead]] = [:]
    for spec in specs {
      let frames = spec.frames.map { ($0, false) } + spec.phrases.map { ($0, true) }
      for (frame, isPhrase) in frames {
        for pattern in frame.patterns {
          let lead = Lead(pattern: pattern, frame: frame, spec: spec, isPhrase: isPhrase)
          for word in pattern.firstWords { leads[word, default: []].append(lead) }
        }
      }
    }
    return leads
  }()

  /// The shapes that begin with a slot.
  static let leadless: [Lead] = leads[""] ?? []

  /// The beginnings of commands that begin with this word.
  static func beginnings(with word: String) -> [String] {
    var leads: [String] = []
    for lead in specs.flatMap({ $0.frames.flatMap(\.leads) }) where lead.first == word {
      let text = lead.joined(separator: " ")
      if !leads.contains(text) { leads.append(text) }
    }
    return leads
  }

  /// The first words of all commands: what an alias cannot be called.
  package static let firstWords: Set<String> = Set(
    specs.flatMap { $0.frames.flatMap { $0.leads.compactMap(\.first) } })
}
