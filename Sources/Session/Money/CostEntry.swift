/// Something of a trip that costs money.
package struct CostEntry: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case stop(StopID)
    case booking(BookingID)
  }

  package let source: Source
  package let name: String
  /// The numbers of the days it falls on, counted from 1: for a hotel one a night; none where it is
  /// on no day of the trip.
  package let days: [Int]
  /// What it is, in a word: `museum`, `hotel`, `food`.
  package let kind: String
  package let money: Money
  package let paidBy: String?
}
