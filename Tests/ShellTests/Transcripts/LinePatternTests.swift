import TestSupport
import Testing

@testable import Shell

@Suite struct LinePatternTests {
  @Test(arguments: [
    ("a", "a  ", true), ("a", "b", false), ("a…d", "abcd", true), ("a…d", "ad", true),
    ("a…d", "abcde", false), ("…b…", "abc", true), ("a*d (glob)", "abcd", true),
    ("a?c (glob)", "abc", true), ("a?c (glob)", "ac", false), ("a\\*c (glob)", "a*c", true),
    ("a\\*c (glob)", "abc", false), ("", "", true), ("…", "", true),
    ("*a*b*c (glob)", "xaybzc", true),
    ("*a*b*c (glob)", "xaybz", false), ("a * b", "a * b", true), ("a * b", "a x b", false),
  ])
  func `a line fits or does not`(_ pattern: String, _ line: String, _ fits: Bool) {
    #expect(LinePattern(pattern).matches(line) == fits)
  }

  @Test func `the line that is written for any text is an answer and fits that text alone`() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "# a", "$ ", "porto> ", "? ", "...", "…", "*", "?", "\\", " (glob)", "day 1", " ", "```", "é",
    ]
    for _ in 0..<2000 {
      let text = (0...random.below(4)).map { _ in random.pick(pieces) }.joined()
      let line = LinePattern.line(for: text)
      #expect(TranscriptLine(line) == .answer, "\(text)")
      #expect(LinePattern(line).matches(text), "\(text) as \(line)")
      #expect(!LinePattern(line).isAnyLines, "\(text)")
    }
  }

  @Test func `of many lines the fewest are told to differ`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let lines = (0..<12).map { _ in random.pick(["a", "b", "c"]) }
      var other = lines
      let at = random.below(12)
      other.insert("new", at: at)
      let steps = AnswerComparison(expected: lines, came: other).steps
      #expect(steps.filter { if case .same = $0 { false } else { true } } == [.extra("new")])
      #expect(AnswerComparison(expected: ["…"] + lines, came: other + lines).isSame == true)
    }
    let long = (0..<3000).map { "\($0)" }
    #expect(AnswerComparison(expected: long.reversed(), came: long).isSame == false)
    #expect(AnswerComparison(expected: long, came: long).isSame)
  }
}
