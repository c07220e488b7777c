internal import Session

extension Problem {
  /// What it is, where it is about undo, redo, the log or a trip's past.
  var historyMessage: String {
    switch self {
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .fewerSteps(let asked, let there):
      "there \(there == 1 ? "is" : "are") only \(counted(there, "step")), not \(asked)"
    case .noSuchEntry(let entry): "there is no entry \(entry)"
    case .noSuchEntries(let numbers, let newest):
      newest == 0
        ? "there are no entries yet"
        : "there are no entries \(numbers.lowerBound)-\(numbers.upperBound); "
          + (newest == 1 ? "there is only entry 1" : "those there are 1-\(newest)")
    case .fewerCommands(let asked, let there):
      "there \(there == 1 ? "is" : "are") only \(counted(there, "command")) in force, not \(asked)"
    case .noneInForce(let range): "\(range.words) no command in force"
    case .noneTakenBack(let range): "\(range.words) nothing that is taken back"
    case .changedAgain(let entry, let later):
      "what entry \(entry) changed was changed again since, by \(entries(later))"
    case .restsOnUndone(let entry):
      "entry \(entry) rests on what is taken back still: bring that back first, or with it"
    case .linesByNumber: "lines of a file are told by their numbers: 3-7, or -5 for the last five"
    case .entryNotUndoable(let entry, let reason): "entry \(entry) \(reason.words)"
    case .commandStandsAlone: "one part of it is done by itself only: give it a line of its own"
    case .undoStandsAlone: "an undo or a redo is a step of its own: give it a line of its own"
    case .changedSince(let entry, let later):
      "what entry \(entry) changed was changed again in another window, by \(entries(later))"
    case .tripNotThere(let entry): "the trip was not there after entry \(entry)"
    case .tripNotThereYet(let date, let entry?):
      "the trip was not there yet on \(date.weekday.abbreviation) \(date.iso): "
        + "entry \(entry) made it"
    case .tripNotThereYet(let date, nil):
      "the trip was not there on \(date.weekday.abbreviation) \(date.iso)"
    default: ""
    }
  }
}

extension NotUndoable {
  fileprivate var words: String {
    switch self {
    case .takenBack(let later): "is taken back already, by entry \(later)"
    case .isUndo: "is an undo; redo brings back what it took back"
    case .isRedo: "is a redo; what it brought back can be taken back again"
    case .ofAnotherWindow:
      "was made in another window since this one started; take it back there, or in a new window"
    case .isConsent:
      "is a consent, which undo leaves alone; set places offline ends what was agreed"
    case .empty: "changes nothing"
    case .doesNotFit: "does not fit what is there now, so it cannot be taken back"
    }
  }
}

extension EntryRange {
  /// The range and what it is said of: `entry 3 is`, `entries 3-7 have`.
  fileprivate var words: String {
    switch self {
    case .numbers(let numbers) where numbers.count == 1: "entry \(numbers.lowerBound) is"
    case .numbers(let numbers): "among entries \(numbers.lowerBound)-\(numbers.upperBound) is"
    case .onwards(let first): "from entry \(first) on there is"
    case .newest: "there is"
    case .today: "of today there is"
    case .yesterday: "of yesterday there is"
    case .thisTrip: "of this trip there is"
    }
  }
}

/// Entries by their numbers: `entry 4`, `entries 7, 5, 4`.
func entries(_ numbers: [Int]) -> String {
  (numbers.count == 1 ? "entry " : "entries ")
    + numbers.map { String($0) }.joined(separator: ", ")
}
