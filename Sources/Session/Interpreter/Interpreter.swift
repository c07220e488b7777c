/// Decides what a command does: a pure function of the command and the scene.
package struct Interpreter {
  package let scene: Scene

  package init(_ scene: Scene) { self.scene = scene }

  package func decide(_ intent: Intent) -> Decision {
    do {
      return try decision(on: intent)
    } catch {
      switch error {
      case .fail(let failure): return .fail(failure)
      case .ask(let question): return .ask(question)
      case .lookUp(let query): return .lookUp(query)
      }
    }
  }

  private func decision(on intent: Intent) throws(Interruption) -> Decision {
    switch intent {
    case .newTrip, .trips, .open, .close, .renameTrip, .dates, .changeDates, .datesNone, .showDates,
      .shiftTrip, .style, .describe, .favourite, .copyTrip, .deleteTrip, .people, .rate, .budget:
      try decideOnTrips(intent)
    case .days, .selectDay, .selectNoDay, .show, .addDay, .removeDay, .moveDay, .swapDays, .nameDay,
      .cityOfDay:
      try decideOnDays(intent)
    case .search, .more, .suggest, .details, .find, .distance, .whyPlace: try decideOnPlaces(intent)
    case .add, .removeStops, .moveStops, .copyStops, .copyDay, .time, .stay, .shiftStop,
      .arrange, .note, .done, .renameStop, .cost:
      try decideOnStops(intent)
    case .several(let intents): try decideOnSeveral(intents)
    case .sweep(let sweep): try decideOnSweep(sweep)
    case .either(let intents): try decideOnEither(intents)
    case .undecided(let intent): try decideOnUndecided(intent)
    case .undo, .redo, .log, .showTripAt, .restoreTrip: try decideOnHistory(intent)
    case .when, .why, .run, .save, .record, .stopRecording, .replay, .set, .agree, .settings,
      .alias, .unalias, .aliases, .talk, .help, .placesCache, .about, .state, .version, .clear,
      .quit:
      try decideOnShell(intent)
    }
  }
}
