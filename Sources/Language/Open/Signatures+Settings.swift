internal import Session

extension Signatures {
  /// How it counts and writes.
  static let settings: [Signature] = [
    Signature(
      .set, [.start: 14, .be: 4, .set: 8, .week: 16, .day: 0],
      [.needs(.value, .slot(.choice(weekStarts)), "on to is as with from")], .needsNoun
    ) { fills in
      fills.text(.value).map { .set(.weekStart, $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    },
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .currency: 16],
      [.needs(.currency, .slot(.currency), "in to as is for")], [.needsNoun, .actless]
    ) { fills in fills.currency(.currency).map { .set(.currency, $0.code) } },
    dateOrder("dmy", ["dmy", "day before month", "day first", "day month year"]),
    dateOrder("mdy", ["mdy", "month before day", "month first", "month day year"]),
    units("mi", miles, not: kilometres), units("km", kilometres, not: miles),
    units("mi", miles, insteadOf: kilometres), units("km", kilometres, insteadOf: miles),
  ]

  private static func dateOrder(_ name: String, _ words: [String]) -> Signature {
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .dateOrder: 16, .dates: 8],
      [.needs(.value, .slot(.choice(words)), "to as with in = :")], [.needsNoun, .actless]
    ) { _ in .set(.dateOrder, name) }
  }

  private static func units(
    _ name: String, _ words: [String], insteadOf others: [String]
  ) -> Signature {
    Signature(
      .set, [.set: 14, .unit: 10],
      [
        .needs(.filter, .slot(.choice(others)), "from"),
        .needs(.value, .slot(.choice(words)), "to into >", marked: true),
      ], [.actless, .byMarkers]
    ) { _ in .set(.units, name) }
  }

  private static func units(_ name: String, _ words: [String], not others: [String]) -> Signature {
    Signature(
      .set, [.set: 14, .be: 8, .show: 8, .unit: 10],
      [
        .needs(.value, .slot(.choice(words)), "in to as is > for"),
        .takes(.filter, .slot(.choice(others)), "from", marked: true),
      ], .needsNoun
    ) { _ in .set(.units, name) }
  }
}

private let miles = ["miles", "mile", "imperial"]
private let kilometres = ["km", "kms", "kilometres", "kilometers", "metric"]
private let weekStarts = ["monday", "mondays", "sunday", "sundays", "saturday", "saturdays"]
