internal import Session

extension Chart {
  /// How far in kilometres, as a number with its unit: `5 km`, `800 m`, `two miles`.
  func distances(at index: Int) -> [Span] {
    let decimal = decimals(at: index).compactMap { span -> (end: Int, number: Double)? in
      guard case .text(let text, _) = span.value else { return nil }
      return Double(text).map { (span.end, $0) }
    }
    let words = NumberWords.cardinal(in: context.tokens, from: index).map {
      (end: $0.tokens.upperBound, number: Double($0.value))
    }
    return (decimal + [words].compactMap(\.self)).compactMap { end, number in
      guard let unit = context.token(end), let length = unitLengths[unit.folded] else { return nil }
      let value: SlotValue = number > 0 ? .kilometres(number * length) : .fault(.zero)
      return Span(end: end + 1, value: value, score: (end + 1 - index) * Score.known)
    }
  }
}

/// Units of length in kilometres.
private let unitLengths: [String: Double] = [
  "km": 1, "kms": 1, "kilometre": 1, "kilometres": 1, "kilometer": 1, "kilometers": 1,
  "m": 0.001, "metre": 0.001, "metres": 0.001, "meter": 0.001, "meters": 0.001,
  "mi": 1.609_344, "mile": 1.609_344, "miles": 1.609_344,
]
