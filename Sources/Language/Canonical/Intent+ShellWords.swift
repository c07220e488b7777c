internal import Session

extension Intent {
  /// The canonical words of commands about history.
  var timeWords: [String] {
    switch self {
    case .undo(.steps(let count)): ["undo", count == 1 ? "" : String(count)]
    case .undo(.entry(let entry)): ["undo entry", String(entry)]
    case .undo(.entries(let entries)):
      ["undo entries", entries.map { String($0) }.joined(separator: ",")]
    case .undo(.toEntry(let entry)): ["undo to entry", String(entry)]
    case .redo(let count): ["redo", count == 1 ? "" : String(count)]
    case .redoEntries(let range): ["redo", range.isolated]
    case .log(let target): ["log", target?.canonical ?? ""]
    case .showTripAt(let trip, let moment): ["show", trip.canonical, "at", moment.canonical]
    case .restoreTrip(let trip, let entry): ["restore", trip?.canonical ?? "", "at", String(entry)]
    default: []
    }
  }

  /// The canonical words of commands about the shell itself.
  var shellWords: [String] {
    switch self {
    case .why: ["why"]
    case .when(let meaning): ["when", meaning.canonical]
    case .run(let file, let values):
      ["run", quotedText(file)]
        + values.sorted { $0.key < $1.key }.map { "\($0)=\(quotedText($1))" }
    case .runLines(let range, let file, let values):
      ["run", quotedText(file), range.canonical]
        + values.sorted { $0.key < $1.key }.map { "\($0)=\(quotedText($1))" }
    case .runEntries(let range): ["run", range.canonical]
    case .save(let file, let entries, _):
      ["save", quotedText(file), entries.map(\.canonical) ?? ""]
    case .record(let file, _): ["record", quotedText(file)]
    case .stopRecording: ["record stop"]
    case .replay(let file, let values):
      ["replay", quotedText(file)]
        + values.sorted { $0.key < $1.key }.map { "\($0)=\(quotedText($1))" }
    case .set(let name, let value): ["set", name.rawValue, value]
    case .setHome(let place): ["set home", place?.canonical ?? "none"]
    case .agree(let agreement): ["# agreed to the terms of \(agreement.host)"]
    case .settings: ["settings"]
    case .alias(let name, let line): ["alias", name, "=", line]
    case .unalias(let name): ["unalias", name]
    case .aliases: ["aliases"]
    case .talk: []
    case .help(let topic): ["help", topic ?? ""]
    case .placesCache(let clear): ["places cache", clear ? "clear" : ""]
    case .about: ["about"]
    case .state: ["state"]
    case .version: ["version"]
    case .clear: ["clear"]
    case .history(let words): ["history", words.map(spelledName) ?? ""]
    case .clearHistory: ["history clear"]
    case .edit: ["edit"]
    case .tutorial(.list): ["tutorial"]
    case .tutorial(.start(let name)): ["tutorial", quotedText(name)]
    case .tutorial(.restart(let name)): ["tutorial restart", quotedText(name)]
    case .tutorial(.check(let names)): ["tutorial check"] + names.map(quotedText)
    case .example(.list): ["examples"]
    case .example(.show(let name)): ["examples", quotedText(name)]
    case .example(.run(let name, let values)):
      ["run example", quotedText(name)]
        + values.sorted { $0.key < $1.key }.map { "\($0)=\(quotedText($1))" }
    case .assert(let condition): ["assert", condition.words(spelledName, day: \.canonical)]
    case .tryOut(let line): ["dry run", line]
    case .quit: ["quit"]
    default: []
    }
  }
}

extension EntryRange {
  fileprivate var canonical: String {
    switch self {
    case .numbers(let numbers) where numbers.count == 1: String(numbers.lowerBound)
    case .numbers(let numbers): "\(numbers.lowerBound)-\(numbers.upperBound)"
    case .onwards(let first): "\(first)-"
    case .newest(let count): "-\(count)"
    case .today: "today"
    case .yesterday: "yesterday"
    case .thisTrip: "this trip"
    }
  }

  /// The same where a number alone is a count.
  fileprivate var isolated: String {
    if case .numbers(let numbers) = self, numbers.count == 1 { return "entry \(canonical)" }
    return canonical
  }
}

extension LogTarget {
  fileprivate var canonical: String {
    switch self {
    case .entries(.newest(let count)): String(count)
    case .entries(let entries): entries.isolated
    case .stop(let stop): stop.canonical
    case .booking(let booking): booking.canonical
    case .day(let day): day.canonical
    case .trip(let trip): "trip \(trip.canonical)"
    }
  }
}

extension Moment {
  fileprivate var canonical: String {
    switch self {
    case .entry(let entry): String(entry)
    case .date(let date): date.iso
    }
  }
}

extension PhraseMeaning {
  fileprivate var canonical: String {
    [dates?.iso, time.map { "at \($0.text)" }, minutes.map { "for \(canonicalDuration($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}
