import Testing

/// What turns the meaning of a whole line is understood by a rule, or the line is not done.
@Suite struct OperatorLawTests {
  /// With how many lines are known to be done all the same.
  static let operators = [
    Surroundings(front: "don't ", 0, 16), Surroundings(front: "do not ", 1, 17),
    Surroundings(front: "if it rains, ", 0, 0), Surroundings(end: " unless it rains", 2, 50),
    Surroundings(front: "maybe ", 0, 8),
  ]

  @Test(arguments: operators)
  func `an operator on a whole line blocks it`(_ said: Surroundings) throws {
    try LawTally.hold(said, as: "operator", around: \.operators) { $1 == $0.before }
  }
}

extension LawLine {
  /// The operators that the line may be given.
  fileprivate var operators: [Surroundings] {
    OperatorLawTests.operators.filter { said in
      // Behind words that are written down as they stand all is written down.
      if !said.end.isEmpty && endsInText { return false }
      return said.front != "maybe " || !mayBeMaybe
    }
  }
}
