import Terminal
import Testing

@Suite struct LineCutterTests {
  @Test func `lines end with LF or CR LF`() {
    var lines = LineCutter()
    lines.feed("one\r\ntwo\n\nthr".utf8)
    #expect([lines.next(), lines.next(), lines.next(), lines.next()] == ["one", "two", "", nil])
    lines.feed("ee\n".utf8)
    #expect(lines.next() == "three")
  }

  @Test func `the last line needs no end`() {
    var lines = LineCutter()
    lines.feed("last".utf8)
    #expect(lines.next() == nil)
    lines.end()
    #expect(lines.next() == "last")
    #expect(lines.next() == nil)
  }

  @Test func `bytes that are no characters are replaced`() {
    var lines = LineCutter()
    lines.feed([0x61, 0xFF, 0x0A])
    #expect(lines.next() == "a\u{FFFD}")
  }
}
