/// Why a command that was understood cannot be carried out.
///
/// Nothing has changed.
package struct Failure: Error, Hashable, Sendable {
  package var problem: Problem
  /// The part of the line it is about, `nil` for the whole.
  package var slot: Slot?
  /// Commands that would work.
  package var remedies: [Intent]

  package init(_ problem: Problem, at slot: Slot? = nil, remedies: [Intent] = []) {
    self.problem = problem
    self.slot = slot
    self.remedies = remedies
  }
}

package enum Problem: Hashable, Sendable {
  case noCurrentTrip
  /// Nothing can be open yet.
  case noTripYet
  case noSuchTrip(String)
  case noSuchRow(Int, listed: Int)
  case noDays
  case noSuchDay(Int, days: Int)
  case noDayOn(CivilDate)
  case noDaySelected
  /// `next` on the last day, `previous` on the first.
  case noDayThere
  case dayExists(CivilDate, number: Int)
  case tripHasNoDates
  case tripHasDates
  /// A last day that lies before the first.
  case endsBeforeStart(start: CivilDate, end: CivilDate)
  /// A range that has no day of the trip's dates, said as if it corrected them.
  case datesElsewhere(DateRange)
  /// The last days, so many, cannot go by the way: something is planned on them.
  case plansOnLastDays(Int)
  case tooManyDays(limit: Int)
  /// So many days fewer, where there are no more.
  case fewerDays(Int, than: Int)
  case dateOutOfRange
  case noSuchStop(String)
  case noSuchStopNumber(Int, inDay: Int?, stops: Int)
  case nothingMentioned
  /// There is no stop to take away.
  case nothingToRemove
  case noDayForNumber
  /// A day, by its number, on which nothing stands.
  case emptyDay(Int)
  /// A stop, by name, that has no time or no length which could be another.
  case stopLacksTime(String)
  case stopLacksLength(String)
  /// A time that another day has.
  case leavesItsDay(String, from: ClockTime)
  /// An end that is not after the time at which it begins.
  case endsBeforeItBegins(String, ClockTime)
  /// A stop, by name, and itself.
  case sameStop(String)
  /// Two stops, by name, between which something is to be, and which stand on two days.
  case notOnOneDay(String, String)
  /// Behind a stop, by name, nothing stands on its day.
  case nothingBehind(String)
  /// A day, by its number, and itself.
  case sameDay(Int)
  /// A day was to go into the trip, by name, that it is in.
  case sameTrip(String)
  /// Days, by number, with plans where others were to go.
  case plansInTheWay([Int])
  /// No day is in a city of this name.
  case noDayInCity(String)
  /// A name whose ending asks for a format in which no plan is written.
  case noPlanFormat(String)
  /// Of files of this name no plan can be read.
  case noImportFormat(String)
  /// Less than a minute would be left of it.
  case nothingLeft(String, minutes: Int)
  case notInThatDay
  case noResults
  case noSuchResult(Int, results: Int)
  case noMoreResults
  case noPlace(String)
  case noPosition(String)
  /// Nothing of a trip or of a day can be on a map: so many stops have no place.
  case noneToMap(stops: Int, ofDay: Bool)
  /// What the last map was about is there no more.
  case mapGone
  /// The trip goes to words of one's own.
  case goesToWords(String)
  /// What is near home is asked for, and nobody has said where that is.
  case noHome
  /// A link that tells no place; a short one tells it to its server only.
  case link(isShort: Bool)
  /// A server failed, and the gazetteer has nothing of this name.
  case searchFailed(LookupFailure, String)
  /// A recording that has no answer to this question.
  case notRecorded(String)
  case emptyName
  /// What was asserted is not so, and what is instead.
  case doesNotHold(found: String)
  /// A name whose ending asks for another format than a script.
  case noScript(String)
  /// A number that must be above zero is not.
  case notPositive
  case tooManyPeople(limit: Int)
  case namedTwice(String)
  case money(Money.Fault, Currency)
  /// Nothing to do or to pack is called so.
  case noSuchTask(String)
  case noSuchTaskNumber(Int, tasks: Int)
  case noSuchTemplate(String, known: [String])
  /// A template that names nothing.
  case emptyTemplate(String)
  /// An amount for each of those who travel, and nobody has said how many.
  case peopleUnknown(CostUnit)
  /// An amount for each night of what has none.
  case hasNoNights(String)
  /// Who paid is said of a stop, by name, that costs nothing yet.
  case hasNoCost(String)
  case badSetting(SettingName, String)
  /// A server of others, and what is missing before it is asked.
  case guest(host: String, GuestNeed)
  case noSuchAlias(String)
  /// An alias of tripshrc, which no line takes away.
  case aliasOfPromptFile(String)
  case noSuchRule(String)
  /// A number that the last list of findings did not have.
  case noSuchFinding(Int, findings: Int)
  /// What was found by this number is not so any more.
  case findingSettled(Int)
  /// What was found by this number had a command then, and now has none.
  case findingChanged(Int, FindingMessage)
  /// Only a person can settle it.
  case noFix(FindingMessage)
  case aliasHidesCommand(String)
  case nothingToUndo
  case nothingToRedo
  case fewerSteps(asked: Int, there: Int)
  case noSuchEntry(Int)
  /// Entries of which some are not there; the newest has this number.
  case noSuchEntries(ClosedRange<Int>, newest: Int)
  /// More commands than there are in force.
  case fewerCommands(asked: Int, there: Int)
  /// None of these entries is a command in force, or one that was taken back.
  case noneInForce(EntryRange)
  case noneTakenBack(EntryRange)
  /// What an entry changed that is to be brought back was changed by these later ones.
  case changedAgain(entry: Int, later: [Int])
  /// It cannot be brought back alone.
  case restsOnUndone(entry: Int)
  /// The lines of a file are told by their numbers only.
  case linesByNumber
  case entryNotUndoable(Int, NotUndoable)
  /// An undo or redo in a line that changes something else too.
  case undoStandsAlone
  /// What is done outside the plan, in a line that says something else too.
  case commandStandsAlone
  /// Later entries that this window may not take back touched the same.
  case changedSince(entry: Int, later: [Int])
  case tripNotThere(entry: Int)
  /// It was made after this day, by this entry.
  case tripNotThereYet(CivilDate, madeBy: Int?)
  case booking(BookingProblem)
  case library(LibraryFailure)
  /// What cannot be, and is told so that it can be reported.
  case inconsistent(String)
}

/// Why an entry is nothing that can be taken back.
package enum NotUndoable: Hashable, Sendable {
  /// It has been taken back, by this entry.
  case takenBack(by: Int)
  case isUndo
  case isRedo
  /// A person agreed to something; what is agreed is not taken back by the way.
  case isConsent
  /// Another window made it, since this one started.
  case ofAnotherWindow
  /// It changes nothing.
  case empty
  /// What it changed is not there as it left it.
  case doesNotFit
}

/// Why an interpretation stops before its end.
package enum Interruption: Error, Hashable, Sendable {
  case fail(Failure)
  case ask(Question)
  case lookUp(PlaceQuery)
}
