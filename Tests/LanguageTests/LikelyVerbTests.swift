import JSON
import Language
import Session
import TestSupport
import Testing

/// The table of what words say for which command, and how it is learned.
@Suite struct LikelyVerbTests {
  private static let table = Repository.path("Sources/CWords/verbs.c")

  @Test(.enabled(if: Repository.isRecording)) func `what words say is learned from the lines`()
    throws
  {
    let learning = VerbLearning(try SaidCase.examples() + PairsOfLines.examples())
    try Repository.write(text(of: learning.rows), to: LikelyVerbTests.table)
  }

  private func text(of rows: [String]) -> String {
    let literals = rows.map { row in
      "\""
        + row.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
          "\t", with: "\\t"
        )
        .replacing("?", with: "\\?") + "\\n\""
    }
    return """
      // Learned by LikelyVerbTests from lines of which the command is known; renewed with make verbs.
      #include "words.h"

      static const char verbs[] =
          \(literals.joined(separator: "\n    "));

      const char *tripsh_verbs(void) { return verbs; }

      long tripsh_verbs_length(void) { return sizeof verbs - 1; }

      """
  }

  /// `mixed` and `voices` are never learned from, so that they show what the table says of lines of others.
  @Test(arguments: [("mixed", 70, 85), ("voices", 50, 75)])
  func `lines that were not learned from speak for their own command`(
    _ file: String, first: Int, amongThree: Int
  ) throws {
    let examples = try PairsOfLines.examples([file])
    let places = examples.compactMap { example in
      LikelyVerbs(said: Set(example.features)).ranked
        .firstIndex { $0.verb?.rawValue ?? "none" == example.label }
    }
    #expect(examples.count > 120)
    #expect(places.count { $0 == 0 } * 100 > examples.count * first)
    #expect(places.count { $0 < 3 } * 100 > examples.count * amongThree)
  }

  @Test(arguments: [
    ("fado cancelled. delete.", "remove 4.2"),
    ("Please make a note beside the fado: near the entrance.", "note 4.2 \"near the entrance\""),
    (
      "Please enter that the visit to Livraria Lello costs eight euros for each of us.",
      "cost 1.1 16.00 EUR"
    ),
  ])
  func `a line that is not read surely is offered what its words make likely, and nothing is done`(
    _ line: String, _ command: String
  ) throws {
    try PairsOfLines.expect(line, offers: command)
  }

  @Test(arguments: ["days; ad x y", "leave the fado where it is", "add tea to day 9"])
  func `what is known to be wrong is told, and no likely command`(_ line: String) throws {
    var talk = try PairsOfLines.talk()
    try talk.say(line)
    #expect(!"\(talk.last)".contains("Do you mean"), "\(talk.last)")
  }

  @Test func `the chances of all commands are a whole`() {
    for features: Set<String> in [[], ["push", "<stop>", "^push"], ["xyzzy"]] {
      let ranked = LikelyVerbs(said: features).ranked
      #expect(abs(ranked.reduce(0) { $0 + $1.chance } - 1) < 1e-9)
      #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.chance >= $1.chance })
    }
  }
}

extension SaidCase {
  /// The lines of the tables of which the command is told.
  static func examples() throws -> [VerbLearning.Example] {
    try all.compactMap { said in
      guard let wanted = said.wanted.first, wanted != "?", wanted != "~", let line = said.lines.last
      else { return nil }
      var talk = try said.scene.talk()
      for line in said.lines.dropLast() { try talk.say(line) }
      return talk.example(line, wanted)
    }
  }
}

/// Lines with the commands that mean the same, in the session of `pairs.trip`.
enum PairsOfLines {
  /// Those that are learned from.
  static let files = ["chat", "dictated", "noted", "family", "manners"]
  private static let folder = "Tests/Conversations/"

  static func talk() throws -> Talk {
    var talk = Talk()
    for line in try Repository.read(Repository.path(folder + "pairs.trip")).split(separator: "\n") {
      try talk.say(String(line))
    }
    return talk
  }

  /// Checks that a line leaves what its command does.
  static func expect(_ line: String, leaves command: String) throws {
    var said = try talk()
    var wanted = said
    try said.say(line)
    try wanted.say(command)
    #expect(said.state == wanted.state, "\(said.last)")
  }

  /// Checks that a line is offered a command, and nothing is done.
  static func expect(_ line: String, offers command: String) throws {
    var talk = try talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.last == .no("not sure of that, so nothing was changed. Do you mean: \(command)?"))
    #expect(talk.state == before)
  }

  /// Checks that nothing is done of a line, whatever is offered.
  static func expectNoChange(by line: String) throws {
    var talk = try talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(line): \(talk.last)")
  }

  /// Checks that nothing is done of a line, or offered.
  static func expectNothing(of line: String) throws {
    var talk = try talk()
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before)
    #expect(!"\(talk.last)".contains("Do you mean"), "\(talk.last)")
  }

  static func examples(_ files: [String] = PairsOfLines.files) throws -> [VerbLearning.Example] {
    let talk = try talk()
    return try files.flatMap { file in
      try Repository.read(Repository.path(folder + "pairs-\(file).jsonl")).split(separator: "\n")
        .compactMap { row in
          let pair = try JSONValue(parsing: Array(row.utf8))
          guard let line = pair["say"]?.stringValue, let wanted = pair["do"]?.stringValue,
            wanted != "?"
          else { return nil }
          return talk.example(line, wanted.isEmpty ? "-" : wanted)
        }
    }
  }
}

extension Talk {
  /// A line with the first of the commands that it means; `-` where it means none that changes anything.
  fileprivate func example(_ line: String, _ wanted: String) -> VerbLearning.Example? {
    let reader = LineReader(window.scene, names: StopNameMemory())
    let first = wanted.split(separator: " ;; ").first.map(String.init) ?? ""
    let label = wanted == "-" ? "none" : reader.verb(of: first)?.rawValue
    return label.map {
      VerbLearning.Example(features: reader.features(of: line).sorted(), label: $0)
    }
  }
}
