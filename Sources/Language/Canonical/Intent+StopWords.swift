internal import Session

extension Intent {
  /// The canonical words of commands about stops.
  var stopWords: [String] {
    switch self {
    case .add(let stops): stops.words
    case .removeStops(let stops): ["remove", stops.canonical]
    case .moveStops(let move):
      [
        "move", move.stops.canonical, move.to.map { "to \($0.canonical)" } ?? "",
        move.position?.canonical ?? "", move.trip.map { "of \($0.canonical)" } ?? "",
      ]
    case .copyStops(let copy):
      [
        "copy", copy.stops.canonical, "to \(copy.to.canonical)",
        copy.trip.map { "of \($0.canonical)" } ?? "",
      ]
    case .copyDay(let day, let target): ["copy", day.canonical, "to", target.canonical]
    case .time(let stop, let time): ["at", stop.canonical, time?.text ?? "none"]
    case .stay(let stop, let minutes):
      ["stay", stop.canonical, minutes.map(canonicalDuration) ?? "none"]
    case .shiftStop(let stop, let shift): shift.words(stop.canonical)
    case .arrange(let arrangement): arrangement.words
    case .note(.trip, let text): ["note trip", textOrNone(text)]
    case .note(.day(let day), let text): ["note", day.canonical, textOrNone(text)]
    case .note(.stop(let stop), let text): ["note", stop.canonical, textOrNone(text)]
    case .addNote(.trip, let text): ["add note trip", spelledName(text)]
    case .addNote(.day(let day), let text): ["add note", day.canonical, spelledName(text)]
    case .addNote(.stop(let stop), let text): ["add note", stop.canonical, spelledName(text)]
    case .done(let stops, let isDone): ["done", stops.canonical, isDone ? "" : "off"]
    case .renameStop(let stop, let name): ["rename", stop.canonical, spelledName(name)]
    case .cost(let stop, let amount): ["cost", stop.canonical, amount?.canonical ?? "none"]
    case .hours(let stop, let hours): ["open", stop.canonical, hours?.text ?? "none"]
    case .placeStop(let stop, let place): ["place", stop.canonical, place?.canonical ?? "none"]
    case .resolve(let day): ["resolve", day?.canonical ?? ""]
    default: []
    }
  }
}

extension NewStops {
  fileprivate var words: [String] {
    [
      "add", what.canonical, to.map { "to \($0.canonical)" } ?? "",
      at.map { "at \($0.text)" } ?? "", minutes.map { "for \(canonicalDuration($0))" } ?? "",
      position?.canonical ?? "",
    ]
  }
}

extension NewStopSubject {
  fileprivate var canonical: String {
    switch self {
    case .results(let numbers): numbers.map { StopReference.number($0) }.canonical
    case .place(let place): place.canonical
    case .position(let position, let name):
      [position.canonical, name.map(quotedText) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    case .text(let text): "text \(quotedText(text))"
    }
  }
}

extension StopShift {
  /// The words that ask for it; they stand for another line once they are resolved.
  fileprivate func words(_ stop: String) -> [String] {
    switch self {
    case .time(let minutes):
      ["move", stop, canonicalDuration(abs(minutes)), minutes < 0 ? "earlier" : "later"]
    case .dial(let time, _): ["at", stop, time.text]
    case .length(let minutes):
      ["make", stop, canonicalDuration(abs(minutes)), minutes < 0 ? "shorter" : "longer"]
    case .day(let days):
      ["move", stop, counted(abs(days), "day"), days < 0 ? "earlier" : "later"]
    case .until(let end): [stop, "until", end.text]
    }
  }
}

extension Arrangement {
  /// The words that ask for it; they stand for other lines once they are resolved.
  fileprivate var words: [String] {
    switch self {
    case .swap(let one, let other): ["swap stops", one.canonical, "with", other.canonical]
    case .shift(let day, let minutes):
      [
        "move everything on", day.canonical, canonicalDuration(abs(minutes)),
        minutes < 0 ? "earlier" : "later",
      ]
    case .replace(let stop, let what):
      ["replace", stop.canonical, "with", what.canonical]
    case .everyDay(let stop): ["repeat", stop.canonical, "every day"]
    }
  }
}

extension Sweep {
  /// The words that ask for it.
  var words: [String] {
    switch self {
    case .everything: ["delete everything"]
    case .trips: ["delete all trips"]
    case .steps: ["undo everything"]
    case .ideas: ["remove all ideas"]
    case .stops(nil): ["remove all stops"]
    case .stops(let day?): ["remove all stops on", day.canonical]
    }
  }
}
