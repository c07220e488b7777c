package import Session

extension Intent {
  /// The command in canonical spelling.
  ///
  /// That of a resolved intent stands alone: it needs no session to be read, and reading it gives
  /// the same intent.
  package var canonicalLine: String { joined(parted: words) }

  /// The parts of the line; empty ones are left out.
  private var words: [String] {
    switch area {
    case .trips: tripWords
    case .days: dayWords
    case .places: placeWords
    case .stops: stopWords
    case .history: timeWords
    case .bookings: bookingWords
    case .shell: shellWords
    case .checks: checkWords
    case .money: moneyWords
    case .lists: listWords
    case .joined: joinedWords
    }
  }

  /// The canonical words of commands about trips.
  private var tripWords: [String] {
    switch self {
    case .newTrip(let trip): trip.words
    case .trips(let filter): ["trips", filter.canonical]
    case .open(let trip): ["open", trip.canonical]
    case .close: ["close"]
    case .renameTrip(let name): ["rename trip", spelledName(name)]
    case .dates(let range, let policy): ["dates", range.iso, policy?.rawValue ?? ""]
    case .changeDates(.end(let day)): ["end trip on", day.canonical]
    case .changeDates(.start(let day)): ["arrive on", day.canonical]
    case .changeDates(.leave(let day)): ["leave on", day.canonical]
    case .changeDates(.longer(let days)):
      [days < 0 ? "shorten trip by" : "extend trip by", counted(abs(days), "day")]
    case .changeDates(.earlierStart(let days)) where days < 0:
      ["remove the first", counted(-days, "day")]
    case .changeDates(.earlierStart(let days)):
      ["add", counted(days, "day"), "at the start"]
    case .changeDates(.length(let days)): ["make trip", counted(days, "day"), "long"]
    case .changeDates(.corrected(let range)): ["dates", range.iso]
    case .datesNone: ["dates none"]
    case .showDates: ["dates"]
    case .shiftTrip(.byDays(let days)): ["shift trip by", counted(days, "day")]
    case .shiftTrip(.to(let date)): ["shift trip to", date.iso]
    case .destination(let place): ["destination", place?.canonical ?? "none"]
    case .style(let style): ["style", textOrNone(style)]
    case .describe(let text): ["describe", textOrNone(text)]
    case .favourite(let isOn): ["favourite", isOn ? "" : "off"]
    case .copyTrip(let name, let date):
      [
        "copy trip", name.map { "as \(spelledName($0))" } ?? "",
        date.map { "from \($0.iso)" } ?? "",
      ]
    case .deleteTrip(let trip): ["delete trip", trip?.canonical ?? ""]
    default: []
    }
  }

  /// The canonical words of commands made of others.
  private var joinedWords: [String] {
    switch self {
    case .either(let meanings): meanings.first?.words ?? []
    case .undecided(let meaning): meaning.words
    case .withBookings(let dates): dates.words + ["with bookings"]
    case .sweep(let sweep): sweep.words
    case .several(let parts): [parts.map(\.canonicalLine).joined(separator: "; ")]
    default: []
    }
  }
}

extension NewTrip {
  fileprivate var words: [String] {
    [
      "new trip", name.map(destination == nil && !namesPlace ? quotedText : spelledName) ?? "",
      destination.map { "to \($0.canonical)" } ?? "",
      dates?.canonical ?? "", style.map { "style \(spelledName($0))" } ?? "",
      about.map { "about \(quotedText($0))" } ?? "",
    ]
  }
}

extension TripDates {
  fileprivate var canonical: String {
    switch self {
    case .range(let range): range.iso
    case .days(let days): "for \(counted(days, "day"))"
    }
  }
}

extension TripFilter {
  fileprivate var canonical: String {
    switch self {
    case .all: ""
    case .words(let words): spelledName(words)
    case .favourite: "favourite"
    case .upcoming: "upcoming"
    case .past: "past"
    case .undated: "undated"
    }
  }
}

/// A text that `none` would clear.
func textOrNone(_ text: String?) -> String { text.map(spelledName) ?? "none" }

/// `1 day`, `-2 days`.
func counted(_ count: Int, _ unit: String) -> String {
  "\(count) \(unit)\(abs(count) == 1 ? "" : "s")"
}
