import Testing

/// A word of a class that is no talk.
struct InsertedWord: CustomTestStringConvertible, Sendable {
  let word: String
  let known: KnownViolations

  init(_ word: String, _ sample: Int, _ all: Int) {
    self.word = word
    known = KnownViolations(sample: sample, all: all)
  }

  var testDescription: String { word }

  /// The first is a word that nobody knows: with it the test says also that a word without a reason
  /// makes a line at most an offer (law 1), whichever of the readings takes it for a name (law 5).
  static let all = [
    InsertedWord("glorp", 0, 32), InsertedWord("not", 0, 74), InsertedWord("except", 0, 17),
    InsertedWord("unless", 0, 17), InsertedWord("if", 0, 19), InsertedWord("or", 0, 20),
    InsertedWord("maybe", 1, 1009), InsertedWord("another", 3, 290),
    InsertedWord("yesterday", 1, 137),
  ]
}

/// A word put into a line that is done never leaves the same change done.
///
/// Where it becomes a part of a note or a name, that is another change.
@Suite struct InsertionLawTests {
  @Test(arguments: InsertedWord.all)
  func `a word that is no talk never leaves the same change done`(_ inserted: InsertedWord) throws {
    var tally = LawTally()
    for line in LawLine.all where inserted.word != "maybe" || !line.mayBeMaybe {
      for variant in line.withWords(inserted.word) {
        try tally.say(variant, insteadOf: line) { !line.isSameChange($0) }
      }
    }
    tally.expect(atMost: inserted.known, of: "with \(inserted.word) in it")
  }

  @Test func `the tables have lines enough to try the laws on`() {
    #expect(LawLine.all.count > 800)
  }
}

extension LawLine {
  /// The line with this word at each of its gaps; the sample takes one word at one gap of one line in
  /// two.
  fileprivate func withWords(_ word: String) -> [String] {
    let choices = InsertedWord.all.flatMap { inserted in gaps.map { (inserted.word, $0) } }
    return sample(of: choices, inEvery: 2).filter { $0.0 == word }
      .map { _, gap in
        let parts = [String(line[..<gap]), word, String(line[gap...])]
        return parts.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
      }
  }

  /// Where a word can be put in: at both ends and between words, but not inside quotes.
  private var gaps: [String.Index] {
    var isQuoted = false
    let inside = line.indices.filter { index in
      if line[index] == "\"" { isQuoted.toggle() }
      return line[index] == " " && !isQuoted
    }
    return [line.startIndex] + inside + [line.endIndex]
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
