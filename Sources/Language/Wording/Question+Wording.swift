internal import Session

extension Topic {
  /// A stable word for programs.
  package var kind: String {
    switch self {
    case .noPlace: "unknown-place"
    case .whichPlace, .thisPlace: "ambiguous-place"
    case .searchFailed(let failure, _): failure.kind
    case .whichStop, .numberInWhichDay, .numberOfChangedDay: "ambiguous-stop"
    case .placesOfStops: "places-of-stops"
    case .whichDay: "ambiguous-day"
    case .whichReading: "ambiguous-line"
    case .afterNothing: "ambiguous-reference"
    case .undecided: "undecided"
    case .sweep: "sweep"
    case .whichTrip: "ambiguous-trip"
    case .forWhichTrip: "no-trip"
    case .plansOutside: "plans-outside"
    case .changedSince: "changed-since"
    case .whichStep: "ambiguous-step"
    case .agreement, .whichServer: "foreign-host"
    case .fileIsThere: "file"
    case .daysInCity: "days-in-city"
    case .shorterDay: "shorter-day"
    case .offer: "offer"
    }
  }

  /// The question at the prompt.
  var question: String {
    switch self {
    case .whichPlace(let name): "Which \(name)?"
    case .thisPlace(let name): "Is this place meant by \"\(name)\"?"
    case .searchFailed(let failure, let name):
      "\(failure.words). What is meant by \"\(name)\"?"
    case .noPlace(let name, let near):
      "There is no place called \"\(name)\"\(near.map { " near \($0)" } ?? ""). What is meant?"
    case .whichStop(let name): "Which \"\(name)\"?"
    case .placesOfStops(let left):
      "Shall they have these places?\(leftAlone(left))  (Ctrl-C leaves everything)"
    case .whichDay: "Which day?"
    case .whichReading: "Which of these is meant?"
    case .afterNothing: "The line before came to nothing. Is something older meant?"
    case .undecided: "That sounds undecided. Shall it be done?"
    case .sweep: "What shall go?  (Ctrl-C leaves everything)"
    case .whichTrip(let name): "Which trip is \"\(name)\"?"
    case .forWhichTrip: "No trip is open. Which one is it for?"
    case .plansOutside:
      "Keep them outside, shift all plans along, or move the stops to ideas?"
        + "  (Ctrl-C leaves everything)"
    case .numberInWhichDay(let number): "Stop \(number) of which day?"
    case .numberOfChangedDay(let number, let day):
      "Another window has changed day \(day) since you saw it. Which stop is \(number)?"
    case .whichStep: "Which step? The newest is in another trip than the open one"
    case .changedSince(_, let later):
      "Take back \(later.count == 1 ? "that" : "those") too?  (Ctrl-C leaves everything)"
    case .agreement: "Type yes to agree; no or Ctrl-C leaves everything as it is."
    case .offer: "Do you mean this?"
    case .fileIsThere(let file): "\(file) is there already. Replace it?"
    case .daysInCity(let city, let days):
      "\(city) \(beingWord(city)) \(numbered(days)). What shall be done?  (Ctrl-C leaves everything)"
    case .shorterDay(let saving):
      "Another order of day \(saving.day) is \(saving.words): "
        + "\(saving.names.joined(separator: ", ")). Shall it be done?"
    case .whichServer: "Which server? Type its address, such as https://nominatim.example.org"
    }
  }

