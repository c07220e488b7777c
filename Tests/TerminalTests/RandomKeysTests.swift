import Glibc
import TestSupport
import Testing

/// Any keys in any order leave the prompt alive and nothing strange on the screen.
@Suite struct RandomKeysTests {
  private static let keys = [
    "a", "l", "b", " ", "at ", "go ", "show", "12", "é", "日", "\u{301}", "\"", "\t", "\t", "\r",
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}[Z",
    "\u{1B}[5~", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}f", "\u{1B}b", "\u{1B}d", "\u{1B}.",
    "\u{1B}/",
    "\u{1B}\r", "\u{1}", "\u{5}", "\u{B}", "\u{15}", "\u{17}", "\u{19}", "\u{12}", "\u{7}",
    "\u{1F}",
    "\u{C}", "\u{7F}", "\u{3}", "\u{14}", "\u{1B}[200~x\ny\u{1B}[201~", "\u{1B}[24~", "\u{1B}",
    "\u{0}", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}[3;7R",
  ]

  @Test(arguments: [(80, 24, false), (40, 10, false), (24, 4, true), (200, 60, false)])
  func `random keys do no harm`(columns: Int, rows: Int, vi: Bool) throws {
    let terminal = try startProbe(vi ? ["--vi"] : ["--colours"], columns: columns, rows: rows)
    var generator = SeededGenerator(seed: UInt64(columns))
    for _ in 0..<40 {
      var typed: [String] = []
      for _ in 0..<25 {
        let key = RandomKeysTests.keys.randomElement(using: &generator) ?? "a"
        typed.append(key)
        terminal.type(key)
      }
      let width = Int.random(in: 20...columns, using: &generator)
      terminal.resize(columns: width, rows: rows)
      // Out of whatever it is in, to an empty line.
      terminal.type("\u{7}\u{1B}")
      #expect(terminal.wait { $0.isBracketedPaste })
      // A Ctrl-C that comes between two lines leaves what was typed before it in the next one.
      let isBack = (0..<30).contains { _ in
        terminal.type("\u{3}\u{3}")
        return terminal.wait(2) { $0.cursorLine.hasPrefix(">") && $0.column == 2 }
      }
      #expect(isBack, "\(typed) \(terminal.screen.text)")
      #expect(terminal.screen.unknown.isEmpty, "\(typed)")
      guard terminal.screen.unknown.isEmpty else { return }
    }
    let isClear = (0..<30).contains { _ in
      terminal.type("\u{3}")
      _ = terminal.wait(1) { $0.cursorLine == ">" && $0.isBracketedPaste }
      terminal.type("\u{C}")
      return terminal.wait(2) { $0.lines == [">"] && $0.isBracketedPaste }
    }
    #expect(isClear)
    // What was typed before a Ctrl-C that comes between two lines may stand in the next one: a blank, a
    // row. Behind it Ctrl-D would be no key of the line. Hence both again, and not just the last.
    var ending: ProgramEnding?
    for _ in 0..<20 where ending == nil {
      terminal.type("\u{3}")
      _ = terminal.wait(2) { $0.cursorLine == ">" && $0.column == 2 && $0.isBracketedPaste }
      terminal.type("\u{4}")
      ending = terminal.end(within: 2)
    }
    #expect(ending == .status(0), "\(terminal)")
  }
}
