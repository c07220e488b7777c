/// How many of something there are to be.
package enum HowMany: Hashable, Sendable {
  case exactly(Int)
  case atLeast(Int)
  case atMost(Int)

  /// Whether so many are enough, and not too many.
  package func holds(of count: Int) -> Bool {
    switch self {
    case .exactly(let number): count == number
    case .atLeast(let number): count >= number
    case .atMost(let number): count <= number
    }
  }

  /// The number, by which a noun has one or several.
  package var number: Int {
    switch self {
    case .exactly(let number), .atLeast(let number), .atMost(let number): number
    }
  }

  /// As it is said before the noun: `3`, `at least 3`.
  package var text: String {
    switch self {
    case .exactly(let number): "\(number)"
    case .atLeast(let number): "at least \(number)"
    case .atMost(let number): "at most \(number)"
    }
  }

  /// What the words before a noun say: `3`, `at least 3`, `more than 2`; `nil` where that is no number.
  package init?(_ words: [String], number: (String) -> Int?) {
    guard let last = words.last, let count = number(last), count >= 0, count < Int.max else {
      return nil
    }
    switch Array(words.dropLast()) {
    case []: self = .exactly(count)
    case ["at", "least"]: self = .atLeast(count)
    case ["at", "most"], ["up", "to"]: self = .atMost(count)
    case ["more", "than"]: self = .atLeast(count + 1)
    case ["fewer", "than"] where count > 0, ["less", "than"] where count > 0:
      self = .atMost(count - 1)
    default: return nil
    }
  }
}
