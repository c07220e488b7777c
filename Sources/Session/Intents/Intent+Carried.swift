extension Intent {
  /// The same about what its references meant before; what was said of rows, names and dates stays.
  package func carried(_ map: CarriedReferences) throws(GoneReference) -> Intent {
    switch self {
    case .several(let parts): .several(try Intent.carried(parts, map))
    case .either(let parts): .either(try Intent.carried(parts, map))
    case .undecided(let intent): .undecided(try intent.carried(map))
    case .withBookings(let intent): .withBookings(try intent.carried(map))
    case .plan(let intent): .plan(try intent.carried(map))
    case .outlook(let intent): .outlook(try intent.carried(map))
    case .selectDay, .show, .addDay, .removeDay, .moveDay, .swapDays, .nameDay, .cityOfDay,
      .closeGap, .copyDay, .changeDates, .sweep, .log, .resolve:
      try carriedDays(map)
    case .search(let words, let kind, let near):
      .search(
        words: words, kind: kind,
        near: try near.map { (n) throws(GoneReference) in try map.near(n) })
    case .suggest(let kind, let near):
      .suggest(kind: kind, near: try near.map { (n) throws(GoneReference) in try map.near(n) })
    case .distance(let one, let other): .distance(try map.near(one), try map.near(other))
    case .map(.day(let day)): .map(.day(try map.day(day)))
    case .map(.around(let near, let kilometres)):
      .map(.around(try map.near(near), kilometres: kilometres))
    case .check(.findings(let day?)): .check(.findings(try map.day(day)))
    case .details(.stop(let stop)): .details(.stop(try map.stop(stop)))
    case .whyPlace(.near(let near)): .whyPlace(.near(try map.near(near)))
    case .add, .removeStops, .moveStops, .copyStops, .time, .stay, .shiftStop, .arrange, .note,
      .addNote, .done, .renameStop, .cost, .hours, .placeStop:
      try carriedStops(map)
    case .booking(let booking): .booking(try booking.carried(map))
    case .money(.costs(.day(let day))): .money(.costs(.day(try map.day(day))))
    case .money(.costs(.stop(let stop))): .money(.costs(.stop(try map.stop(stop))))
    case .money(.paid(let stop, let payer)): .money(.paid(try map.stop(stop), by: payer))
    case .check,
      .newTrip, .trips, .open, .close, .renameTrip, .dates, .datesNone, .showDates, .shiftTrip,
      .destination, .style, .describe, .favourite, .copyTrip, .deleteTrip, .days, .selectNoDay,
      .more,
      .details(.number), .find, .map, .moveMap, .money, .people, .rate, .budget, .list, .undo,
      .redo, .redoEntries,
      .showTripAt,
      .restoreTrip,
      .why, .whyPlace(.result), .when, .run, .runLines, .runEntries, .save, .record, .stopRecording,
      .replay, .set,
      .setHome,
      .agree,
      .settings, .alias, .unalias, .aliases, .talk, .help, .placesCache, .about, .state, .version,
      .clear, .history, .clearHistory, .edit, .tutorial, .example, .assert, .tryOut,
      .quit:
      self
    }
  }

  private static func carried(
    _ parts: [Intent], _ map: CarriedReferences
  ) throws(GoneReference) -> [Intent] {
    try parts.map { (part) throws(GoneReference) in try part.carried(map) }
  }

  private func carriedDays(_ map: CarriedReferences) throws(GoneReference) -> Intent {
    switch self {
    case .selectDay(let day): .selectDay(try map.day(day))
    case .show(.day(let day)): .show(.day(try map.day(day)))
    case .show(.dayOf(let stop)): .show(.dayOf(try map.stop(stop)))
    case .show(.stop(let stop)): .show(.stop(try map.stop(stop)))
    case .addDay(.after(let day)): .addDay(.after(try map.day(day)))
    case .removeDay(let day, let withStops): .removeDay(try map.day(day), withStops: withStops)
    case .moveDay(let day, let to): .moveDay(try map.day(day), to: try map.day(to))
    case .swapDays(let one, let other): .swapDays(try map.day(one), try map.day(other))
    case .nameDay(let day, let title): .nameDay(try map.day(day), title)
    case .cityOfDay(let day, let city): .cityOfDay(try map.day(day), city)
    case .closeGap(let day?): .closeGap(before: try map.day(day))
    case .copyDay(let day, let target): .copyDay(try map.day(day), to: try map.target(target))
    case .changeDates(.end(let day)): .changeDates(.end(try map.day(day)))
    case .changeDates(.start(let day)): .changeDates(.start(try map.day(day)))
    case .changeDates(.leave(let day)): .changeDates(.leave(try map.day(day)))
    case .sweep(.stops(let day?)): .sweep(.stops(try map.day(day)))
    case .resolve(let day?): .resolve(try map.day(day))
    case .log(.stop(let stop)): .log(.stop(try map.stop(stop)))
    case .log(.booking(let booking)): .log(.booking(try map.booking(booking)))
    case .log(.day(let day)): .log(.day(try map.day(day)))
    default: self
    }
  }
}
