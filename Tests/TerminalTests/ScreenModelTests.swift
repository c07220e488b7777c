import TestSupport
import Testing

@Suite struct ScreenModelTests {
  private func screen(_ text: String, columns: Int = 5, rows: Int = 3) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(text.unicodeScalars)
    return screen
  }

  @Test func `the last column holds the cursor until the next character`() {
    let full = screen("12345")
    #expect(full.row == 0)
    #expect(full.isWrapPending)
    #expect(screen("123456").lines == ["12345", "6"])
    #expect(screen("12345\rx").lines == ["x2345"])
  }

  @Test func `rows scroll off at the top`() {
    let scrolled = screen("1\r\n2\r\n3\r\n4")
    #expect(scrolled.lines == ["2", "3", "4"])
    #expect(scrolled.scrolledOff == ["1"])
  }

  @Test func `wide characters and marks`() {
    #expect(screen("abc日本").lines == ["abc日", "本"])
    #expect(screen("abcd日").lines == ["abcd", "日"])
    #expect(screen("e\u{301}x").lines == ["e\u{301}x"])
  }

  @Test func `sequences it does not know are collected`() {
    #expect(screen("a\u{1B}7b\u{1B}[5q").unknown == ["\u{1B}7", "5q"])
    #expect(screen("a\u{1B}[31mb\u{1B}[0mc\u{1B}[2K").unknown.isEmpty)
  }

  @Test func `moves and clearing`() {
    #expect(screen("abc\u{1B}[2D\u{1B}[K").lines == ["a"])
    #expect(screen("abc\r\u{1B}[P").lines == ["bc"])
    #expect(screen("abc\r\u{1B}[2@").lines == ["  abc"])
    #expect(screen("a\r\nb\u{1B}[A\r\u{1B}[J").lines.isEmpty)
  }
}
