import JSON
import TestSupport
import Testing

struct WriterTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `what is written is read back the same`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = random.value(depth: 4)
    #expect(try JSONValue(parsing: value.text) == value)
    #expect(try JSONValue(parsing: value.indentedText) == value)
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `what is written as it is told has the bytes of the value`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let value = random.value(depth: 4)
    var text = JSONText()
    write(value, to: &text)
    #expect(text.text == value.text)
  }

  private func write(_ value: JSONValue, to text: inout JSONText) {
    switch value {
    case .array(let items): text.list { text in for item in items { write(item, to: &text) } }
    case .object(let members):
      text.object { text in
        for member in members {
          text.key(member.key)
          write(member.value, to: &text)
        }
      }
    case .string(let string): text.add(string)
    case .null: text.addNull()
    case .bool, .integer, .number: text.add(value)
    }
  }

  @Test func `keys that are known beforehand are written as others`() {
    var text = JSONText()
    text.object { text in
      text.key("e" as StaticString)
      text.object { _ in }
      text.key("name" as StaticString)
      text.list { $0.addNull() }
      text.key("of")
      text.add("Porto")
    }
    #expect(text.text == #"{"e": {}, "name": [null], "of": "Porto"}"#)
  }

  @Test(arguments: [
    (41.1579, "41.1579"), (-8.6291, "-8.6291"), (0, "0.0"), (0.1, "0.1"), (1e-7, "1e-07"),
    (100_000_000_000_000_000_000, "1e+20"), (180, "180.0"),
  ])
  func `numbers keep their digits`(number: Double, text: String) throws {
    #expect(JSONValue.number(number).text == text)
    #expect(try JSONValue(parsing: text) == .number(number))
  }

  @Test func `what is no number is null`() {
    #expect(JSONValue.number(.nan).text == "null")
    #expect(JSONValue.number(-.infinity).text == "null")
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#), ("\u{1b}[0m", #""\u001b[0m""#),
    ("\u{7f}\u{9b}", #""\u007f\u009b""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\0", #""\u0000""#),
    ("é € 😀 /", #""é € 😀 /""#), ("", #""""#), ("e\u{301}", "\"e\u{301}\""),
    ("\u{a0}\u{2027}\u{202a}\u{c2}", "\"\u{a0}\u{2027}\\u202a\u{c2}\""),
  ])
  func `text is escaped where a terminal or a reader would stumble`(text: String, json: String) {
    #expect(JSONValue.string(text).text == json)
  }

  @Test func `a value is written on one line or over several`() {
    let value = JSONValue.object([
      "a": .array([.integer(1), .null]), "b": .object([:]), "c": .array([]),
    ])
    #expect(value.text == #"{"a": [1, null], "b": {}, "c": []}"#)
    #expect(
      value.indentedText == """
        {
          "a": [
            1,
            null
          ],
          "b": {},
          "c": []
        }
        """)
  }

  @Test func `optional values are null where there is none`() {
    #expect(JSONValue.optional(nil as String?).text == "null")
    #expect(JSONValue.optional(nil as Int?).text == "null")
    #expect(JSONValue.optional("").text == "\"\"")
    #expect(JSONValue.optional(0).text == "0")
  }
}
