import JSON
import TestSupport
import Testing

/// Text is read at once where it is plain; bytes are always read by jansson.
struct PlainReaderTests {
  private func agree(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    let plain = try? JSONValue(parsing: text)
    let strict = try? JSONValue(parsing: Array(text.utf8))
    #expect(plain == strict, "\(text.prefix(200))", sourceLocation: location)
  }

  @Test(arguments: 1...300)
  func `any value is the same value, however it is read`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let value = random.value(depth: 4)
    agree(value.text)
    agree(value.indentedText)
  }

  @Test(arguments: 1...300)
  func `what one reader refuses the other refuses`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = Array(random.value(depth: 3).text.unicodeScalars)
    let signs = Array("{}[]\",:\\ntrue0123456789.-+eEu \t\n\u{0}\u{1F}\u{7F}é/".unicodeScalars)
    for _ in 0..<20 {
      var changed = text
      for _ in 0..<random.roll(1...3) {
        let at = random.below(changed.count + 1)
        switch random.below(3) {
        case 0: changed.insert(random.pick(signs), at: at)
        case 1: if at < changed.count { changed.remove(at: at) }
        default: if at < changed.count { changed[at] = random.pick(signs) }
        }
        if changed.isEmpty { changed = ["1"] }
      }
      agree(String(String.UnicodeScalarView(changed)))
    }
  }

  @Test(arguments: 1...500)
  func `a number with a fraction is the one next to what is written`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let digits = String(random.roll(0...999_999_999_999_999))
    let cut = random.roll(0...digits.count)
    agree("\(random.once(in: 2) ? "-" : "")\(digits.prefix(cut)).\(digits.dropFirst(cut))")
    agree("[-0.\(digits), \(digits), -\(digits)0, 0\(digits)]")
  }

  @Test(arguments: [
    #""\u00e9\n\/\\\"\t\r\b\f""#, #"{"a": 1, "a": 2}"#, #"{"": 1}"#, "-", "-0", "-0.0", "0.1",
    "00.1", "1.", ".5", "1e5", "1.5E-3", "\"a\u{7F}b\"", "\"\t\"", "[1,]", "[,1]", "{\"a\":}",
    "{\"a\"}", "nul", "nulls", "truefalse", "\"", "\"\\", "[", "{", "", " ", "[]]",
    "123456789012345678",
  ])
  func `what is rare or wrong is the same by both`(text: String) { agree(text) }

  @Test func `many members and deep nesting are left to the strict reader`() {
    agree("{" + (0..<200).map { "\"k\($0 % 199)\": \($0)" }.joined(separator: ", ") + "}")
    agree("{" + (0..<200).map { "\"k\($0)\": \($0)" }.joined(separator: ", ") + "}")
    agree(String(repeating: "[", count: 300) + String(repeating: "]", count: 300))
  }
}
