internal import Session

extension Problem {
  /// A stable word for programs.
  var kind: String {
    switch self {
    case .noCurrentTrip, .noTripYet: "no-trip"
    case .noSuchTrip, .noSuchRow, .sameTrip: "unknown-trip"
    case .noDays, .noSuchDay, .noDayOn, .noDaySelected, .noDayThere: "unknown-day"
    case .dayExists: "day-exists"
    case .sameDay, .noDayInCity: "unknown-day"
    case .plansInTheWay: "plans-in-the-way"
    case .tripHasNoDates, .tripHasDates: "wrong-dates"
    case .plansOnLastDays: "plans-outside"
    case .endsBeforeStart: "reversed-dates"
    case .datesElsewhere: "other-dates"
    case .tooManyDays, .fewerDays, .dateOutOfRange, .tooManyPeople: "out-of-range"
    case .noSuchStop, .noSuchStopNumber, .nothingMentioned, .nothingToRemove, .noDayForNumber,
      .notInThatDay, .emptyDay, .sameStop, .notOnOneDay, .nothingBehind:
      "unknown-stop"
    case .stopLacksTime, .leavesItsDay, .endsBeforeItBegins: "impossible-time"
    case .stopLacksLength, .nothingLeft: "impossible-duration"
    case .noResults, .noSuchResult, .noMoreResults: "unknown-result"
    case .noPlace, .noPosition, .goesToWords, .noneToMap: "unknown-place"
    case .mapGone: "map-gone"
    case .noHome: "no-home"
    case .link: "unreadable-link"
    case .searchFailed(let failure, _): failure.kind
    case .notRecorded: "not-recorded"
    case .emptyName: "empty-name"
    case .doesNotHold: "assert"
    case .noScript, .noPlanFormat, .noImportFormat: "other-format"
    case .notPositive: "bad-number"
    case .namedTwice: "name-taken"
    case .money: "bad-amount"
    case .noSuchTask, .noSuchTaskNumber: "unknown-task"
    case .noSuchTemplate, .emptyTemplate: "unknown-template"
    case .peopleUnknown: "no-people"
    case .hasNoNights: "no-nights"
    case .hasNoCost: "no-cost"
    case .badSetting: "bad-setting"
    case .guest(_, .agreement): "foreign-host"
    case .guest(_, .contact): "no-contact"
    case .noSuchAlias, .aliasOfPromptFile: "unknown-alias"
    case .noSuchRule: "unknown-rule"
    case .noSuchFinding, .findingSettled, .findingChanged: "unknown-finding"
    case .noFix: "no-fix"
    case .aliasHidesCommand: "alias-hides-command"
    case .nothingToUndo, .fewerSteps: "nothing-to-undo"
    case .nothingToRedo: "nothing-to-redo"
    case .linesByNumber: "bad-range"
    case .noSuchEntry, .noSuchEntries, .fewerCommands, .noneInForce, .noneTakenBack,
      .restsOnUndone, .entryNotUndoable, .tripNotThere, .tripNotThereYet:
      "unknown-entry"
    case .undoStandsAlone, .commandStandsAlone: "stands-alone"
    case .changedSince, .changedAgain: "changed-since"
    case .booking(let problem): problem.kind
    case .library: "journal"
    case .inconsistent: "internal"
    }
  }

  /// Whether another line would do better: it is no trouble of the disk or of the program.
  var isOfTheLine: Bool {
    switch self {
    case .library, .inconsistent: false
    default: true
    }
  }

  /// Lines that help on where the interpreter knows none of its own.
  var tries: [String] {
    switch self {
    case .noCurrentTrip, .noTripYet: ["new trip to Porto 19-23 april"]
    case .noSuchTrip, .noSuchRow, .sameTrip: ["trips"]
    case .noDays: ["add day", "dates 19-23 april"]
    case .noSuchDay, .noDayOn, .noDaySelected, .noDayThere, .dayExists, .sameDay, .noDayInCity,
      .plansInTheWay:
      ["days"]
    case .tripHasNoDates: ["dates 19-23 april"]
    case .tripHasDates: ["dates none"]
    case .noSuchStop, .noSuchStopNumber, .nothingMentioned, .nothingToRemove, .noDayForNumber,
      .notInThatDay, .emptyDay, .stopLacksTime, .stopLacksLength, .leavesItsDay, .nothingLeft,
      .endsBeforeItBegins, .sameStop, .notOnOneDay, .nothingBehind:
      ["show trip"]
    case .noResults, .noSuchResult, .noMoreResults: ["search louvre"]
    case .noPosition: ["suggest near Porto"]
    case .noneToMap: ["suggest", "destination Porto", "map world"]
    case .mapGone: ["map"]
    case .goesToWords: ["suggest near Porto", "destination Porto"]
    case .noHome: ["set home Porto"]
    case .noSuchTask, .noSuchTaskNumber: ["lists"]
    case .noSuchTemplate(_, let known): known.map { "pack like \($0)" }
    case .emptyTemplate: ["pack like beach"]
    case .peopleUnknown(.adult), .peopleUnknown(.child), .peopleUnknown(.adultNight),
      .peopleUnknown(.childNight):
      ["people 2 adults and 2 kids"]
    case .peopleUnknown: ["people 4"]
    case .hasNoNights: ["cost 1.1 120 EUR"]
    case .hasNoCost: ["cost 1.1 40 EUR paid by Ana"]
    case .noPlace(let name): ["search \(spelledName(name))"]
    case .badSetting(let name, _):
      (name.choices ?? [name.standard ?? "VALUE"]).map { "set \(name.rawValue) \($0)" }
    case .guest(_, .agreement): ["set places offline"]
    case .guest(_, .contact): ["set contact you@example.org"]
    case .noSuchAlias, .aliasOfPromptFile: ["aliases"]
    case .noSuchRule: ["check rules"]
    case .noSuchFinding, .findingSettled, .findingChanged, .noFix: ["check"]
    case .nothingToUndo, .nothingToRedo, .fewerSteps, .noSuchEntry, .entryNotUndoable,
      .noSuchEntries, .fewerCommands, .noneInForce, .noneTakenBack, .changedAgain, .restsOnUndone,
      .changedSince, .tripNotThere, .tripNotThereYet:
      ["log"]
    case .booking(let problem): problem.tries
    case .link: ["search 41.1579, -8.6291"]
    case .undoStandsAlone: ["undo", "redo"]
    case .commandStandsAlone: ["help"]
    case .endsBeforeStart, .datesElsewhere, .plansOnLastDays, .tooManyDays, .fewerDays,
      .dateOutOfRange,
      .searchFailed,
      .notRecorded,
      .emptyName, .doesNotHold, .noScript, .noPlanFormat, .noImportFormat, .notPositive,
      .tooManyPeople, .namedTwice,
      .money,
      .aliasHidesCommand, .linesByNumber,
      .library,
      .inconsistent:
      []
    }
  }
}
