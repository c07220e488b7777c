internal import Session

/// A part of the day that a word in a line names: it decides which hour a bare number is.
package enum DayPart: Hashable, Sendable {
  case morning, midday, afternoon, evening
}

/// The part of the day that words speak of (`dinner`: the evening).
///
/// It is `nil` where none does, or several do. Words inside quotes count, those of a place do not.
package func dayPart(of words: [Token]) -> DayPart? {
  var only: DayPart?
  for word in words where !word.isWholeName {
    for part in parts(in: word.folded) {
      if let only, only != part { return nil }
      only = part
    }
  }
  return only
}

private func parts(in text: String) -> [DayPart] {
  // None of them is shorter.
  guard text.utf8.count > 2 else { return [] }
  guard text.utf8.contains(UInt8(ascii: " ")) else { return dayParts[text].map { [$0] } ?? [] }
  return blankParted(text).compactMap { dayParts[String($0)] }
}

private let dayParts: [String: DayPart] = [
  "breakfast": .morning, "brunch": .morning, "morning": .morning, "sunrise": .morning,
  "dawn": .morning,
  "lunch": .midday, "noon": .midday, "midday": .midday,
  "afternoon": .afternoon, "teatime": .afternoon,
  "dinner": .evening, "supper": .evening, "evening": .evening, "tonight": .evening,
  "drinks": .evening, "cocktails": .evening, "sunset": .evening, "nightcap": .evening,
  "concert": .evening, "gig": .evening, "opera": .evening, "karaoke": .evening,
  "clubbing": .evening,
  "nightclub": .evening, "cabaret": .evening, "fireworks": .evening,
]

extension DayPart {
  /// Where it begins, in the sense of a time nobody gave more exactly.
  var minutes: Int {
    switch self {
    case .morning: 9 * 60
    case .midday: 12 * 60
    case .afternoon: 14 * 60
    case .evening: 19 * 60
    }
  }
}

extension DayPart? {
  /// The hour of the day, 0 to 23, that an hour from 1 to 12 on a dial is.
  func hour(of dial: Int) -> Int {
    let isAfternoon =
      switch self {
      case .morning: false
      case nil, .midday: dial < 7
      case .afternoon, .evening: dial < 12
      }
    return isAfternoon ? dial + 12 : dial
  }
}
