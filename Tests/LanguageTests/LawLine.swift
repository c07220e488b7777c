import Glibc
import Language
import Session
import TestSupport

/// A line of the tables, said by itself, that changes something: what the laws of the language are
/// tried on.
///
/// The laws are numbered as in the plan of the language: an operator is understood or it blocks
/// (2), a word put in never leaves the same change done (3), talk is free (4). That an unknown word
/// is never free (1), and that readings which disagree ask (5), shows in the third with words that
/// nobody knows.
struct LawLine: Sendable {
  let scene: SaidScene
  let line: String
  let before: Talk.State
  let after: Talk.State
  /// The commands that the line comes to.
  let done: [String]

  /// Read once for all laws: a line takes its time where nothing is optimised.
  static let all: [LawLine] = SaidScene.allCases.flatMap { scene in
    guard let start = try? scene.talk() else { return [LawLine]() }
    return SaidCase.all.filter { $0.scene == scene }.compactMap { LawLine($0, after: start) }
  }

  /// What the tables say of it is played where they leave no choice, for commands are read soonest.
  private init?(_ said: SaidCase, after start: Talk) {
    guard said.lines.count == 1, let first = said.lines.first,
      said.wanted.contains(where: { !["?", "-", "~"].contains($0) })
    else { return nil }
    line = String(first.drop { $0 == " " })
    let commands = said.only?.split(separator: " ;; ") ?? [line[...]]
    var talk = start
    var done: [String] = []
    for command in commands {
      guard (try? talk.say(String(command))) != nil, let did = talk.did else { return nil }
      done += did
    }
    guard talk.state != start.state else { return nil }
    scene = said.scene
    before = start.state
    after = talk.state
    self.done = done
  }

  /// Whether a state is that which the line makes, as far as the line changes anything.
  ///
  /// What is open and selected alone counts only for lines that do no more than open or select.
  func isSameChange(_ state: Talk.State) -> Bool {
    onlyLooks ? state == after : state.isSameContent(as: after)
  }

  /// Whether no more comes of the line than that something else is open or selected.
  var onlyLooks: Bool { after.isSameContent(as: before) }

  /// The word with which the first command begins.
  var kind: String { done.first.map { String($0.prefix { $0 != " " }) } ?? "" }

  /// Whether it may be done with a `maybe`: `maybe show me day 2`, `maybe add montmartre to the
  /// ideas`, for ideas are what may be.
  var mayBeMaybe: Bool { onlyLooks || done.contains { $0.contains(" to ideas") } }

  /// Whether the line ends with words that are written down as they stand, whatever they are.
  var endsInText: Bool {
    let last = done.last.map { $0.prefix { $0 != " " } } ?? ""
    return !line.hasSuffix("\"") && ["note", "describe", "alias"].contains(last)
  }

  /// One of many variants of the line, and that for one of so many lines; all of them in the long
  /// runs.
  ///
  /// It is the same each time, and a line more in the tables changes nothing for the others.
  func sample<Variant>(of variants: [Variant], inEvery lines: Int = 1) -> [Variant] {
    guard !isLongRun else { return variants }
    let seed = line.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0100_0000_01b3
    }
    var random = SeededGenerator(seed: seed)
    let variant = variants.randomElement(using: &random)
    return random.once(in: lines) ? variant.map { [$0] } ?? [] : []
  }
}

/// Whether everything is tried, as `make torture` does.
let isLongRun = getenv("TRIPSH_ALL") != nil

extension SaidCase {
  /// What is wanted, where the tables leave no choice.
  fileprivate var only: String? { wanted.count == 1 ? wanted.first : nil }
}

extension Talk {
  /// The commands that were carried out last.
  fileprivate var did: [String]? {
    switch last {
    case .done(.several(let parts)): parts.map(\.canonicalLine)
    case .done(let intent), .shown(_, let intent): [intent.canonicalLine]
    case .nothing, .effect, .no: nil
    }
  }

  /// What came of the last line, in words.
  var outcome: String {
    switch last {
    case .done(let intent), .shown(_, let intent): intent.canonicalLine
    case .nothing: "nothing"
    case .effect(let effect): "\(effect)"
    case .no(let answer): "(\(answer.prefix { $0 != "(" }))"
    }
  }
}

extension Talk.State {
  /// Whether trips and settings are the same, wherever one is in them.
  fileprivate func isSameContent(as other: Talk.State) -> Bool {
    trips == other.trips && settings == other.settings && aliases == other.aliases
  }
}
