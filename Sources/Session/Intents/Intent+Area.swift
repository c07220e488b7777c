extension Intent {
  /// What a command is about: which part of the interpreter decides it, and which part of the
  /// language words it.
  package enum Area: Hashable, Sendable {
    case trips, days, places, stops, bookings, money, lists, history, shell, checks
    /// Commands of commands.
    case joined
  }

  package var area: Area {
    switch self {
    case .newTrip, .trips, .open, .close, .renameTrip, .dates, .changeDates, .datesNone, .showDates,
      .shiftTrip, .destination, .style, .describe, .favourite, .copyTrip, .deleteTrip:
      .trips
    case .money, .people, .rate, .budget: .money
    case .list: .lists
    case .days, .selectDay, .selectNoDay, .show, .addDay, .removeDay, .moveDay, .swapDays, .nameDay,
      .cityOfDay, .closeGap, .plan, .outlook:
      .days
    case .search, .more, .suggest, .details, .find, .map, .moveMap, .distance, .whyPlace: .places
    case .add, .removeStops, .moveStops, .copyStops, .copyDay, .time, .stay, .shiftStop, .arrange,
      .note, .addNote, .done, .renameStop, .cost, .hours, .placeStop, .resolve:
      .stops
    case .booking: .bookings
    case .check: .checks
    case .several, .sweep, .either, .undecided, .withBookings: .joined
    case .undo, .redo, .redoEntries, .log, .showTripAt, .restoreTrip: .history
    case .when, .why, .run, .runLines, .runEntries, .save, .record, .stopRecording, .replay, .set,
      .setHome, .agree,
      .settings,
      .alias, .unalias, .aliases, .talk, .help, .placesCache, .about, .state, .version, .clear,
      .history, .clearHistory, .edit, .tutorial, .example, .assert, .tryOut,
      .quit:
      .shell
    }
  }
}
