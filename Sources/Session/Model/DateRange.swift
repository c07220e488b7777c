/// Days from a first to a last, both included; the first is never after the last.
package struct DateRange: Hashable, Sendable {
  package let first: CivilDate
  package let last: CivilDate

  /// The range, or `nil` where it would end before it starts.
  package init?(first: CivilDate, last: CivilDate) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  package init(_ day: CivilDate) {
    first = day
    last = day
  }

  /// The range of so many days, at least one.
  package init(first: CivilDate, days: Int) {
    self.first = first
    last = first.adding(max(1, days) - 1)
  }

  package var count: Int { last.days(since: first) + 1 }

  package func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }

  /// Every date of the range in order.
  package var dates: [CivilDate] { (0..<count).map(first.adding) }

  /// The form of canonical lines: `2027-04-19..2027-04-23`, a single day as `2027-04-19`.
  package var iso: String { first == last ? first.iso : "\(first.iso)..\(last.iso)" }
}
