import Testing

/// Lines as people type them, each with the canonical lines that do the same.
///
/// A case is `lines => what they do`: lines with ` / ` between them, of which all but the last only
/// set the scene; then canonical lines with ` ;; ` between, `?` for what is asked about or refused,
/// `-` for what is answered and changes nothing, `~` for what takes back all that was done; ` || `
/// parts what is as good.
struct SaidCase: CustomTestStringConvertible, Sendable {
  var scene: SaidScene
  var lines: [String]
  var wanted: [String]

  init?(_ text: Substring, in scene: SaidScene) {
    let sides = text.split(separator: " => ")
    guard sides.count == 2 else { return nil }
    self.scene = scene
    lines = sides[0].split(separator: " / ").map { String($0) }
    wanted = sides[1].split(separator: " || ").map { String($0) }
  }

  var testDescription: String { lines.joined(separator: " / ") }

  static let all: [SaidCase] = SaidScene.allCases.flatMap { scene in
    scene.said.split(separator: "\n").compactMap { SaidCase($0, in: scene) }
  }
}

@Suite struct SaidTests {
  @Test(arguments: SaidCase.all)
  func `what people say does what its command does`(_ said: SaidCase) throws {
    let start = try said.scene.talk()
    var before = start
    for line in said.lines.dropLast() { try before.say(line) }
    var after = before
    try after.say(said.lines.last ?? "")
    let isRight = try said.wanted.contains { wanted in
      switch wanted {
      case "?": if case .no = after.last { after.state == before.state } else { false }
      case "-": if case .no = after.last { false } else { after.state == before.state }
      case "~": after.state == start.state
      default: try played(wanted, from: start).did(the: after, since: before)
      }
    }
    #expect(isRight, "\(after.last)")
  }

  private func played(_ lines: String, from start: Talk) throws -> Talk {
    var talk = start
    for line in lines.split(separator: " ;; ") { try talk.say(String(line)) }
    return talk
  }

  @Test func `every scene has cases, and every case can be read`() {
    for scene in SaidScene.allCases {
      let lines = scene.said.split(separator: "\n")
      #expect(lines.count > 5)
      #expect(lines.allSatisfy { SaidCase($0, in: scene) != nil })
    }
  }
}

extension Talk {
  /// Whether another conversation came to the same; where nothing changed, by the same answer.
  fileprivate func did(the other: Talk, since before: Talk) -> Bool {
    if case .no = last { return false }
    if case .no = other.last { return false }
    return state == other.state && (other.state != before.state || last == other.last)
  }
}
