internal import Session

/// A range, or one made of a first day and a last one or a length.
func saidDates(_ fills: Fills) -> TripDates? {
  var length = fills.integer(.duration)
  if case .days(let days)? = fills.dates, fills.has(.day) { length = days }
  // Two first days are none.
  if fills.has(.day), case .range? = fills.dates { return nil }
  if let start = fills.date(.day) {
    return fills.has(.otherDay)
      ? range(from: start, fills)
      : .range(
        DateRange(first: start, days: max(1, length ?? 1)))
  }
  guard let dates = fills.dates else { return length.map(TripDates.days) }
  guard case .range(let said) = dates, said.first == said.last else { return dates }
  if fills.has(.otherDay) { return range(from: said.first, fills) }
  return length.map { .range(DateRange(first: said.first, days: max(1, $0))) } ?? dates
}

/// Up to the last day that was said; a day of the month alone is of the month of the first.
private func range(from first: CivilDate, _ fills: Fills) -> TripDates? {
  var last = fills.date(.otherDay)
  if let day = fills.integer(.otherDay) {
    last = CivilDate(year: first.year, month: first.month, day: day)
  }
  return last.flatMap { DateRange(first: first, last: $0) }.map(TripDates.range)
}
