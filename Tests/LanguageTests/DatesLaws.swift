import Session
import TestSupport
import Testing

@testable import Language

@Suite struct DatesLaws {
  @Test func `every range reads back from its canonical and its spelled form`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let first = CivilDate(daysSinceEpoch: Int.random(in: 0...40_000, using: &random))
      let range = DateRange(first: first, days: Int.random(in: 2...60, using: &random))
      let trip = try context(trip: "2027-04-19/2027-04-23")
      for reader in [try context(), trip, try context(order: .mdy, tongue: .french)] {
        #expect(try dates(range.iso, reader) == range.iso)
        #expect(try dates(first.iso, reader) == first.iso)
      }
      let spelled = DateWording.spelled(range)
      #expect(try dates(String(spelled.prefix { $0 != "," }), context()) == range.iso)
    }
  }

  @Test func `every day of a year reads back from words`() throws {
    let months = [
      "January", "Februar", "mars", "abril", "maio", "June", "juillet", "agosto", "septiembre",
      "outubro", "novembre", "Dezember",
    ]
    for date in DateRange(first: try day("2027-01-01"), days: 365).dates {
      let month = months[date.month - 1]
      let said = "\(date.weekday.name) \(date.day) \(month) 2027"
      #expect(try dates(said, context()) == date.iso)
      #expect(try dates("\(month) \(date.day), 2027", context()) == date.iso)
      #expect(try dates("\(date.day).\(date.month).2027", context()) == date.iso)
    }
  }

  @Test func `every minute of a day reads back`() throws {
    for minutes in 0..<1440 {
      let time = try #require(ClockTime(minutes: minutes))
      #expect(try LanguageTests.time(time.text) == time.text)
    }
  }

  @Test func `a soup of tokens is read soundly`() throws {
    var random = SeededGenerator(seed: 11)
    let context = try context(trip: "2027-04-19/2027-04-28")
    for _ in 0..<10 {
      let line = (0..<800).map { _ in soup[Int.random(in: soup.indices, using: &random)] }.joined()
      let tokens = try Lexer.tokens(of: line)
      for index in stride(from: 0, to: tokens.count, by: 7)
      where !isSound(tokens, from: index, context) {
        Issue.record("wrong tokens in what begins at \(index)")
      }
    }
  }

  @Test(arguments: DateContext.Tongue.allCases)
  func `what rules can begin with leaves out no reading`(tongue: DateContext.Tongue) throws {
    var random = SeededGenerator(seed: 23)
    let recogniser = DateRecogniser(try context(tongue: tongue))
    for _ in 0..<60 {
      let line = (0..<14).map { _ in random.pick(soup) }.joined()
      let plain = try Lexer.tokens(of: line)
      let known = Vocabulary.of(tongue).understanding(plain)
      for index in plain.indices {
        let found = recogniser.spansOfPhrase(in: known, from: index)
        #expect(found == recogniser.spansOfPhrase(in: plain, from: index), "\(line)")
        #expect(
          TimeRecogniser().spans(in: known, from: index, hint: nil)
            == TimeRecogniser().spans(in: plain, from: index, hint: nil), "\(line)")
      }
    }
  }

  /// Whether all that is found begins at the token, ends in the line and is short.
  private func isSound(_ tokens: [Token], from index: Int, _ context: DateContext) -> Bool {
    let dates = DateRecogniser(context).spans(in: tokens, from: index).map(\.tokens)
    let times = TimeRecogniser().spans(in: tokens, from: index, hint: .evening).map(\.tokens)
    let lengths = DurationRecogniser().spans(in: tokens, from: index).map(\.tokens)
    let cardinal = NumberWords.cardinal(in: tokens, from: index)?.tokens
    let ordinal = NumberWords.ordinal(in: tokens, from: index)?.tokens
    return (dates + times + lengths + [cardinal, ordinal].compactMap { $0 }).allSatisfy {
      $0.lowerBound == index && $0.upperBound <= tokens.count && (1...32).contains($0.count)
    }
  }

  @Test(arguments: [
    ("2027-04-19", "2027-04-23", "Mon 2027-04-19 – Fri 2027-04-23, 5 days"),
    ("2027-04-19", "2027-04-20", "Mon 2027-04-19 – Tue 2027-04-20, 2 days"),
    ("2027-04-19", "2027-04-19", "Mon 2027-04-19"),
  ])
  func `a range is spelled with weekdays and length`(
    first: String, last: String, text: String
  ) throws {
    let range = try #require(DateRange(first: day(first), last: day(last)))
    #expect(DateWording.spelled(range) == text)
  }

  @Test func `numbers are read in words`() throws {
    func cardinal(_ text: String) throws -> Int? {
      NumberWords.cardinal(in: try Lexer.tokens(of: text), from: 0)?.value
    }
    func ordinal(_ text: String) throws -> Int? {
      NumberWords.ordinal(in: try Lexer.tokens(of: text), from: 0)?.value
    }
    #expect(try cardinal("one") == 1)
    #expect(try cardinal("ninety-nine") == 99)
    #expect(try cardinal("forty two") == 42)
    #expect(try cardinal("twelve stops") == 12)
    #expect(try cardinal("stops") == nil)
    #expect(try ordinal("first day") == 1)
    #expect(try ordinal("thirty-first") == 31)
    #expect(try ordinal("22nd") == 22)
    #expect(try ordinal("22") == nil)
  }
}

private let soup = [
  " ", " ", " ", " ", "19", "4", ".", "/", "-", ":", "2027", "april ", " to ", "from ", "for ",
  "days ", "the ", "th ", "of ", ", ", "friday ", "next ", "this ", "week ", "weekend ", "in ",
  "a ", "half ", "past ", "an ", "hour ", "and ", "quarter ", "ten ", "between ", "0", "99999999",
  "thrusday ", "jnue ", "zzyzzqx ", "Lisbon ", "\"quoted\" ", "é", "🎉", "am ", "h", "m ", "first ",
  "tomorrow ", "mardi ", "..", "–", "twenty", "one ", "day ", "after ", "before ", "’", "½", "m.",
]
