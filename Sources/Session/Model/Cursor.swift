/// Where one window stands.
package struct Cursor: Hashable, Sendable {
  package var trip: TripID?
  /// The selected day; always one of the current trip.
  package var day: DayID?
  /// What the last search found, best first.
  package var results: [Place] = []
  /// What was asked for the results, and how far they have been listed; `nil` where nothing was.
  package var resultsAsked: ResultsAsked?
  /// The trip that was open when they were found; `nil` where none was.
  package var resultsTrip: TripID?
  /// The trips of the list shown last, by their numbers in it.
  package var listedTrips: [TripID] = []
  /// What `check` found last.
  package var findings: ListedFindings?
  /// What is certainly wrong with trips, as far as it was told.
  package var toldErrors = ToldErrors()
  /// The day last shown, which bare stop numbers mean where no day is selected.
  package var shownDay: DayID?
  /// The stops of that day as it was shown, where another window has changed it since.
  package var shownBefore: [StopID]?
  /// The map shown last.
  package var map: MapShown?
  /// What was last added, changed or shown: `it`, `that`.
  package var mentioned: Mention?

  package init() {}

  /// Remembers that the day is seen as it is now.
  package mutating func see(_ day: DayID?) {
    shownDay = day
    shownBefore = nil
  }

  /// Keeps what was found as the results; one alone is what "it" means, unless that is a stop or a day.
  package mutating func find(_ places: [Place]) {
    results = places
    resultsTrip = trip
    switch mentioned {
    case .trip, nil: mentioned = places.count == 1 ? .result(1) : mentioned
    case .result: mentioned = places.count == 1 ? .result(1) : nil
    case .day, .stops, .booking: break
    }
  }

  /// The results, where they were asked for: not the places that words may have meant which were added.
  package var sought: [Place] { resultsAsked == nil ? [] : results }

  /// How many of the results are what was asked for; those behind them are only called similarly.
  package var exactResults: Int { max(0, results.count - (resultsAsked?.similar ?? 0)) }

  /// Whether there are results that have not been listed.
  package var hasMoreResults: Bool { (resultsAsked?.listed ?? results.count) < results.count }

  package var position: CursorPosition {
    get { CursorPosition(trip: trip, day: day) }
    set {
      trip = newValue.trip
      day = newValue.day
    }
  }
}

/// What "it" means.
package enum Mention: Hashable, Sendable {
  case trip(TripID)
  case day(TripID, DayID)
  case stops(TripID, [StopID])
  case booking(TripID, BookingID)
  /// A row of the results, counted from 1, that was told of.
  case result(Int)
}

/// The question whose answers are the results, and how many of them have been listed.
package struct ResultsAsked: Hashable, Sendable {
  package var query: ResultsQuery
  package var listed: Int
  /// So many results at the end bear only a similar name.
  package var similar: Int

  package init(query: ResultsQuery, listed: Int, similar: Int = 0) {
    self.query = query
    self.listed = listed
    self.similar = similar
  }
}

package enum ResultsQuery: Hashable, Sendable {
  case search(words: String, kind: String?, near: Coordinates?)
  /// `near` is `nil` where a whole area was asked about.
  case suggest(kind: String?, near: Coordinates?)
}

extension Trip {
  /// Where it takes place on a day: in that day's city, else at the destination; where one is words
  /// alone, which may be anywhere near, the other counts.
  package func city(on day: Day?) -> Place? { day?.city?.place ?? destination?.place }

  /// The same of the day that is selected in a window.
  package func city(at cursor: Cursor) -> Place? { city(on: cursor.day.flatMap { day($0) }) }
}

/// The part of the cursor that a step moves and its undo moves back.
package struct CursorPosition: Hashable, Sendable {
  package var trip: TripID?
  package var day: DayID?

  package init(trip: TripID?, day: DayID?) {
    self.trip = trip
    self.day = day
  }
}
