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
      [.needs(.currency, .slot(.currency), "in to as is for")], [.needsNoun, .actless]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .dateOrder: 16, .dates: 8],
      [.needs(.value, words(dateOrders), "to as with in = :")], [.needsNoun, .actless]
    ) { fills in meant(fills, dateOrders).map { .set(.dateOrder, $0) } },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .unit: 10],
      [.needs(.value, words(units), "in to as is > for")], .needsNoun
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
  "dmy": ["dmy", "day before month", "day first", "day month year"],
  "mdy": ["mdy", "month before day", "month first", "month day year"],
]
private let weekStarts = [
  "monday": ["monday", "mondays"], "sunday": ["sunday", "sundays"],
  "saturday": ["saturday", "saturdays"],
]
