import JSON
import Language
import Session
import TestSupport
import Testing

/// What lines of people were found to mean, and how it is learned.
@Suite struct LikelyFrameTests {
  /// `make frames` learns from what this and the next write.
  @Test(.enabled(if: Repository.isRecording), arguments: ["cases"] + PairsOfLines.learned)
  func `lines are written down to be learned from`(_ set: String) throws {
    let rows = set == "cases" ? try SaidRow.ofCases() : try PairsOfLines.rows(set)
    try write(rows.map { try $0.json() }, to: "said/\(set)")
  }

  @Test(.enabled(if: Repository.isRecording), arguments: ["cases"] + PairsOfLines.chosen)
  func `what lines may mean is written down to be learned from`(_ set: String) throws {
    let rows = set == "cases" ? try SaidRow.ofCases() : try PairsOfLines.rows(set)
    try write(rows.map { try $0.choices() }, to: "chosen/\(set)")
  }

  private func write(_ rows: [JSONValue], to name: String) throws {
    try Repository.write(
      rows.map(\.text).joined(separator: "\n") + "\n",
      to: Repository.path(".build/\(name).jsonl"))
  }

  /// These are never learned from, so that they show what the table says of lines of others.
  @Test(arguments: [("mixed", 75, 95), ("voices", 72, 93)])
  func `lines that were not learned from speak for their own command`(
    _ file: String, first: Int, amongThree: Int
  ) throws {
    let places = try PairsOfLines.rows("pairs-" + file).compactMap { row -> Int? in
      let reader = LineReader(row.talk.window.scene, names: StopNameMemory())
      let command = row.wanted.split(separator: " ;; ").first.map(String.init) ?? ""
      let wanted = row.wanted.isEmpty ? nil : reader.verb(of: command)
      guard row.wanted != "?", row.wanted.isEmpty || wanted != nil else { return nil }
      return LikelyFrames(reader.units(of: row.line)).verbs.firstIndex { $0.verb == wanted }
    }
    #expect(places.count > 120)
    #expect(places.count { $0 == 0 } * 100 > places.count * first)
    #expect(places.count { $0 < 3 } * 100 > places.count * amongThree)
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

  @Test(arguments: [
    "my nephews, 9223372036854775807 kids, join us", "provided bob agrees, fado at 22",
    "don't you dare drop the fado",
  ])
  func `what is beyond all counts, has a condition or is denied changes nothing`(
    _ line: String
  )
    throws
  {
    var talk = try PairsOfLines.talk()
    try talk.say("people Ana, Bob, 1 kid")
    let before = talk.state
    try talk.say(line)
    #expect(talk.state == before, "\(talk.last)")
  }

  @Test(arguments: ["days; ad x y", "leave the fado where it is", "add tea to day 9"])
  func `what is known to be wrong is told, and no likely command`(_ line: String) throws {
    var talk = try PairsOfLines.talk()
    try talk.say(line)
    #expect(!"\(talk.last)".contains("Do you mean"), "\(talk.last)")
  }

  @Test(arguments: ["", "push", "move the beach to friday at 3", "xyzzy"])
  func `the chances of all commands are a whole`(_ line: String) throws {
    let reader = LineReader(try PairsOfLines.talk().window.scene, names: StopNameMemory())
    let verbs = LikelyFrames(reader.units(of: line)).verbs
    #expect(abs(verbs.reduce(0) { $0 + $1.chance } - 1) < 1e-9)
    #expect(zip(verbs, verbs.dropFirst()).allSatisfy { $0.chance >= $1.chance })
  }
}

/// Lines with the commands that mean the same, in the session of `pairs.trip`.
enum PairsOfLines {
  /// Those that are learned from.
  static let learned =
    [
      "alike", "chat", "colleague", "desk", "dictated", "evening", "family", "further", "inbox",
      "kitchen", "manners", "matters", "message", "noted", "office", "ordinary", "phone", "plain",
      "polite", "sofa", "table", "talkative", "telling", "weekend", "writing",
    ].map { "pairs-" + $0 } + (1...38).map { "learn-\($0)" }
  /// Those that what is chosen is learned from: the frames of them are not, then.
  static let chosen = ["learn-33", "learn-34"] + (14...19).map { "learn-\($0)" }
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
}
