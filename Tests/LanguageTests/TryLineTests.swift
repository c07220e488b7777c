import Glibc
import Language
import Session
import TestSupport
import Testing

/// What an error offers must work when it is pasted: it is read, and not refused for what was wrong
/// with the line.
@Suite struct TryLineTests {
  @Test(arguments: SaidScene.allCases)
  func `a line that an error offers works`(_ scene: SaidScene) throws {
    let talk = try scene.talk()
    let lines = Set(scene.badLines).sorted()
    // One of so many, so that the test stays quick; all with TRIPSH_ALL set.
    let step = getenv("TRIPSH_ALL") == nil ? 23 : 1
    for line in stride(from: 0, to: lines.count, by: step).map({ lines[$0] }) {
      guard let trouble = talk.trouble(with: line) else { continue }
      for offer in trouble.tries {
        let again = talk.trouble(with: offer)
        #expect(
          again == nil || !isSame(again, trouble) && again?.isUnread == false,
          "\(line) → \(offer) [\(trouble.kind) → \(again?.kind ?? "")]")
      }
    }
  }
}

/// Whether a line is refused for the same: another part of it may be wrong in the same way.
private func isSame(_ again: Trouble?, _ trouble: Trouble) -> Bool {
  again?.kind == trouble.kind && again?.message == trouble.message
}

extension SaidScene {
  /// What is said there with a word left out, doubled or misspelt.
  fileprivate var badLines: [String] {
    said.split(separator: "\n").compactMap { SaidCase($0, in: self)?.lines.last }
      .flatMap { line in
        let words = line.split(separator: " ").map(String.init)
        let changed = words.indices.flatMap { index -> [[String]] in
          [[], [words[index], words[index]], [words[index].misspelt]].map { new in
            Array(words[..<index]) + new + Array(words[(index + 1)...])
          }
        }
        return [line] + changed.map { $0.joined(separator: " ") }
      }
      .filter { !$0.isEmpty }
  }
}

extension String {
  /// The last two letters the other way round; a letter more where there is but one.
  fileprivate var misspelt: String {
    guard count > 1, let last, let before = dropLast().last else { return self + self }
    return String(dropLast(2)) + String(last) + String(before)
  }
}

/// Why a line came to nothing.
struct Trouble: Equatable {
  var kind: String
  var message = ""
  var tries: [String]
  /// Whether its words already could not be read.
  var isUnread: Bool
}

extension Talk {
  /// What is wrong with a line here, as it is told where nobody answers; `nil` where nothing is.
  func trouble(with line: String) -> Trouble? {
    let reader = LineReader(session: window.session, today: window.today)
    switch reader.read(line) {
    case .nothing: return nil
    case .refused(let diagnostic): return Trouble(diagnostic, isUnread: true)
    case .incomplete(let question): return Trouble(question.diagnostic, isUnread: true)
    case .understood(let utterance):
      switch window.decide(utterance.intent) {
      case .commit, .reply, .perform, .lookUp: return nil
      case .ask(let question):
        return Trouble(utterance.question(question).diagnostic, isUnread: false)
      case .fail(let failure): return Trouble(utterance.diagnostic(failure), isUnread: false)
      }
    }
  }
}

extension Trouble {
  fileprivate init(_ diagnostic: Diagnostic, isUnread: Bool) {
    self.init(
      kind: diagnostic.kind, message: diagnostic.message, tries: diagnostic.tries,
      isUnread: isUnread)
  }
}
