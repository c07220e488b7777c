import Language
import Session
import Testing

@Suite struct RefusalTests {
  private func refusal(_ line: String) -> Diagnostic? {
    switch LineReader(session: portoSession(), today: testDay).read(line) {
    case .refused(let diagnostic): diagnostic
    case .incomplete(let question): question.diagnostic
    case .understood, .nothing: nil
    }
  }

  /// The part of the line the refusal is about.
  private func caret(_ line: String) -> String? {
    refusal(line).map { String(decoding: Array(line.utf8)[$0.bytes], as: UTF8.self) }
  }

  @Test(arguments: [
    ("frobnicate", "unknown-verb", "frobnicate"),
    ("ad louvre", "unknown-verb", "ad"),
    ("swap day 1 with day 2 banana", "unexpected-word", "banana"),
    ("add \"x\" to blah", "unexpected-word", "blah"),
    ("dates 2027-04-23..2027-04-19", "reversed-dates", "2027-04-23..2027-04-19"),
    ("new trip Leap 2027-02-27..2027-02-29", "impossible-date", "2027-02-27..2027-02-29"),
    ("at 1.1 24:00", "impossible-time", "24:00"),
    ("cost 1.1 -5 EUR", "bad-amount", "-5 EUR"),
    ("set shoe-size 43", "unknown-setting", "shoe-size"),
    ("add 91, 0", "impossible-position", "91, 0"),
    ("shift trip to 4/5", "ambiguous-date", "4/5"),
    ("new trip", "missing-place", ""), ("search", "missing-words", ""),
    ("cost 1.1 12 EURR", "unknown-currency", "EURR"),

    ("remove 3-1", "bad-list", "3-1"), ("remove 1-9999", "bad-list", "1-9999"),
  ])
  func `a refusal says what and where`(_ line: String, _ kind: String, _ place: String) {
    #expect(refusal(line)?.kind == kind)
    #expect(caret(line) == place)
  }

  @Test func `a misspelt verb is offered right, with the rest of the line`() {
    #expect(refusal("ad louvre")?.tries == ["add louvre"])
    #expect(refusal("undoo")?.tries == ["undo"])
    #expect(refusal("frobnicate")?.tries == ["search frobnicate", "help"])
    #expect(refusal("a whole sentence of words")?.tries == ["help"])
    #expect(refusal("places")?.tries == ["help places cache"])
  }

  @Test func `what was expected is told once, and a currency with a slip in it is offered right`() {
    #expect(refusal("undo xyz")?.message.contains("N, or N") == false)
    #expect(refusal("cost 1.1 12 EURR")?.tries == ["cost 1.1 12 EUR"])
    #expect(refusal("cost 1.1 12.50 dollarz")?.tries == ["cost 1.1 12.50 USD"])
  }

  @Test func `both readings of a date are offered as whole lines`() {
    #expect(
      refusal("shift trip to 4/5")?.tries
        == ["shift trip to 2027-04-05", "shift trip to 2027-05-04"]
        || refusal("shift trip to 4/5")?.tries
          == ["shift trip to 2027-05-04", "shift trip to 2027-04-05"]
    )
  }

  @Test func `what is not to be done is not offered`() {
    #expect(refusal("don't remove 2.1")?.tries == ["show trip"])
    #expect(refusal("should I remove 2.1?")?.tries == ["show trip"])
  }

  @Test func `what is offered can be read`() {
    for line in ["ad louvre", "dates 23-19 april", "shift trip to 4/5", "set theme", "swap 1"] {
      for offer in refusal(line)?.tries ?? [] { #expect(refusal(offer) == nil, "\(offer)") }
    }
  }

  @Test func `a line of any length is answered`() {
    let words = String(repeating: "to day 1 at 10 for 2h before 1.1 ", count: 1500)
    #expect(refusal("add " + words) != nil)
    #expect(refusal(String(repeating: "a", count: Lexer.longestLine + 1))?.kind == "line-too-long")
    let long = refusal("note trip " + String(repeating: "word ", count: Lexer.mostTokens))
    #expect(long?.kind == "line-too-long")
    #expect(long?.bytes.lowerBound == "note trip ".count + (Lexer.mostTokens - 2) * 5)
  }

  @Test func `a missing word is asked for, and the answer completes the line`() {
    let reader = LineReader(session: portoSession(), today: testDay)
    for (line, answer, wanted) in [
      ("move 1.1", "day 2", "move 1.1 to day 2"), ("at 1.1", "10am", "at 1.1 10:00"),
      ("add", "Livraria Lello to day 1", "add \"Livraria Lello\" to day 1"),
      ("swap 1", "3", "swap day 1 with day 3"),
    ] {
      guard case .incomplete(let question) = reader.read(line) else {
        Issue.record("\(line) is not incomplete")
        continue
      }
      guard case .understood(let utterance)? = reader.read(answer: answer, to: question) else {
        Issue.record("\(answer) is no answer to \(line)")
        continue
      }
      #expect(utterance.intent.canonicalLine == wanted)
    }
  }
}
