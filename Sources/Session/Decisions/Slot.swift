/// A part of a command that a line fills; errors and questions point at it.
///
/// Numbers stand for the slots: of a text, each look at what fills one would hash its letters.
package enum Slot: Int, CaseIterable, Hashable, Sendable {
  case trip, otherTrip, name, place, dates, style, about, policy, filter
  case day, otherDay, stop, stops, anchor
  case words, kind, near, text, time, duration, distance, amount, currency, otherCurrency, number
  case booking
  case entry, file, values, setting, value, alias, line, topic, rule

  /// The word for it in answers.
  package var name: String { "\(self)" }
}
