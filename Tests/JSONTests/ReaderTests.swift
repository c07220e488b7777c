import JSON
import Testing

struct ReaderTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-0", .integer(0)), ("12", .integer(12)),
    ("-9223372036854775808", .integer(Int64.min)), ("12.0", .number(12)), ("1e2", .number(100)),
    ("41.1579", .number(41.1579)), (#""a\u00e9\ud83d\ude00\n""#, .string("aé😀\n")),
    (#""\u0000""#, .string("\0")), ("[]", .array([])),
    ("[1, []]", .array([.integer(1), .array([])])),
    ("{}", .object([] as [JSONMember])),
  ])
  func `a value is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func `members keep their order`() throws {
    let value = try JSONValue(parsing: #"{"z": 1, "a": {"y": 2, "b": 3}, "m": null}"#)
    #expect(value.text == #"{"z": 1, "a": {"y": 2, "b": 3}, "m": null}"#)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\": 1,}", "{a: 1}", "'a'", "nul", "01", "1.", ".5", "+1", "NaN",
    "Infinity", "1 2", "{} x", "[1] ]", "\"a", "\"a\nb\"", #""\x""#, #""\ud800""#, "// a\n1",
    "99999999999999999999", "1e999", "\u{FEFF}1", #"{"a": 1, "a": 2}"#, #"{"a": {"b": 1, "b": 1}}"#,
  ])
  func `what is not strictly JSON is refused`(text: String) {
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: text) }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x31, 0x00],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: bytes) }
  }

  @Test func `nesting is bounded`() throws {
    let deep = String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
    #expect(try JSONValue(parsing: deep).arrayValue?.count == 1)
    let deeper = String(repeating: "[", count: 100_000)
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: deeper) }
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: objects) }
  }

  @Test func `a failure says where it stopped`() {
    let failure = #expect(throws: JSONFailure.self) { try JSONValue(parsing: "{\"a\": 1,\n oops}") }
    #expect(failure?.line == 2)
    #expect(failure?.message.isEmpty == false)
  }

  @Test func `values are looked at by their kind`() throws {
    let value = try JSONValue(
      parsing: #"{"i": 3, "n": 2.5, "s": "x", "b": false, "l": [1], "o": null}"#)
    #expect(value["i"]?.integerValue == 3)
    #expect(value["i"]?.doubleValue == 3)
    #expect(value["n"]?.doubleValue == 2.5)
    #expect(value["n"]?.integerValue == nil)
    #expect(value["s"]?.stringValue == "x")
    #expect(value["b"]?.boolValue == false)
    #expect(value["l"]?.arrayValue == [.integer(1)])
    #expect(value["o"]?.isNull == true)
    #expect(value["missing"] == nil)
    #expect(JSONValue.string("a")["a"] == nil)
  }
}