  /// The same as the message of an error.
  var message: String {
    switch self {
    case .whichPlace(let name): "several places are called \"\(name)\""
    case .thisPlace(let name): "this place may not be what is meant by \"\(name)\""
    case .searchFailed(let failure, let name):
      Problem.searchFailed(failure, name).message
    case .noPlace(let name, let near):
      "no place called \"\(name)\"\(near.map { " near \($0)" } ?? "")"
    case .whichStop(let name): "several stops are meant by \"\(name)\""
    case .placesOfStops(let left):
      "these places are likely, but nobody said so.\(leftAlone(left)) Nothing was changed"
    case .whichDay: "several days of the trip are meant"
    case .whichReading: "this can be understood in several ways"
    case .afterNothing: "the line before came to nothing; say what this is about"
    case .undecided: "that sounds undecided, so nothing was changed"
    case .sweep: "this takes much away: say what shall go"
    case .whichTrip(let name): "several trips begin with \"\(name)\""
    case .forWhichTrip: Problem.noCurrentTrip.message
    case .plansOutside(let days):
      "\(counted(days.count, "day")) with plans would fall outside"
    case .numberInWhichDay(let number):
      "stop \(number) of which day? Another was shown than is selected"
    case .numberOfChangedDay(let number, let day):
      "which stop is \(number)? Another window has changed day \(day) since it was shown"
    case .whichStep: "the newest step is in another trip than the open one"
    case .changedSince(let entry, let later):
      "what entry \(entry) did was built on by \(entries(later))"
    case .agreement(let agreement): Problem.guest(host: agreement.host, .agreement).message
    case .whichServer: Problem.guest(host: "a public server", .agreement).message
    case .fileIsThere(let file): "\(file): the file is there already"
    case .daysInCity(let city, let days):
      "\(city) \(beingWord(city)) \(numbered(days)): say what shall become of the days"
    case .shorterDay(let saving): "another order of day \(saving.day) is \(saving.words)"
    case .offer(let about):
      about.map { "nothing was changed; the last step was: \($0)" }
        ?? "not sure of that, so nothing was changed"
    }
  }

  /// What stands in the way, a line each.
  fileprivate var details: [String] {
    if case .plansOutside(let days) = self { plans(of: days) } else { [] }
  }

  /// What has to be known before it is answered, a line each.
  var story: [String] {
    switch self {
    case .agreement(let agreement): agreement.terms
    case .whichServer: aboutPublicServers
    case .whichPlace, .thisPlace, .searchFailed, .noPlace, .whichStop, .placesOfStops, .whichDay,
      .whichReading, .afterNothing,
      .undecided,
      .whichTrip, .forWhichTrip, .sweep,
      .plansOutside,
      .numberInWhichDay, .numberOfChangedDay, .changedSince, .offer, .whichStep, .fileIsThere,
      .daysInCity, .shorterDay:
      []
    }
  }

  /// Of several cities, joined to one name.
  private func beingWord(_ cities: String) -> String { cities.contains(" and ") ? "are" : "is" }

  /// What would work where nobody can answer; `nil` where each choice is a line that would.
  var tries: [String]? {
    switch self {
    case .agreement, .whichServer: ["set places offline"]
    case .whichPlace, .thisPlace, .searchFailed, .noPlace, .whichStop, .placesOfStops, .whichDay,
      .whichReading, .afterNothing,
      .undecided,
      .whichTrip, .forWhichTrip, .sweep,
      .plansOutside,
      .numberInWhichDay, .numberOfChangedDay, .changedSince, .offer, .whichStep, .fileIsThere,
      .daysInCity, .shorterDay:
      nil
    }
  }

  private func plans(of days: [NumberedDay]) -> [String] {
    days.map { numbered in
      let day = numbered.day
      let stops = day.stops.map { stop in
        stop.name + (stop.at.map { " at \($0.text)" } ?? "")
      }
      let plans = ([day.title] + [day.city?.name] + [day.note]).compactMap { $0 } + stops
      return "\(numbered.words)  \(plans.joined(separator: ", "))"
    }
  }
}

/// The stops that get no place, behind what is said of the others.
private func leftAlone(_ names: [String]) -> String {
  names.isEmpty ? "" : " No place is likely for \(names.joined(separator: ", "))."
}

private let aboutPublicServers = [
  "A public server is run by others, mostly by volunteers; no address is built in.",
  "Take one whose usage policy allows what you do, set contact to an address of yours,",
  "and you are shown what tripsh keeps to before the first request.",
]

extension Question {
  /// What stands in the way, a line each.
  var details: [String] {
    guard case .changedSince(let step, let later) = topic,
      case .entries(let entries)? = choices.first?.label
    else { return topic.details }
    let shown = entries.filter { $0.number == step || later.contains($0.number) }
    let rest = shown.count - 12
    return shown.prefix(12).map { "\($0.number)  \(oneLine($0.canonical))" }
      + (rest > 0 ? ["and \(rest) more"] : [])
  }
}

/// `day 4`, `days 4, 5 and 6`.
func numbered(_ days: [Int]) -> String {
  guard let last = days.last, days.count > 1 else { return days.map { "day \($0)" }.joined() }
  return "days \(days.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
}

/// The number with commas between thousands.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var out = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0, digit != "-" { out.append(",") }
    out.append(digit)
  }
  return out
}
