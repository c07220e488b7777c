/// The second pair of eyes.
package enum CheckIntent: Hashable, Sendable {
  /// What is wrong with the trip, or with one of its days.
  case findings(DayReference?)
  /// One rule by its name, and what it finds.
  case rule(String)
  /// The rules that there are.
  case rules
  /// One rule switched off for the trip, or on again.
  case silence(String, Bool)
  /// The fix of a finding by its number in the list shown last.
  case fix(Int)
  /// All that can be settled without asking.
  case fixAll
}
