/// Which entries are meant: said in one way wherever entries are, also of the lines of a script.
package enum EntryRange: Hashable, Sendable {
  /// By their numbers: `3`, `3-7`.
  case numbers(ClosedRange<Int>)
  /// From one on: `5-`.
  case onwards(Int)
  /// So many of the newest, or of the last lines: `-5`.
  case newest(Int)
  /// Those made today.
  case today
  /// Those made the day before.
  case yesterday
  /// Those about the open trip.
  case thisTrip
}
