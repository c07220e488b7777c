import TestSupport
import Testing

@Suite struct PasteTests {
  private func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }

  @Test func `a paste waits for Enter`() throws {
    let terminal = try startProbe()
    terminal.type(paste("add louvre\r"))
    #expect(terminal.edits("> add louvre"))
    terminal.type("!\r")
    #expect(terminal.shows("[add louvre!]"))
  }

  @Test func `control characters and sequences in a paste go`() throws {
    let terminal = try startProbe()
    terminal.type(paste("a\u{3}b\u{1B}[31mc\td\u{4}\u{202E}e"))
    #expect(terminal.edits("> abc de"))
    terminal.type("\r")
    #expect(terminal.shows("[abc de]"))
  }

  @Test func `line ends in a paste stay in the line`() throws {
    let terminal = try startProbe()
    terminal.type(paste("one\r\ntwo\rthree\n"))
    #expect(terminal.edits("three"))
    #expect(
      terminal.screen.lines
        == ["> one", "two", "three", "  3 lines: Enter runs them as one step"])
    terminal.type("\r")
    #expect(terminal.wait { $0.text.contains("[one\ntwo\nthree]") })
  }

  @Test func `rows that end at the margin stay apart`() throws {
    let terminal = try startProbe(columns: 20)
    terminal.type(paste("123456789012345678\nnext"))
    #expect(terminal.edits("next"))
    terminal.type("\u{1}\u{1B}[A>")
    #expect(terminal.wait { $0.lines.contains("next") && $0.lines.contains("8") })
    #expect(terminal.screen.row == 0)
    #expect(terminal.screen.column == 3)
  }

  @Test func `a paste of some pages comes in whole`() throws {
    let terminal = try startProbe(columns: 100, rows: 30)
    let text = (0..<1500).map { String($0 % 10) }.joined()
    terminal.type(paste(text) + "\r")
    #expect(terminal.wait { $0.lines.joined().contains("[\(text)]>") })
  }

  @Test func `marks in a paste are composed`() throws {
    let terminal = try startProbe()
    terminal.type(paste("cafe\u{301}") + "\r")
    #expect(terminal.shows("[caf\u{E9}]"))
    #expect(!terminal.screen.text.unicodeScalars.contains("\u{301}"))
  }

  @Test func `a paste of which the end is lost is dropped by Ctrl-C`() throws {
    let terminal = try startProbe()
    terminal.type("\u{1B}[200~add louvre\r\u{1B}[201")
    let isBack = (0..<30).contains { _ in
      terminal.type("\u{3}")
      return terminal.wait(1) { $0.lines.contains("[interrupted]") && $0.cursorLine == ">" }
    }
    #expect(isBack)
    terminal.type("x\r")
    #expect(terminal.shows("[x]"))
  }
}
