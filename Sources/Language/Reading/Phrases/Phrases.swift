/// The phrases that are known, of which each is one class of sentences.
enum Phrases {
  static let all =
    notes + lists + ideas + stops + days + sums + people + bookings + statements
    + offThePlan + fields + said + saidOfBookings + saidOfLists
}
