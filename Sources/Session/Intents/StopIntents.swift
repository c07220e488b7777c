package struct NewStops: Hashable, Sendable {
  package var what: NewStopSubject
  /// Where `nil`: the selected day, else the ideas.
  package var to: StopTarget?
  package var at: ClockTime?
  package var minutes: Int?
  package var position: StopPosition?
  /// Which words that no place bears become a stop unasked.
  package var unasked: UnaskedWords

  package init(
    _ what: NewStopSubject, to: StopTarget? = nil, at: ClockTime? = nil, minutes: Int? = nil,
    position: StopPosition? = nil, unasked: UnaskedWords = .any
  ) {
    self.what = what
    self.to = to
    self.at = at
    self.minutes = minutes
    self.position = position
    self.unasked = unasked
  }
}

extension NewStops {
  /// Several things in the order in which they have to be added to stand as they were said: each goes
  /// right behind what is named, or first.
  package func standing<Thing>(_ things: [Thing]) -> [Thing] {
    switch position {
    case .after?, .first?: things.reversed()
    case .before?, .last?, .between?, .up?, .down?, nil: things
    }
  }
}

/// The words of new stops that are no place and about which nothing is asked.
package enum UnaskedWords: Hashable, Sendable {
  case any
  /// Those for what people plan, told with an hour or its place in a day; for lines without a word that
  /// says that something is added.
  case things
  /// Of a list all are known, or it is one name.
  case none
}

package enum NewStopSubject: Hashable, Sendable {
  /// Rows of the last results, counted from 1.
  case results([Int])
  /// A place; or, by the rules of plain activities and quotes, words.
  case place(PlaceReference)
  /// A position with a name of one's own.
  case position(Coordinates, name: String?)
  /// Words that are never looked up.
  case text(String)
}

package struct StopsMove: Hashable, Sendable {
  package var stops: [StopReference]
  /// Where `nil` the stops stay on their day.
  package var to: StopTarget?
  /// Another trip than the current one.
  package var trip: TripReference?
  package var position: StopPosition?

  package init(
    _ stops: [StopReference], to: StopTarget? = nil, trip: TripReference? = nil,
    position: StopPosition? = nil
  ) {
    self.stops = stops
    self.to = to
    self.trip = trip
    self.position = position
  }
}

package struct StopsCopy: Hashable, Sendable {
  package var stops: [StopReference]
  package var to: StopTarget
  package var trip: TripReference?

  package init(_ stops: [StopReference], to: StopTarget, trip: TripReference? = nil) {
    self.stops = stops
    self.to = to
    self.trip = trip
  }
}

/// What becomes of a stop, said by what is different; negative: earlier or shorter.
package enum StopShift: Hashable, Sendable {
  /// It begins so many minutes later.
  case time(minutes: Int)
  /// It begins at one of these times, which look the same on a dial: where nothing tells which, at
  /// the first.
  case dial(ClockTime, or: ClockTime)
  /// It takes so many minutes longer.
  case length(minutes: Int)
  /// It goes so many days further.
  case day(days: Int)
  /// It ends then.
  case until(ClockTime)
}

/// What becomes of several stops at once; in a canonical line always the commands about each.
package enum Arrangement: Hashable, Sendable {
  /// Each where the other is, and at its time.
  case swap(StopReference, StopReference)
  /// All stops of a day that have a time begin so many minutes later; negative: earlier.
  case shift(DayReference, minutes: Int)
  /// Something else in its place, at its time and for as long.
  case replace(StopReference, NewStopSubject)
  /// The same once more on every other day.
  case everyDay(StopReference)
}

/// What "everything" is.
package enum Sweep: Hashable, Sendable {
  case everything, trips, ideas
  /// All that was done.
  case steps
  /// Of a day, or of all of them.
  case stops(DayReference?)
}

package enum NoteTarget: Hashable, Sendable {
  case trip
  case day(DayReference)
  case stop(StopReference)
}

package enum DetailsTarget: Hashable, Sendable {
  /// A result, counted from 1; without results a stop.
  case number(Int)
  case stop(StopReference)
}
