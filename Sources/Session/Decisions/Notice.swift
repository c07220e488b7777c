/// Something worth telling about what was done.
package indirect enum Notice: Hashable, Sendable {
  case tripMade(TripID)
  case tripDeleted(name: String)
  case tripOpened(TripID)
  case tripClosed(name: String)
  /// The name was taken; this one was given.
  case nameTaken(wanted: String, given: String)
  /// How the dates were understood.
  case understood(DateRange)
  /// Stops that went to the ideas, by name.
  case nowIdeas([String])
  case daysRemoved([CivilDate])
  /// Days that are now outside the new dates.
  case keptOutside([CivilDate])
  /// So many days, with all on them, are so many days later now, or earlier.
  case daysMoved(Int, by: Int)
  /// So many dates before this day are no day's any more.
  case gapLeft(before: Int, dates: Int)
  /// Stops, by name, that are on another day now.
  case nowOnDay([String], day: Int)
  /// The stops of a day are in the order of their times already, where some have a time.
  case inOrder(Bool)
  /// Two stops of a day begin at one time.
  case sameTime(String, String, ClockTime)
  /// No order of a day has a shorter way.
  case shortestAlready
  case shorterDay(DaySaving)
  /// The stops of a day on which a journey leaves or arrives stay as they are.
  case keepsOrder(journey: String)
  case nightsIn(CityStay)
  /// The first day in a city, and the last.
  case arrivalIn(CityEnd)
  case departureFrom(CityEnd)
  case added([String])
  case removed([String])
  case moved([String])
  case copied([String])
  /// So many stops of one name stand on a day, or among the ideas, now.
  case again(String, count: Int)
  /// Another stop of the same name on a day, or among the ideas, and what moves that to the day of
  /// this one.
  case namesake(String, onDay: Int?, move: Intent)
  /// What was planned on a day is that of another now; those between moved by one.
  case dayMoved(Int, to: Int)
  /// A day, by the number it had, is one of another trip now.
  case dayInTrip(Int, DayInTrip)
  /// The text that stood there before.
  case replaced(String)
  /// A stop of words alone.
  case withoutPosition(String)
  /// A stop of words that no place is called, and the places that may be meant by them.
  case noPlaceCalled(String, maybe: [Place])
  /// A stop that has another place now and is still called after the one before, and what renames it.
  case stillCalled(String, rename: Intent)
  /// Stops without a place for which none is likely.
  case leftWithoutPlace([String])
  /// There is no stop without a place.
  case allHavePlaces
  /// A place that lies far from all else of the trip.
  case farAway(String, kilometres: Double, from: String)
  /// Nobody has said where home is, so what is near is near where the trip goes.
  case nearGoal(String)
  /// How far two are apart, as the crow flies.
  case apart(String, String, kilometres: Double)
  /// A position said in words stands against the times of the day.
  case againstTheClock(String)
  /// A stop of this time stands below others without one, and what puts it before them.
  case belowUntimed(String, ClockTime, [String], move: Intent)
  case settingChanged(SettingName, String)
  /// The home says nothing of it, so what tripshrc says holds in this window.
  case settingOfPromptFile(String, String)
  /// So many errors are in a trip, the first of them this.
  case hasErrors(Int, FindingMessage)
  /// A rule of `check` is off for the trip, or on again.
  case ruleSilenced(CheckRule, Bool)
  /// What was asserted is so.
  case holds(String)
  /// Where the person lives now; `nil` where that is not known any more.
  case homeChanged(Place?)
  /// A person agreed to the terms of this host.
  case agreed(host: String)
  case aliasChanged(String, String?)
  /// Steps, and the name of the trip they are in where that is not the open one.
  case tookBack([Entry], in: String? = nil)
  case broughtBack([Entry], in: String? = nil)
  case restored(name: String, entry: Int)
  case daySelected(TripID, DayID)
  case noDaySelected
  case nothingChanged
  case nothingFound(String)
  /// A server that failed could not say more about a place than is known.
  case notRefreshed(LookupFailure)
  /// The server has no object any more that a place is from.
  case noLongerKnown(String)
  /// What a position without a name is near to.
  case spotNear(Place, kilometres: Double)
  /// It was looked for in the trips, not among the places.
  case onlyInTrips
  /// What was asked for lies elsewhere only; `near` is what it was to be near to.
  case onlyFarAway(near: String)
  /// What the offline places have of this kind is far from here.
  case noneOfKind(String, near: String)
  /// All there is to offer is in the trip.
  case plannedAlready([String])
  /// No kind of place is called so.
  case noSuchKind(String)
  /// What is called nearly so, where nothing was found.
  case nearest([Place])
  /// The server answered that it knows nothing of it; what is shown is known here.
  case unknownToServer
  /// What the server said, and who answered instead.
  case serverFailed(LookupFailure)
  case booking(BookingNotice)
  /// What came to the lists, went from them, or was done.
  case tasksAdded([String], ChecklistTask.List)
  case tasksRemoved([String])
  case tasksTicked([String], Bool)
  /// What of a list was asked after by some words, and which things there have them.
  case tasksAsked(String, [ChecklistTask], ChecklistTask.List?)
  /// What is left of a budget was asked, and there is none.
  case noBudget
  /// What stood before words that only take back the last step had changed nothing.
  case lineBeforeUndone
  /// Nothing is wrong, but of so many nights none is booked yet.
  case noNightBooked(Int)
  /// So many things of a template are on the list already.
  case onListAlready(Int)
  /// A date until which something is to be done, and which is past.
  case dueIsPast(CivilDate)
  /// An amount for each, and how many that makes.
  case multiplied(Money, CostUnit, count: Int)
  /// What it cost before, which may have been for others.
  case costReplaced(Money)
  /// Somebody who paid and does not travel, as far as names are known.
  case paysFromOutside(String)
  /// A rate the other way round that this one takes the place of.
  case otherRateGone(from: Currency, to: Currency, String)
  /// Who travels with which money, as it is now.
  case moneyOf(TripID)
  /// Who travelled before.
  case partyReplaced([String])
  /// The answer to words that ask for nothing.
  case talk(Talk)
  /// The answer to a question about the shell itself.
  case text(String)
}

/// A day of another trip: its number there, and its date where it has one.
package struct DayInTrip: Hashable, Sendable {
  package var trip: TripID
  package var number: Int
  package var date: CivilDate?

  package init(trip: TripID, number: Int, date: CivilDate?) {
    self.trip = trip
    self.number = number
    self.date = date
  }
}

extension Notice {
  /// Whether it tells of stops without a time that stand above one with a time.
  package var isOfStopsBelow: Bool { if case .belowUntimed = self { true } else { false } }
}
