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

  @Test func `most lines speak for their own command`() throws {
    let examples = try PairsOfLines.examples()
    let right = examples.count {
      LikelyVerbs(said: Set($0.features)).ranked.first?.verb?.rawValue ?? "none" == $0.label
    }
    #expect(right * 10 > examples.count * 8, "\(right) of \(examples.count)")
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
  static let files = ["chat", "dictated", "noted", "family"]

  static func examples(_ files: [String] = PairsOfLines.files) throws -> [VerbLearning.Example] {
    let folder = "Tests/Conversations/"
    var talk = Talk()
    for line in try Repository.read(Repository.path(folder + "pairs.trip")).split(separator: "\n") {
      try talk.say(String(line))
    }
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
