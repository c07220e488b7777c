package import Session

/// Dates in words: how every date that was understood is echoed.
package enum DateWording {
  /// `Mon 2027-04-19 – Fri 2027-04-23, 5 days`; a single day as `Mon 2027-04-19`.
  package static func spelled(_ range: DateRange) -> String {
    guard range.first != range.last else { return spelled(range.first) }
    return "\(spelled(range.first)) – \(spelled(range.last)), \(range.count) days"
  }

  /// `Mon 2027-04-19`.
  package static func spelled(_ date: CivilDate) -> String {
    "\(date.weekday.abbreviation) \(date.iso)"
  }
}
