internal import Session

/// In what words the dates of a trip change, beside their verbs.
enum DateWords {
  static let atTheStart = [
    "at the start", "at the beginning", "at the front", "before day 1", "before the first day",
    "to the start", "to the beginning", "to the front",
  ]
  static let atTheEnd = [
    "at the end", "to the end", "to the trip", "to trip", "to it", "on the end", "after that",
  ]
  static let laterWords = Directions.all + ["on"]
  static let lengthStays = WordPattern.texts(
    of: "(and|but|) (with|keep|keeping|of|) (it|) (the|) same"
      + " (length|length of time|number of days|number of nights)")

  /// What becomes of plans outside of new dates, in other words.
  static let fates: [String: DatesPolicy] = {
    let everything = "(everything|all plans|plans|the plans|all the plans|my plans|our plans)"
    let along = "(along|too|with it|with them|as well|)"
    let there = "(where they are|where it is|as they are|as it is|)"
    let ways: [(String, DatesPolicy)] = [
      ("(and|) (shift|move|bring|take|push) \(everything) \(along)", .shift),
      ("(and|but|) (keep|leave) \(everything) \(there)", .keep),
      ("(and|) (put|move) the (rest|others) (to|in|into|among) (ideas|the ideas)", .ideas),
    ]
    return ways.reduce(into: [:]) { fates, way in
      for words in WordPattern.texts(of: way.0) { fates[words] = way.1 }
    }
  }()
}
