import Terminal
import Testing

@Suite struct PasteCleanerTests {
  @Test(arguments: [
    ("one\r\ntwo\rthree\n", "one\ntwo\nthree"), ("a\tb", "a b"), ("a\u{1B}[31mb\u{1B}c", "ab"),
    ("\u{1B}]0;title\u{7}x", "x"), ("a\0b\u{7}c\u{7F}d\u{9B}e", "abcde"), ("\u{FEFF}x", "x"),
    ("a\u{202E}b\u{2066}c", "abc"), ("a\u{2028}b\u{85}c", "a\nb\nc"), ("\n\n", "\n"),
    ("न\u{94D}\u{200D}य", "न\u{94D}\u{200D}य"), ("\u{1B}]never ended", "never ended"), ("", ""),
  ])
  func `what acts on a terminal goes`(text: String, cleaned: String) {
    #expect(scalars(PasteCleaner.clean(text)) == scalars(cleaned))
  }

  @Test func `marks are composed`() {
    #expect(scalars(PasteCleaner.clean("e\u{301}")) == ["\u{E9}"])
    #expect(scalars(PasteCleaner.clean("\u{1112}\u{1161}\u{11AB}")) == ["한"])
  }

  @Test func `one line is made of several`() {
    #expect(PasteCleaner.cleanLine("a\nb\r\nc\n") == "a b c")
  }

  @Test func `cleaned text has nothing left to clean`() {
    var random = SeededGenerator(seed: 5)
    let pool: [Unicode.Scalar] = [
      "a", "\u{1B}", "[", "]", "O", "3", "~", "\r", "\n", "\t", "\u{7}", "\u{85}", "\u{202E}", "é",
      "\u{301}", "日", "\\", "\u{9B}",
    ]
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<12 { text.append(pool.randomElement(using: &random) ?? "a") }
      let once = PasteCleaner.clean(String(text))
      #expect(scalars(once).allSatisfy { $0 == "\n" || PasteCleaner.isAllowed($0) })
    }
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
