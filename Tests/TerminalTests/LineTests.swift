import Glibc
import TestSupport
import Testing

@Suite struct LineTests {
  @Test func `a line is read and the next one asked for`() throws {
    let terminal = try startProbe()
    terminal.type("hello world\r")
    #expect(terminal.shows("[hello world]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func `lines typed in one go are read one after the other`() throws {
    let terminal = try startProbe()
    terminal.type("one\rtwo\nthree\r")
    #expect(terminal.shows("[three]"))
    #expect(terminal.edits(">"))
    #expect(
      terminal.screen.lines == ["> one", "[one]", "> two", "[two]", "> three", "[three]", ">"])
  }

  @Test func `Ctrl-D on an empty line ends`() throws {
    let terminal = try startProbe()
    terminal.type("\u{4}")
    #expect(terminal.end() == .status(0))
    #expect(terminal.screen.lines == [">", "[end]"])
  }

  @Test func `Ctrl-D in a line takes the character under the cursor`() throws {
    let terminal = try startProbe()
    terminal.type("abc\u{1}\u{4}\r")
    #expect(terminal.shows("[bc]"))
  }

  @Test func `Ctrl-D at the end of a line does nothing`() throws {
    let terminal = try startProbe()
    terminal.type("abc\u{4}d\r")
    #expect(terminal.shows("[abcd]"))
  }

  @Test func `Ctrl-C drops the line`() throws {
    let terminal = try startProbe()
    terminal.type("never mind\u{1}")
    #expect(terminal.edits("> never mind"))
    terminal.type("\u{3}")
    #expect(terminal.shows("[interrupted]"))
    #expect(terminal.edits(">"))
    #expect(terminal.screen.lines == ["> never mind^C", "[interrupted]", ">"])
    terminal.type("next\r")
    #expect(terminal.shows("[next]"))
  }

  @Test func `arrows, Home, End and Delete edit the line`() throws {
    let terminal = try startProbe()
    terminal.type("bd\u{1B}[Dc\u{1B}[Ha\u{1B}[Fe\u{1B}OH\u{1B}[3~A\r")
    #expect(terminal.shows("[Abcde]"))
  }

  @Test func `Alt and Control move by words and delete them`() throws {
    let terminal = try startProbe()
    terminal.type("one two three\u{1B}[1;5D\u{1B}[1;5DX\u{1B}b\u{17}Y\r")
    #expect(terminal.shows("[YXtwo three]"))
  }

  @Test func `sequences that mean nothing leave nothing in the line`() throws {
    let terminal = try startProbe()
    terminal.type("a\u{1B}[24~b\u{1B}[1;2Pc\u{1B}]0;title\u{7}d\u{1B}[[Ae\u{1B}[?1;2cf\r")
    #expect(terminal.shows("[abcdef]"))
  }

  @Test func `keys that would reach into the editor are swallowed`() throws {
    let terminal = try startProbe()
    terminal.type("a\u{1C}b\u{16}c\u{80}d\u{9F}e\u{202E}f\r")
    #expect(terminal.shows("[abcdef]"))
  }

  @Test func `Esc alone is swallowed, and the next key counts`() throws {
    let terminal = try startProbe()
    terminal.type("ab\u{1B}")
    #expect(terminal.edits("> ab"))
    // The next key comes when the wait for the rest of a sequence is over, or joins the Esc.
    terminal.type("\u{1B}\u{3}")
    #expect(terminal.shows("[interrupted]"))
  }

  @Test(arguments: ["C.UTF-8", "C", "POSIX", "xx_XX.ISO-8859-7"])
  func `characters beyond ASCII are read in any locale`(locale: String) throws {
    let terminal = try startProbe(environment: ["LC_ALL": locale])
    terminal.type("日本 é 😀\r")
    #expect(terminal.shows("[日本 é 😀]"))
  }

  @Test func `bytes that are no characters are replaced`() throws {
    let terminal = try startProbe()
    terminal.send([0x61, 0xFF, 0x62, 0xE2, 0x82, 0x63, 0x0D])
    #expect(terminal.shows("[a\u{FFFD}b\u{FFFD}c]"))
  }

  @Test func `a mark joins the character before it`() throws {
    let terminal = try startProbe()
    terminal.type("cafe\u{301} q\u{301}x\r")
    #expect(terminal.shows("[caf\u{E9} q\u{301}x]"))
    let scalars = terminal.screen.text.unicodeScalars
    #expect(scalars.contains("\u{E9}"))
    #expect(scalars.count { $0 == "\u{301}" } == 2)
  }

  @Test func `a mark without a composed form keeps the cursor right`() throws {
    let terminal = try startProbe()
    terminal.type("q\u{301}xy")
    #expect(terminal.edits("> q\u{301}xy"))
    #expect(terminal.screen.column == 5)
    terminal.type("\u{1B}[D\u{1B}[DZ")
    #expect(terminal.edits("> q\u{301}Zxy"))
    #expect(terminal.screen.column == 4)
  }

  @Test func `joiners stay in the line`() throws {
    let terminal = try startProbe()
    terminal.type("न\u{94D}\u{200D}य\r")
    #expect(terminal.wait { $0.text.unicodeScalars.count { $0 == "\u{200D}" } == 2 })
  }

  @Test func `Ctrl-C ends a program that has nothing yet which it could stop`() throws {
    let terminal = try startProbe(["--deaf"])
    terminal.type("hang\r")
    #expect(terminal.shows("[hanging]"))
    terminal.type("\u{3}")
    #expect(terminal.end() == .signal(SIGINT))
    #expect(terminal.settings.isCooked)
  }
}
