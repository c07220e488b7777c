extension Verb {
  /// The commands that look: the program answers them without a `-c`.
  ///
  /// What is said with one may make a change of it, which is then refused.
  package static let looking: Set<Verb> = [
    .trips, .open, .days, .day, .show, .search, .more, .suggest, .details, .map, .find, .log, .why,
    .when, .settings, .aliases, .help, .places, .about, .state, .version, .history, .tutorial,
    .examples, .assert, .route, .calendar, .stats, .free, .share, .costs, .check, .bookings,
    .nights,
    .lists, .settle,
  ]
}

/// What the first word of a line makes of it, before anything else is read.
package enum FirstWord: Hashable, Sendable {
  /// A command that begins with it looks.
  case looks
  /// Commands that begin with it change something.
  case mayChange
  /// No command has it at the beginning of its canonical lines.
  case unknown

  package init(_ word: String) {
    guard let verbs = CommandTable.verbs[word] else {
      self = .unknown
      return
    }
    self = verbs.contains(where: Verb.looking.contains) ? .looks : .mayChange
  }
}
