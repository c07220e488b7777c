import JSON
import TestSupport
import Testing

/// A tree that is read in place says what the copied value says.
struct TreeTests {
  @Test(arguments: 1...200)
  func `any value is read in place as it is copied`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let value = random.value(depth: 4)
    #expect(same(try JSONTree(parsing: value.text), value))
    #expect(try JSONTree(parsing: value.indentedText).text == value.text)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "nul", "01", "1 2", "\"a", "\"a\nb\"", #""\ud800""#, "1e999", "1\u{0}",
    "99999999999999999999", "\u{FEFF}1",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: JSONFailure.self) { try JSONTree(parsing: text) }
  }

  @Test func `what is not there is absent, and null is null`() throws {
    let tree = try JSONTree(parsing: #"{"a": null, "b": {"c": [1, 2.5]}}"#)
    #expect(tree["a"]?.isNull == true)
    #expect(tree["x"] == nil)
    #expect(tree["b"]?["c"]?["d"] == nil)
    #expect(tree["b"]?["c"]?.arrayValue?.map(\.doubleValue) == [1, 2.5])
    #expect(tree["b"]?["c"]?.members == nil)
    #expect(JSONTree.null.isNull && JSONTree.null.text == "null" && JSONTree.null["a"] == nil)
  }

  @Test func `a part outlives the whole it was read of`() throws {
    func part() throws -> JSONTree? {
      try JSONTree(parsing: #"{"a": ["long enough to be kept"]}"#)["a"]
    }
    #expect(try part()?.arrayValue?.first?.stringValue == "long enough to be kept")
  }

  private func same(_ tree: JSONTree, _ value: JSONValue) -> Bool {
    switch value {
    case .null: tree.isNull
    case .bool(let flag): tree.boolValue == flag
    case .integer(let number):
      tree.integerValue == number && tree.doubleValue == Double(number)
    case .number(let number): tree.doubleValue == number && tree.integerValue == nil
    case .string(let text): tree.stringValue == text
    case .array(let items):
      tree.arrayValue.map { $0.count == items.count && zip($0, items).allSatisfy(same) } ?? false
    case .object(let members):
      tree.members?.map(\.key) == members.map(\.key)
        && zip(tree.members ?? [], members).allSatisfy { same($0.value, $1.value) }
        && members.allSatisfy { member in tree[member.key].map { same($0, member.value) } == true }
    }
  }
}
