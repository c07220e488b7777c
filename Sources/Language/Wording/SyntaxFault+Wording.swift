internal import Session

extension SyntaxFault {
  /// A stable word for programs.
  var kind: String {
    switch self {
    case .date(.ambiguous), .date(.ambiguousRanges): "ambiguous-date"
    case .date(.impossible), .date(.outOfRange): "impossible-date"
    case .date(.wrongWeekday): "wrong-weekday"
    case .date(.reversed): "reversed-dates"
    case .date(.vague): "vague-dates"
    case .impossibleTime: "impossible-time"
    case .unclear: "ambiguous-phrase"
    case .impossibleDuration: "impossible-duration"
    case .negativeAmount: "bad-amount"
    case .impossiblePosition: "impossible-position"
    case .link: "unreadable-link"
    case .longList, .reversedList: "bad-list"
    case .unknownSetting: "unknown-setting"
    case .unknownCurrency: "unknown-currency"
    case .zero: "bad-number"
    }
  }

  var message: String {
    switch self {
    case .date(let fault): fault.message
    case .unclear: "this could be several things"
    case .impossibleTime: "no clock shows this time; a day goes from 00:00 to 23:59"
    case .impossibleDuration: "a length of time is between a minute and a year"
    case .negativeAmount: "an amount cannot be negative"
    case .impossiblePosition: "latitudes go from -90 to 90, longitudes from -180 to 180"
    case .link(isShort: true):
      "what a short link means only its server knows: open it and take the long one"
    case .link(isShort: false):
      "no place can be read from this link; geo: and links of OpenStreetMap, Google and Apple work"
    case .longList(let limit): "a list names at most \(limit)"
    case .reversedList: "this list ends before it starts"
    case .unknownSetting(let name): "there is no setting \"\(name)\""
    case .unknownCurrency(let word, _):
      "\"\(word)\" is no currency; they have three letters, as EUR"
    case .zero: "this must be at least 1"
    }
  }

  /// What works in its place, where it does not depend on the line.
  var tries: [String] {
    switch self {
    case .unknownSetting(let name):
      Spelling.nearest(to: folded(name), in: SettingName.allCases.map(\.rawValue))
        .compactMap { SettingName(rawValue: $0) }
        .map { "set \($0.rawValue) \($0.choices?.first ?? $0.standard ?? "VALUE")" } + ["settings"]
    case .unclear(let tries): tries
    case .date, .impossibleTime, .impossibleDuration, .negativeAmount, .impossiblePosition, .link,
      .longList, .reversedList, .unknownCurrency, .zero:
      []
    }
  }
}

extension DateFault {
  var message: String {
    switch self {
    case .ambiguous(let dates):
      "this could be "
        + dates.map(DateWording.spelled).joined(separator: " or ")
    case .ambiguousRanges(let ranges):
      "this could be " + ranges.map(DateWording.spelled).joined(separator: " or ")
    case .impossible: "no calendar has this day"
    case .wrongWeekday(let date, let said, let nearest, _):
      "\(date.iso) is a \(date.weekday.name), no \(said.name); "
        + "the nearest \(said.name) is \(nearest.iso)"
    case .reversed: "this ends before it starts"
    case .vague(let range): "which days of \(DateWording.spelled(range))?"
    case .outOfRange: "this is longer than a trip can be, or outside of the years 1 to 9999"
    }
  }
}
