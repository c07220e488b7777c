package import Session

extension Problem {
  /// What it is, in a sentence without a full stop.
  var message: String {
    switch self {
    case .noCurrentTrip: "no trip is open"
    case .noTripYet: "there is no trip yet"
    case .doesNotHold(let found): "this does not hold: \(found)"
    case .noSuchTrip(let name): "no trip is called \"\(name)\""
    case .noSuchRow(let row, let listed):
      listed == 0
        ? "no trips have been listed, so \(row) means none"
        : "the last list had \(counted(listed, "trip")), none numbered \(row)"
    case .noDays: "the trip has no days yet"
    case .noSuchDay(let number, let days):
      days == 0
        ? "the trip has no days yet, so no day \(number)"
        : "there is no day \(number); the trip has \(counted(days, "day"))"
    case .noDayOn(let date): "the trip has no day on \(date.weekday.abbreviation) \(date.iso)"
    case .noDaySelected: "no day is selected"
    case .noDayThere: "the trip has no day there"
    case .dayExists(let date, let number):
      "\(date.weekday.abbreviation) \(date.iso) is day \(number) already"
    case .sameTrip(let name): "it is a day of \(name) already"
    case .sameDay(let number): "both are day \(number)"
    case .noDayInCity(let name):
      "no day of the trip is in \"\(name)\"; city DAY PLACE says where a day is"
    case .plansInTheWay(let days):
      "\(numbered(days)) would have to make way and \(days.count == 1 ? "has" : "have") plans"
    case .tripHasNoDates: "the trip has no dates yet, its days are only numbered"
    case .tripHasDates: "the trip has dates"
    case .endsBeforeStart(let start, let end):
      "the trip starts on \(DateWording.spelled(start)) and cannot end on "
        + DateWording.spelled(end)
    case .datesElsewhere(let range):
      "\(DateWording.spelled(range)) is far from the trip's dates: which is meant?"
    case .plansOnLastDays(let days):
      "something is planned on the last \(days == 1 ? "day" : "\(days) days")"
    case .fewerDays(let count, let days):
      "the trip has \(counted(days, "day")): \(count) fewer would leave none"
    case .tooManyDays(let limit): "a trip has at most \(limit) days"
    case .dateOutOfRange: "this leads outside of the years 1 to 9999"
    case .noSuchStop, .noSuchStopNumber, .nothingMentioned, .nothingToRemove, .noDayForNumber,
      .notInThatDay, .emptyDay, .stopLacksTime, .stopLacksLength, .leavesItsDay, .nothingLeft,
      .endsBeforeItBegins, .sameStop, .notOnOneDay, .nothingBehind:
      stopMessage
    case .noResults, .noSuchResult, .noMoreResults, .noPlace, .noPosition, .goesToWords, .noHome,
      .noneToMap, .mapGone, .searchFailed, .notRecorded, .emptyName, .noScript, .noPlanFormat,
      .noImportFormat,
      .link:
      placeMessage
    case .notPositive: "this must be above zero"
    case .namedTwice(let name): "\(oneLine(name)) is there twice; add what tells them apart"
    case .tooManyPeople(let limit): "at most \(limit) people travel together"
    case .money(let fault, let currency): fault.message(currency)
    case .noSuchTask, .noSuchTaskNumber, .noSuchTemplate, .emptyTemplate, .peopleUnknown,
      .hasNoNights, .hasNoCost:
      tripMessage
    case .badSetting, .guest, .noSuchAlias, .aliasOfPromptFile, .aliasHidesCommand: settingMessage
    case .nothingToUndo, .nothingToRedo, .fewerSteps, .noSuchEntry, .entryNotUndoable,
      .noSuchEntries, .fewerCommands, .noneInForce, .noneTakenBack, .changedAgain, .restsOnUndone,
      .linesByNumber, .undoStandsAlone, .commandStandsAlone, .changedSince, .tripNotThere,
      .tripNotThereYet:
      historyMessage
    case .noSuchRule, .noSuchFinding, .findingSettled, .findingChanged, .noFix: checkMessage
    case .booking(let problem): problem.message
    case .library(let failure): "the journal could not be read: \(failure.message)"
    case .inconsistent(let what): "this should not happen, please report it: \(what)"
    }
  }

