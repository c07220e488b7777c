import Language
import Session
import Testing

@Suite struct DoubtTests {
  private func refusal(_ line: String) -> Diagnostic? {
    guard
      case .refused(let diagnostic) = LineReader(session: portoSession(), today: testDay).read(line)
    else { return nil }
    return diagnostic
  }

  @Test(arguments: [
    ("add lunch to dya 1", "dya", "add lunch to day 1"),
    ("add lunch to ieas", "ieas", "add lunch to ideas"),
    ("add lunch for 90 minits", "minits", "add lunch for 90 minutes"),
    ("add lunch to day 1 att 10:00", "att", "add lunch to day 1 at 10:00"),
    ("add lunch too day 1", "too", "add lunch to day 1"),
    ("add lunch befor 1.1", "befor", "add lunch before 1.1"),
    ("new trip Rome form 3 may to 5 may", "form", "new trip Rome from 3 may to 5 may"),
    ("new trip to Rome 3 may for 5 dys", "dys", "new trip to Rome 3 may for 5 days"),
  ])
  func `a misspelt keyword is asked about, never taken into a name`(
    _ line: String, _ word: String, _ mended: String
  ) throws {
    let doubt = try #require(refusal(line))
    #expect(doubt.kind == "doubtful-name")
    #expect(String(decoding: Array(line.utf8)[doubt.bytes], as: UTF8.self) == word)
    #expect(doubt.tries.first == mended)
  }

  @Test(arguments: [
    ("add lunch to day 1 or day 2", "to day 1"),
    ("new trip Summer 3-5 may for two", "3-5 may"),
  ])
  func `a part of the command in the middle of a name is asked about`(
    _ line: String, _ words: String
  ) throws {
    let doubt = try #require(refusal(line))
    #expect(doubt.kind == "doubtful-name")
    #expect(String(decoding: Array(line.utf8)[doubt.bytes], as: UTF8.self) == words)
  }

  @Test(arguments: [
    "add lunch to dya 1", "new trip Rome form 3 may to 5 may",
    "new trip to Rome 3 may for 5 dys",
  ])
  func `all that is offered instead can be read`(_ line: String) throws {
    for offer in try #require(refusal(line)).tries { #expect(refusal(offer) == nil, "\(offer)") }
  }

  @Test(arguments: [
    ("add Casa no 5 to day 1", "add \"Casa no 5\" to day 1"),
    ("add Fort William", "add \"Fort William\""),
    ("add lunch on the boat", "add \"lunch on the boat\""),
    ("new trip Ana for president", "new trip \"Ana for president\""),
    ("add \"lunch to dya 1\"", "add \"lunch to dya 1\""),
  ])
  func `names with everyday words stay names`(_ line: String, _ meaning: String) {
    #expect(canonical(line) == meaning)
  }

  @Test func `a semicolon is never a part of a name, and the part that fails is shown`() throws {
    let doubt = try #require(refusal("add lunch; remve 1.1"))
    #expect(doubt.kind == "unknown-verb")
    #expect(doubt.bytes == 11..<16)
    #expect(canonical("note 1.1 bread; and butter") == "note 1.1 \"bread; and butter\"")
  }
}
