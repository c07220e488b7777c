import Session
import Testing

@testable import Language

struct AliasTests {
  @Test func `an alias is written out, and its error points at the word typed`() {
    var session = portoSession()
    session.aliases = ["ana": "add \"lunch with Ana\"", "x": "y", "y": "x"]
    let reader = LineReader(session: session, today: testDay)
    guard case .understood(let utterance) = reader.read("ana to day 2") else {
      Issue.record("the alias was not understood")
      return
    }
    #expect(utterance.intent.canonicalLine == "add \"lunch with Ana\" to day 2")
    #expect(utterance.spans[.day] == 7..<12)
    #expect(utterance.spans[.place] == 0..<3)
    guard case .refused(let loop) = reader.read("x") else {
      Issue.record("the loop was not found")
      return
    }
    #expect(loop.kind == "alias-loop")
  }

  @Test(
    arguments: [
      ("late lunch", #"add lunch at 13:00 for 1h"#, "late = add $1 at 13:00 for 1h"),
      ("late lunch with Ana", #"add lunch with Ana at 13:00"#, "late = add $1 at 13:00"),
      ("late \"lunch, perhaps\"", #"add "lunch, perhaps" at 13:00"#, "late = add $1 at 13:00"),
      ("late 10:30 tea time", "add tea time at 10:30", "late = add $2 at $1"),
      ("late tea", #"add "tea tour of tea""#, #"late = add "$1 tour of $1""#),
      ("late \"old town\"", #"add "old town tour""#, #"late = add "$1 tour""#),
      ("n don't be late", #"note trip 'don\'t be late'"#, "n = note trip '$1'"),
      ("n \"don't\"", #"note trip 'don\'t'"#, "n = note trip '$1'"),
      (#"n "say \"hi\"""#, #"note trip "say \"hi\" now""#, #"n = note trip "$1 now""#),
      (#"n a\b 5" pipe"#, #"note trip "a\\b 5\" pipe""#, #"n = note trip "$1""#),
    ])
  func `words after an alias take their places in its line`(
    line: String, expanded: String, alias: String
  ) throws {
    let parts = alias.split(separator: " = ").map(String.init)
    #expect(try ExpandedLine(line, aliases: [parts[0]: parts[1]]).text == expanded)
  }

  @Test func `a fault that only the written-out line has is told within the typed one`() {
    var session = portoSession()
    let long = String(repeating: "b ", count: 1985)
    session.aliases = ["huge": "note trip \(long)", "x": "add $1'", "twice": "note trip $1 $1"]
    let reader = LineReader(session: session, today: testDay)
    let words = String(repeating: " a", count: 1500)
    for line in ["huge" + words.prefix(60), "x a=", "twice" + words] {
      guard case .refused(let diagnostic) = reader.read(line) else { continue }
      #expect(diagnostic.bytes.upperBound <= line.utf8.count, "\(line.prefix(20))")
    }
  }

  @Test func `an error in a word for an alias points at it, one in the alias at the alias`() {
    var session = portoSession()
    session.aliases = ["late": "add $2 at $1 for 1h", "bad": "add $1 at 25:00"]
    let reader = LineReader(session: session, today: testDay)
    for (line, kind, place) in [
      ("late 25:00 lunch", "impossible-time", 5..<10), ("bad lunch", "impossible-time", 0..<3),
      ("late 10:00", "alias-lacks-words", 0..<4),
    ] {
      guard case .refused(let diagnostic) = reader.read(line) else {
        Issue.record("\(line) was understood")
        continue
      }
      #expect(diagnostic.kind == kind)
      #expect(diagnostic.bytes == place)
    }
  }
}
