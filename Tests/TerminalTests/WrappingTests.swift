import TestSupport
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [17, 18, 19, 37, 38, 39])
  func `a line wraps where the screen ends`(length: Int) throws {
    let terminal = try startProbe(columns: 20)
    let text = String(repeating: "x", count: length)
    terminal.type(text)
    #expect(terminal.wait { $0.lines.joined() == "> " + text })
    #expect(terminal.screen.row == (length + 2) / 20)
    #expect(terminal.screen.column == (length + 2) % 20)
    terminal.type("\r")
    #expect(terminal.wait { $0.text.replacing("\n", with: "").contains("[\(text)]>") })
  }

  @Test func `a wide character that does not fit goes to the next row`() throws {
    let terminal = try startProbe(columns: 20)
    terminal.type("12345678901234567日本\u{1B}[D\u{1B}[D!")
    #expect(terminal.wait { $0.lines == ["> 12345678901234567!", "日本"] })
    #expect(terminal.screen.row == 1)
    #expect(terminal.screen.column == 0)
  }

  @Test func `text is put in front of a line of four rows`() throws {
    let terminal = try startProbe(columns: 20)
    terminal.type(String(repeating: "x", count: 70))
    #expect(terminal.wait { $0.lines.count == 4 })
    terminal.type("\u{1}abc")
    #expect(terminal.wait { $0.lines.first == "> abc" + String(repeating: "x", count: 15) })
    #expect(terminal.screen.lines.count == 4)
    #expect(terminal.screen.row == 0)
    #expect(terminal.screen.column == 5)
    terminal.type("\r")
    let text = "[abc" + String(repeating: "x", count: 70) + "]"
    #expect(terminal.wait { $0.text.replacing("\n", with: "").contains(text) })
  }

  @Test func `a line longer than the screen is read whole`() throws {
    let terminal = try startProbe(columns: 20, rows: 5)
    let text = (0..<300).map { String($0 % 10) }.joined()
    terminal.type(text + "\r")
    #expect(
      terminal.wait {
        ($0.scrolledOff + $0.lines).joined().contains("[\(text)]>")
      })
  }

  @Test func `a prompt in colours takes no more room than without`() throws {
    let terminal = try startProbe(["--colours", "--prompt", "> porto day 2> "], columns: 20)
    terminal.type("abcdefgh")
    #expect(terminal.wait { $0.lines == ["> porto day 2> abcde", "fgh"] })
    #expect(terminal.screen.style(row: 0, column: 3).colour == "38;5;108")
    #expect(terminal.screen.style(row: 0, column: 16).colour.isEmpty)
  }

  @Test func `without a theme the prompt is plain`() throws {
    let terminal = try startProbe()
    #expect(terminal.screen.style(row: 0, column: 0).colour.isEmpty)
  }
}
