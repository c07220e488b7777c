/// A thing that can be set, in the order in which they are listed.
package enum SettingName: String, CaseIterable, Hashable, Sendable {
  case places, currency, units
  case dateOrder = "date-order"
  case weekStart = "week-start"
  case tripsOrder = "trips-order"
  case theme, hints, keys, language, contact, live, pager, history

  /// Those before the person's home in the state document, and those behind it; what is kept of
  /// typed lines is no part of it.
  package static let beforeHome = allCases.filter { ![.live, .pager, .history].contains($0) }
  package static let behindHome: [SettingName] = [.live, .pager]
}

extension SettingName {
  /// What holds until it is set; `nil` where nothing is set.
  package var standard: String? {
    switch self {
    case .places: "offline"
    case .currency: "EUR"
    case .units: "km"
    case .dateOrder: "ask"
    case .weekStart: "monday"
    case .tripsOrder: "newest"
    case .theme: "auto"
    case .hints, .live, .pager, .history: "on"
    case .keys: "emacs"
    case .language: "en"
    case .contact: nil
    }
  }

  /// The values it takes; `nil` where it is free text of a form of its own.
  package var choices: [String]? {
    switch self {
    case .places, .currency, .contact: nil
    case .units: ["km", "mi"]
    case .dateOrder: ["ask", "dmy", "mdy"]
    case .weekStart: ["monday", "sunday", "saturday"]
    case .tripsOrder: ["newest", "oldest", "name", "start"]
    case .theme: ["auto", "dark", "light", "none"]
    case .hints, .live, .pager, .history: ["on", "off"]
    case .keys: ["emacs", "vi"]
    case .language: ["en", "de", "fr", "es", "pt"]
    }
  }

  /// What it is for, in one line.
  package var summary: String {
    switch self {
    case .places: "where lookups go: offline, a server's address, or public"
    case .currency: "the currency of amounts that name none"
    case .units: "distances in km or mi"
    case .dateOrder: "what 4/5 means: dmy (4 May), mdy (April 5), or ask"
    case .weekStart: "the first day of a week: monday, sunday or saturday"
    case .tripsOrder: "how trips are listed: newest, oldest, name or start"
    case .theme: "colours for a dark or a light terminal, none, or auto"
    case .hints: "one line on what is possible next: on or off"
    case .keys: "the prompt's keys: emacs or vi"
    case .language: "whose short day and month names: en, de, fr, es or pt"
    case .contact: "whom the operator of a public server may write to"
    case .live: "rows below the line while you type: on or off"
    case .pager: "long replies a screen at a time: on or off"
    case .history: "whether the lines you type are kept: on or off"
    }
  }
}

/// What has been set, in layers: what the home says holds, else what this window says, else the start.
package struct Settings: Hashable, Sendable {
  /// What was set in the home, be it the standard.
  package private(set) var chosen: [SettingName: String] = [:]
  /// Where the person lives, as it was set in the home.
  package var chosenHome: Place?
  /// What tripshrc says: it holds in this window, is written down nowhere, and no change is about it.
  package var ofWindow: [SettingName: String] = [:]
  package var homeOfWindow: Place?

  package init() {}

  /// The value in force; `nil` only where nothing is set and nothing is the standard.
  ///
  /// It is set in the home; `nil` forgets what the home says.
  package subscript(name: SettingName) -> String? {
    get { chosen[name] ?? ofWindow[name] ?? name.standard }
    set { chosen[name] = newValue }
  }

  /// Where the person lives; it is set in the home.
  package var home: Place? {
    get { chosenHome ?? homeOfWindow }
    set { chosenHome = newValue }
  }
}
