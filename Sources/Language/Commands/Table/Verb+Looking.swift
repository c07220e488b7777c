extension Verb {
  /// The commands that change no trip, setting or alias and write no file, whatever is said with
  /// them: the program answers them without a `-c`.
  package static let looking: Set<Verb> = [
    .trips, .open, .days, .day, .show, .search, .more, .suggest, .details, .map, .find, .log, .why,
    .when, .settings, .aliases, .help, .places, .about, .state, .version, .history, .tutorial,
    .examples, .assert, .route, .calendar, .stats, .free, .share,
  ]
}

/// What the first word of a line makes of it, before anything else is read.
package enum FirstWord: Hashable, Sendable {
  /// Every command that begins with it only looks.
  case looks
  /// A command that begins with it may change something.
  case mayChange
  /// No command has it at the beginning of its canonical lines.
  case unknown

  package init(_ word: String) {
    guard let verbs = CommandTable.verbs[word] else {
      self = .unknown
      return
    }
    self = verbs.allSatisfy(Verb.looking.contains) ? .looks : .mayChange
  }
}
