internal import Language
internal import Session
internal import World

extension DemoPlayer {
  /// Types a line and carries it out; a line over several rows is typed row by row.
  func carryOut(_ line: LogicalLine) async -> Ending? {
    let mark = mark(at: index - 1)
    var entries: [Int] = []
    count += 1
    let rows = line.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, row) in rows.enumerated() {
      var text = String(row)
      switch isHidden ? .goOn : await offer(text, goesOn: number > 0) {
      case .goOn: break
      case .replace(let other): text = other
      case .back: return await giveUp(mark) { await self.goBack() }
      case .detour: return await giveUp(mark) { await self.detour?(self) }
      case .leave: return ending
      case .interrupt: return .interrupted
      }
      if let end = await take(text, line) { return end }
      // Before the last row nothing is carried out, and what came of the command before stands there still.
      if !conversation.assembler.isOpen { entries += conversation.outcome.entries }
    }
    steps.append(DemoStep(mark: mark, entries: entries))
    return nil
  }

  /// The line is not carried out now; it is offered again unless it is another's turn.
  private func giveUp(_ mark: DemoMark, _ act: () async -> Void) async -> Ending? {
    conversation.assembler = LineAssembler()
    (index, count) = (mark.index, mark.count)
    // Its rows that stand there already come again.
    if stage.mark > mark.shown { await stage.goBack(to: mark.shown) }
    await act()
    return nil
  }

  private func offer(_ text: String, goesOn: Bool) async -> DemoWish {
    await conversation.publishAssistant()
    defer { conversation.endHelp() }
    conversation.layOut()
    let line = DemoLine(
      prompt: conversation.prompt.text, text: text, goesOn: goesOn, pace: pace,
      assistant: terminal.assistant)
    return await stage.offer(line, after: pause)
  }

  private func take(_ text: String, _ line: LogicalLine) async -> Ending? {
    heard = []
    let end = await conversation.take(text)
    if rules.isInterrupted() { return .interrupted }
    if terminal.takeClearing(), !isHidden { _ = await stage.clear(after: 0) }
    // A line that fails unseen would leave the rest of the show a riddle.
    if !isHidden || end.isFailed {
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
      ending = ending.joined(failure)
    }
    guard ending != .done, !rules.keepsGoing else { return nil }
    failedLine = line.firstLine
    return ending
  }

  func tell(_ question: OpenQuestion) {
    ending = ending.joined(.failed)
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
}

extension Outcome {
  /// The entries of the journal that hold what was done.
  fileprivate var entries: [Int] {
    var entries: [Int] = []
    for case .reply(let reply) in responses.map(\.result) {
      if let entry = reply.entry, entries.last != entry { entries.append(entry) }
    }
    return entries
  }
}
