internal import Session

extension Intent {
  /// The canonical words of commands about days.
  var dayWords: [String] {
    switch self {
    case .days: ["days"]
    case .selectDay(let day): [day.selectingWords]
    case .selectNoDay: ["day none"]
    case .show(let target): ["show", target?.canonical ?? ""]
    case .addDay(.atEnd): ["add day"]
    case .addDay(.on(let date)): ["add day", date.iso]
    case .addDay(.after(let day)): ["add day after", day.canonical]
    case .removeDay(let day, let withStops):
      ["remove", day.canonical, withStops ? "with stops" : ""]
    case .moveDay(let day, let other): ["move", day.canonical, "to", other.canonical]
    case .swapDays(let day, let other): ["swap", day.canonical, "with", other.canonical]
    case .nameDay(let day, let title): ["name", day.canonical, textOrNone(title)]
    case .cityOfDay(let day, let place): ["city", day.canonical, place?.canonical ?? "none"]
    case .closeGap(let day): ["close gap", day.map { "before \($0.canonical)" } ?? ""]
    case .plan(let plan): plan.words
    case .outlook(let outlook): outlook.words
    default: []
    }
  }

  /// The canonical words of commands about places.
  var placeWords: [String] {
    switch self {
    case .search(let words, let kind, let near):
      ["search", spelledName(words), kind.map { "kind \(spelledKind($0))" } ?? "", nearWords(near)]
    case .more: ["more"]
    case .suggest(let kind, let near): ["suggest", kind.map(spelledKind) ?? "", nearWords(near)]
    case .details(.number(let number)): ["details", String(number)]
    case .details(.stop(let stop)): ["details", stop.canonical]
    case .whyPlace(.result(let number)): ["why", String(number)]
    case .whyPlace(.near(let near)): ["why", near.canonical]
    case .map(let target): ["map", target?.canonical ?? ""]
    case .moveMap(let step): [step.canonical]
    case .find(let words): ["find", spelledName(words)]
    case .distance(let one, let other): ["how far from", one.canonical, "to", other.canonical]
    default: []
    }
  }

  private func nearWords(_ near: NearReference?) -> String {
    near.map { "near \($0.canonical)" } ?? ""
  }
}

extension DayReference {
  /// After the verb `day` the word is not said twice.
  fileprivate var selectingWords: String {
    if case .number(let number) = self { "day \(number)" } else { "day \(canonical)" }
  }
}

extension ShowTarget {
  fileprivate var canonical: String {
    switch self {
    case .trip: "trip"
    case .day(let day): day.canonical
    case .ideas: "ideas"
    case .results: "results"
    case .dayOf(let stop): "day of \(stop.canonical)"
    case .stop(let stop): stop.canonical
    }
  }
}
