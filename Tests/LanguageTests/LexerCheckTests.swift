import Language
import TestSupport
import Testing

@Suite struct LexerCheckTests {
  /// Whether a line is whole is often told by its bytes alone.
  @Test func `a line is whole where it can be cut into tokens`() {
    var dice = SeededGenerator(seed: 3)
    let pieces = [
      "\"", "\"", "'", "\\", "#", " ", " ", "a", "b c", "(", ",", "=", "http://x/(", "geo:1",
      "10:30", "é", "\n", "\t", ".",
    ]
    for _ in 0..<20_000 {
      let line = (0..<dice.roll(0...9)).map { _ in dice.pick(pieces) }.joined()
      var (fault, found): (Lexer.Fault?, Lexer.Fault?)
      do throws(Lexer.Fault) { _ = try Lexer.tokens(of: line) } catch { fault = error }
      do throws(Lexer.Fault) { try Lexer.check(line) } catch { found = error }
      #expect(fault == found, "\(line)")
    }
  }
}
