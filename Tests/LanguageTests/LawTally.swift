import Testing

/// How often a law was tried, and the lines that break it.
struct LawTally {
  private(set) var tried = 0
  private(set) var broken: [String] = []
  private var talks: [SaidScene: Talk] = [:]

  /// Says a line where another is said; it breaks the law unless what comes of it is right.
  mutating func say(
    _ variant: String, insteadOf line: LawLine, isRight: (Talk.State) -> Bool
  ) throws {
    var talk = try talks[line.scene] ?? line.scene.talk()
    talks[line.scene] = talk
    try talk.say(variant)
    tried += 1
    guard !isRight(talk.state) else { return }
    broken.append("[\(line.kind)] \(variant) => \(talk.outcome)")
  }

  /// Says each line of a sample with the same words around it.
  static func hold(
    _ said: Surroundings, as law: String, around choices: (LawLine) -> [Surroundings],
    isRight: (LawLine, Talk.State) -> Bool
  ) throws {
    var tally = LawTally()
    for line in LawLine.all where line.sample(of: choices(line), inEvery: 4).contains(said) {
      try tally.say(said.around(line), insteadOf: line) { isRight(line, $0) }
    }
    tally.expect(atMost: said.known, of: "\(law), \(said.testDescription)")
  }

  /// No more lines may break the law than are known to; where fewer do, the number is lowered.
  ///
  /// All of them are attached, which `swift test --attachments-path FOLDER` keeps.
  func expect(atMost known: KnownViolations, of law: String) {
    let most = isLongRun ? known.all : known.sample
    let list = (["\(law): \(broken.count) of \(tried), known \(most)"] + broken)
      .joined(separator: "\n")
    Attachment.record(list, named: "\(law).txt")
    #expect(broken.count <= most, "\(list)")
  }
}

/// What is said before and behind a line.
struct Surroundings: CustomTestStringConvertible, Hashable, Sendable {
  let front: String
  let end: String
  let known: KnownViolations

  init(front: String = "", end: String = "", _ sample: Int, _ all: Int) {
    self.front = front
    self.end = end
    known = KnownViolations(sample: sample, all: all)
  }

  var testDescription: String { "\(front)…\(end)" }

  func around(_ line: LawLine) -> String { front + line.line + end }
}

/// How many lines are known to break a law, of the sample and of all that is tried; they are to go
/// down, never up.
struct KnownViolations: Hashable, Sendable {
  let sample: Int
  let all: Int
}