  private var stopMessage: String {
    switch self {
    case .noSuchStop(let name): "no stop is called \"\(name)\""
    case .noSuchStopNumber(let number, let day, let stops):
      day.map { "day \($0) has \(counted(stops, "stop")), none numbered \(number)" }
        ?? "there \(stops == 1 ? "is" : "are") \(counted(stops, "idea")), none numbered \(number)"
    case .nothingToRemove: "there is no stop to take away"
    case .nothingMentioned: "nothing has been spoken of yet that this could be"
    case .noDayForNumber: "a stop's number needs its day, as in 2.3: no day is selected"
    case .notInThatDay: "that stop is not on that day"
    case .emptyDay(let day): "nothing stands on day \(day) yet"
    case .stopLacksTime(let name): "\(name) has no time yet that could be another"
    case .stopLacksLength(let name): "nothing is known yet of how long \(name) takes"
    case .leavesItsDay(let name, let time):
      "\(name) is at \(time.text): so far from that it would be on another day"
    case .endsBeforeItBegins(let name, let time):
      "\(name) begins at \(time.text) and cannot end before that"
    case .nothingBehind(let name): "nothing stands behind \(name) on its day"
    case .sameStop(let name): "both are \(name)"
    case .notOnOneDay(let one, let other): "\(one) and \(other) are not on one day"
    case .nothingLeft(let name, let minutes):
      "\(name) takes \(canonicalDuration(minutes)): nothing would be left of it"
    default: ""
    }
  }

  private var placeMessage: String {
    switch self {
    case .noResults: "there are no results yet"
    case .noSuchResult(let number, let results):
      "there \(results == 1 ? "is" : "are") \(counted(results, "result")), none numbered \(number)"
    case .noMoreResults: "there is nothing more"
    case .noPlace(let name): "no place called \"\(name)\""
    case .noPosition(let name):
      name.isEmpty ? "nothing here has a position to be near to" : "\"\(name)\" has no position"
    case .noneToMap(let stops, let isOfDay):
      "nothing \(isOfDay ? "on that day" : "in the trip") has a place yet"
        + (stops == 0 ? "" : ", \(stops == 1 ? "one stop" : "\(stops) stops") without one")
    case .mapGone: "what the last map showed is gone"
    case .goesToWords(let words):
      "the trip goes to \"\(words)\", which has no position: suggest near PLACE, or destination PLACE"
    case .noHome: "nobody has said where home is: set home PLACE"
    case .searchFailed(let failure, let words):
      "\(failure.words), and the offline places have nothing for \"\(words)\""
    case .link(let isShort): SyntaxFault.link(isShort: isShort).message
    case .notRecorded(let what): "the recording has no answer of \(what)"
    case .emptyName: "a name has at least one character"
    case .noScript(let file): scriptsOnly(file)
    case .noPlanFormat(let file): plansOnly(file)
    case .noImportFormat(let file):
      "\(file): calendars (.ics), maps (.gpx, .kml) and tables (.csv) are read; run runs scripts"
    default: ""
    }
  }

  private var settingMessage: String {
    switch self {
    case .badSetting(let name, let value):
      "\(name.rawValue) cannot be \"\(value)\""
        + (name.choices.map { "; it is one of \($0.joined(separator: ", "))" } ?? "")
    case .guest(let host, let need): need.message(host)
    case .noSuchAlias(let name): "there is no alias \"\(name)\""
    case .aliasOfPromptFile(let name):
      "the alias \"\(name)\" stands in tripshrc: it goes with its line there"
    case .aliasHidesCommand(let name): "\"\(name)\" is a command and cannot be an alias"
    default: ""
    }
  }
}

extension Money.Fault {
  fileprivate func message(_ currency: Currency) -> String {
    switch self {
    case .notANumber: "this is no amount"
    case .tooManyDecimals:
      currency.decimals == 0
        ? "\(currency.code) has no decimals" : "\(currency.code) has \(currency.decimals) decimals"
    case .tooLarge: "this is more than can be counted"
    }
  }
}

extension GuestNeed {
  /// Why a server of others is not asked yet.
  package func message(_ host: String) -> String {
    switch self {
    case .agreement:
      "\(host) is run by others: a person has to agree first, by set places at the prompt, "
        + "in a line of its own"
    case .contact: "\(host) is run by others, who may write to you: the setting contact is missing"
    }
  }
}

/// Why no plan is written to a file of this name.
private func plansOnly(_ file: String) -> String {
  let plans = "plans are written as .md, .txt, .html, .csv, .ics, .gpx or .kml"
  return switch FileEnding(of: file) {
  case .script: "\(file): \(plans); save writes scripts"
  case .cast: "\(file): \(plans); record makes recordings of the screen"
  case .plan, .later, .missing, .other: "\(file): \(plans)"
  }
}

/// Why a file of this name is not written.
private func scriptsOnly(_ file: String) -> String {
  let scripts = "what is written is a script, and those end in .trip"
  return switch FileEnding(of: file) {
  case .later(let ending): "\(file): \(scripts); \(ending) comes with a later version"
  case .cast: "\(file): \(scripts); record makes recordings of the screen"
  case .plan(let format): "\(file): \(scripts); export writes plans in .\(format.rawValue)"
  case .script, .missing, .other: "\(file): \(scripts)"
  }
}
