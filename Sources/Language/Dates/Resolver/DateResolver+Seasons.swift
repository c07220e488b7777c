internal import Session

extension DateResolver {
  /// `next march`, `last summer`: where the next one is of this year, it or that of the next year.
  func placed(_ period: SaidPeriod, _ step: SaidYear) throws(DateFault) -> DateRange {
    let year = context.today.year
    let ranges = ((year - 1)...(year + 2)).compactMap { year in
      period.placed(in: .number(year)).flatMap { try? range(of: $0.period, openYear: year) }
    }
    if step == .past, let last = ranges.last(where: { $0.last < context.today }) { return last }
    let next = ranges.filter { $0.first > context.today }.prefix(2)
    guard step == .next, let first = next.first else { throw .outOfRange }
    guard first.first.year == year else { return first }
    throw .ambiguousRanges(Array(next))
  }

  /// By the equinoxes and solstices, give or take a day; half a year later south of the equator.
  func season(_ season: Season, from year: Int) throws(DateFault) -> DateRange {
    let isSouthern = context.country.map { southern.contains($0) } ?? false
    let place = (season.rawValue + (isSouthern ? 2 : 0)) % 4
    let start = CivilDate(year: year, month: 3 + 3 * place, day: [21, 21, 24, 21][place])
    let end = CivilDate(
      year: place == 3 ? year + 1 : year, month: [6, 9, 12, 3][place], day: [20, 23, 20, 20][place])
    guard let start, let end else { throw .outOfRange }
    return try DateRange(from: start, to: end)
  }
}

/// The countries whose summer begins in December.
private let southern: Set = [
  "AR", "AU", "BO", "BR", "BW", "CL", "LS", "MG", "MU", "MZ", "NA", "NZ", "PY", "SZ", "UY", "ZA",
  "ZM", "ZW",
]
