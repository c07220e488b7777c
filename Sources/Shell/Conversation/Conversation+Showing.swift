internal import Language
internal import Session
internal import World

extension Conversation {
  var isJSON: Bool { executor.options.format == .json }

  /// Programs are told of each line that was typed, also of one that leaves a question.
  func dropped(_ line: LogicalLine) -> Outcome {
    guard isJSON else { return Outcome([]) }
    let reply = Reply(canonical: "", message: "left as it was")
    return Outcome([Response(source: .prompt, line: line, prompt: "", result: .reply(reply))])
  }

  /// Why the journal cannot be read, what is safe and what to do.
  func tellTrouble() async {
    guard let trouble = executor.trouble else { return }
    guard !isJSON else {
      return await terminal.write(JSONRenderer.text(of: Diagnostic(trouble)) + "\n")
    }
    let story = [trouble.safety, trouble.advice, trouble.outlook]
    await show([ReplyLine(trouble.message, .attention)] + story.map { ReplyLine($0) })
  }

  /// A journal that could not be read may be whole again.
  func tryAgain() async {
    guard executor.recover() else { return }
    await show([ReplyLine("The journal can be read again.", .quiet)])
  }

  /// Replies are laid out for the terminal as wide as it is now.
  func layOut() {
    executor.terminalSize = terminal.size
    executor.layout =
      fixedLayout
      ?? .terminal(columns: terminal.size.columns, rows: terminal.size.rows, look().signs)
  }

  func show(_ outcome: Outcome) async {
    guard !isJSON else {
      let objects = outcome.responses.map { JSONRenderer.text(of: $0) + "\n" }
      return await terminal.write(objects.joined())
    }
    let look = look()
    if outcome.responses.contains(where: { $0.wish == .clearScreen }) {
      await terminal.clearScreen()
    }
    let renderer = TextRenderer(palette: look.palette, layout: executor.layout)
    if let audience { return audience(outcome.responses.flatMap(renderer.lines)) }
    let texts = outcome.responses.map(renderer.text).map { $0.output + $0.error }
    // What a script says goes by as it is said: a pager would take the lines typed meanwhile.
    guard outcome.responses.allSatisfy(\.source.isPrompt) else {
      return await terminal.write(texts.joined())
    }
    await page(texts.joined())
  }

  /// Long output goes through the pager, where there is one.
  private func page(_ text: String) async {
    guard !text.isEmpty else { return }
    let size = terminal.size
    if executor.screen == nil, executor.seen.settings[.pager] == "on",
      let pager = executor.world.pager,
      screenRows(of: text, columns: size.columns) >= size.rows, await pager.show(text)
    {
      return
    }
    await terminal.write(text)
  }

  func show(_ lines: [ReplyLine]) async {
    guard !isJSON else { return }
    if let audience { return audience(executor.layout.broken(lines)) }
    let look = look()
    await terminal.write(
      executor.layout.broken(lines).map { look.palette.painted($0, look.signs) + "\n" }.joined())
  }

  /// The question that still waits, without what was shown of it before.
  func showAgain(_ question: OpenQuestion) async {
    guard !isJSON, !question.answers.isEmpty else { return await show(question) }
    let count = question.answers.count
    let hint = "  (\(count > 1 ? "1–\(count)" : "1"), ? shows \(count > 1 ? "them" : "it") again)"
    await show(executor.layout.broken(ReplyLine(question.heading + hint, .attention)))
  }

  /// The question with its numbered answers.
  func show(_ question: OpenQuestion) async {
    guard !isJSON else {
      let line = LogicalLine(question.utterance.line, firstLine: 1)
      let response = Response(
        source: .prompt, line: line, prompt: "", result: .error(question.diagnostic))
      return await terminal.write(JSONRenderer.text(of: question, response) + "\n")
    }
    let layout = executor.layout
    let shown = question.answers.count > rowsShown + 1 ? rowsShown : question.answers.count
    var answers = question.answers.prefix(shown).enumerated().flatMap { index, answer in
      layout.broken(ReplyLine("\(rightAligned(String(index + 1), 3))  \(answer)"), hanging: 5)
    }
    let rest = question.answers.count - shown
    if rest > 0 {
      answers.append(ReplyLine("     \(layout.signs.omission) and \(rest) more", .quiet))
    }
    await show(question.told.flatMap { layout.broken(ReplyLine($0, .when)) })
    let heading = layout.broken(ReplyLine(question.heading, .attention), hanging: 0)
    let story = question.diagnostic.details
    let before = question.story + (story.isEmpty ? [] : [question.diagnostic.message + ":"] + story)
    await show(
      before.flatMap { layout.broken(ReplyLine($0)) } + heading + answers)
  }
}

extension Conversation {
  /// From now on a lookup that takes its time is seen to do so, where rows can be painted over.
  func showWaiting() {
    guard !isJSON, !executor.options.plain else { return }
    let terminal = terminal
    executor.lookup.showWaiting(by: executor.world.watch ?? SystemLookupClock()) { shown in
      await terminal.sign(
        shown.map { "\(spinner(at: $0)) asking the server of places · Ctrl-C stops" })
    }
  }

  /// From now on Ctrl-C is for what is carried out here, and what is said of its way too.
  func attend() async {
    let (lookup, work) = (executor.lookup, executor.work)
    await terminal.onInterrupt {
      work.stop()
      lookup.cancel()
    }
    showWaiting()
    showProgress()
  }

  /// From now on lines that take their time say how far they are, in the same row.
  func showProgress() {
    guard !isJSON, !executor.options.plain else { return }
    let (terminal, signs) = (terminal, look().signs)
    executor.work.showProgress(by: executor.world.watch ?? SystemLookupClock()) { progress in
      let columns = terminal.size.columns
      await terminal.sign(progress.map { progressRow($0, signs, columns: columns) })
    }
  }
}

/// One picture of a turning wheel; it turns once in about a second.
private func spinner(at milliseconds: Int) -> Character {
  let pictures: [Character] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"]
  return pictures[milliseconds / 120 % pictures.count]
}
