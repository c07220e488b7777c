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
  private(set) var ending = Ending.done
  private(set) var count = 0
  private var heard: [ReplyLine] = []
  /// The line that led to the question that waits.
  private var asking: LogicalLine?

  init(
    _ script: DemoScript, _ conversation: Conversation, at terminal: StageTerminal,
    on stage: any DemoStage, _ rules: DemoRules
  ) {
    self.script = script
    self.conversation = conversation
    self.terminal = terminal
    self.stage = stage
    self.rules = rules
    pace = DemoPace(typing: rules.typing ?? DemoPace.usual)
    conversation.audience = { [unowned self] in heard += $0 }
  }

  /// Plays to the end, or until it is left.
  func play() async -> Ending {
    while index < script.items.count {
      guard !rules.isInterrupted() else { return .interrupted }
      let item = script.items[index]
      index += 1
      if let end = await perform(item) { return end }
    }
    if let question = conversation.question { tell(question) }
    return await finished(stage.finish(at: conversation.prompt.text, after: closing)) ?? ending
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

  /// Types a line and carries it out; a line over several rows is typed row by row.
  private func carryOut(_ line: LogicalLine) async -> Ending? {
    count += 1
    for row in line.text.split(separator: "\n", omittingEmptySubsequences: false) {
      var text = String(row)
      if !isHidden {
        switch await offer(text) {
        case .goOn: break
        case .replace(let other): text = other
        case .back, .detour: return nil
        case .leave: return ending
        case .interrupt: return .interrupted
        }
      }
      if let end = await take(text, line) { return end }
    }
    return nil
  }

  private func offer(_ text: String) async -> DemoWish {
    await conversation.publishAssistant()
    defer { conversation.endHelp() }
    conversation.layOut()
    let line = DemoLine(
      prompt: conversation.prompt.text, text: text, pace: pace, assistant: terminal.assistant)
    return await stage.offer(line, after: pause)
  }

  private func take(_ text: String, _ line: LogicalLine) async -> Ending? {
    heard = []
    let end = await conversation.take(text)
    if terminal.takeClearing(), !isHidden { _ = await stage.clear(after: 0) }
    if !isHidden {
      let wish = await stage.show(heard, as: .reply, after: 0)
      pause = pace.reading(heard)
      if let end = finished(wish) { return end }
    }
    return judge(end, line)
  }

  /// Tells of a line that failed, or of a question that this line has left open.
  private func judge(_ end: Outcome.End, _ line: LogicalLine) -> Ending? {
    if let question = conversation.left {
      tell(question)
      asking = nil
    }
    asking = conversation.question == nil ? nil : asking ?? line
    if end == .quit { return ending }
    if case .failed(let failure) = end {
      if let response = conversation.outcome.responses.last { tell(response, line) }
      ending = ending.graver(failure)
    }
    return ending == .done || rules.keepsGoing ? nil : ending
  }

  private func tell(_ question: OpenQuestion) {
    ending = ending.graver(.failed)
    tell(
      Response(
        source: .prompt, line: LogicalLine(question.utterance.line, firstLine: 1), prompt: "",
        result: .error(question.diagnostic)), asking)
  }

  /// The error as it is told of a script.
  private func tell(_ response: Response, _ line: LogicalLine?) {
    var told = response
    told.source = script.source
    told.line.firstLine = line?.firstLine ?? 1
    rules.tell(told)
  }

  private func finished(_ wish: DemoWish) -> Ending? {
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

extension Ending {
  fileprivate func graver(_ other: Ending) -> Ending { other.rawValue > rawValue ? other : self }
}
