internal import Language
internal import Session

/// A line that came to nothing: it was refused, or asked about and not answered.
///
/// What follows it is rather about it than about what stood before, so "it" is not what it was.
struct OpenLine {
  /// The line, and those after it that put it right in vain.
  private(set) var lines: [String] = []
  /// Whether the line itself spoke of something older, so that "it" is still that.
  private var speaksOfOlder = false
  /// What was carried out instead.
  let done: LinesBefore.Done?
  /// Whether nothing was yet, so that what this home did last is what was done.
  let isFirst: Bool

  init(done: LinesBefore.Done? = nil, isFirst: Bool = false) {
    self.done = done
    self.isFirst = isFirst
  }

  /// Goes on to what came of the next line; what is carried out makes it start anew.
  mutating func follow(
    _ line: String, _ outcome: Outcome, _ understood: Utterance?,
    _ scene: @autoclosure () -> Scene
  ) {
    guard outcome.isNothing, understood?.intent != .talk(.retracted) else { return }
    lines = understood?.saysAnew == true ? lines + [line] : [line]
    speaksOfOlder =
      understood.map { $0.isCorrection || $0.intent.leansOnMention(in: scene()) } ?? false
  }

  /// What is to be asked before a line changes something that it does not name.
  func question(
    about commit: Commit, _ utterance: Utterance, _ scene: @autoclosure () -> Scene
  ) -> Question? {
    guard !lines.isEmpty, !utterance.saysAnew, !speaksOfOlder, commit.events.changeSomething,
      utterance.isCorrection || utterance.takesItBack
        || utterance.intent.leansOnMention(in: scene())
    else { return nil }
    let choice = Choice(.command(commit.canonical), commit.canonical)
    return Question(.afterNothing, slot: .words, choices: [choice])
  }
}

extension OpenLine {
  /// Adds a word for whoever meant the line before, which changed nothing.
  func tell(in commit: inout Commit) {
    if !lines.isEmpty, commit.kind == .undo { commit.notices.append(.lineBeforeUndone) }
  }
}

extension Outcome {
  /// Whether the line was refused or asked about, but for the question what it is about.
  fileprivate var isNothing: Bool {
    switch end {
    case .done, .quit: false
    case .failed:
      !responses.contains {
        guard case .error(let diagnostic) = $0.result else { return false }
        return diagnostic.kind == Topic.afterNothing.kind
      }
    case .asks(let question): question.diagnostic.kind != Topic.afterNothing.kind
    }
  }
}

extension Intent {
  /// Whether it says nothing without what was spoken of before.
  fileprivate func leansOnMention(in scene: Scene) -> Bool {
    var bare = scene
    bare.session.cursor.mentioned = nil
    bare.session.cursor.see(nil)
    guard case .fail(let failure) = Interpreter(bare).decide(self) else { return false }
    return failure.problem == .nothingMentioned
  }
}

extension Utterance {
  /// `put it back`: behind a line that came to nothing there is nothing of that to take back.
  fileprivate var takesItBack: Bool {
    if case .undo = intent { pointsBack } else { false }
  }
}
