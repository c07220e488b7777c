internal import SQLite
internal import Session

/// The row of a trip in the table of trips: what a list of trips shows.
struct TripRow {
  private let summary: TripSummary

  init(_ trip: Trip) { summary = TripSummary(trip) }

  /// The columns from `id` to `ideas`.
  var values: [SQLiteValue] {
    [
      .integer(summary.id.number), .text(summary.name), .text(folded(summary.name)),
      .optional(summary.destination), .optional(summary.style), value(summary.start),
      value(summary.end), .integer(summary.favourite ? 1 : 0), .integer(summary.days),
      .integer(summary.stops), .integer(summary.ideas),
    ]
  }

  /// The columns `id`, and `days` to `ideas`.
  var counts: [SQLiteValue] {
    [
      .integer(summary.id.number), .integer(summary.days), .integer(summary.stops),
      .integer(summary.ideas),
    ]
  }

  func hasCounts(of other: TripRow) -> Bool {
    summary.days == other.summary.days && summary.stops == other.summary.stops
      && summary.ideas == other.summary.ideas
  }

  /// Whether all columns but the counts are the same, byte for byte: the row keeps how an accent is
  /// written.
  func hasTexts(of other: TripRow) -> Bool {
    let (here, there) = (summary, other.summary)
    return here.start == there.start && here.end == there.end
      && here.favourite == there.favourite && isSame(here.name, there.name)
      && isSame(here.destination, there.destination) && isSame(here.style, there.style)
  }
}

private func isSame(_ text: String, _ other: String) -> Bool {
  text.utf8.elementsEqual(other.utf8)
}

private func isSame(_ text: String?, _ other: String?) -> Bool {
  switch (text, other) {
  case (let text?, let other?): isSame(text, other)
  case (nil, nil): true
  case (nil, _?), (_?, nil): false
  }
}

private func value(_ date: CivilDate?) -> SQLiteValue {
  date.map { .integer($0.daysSinceEpoch) } ?? .null
}
