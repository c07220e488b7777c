internal import Session

extension Signatures {
  /// How it counts and writes.
  static let settings: [Signature] = [
    Signature(
      .set, [.start: 14, .be: 4, .set: 8, .week: 16, .day: 0],
      [.needs(.value, words(weekStarts), "on to is as with from")], .needsNoun
    ) { fills in meant(fills, weekStarts).map { .set(.weekStart, $0) } },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .currency: 16],
      [.needs(.currency, .slot(.currency), "in to as is for")], [.needsNoun, .actless],
      taking: [.only]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    // `let's count everything in pounds for this trip`: its own, where it is the trip that is told.
    Signature(
      .currency, [.use: 14, .set: 14, .trip: 14, .whole: 2],
      [.needs(.currency, .slot(.currency), "in to")], in: .inTrip, .needsNoun
    ) { fills in fills.currency(.currency).map { .money(.currency($0)) } },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .dateOrder: 16, .dates: 8],
      [.needs(.value, words(dateOrders), "to as with in = :")], [.needsNoun, .actless]
    ) { fills in meant(fills, dateOrders).map { .set(.dateOrder, $0) } },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .unit: 10],
      [.needs(.value, words(units), "in to as is > for")], [.needsNoun, .actless]
    ) { fills in meant(fills, units).map { .set(.units, $0) } },
    Signature(
      .set, [.set: 14, .unit: 10],
      [
        .needs(.filter, words(units), "from"),
        .needs(.value, words(units), "to into >", marked: true),
      ], [.actless, .byMarkers]
    ) { fills in
      guard let unit = meant(fills, units), meant(fills, units, .filter) != unit else { return nil }
      return .set(.units, unit)
    },
    // `show me miles instead`
    Signature(
      .set, [.show: 14, .set: 14, .unit: 8], [.needs(.value, words(units), "in to use have")],
      taking: [.instead]
    ) { fills in meant(fills, units).map { .set(.units, $0) } },
    // `I'd rather have miles than kilometres`
    Signature(
      .set, [.instead: 14, .want: 4, .contain: 0, .show: 14, .unit: 8],
      [
        .needs(.value, words(units), "have see use in"),
        .needs(.filter, words(units), "than not to", marked: true),
      ], taking: [.instead, .not]
    ) { fills in
      guard let unit = meant(fills, units), meant(fills, units, .filter) != unit else { return nil }
      return .set(.units, unit)
    },
    Signature(
      .set, [.set: 14, .show: 8, .be: 4, .price: 8, .unit: 8],
      [.needs(.value, words(units), "in to as is")]
    ) { fills in meant(fills, units).map { .set(.units, $0) } },
    Signature(
      .set, [.use: 14, .show: 14, .price: 6, .whole: 2],
      [.needs(.currency, .slot(.currency), "in to")]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    Signature(
      .set, [.set: 14, .show: 8, .like: 14, .dates: 8],
      [.needs(.value, words(dateOrders), "with to as in")]
    ) { fills in meant(fills, dateOrders).map { .set(.dateOrder, $0) } },
    Signature(
      .set, [.set: 10, .speak: 20, .language: 14, .be: 6],
      [.needs(.value, words(languages), "to into in is as")]
    ) { fills in meant(fills, languages).map { .set(.language, $0) } },
    Signature(
      .set, [.set: 10, .turnOn: 10, .theme: 14, .be: 2],
      [.needs(.value, .slot(.choice(["dark", "light"])), "to the")], [.needsNoun, .actless]
    ) { fills in fills.text(.value).map { .set(.theme, $0) } },
    Signature(
      .set, [.turnOff: 20, .remove: 14, .theme: 10], [], .needsNoun, taking: [.not, .more]
    ) { _ in .set(.theme, "none") },
    Signature(
      .set, [.turnOff: 20, .remove: 14, .hints: 14], [], .needsNoun, taking: [.not, .more]
    ) { _ in .set(.hints, "off") },
    Signature(.set, [.turnOn: 20, .show: 10, .undo: 10, .hints: 14], [], .needsNoun) { _ in
      .set(.hints, "on")
    },
    Signature(
      .set, [.hints: 14, .set: 8, .turnOn: 8, .turnOff: 8],
      [.needs(.value, .slot(.choice(["on", "off"])), "")], [.needsNoun, .actless]
    ) { fills in fills.text(.value).map { .set(.hints, $0) } },
  ]

  /// The words for the values of a setting.
  private static func words(_ values: [String: [String]]) -> RoleType {
    .slot(.choice(values.values.joined().sorted()))
  }

  /// The value that was said.
  private static func meant(
    _ fills: Fills, _ values: [String: [String]], _ slot: Slot = .value
  ) -> String? {
    guard let word = fills.text(slot) else { return nil }
    return values.first { $0.value.contains(word) }?.key
  }
}

private let units = [
  "mi": ["miles", "mile", "imperial"],
  "km": ["km", "kms", "kilometres", "kilometers", "metric"],
]
private let dateOrders = [
  "dmy": [
    "dmy", "day before month", "day first", "the day first", "day month year", "european dates",
    "british dates",
  ],
  "mdy": [
    "mdy", "month before day", "month first", "the month first", "month day year", "american dates",
    "us dates",
  ],
]
private let languages = [
  "en": ["english"], "de": ["german", "deutsch"], "fr": ["french", "francais"],
  "es": ["spanish", "espanol"], "pt": ["portuguese", "portugues"],
]
private let weekStarts = [
  "monday": ["monday", "mondays"], "sunday": ["sunday", "sundays"],
  "saturday": ["saturday", "saturdays"],
]
