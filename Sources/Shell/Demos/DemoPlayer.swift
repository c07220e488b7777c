internal import Language
internal import Session
internal import World

/// Plays a script on a stage: types its lines, carries them out and shows what comes of them.
///
/// It knows no clock and no screen; the stage does.
final class DemoPlayer {
  let script: DemoScript
  let conversation: Conversation
  let terminal: StageTerminal
  let stage: any DemoStage
  let rules: DemoRules
  var pace: DemoPace
  /// The item that comes next.
  var index = 0
  /// Whether what happens is not shown.
  var isHidden = false
  /// How long what stands there is left to be read, in milliseconds.
  var pause = DemoPace.opening
  var ending = Ending.done
  /// How many lines were carried out.
  var count = 0
  /// The lines that were carried out, as far as one can go back.
  var steps: [DemoStep] = []
  /// Has whoever holds the show type lines of their own.
  var detour: ((DemoPlayer) async -> Void)?
  /// The line that ended the show.
  var failedLine: Int?
  var heard: [ReplyLine] = []
  /// The line that led to the question that waits.
  var asking: LogicalLine?

  init(
    _ script: DemoScript, _ conversation: Conversation, at terminal: StageTerminal,
    on stage: any DemoStage, _ rules: DemoRules
  ) {
    self.script = script
    self.conversation = conversation
    self.terminal = terminal
    self.stage = stage
    self.rules = rules
    pace = DemoPace(typing: rules.typing ?? Options.usualTyping)
    conversation.executor.isShow = true
    conversation.audience = { [unowned self] in heard += $0 }
  }

  /// Plays to the end, or until it is left.
  func play() async -> Ending {
    await conversation.publishLook()
    while true {
      if let end = await playOn() { return end }
      switch await stage.finish(at: conversation.prompt.text, after: closing) {
      case .back: await goBack()
      case .detour: await detour?(self)
      case .interrupt: return .interrupted
      case .goOn, .replace, .leave: return ending
      }
    }
  }

  /// Plays what is left; how it ended where that was before the end.
  private func playOn() async -> Ending? {
    while index < script.items.count {
      guard !rules.isInterrupted() else { return .interrupted }
      let item = script.items[index]
      index += 1
      if let end = await perform(item) { return end }
    }
    if let question = conversation.question { tell(question) }
    return nil
  }

  private var closing: Int { max(pause, pace.scaled(DemoPace.closing)) }

  /// How the show ended there; `nil` where it goes on.
  private func perform(_ item: DemoScript.Item) async -> Ending? {
    switch item.kind {
    case .command: await carryOut(item.line)
    case .remark(let words): await say([ReplyLine("# \(words)", .quiet)], .remark)
    case .directive(let directive): await obey(directive)
    }
  }

  private func obey(_ directive: Directive) async -> Ending? {
    switch directive {
    case .pause(let milliseconds): pause += pace.scaled(milliseconds)
    case .gap(let milliseconds): pace.gap = milliseconds
    case .type(let speed): pace.typing = rules.typing ?? speed
    case .speed(let hundredths): pace.speed = hundredths
    case .say(let words): return await say([ReplyLine(words, .name)], .said)
    case .hide: isHidden = true
    case .show: isHidden = false
    case .clear:
      guard !isHidden else { return nil }
      let wish = await stage.clear(after: pause)
      pause = 0
      return finished(wish)
    case .parameter, .today: break
    }
    return nil
  }

  private func say(_ lines: [ReplyLine], _ kind: DemoText) async -> Ending? {
    guard !isHidden else { return nil }
    conversation.layOut()
    let lines = conversation.executor.layout.broken(lines)
    let wish = await stage.show(lines, as: kind, after: pause)
    pause = pace.reading(lines)
    return finished(wish)
  }

  func finished(_ wish: DemoWish) -> Ending? {
    switch wish {
    case .goOn, .replace, .back, .detour: nil
    case .leave: ending
    case .interrupt: .interrupted
    }
  }
}

/// What holds for a whole show.
struct DemoRules {
  /// Characters a second, whatever the script says; `nil` where that counts.
  var typing: Int?
  /// Whether a line that fails is a part of the show.
  var keepsGoing = false
  var isInterrupted: () -> Bool = { false }
  /// Tells of a line that failed.
  var tell: (Response) -> Void = { _ in }
}
