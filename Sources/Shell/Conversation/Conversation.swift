internal import Journal
internal import Language
internal import Session
package import World

/// The prompt: reads a line, carries it out, shows the reply, until the person leaves.
package final class Conversation {
  let executor: Executor
  let terminal: any LineTerminal
  let look: () -> Appearance
  /// The colours that the terminal paints with now.
  private var theme: Theme?
  var question: OpenQuestion?
  /// Which of the lines came to nothing.
  private var mistakes = LineMistakes()
  var assembler = LineAssembler()
  /// Lines that wait to be entered: those behind one that was asked about, or that failed.
  var draft = ""
  /// What a server of one's own says while a place is typed.
  var live: (key: LiveKey, places: LivePlaces?)?

  /// Who is told what would be shown; `nil` where the terminal shows it.
  var audience: (([ReplyLine]) -> Void)?
  /// Whom the terminal tells what it shows.
  var recorded: ScreenRecorder?
  /// How replies are laid out; `nil` where that is for the terminal as wide as it is.
  var fixedLayout: Layout?
  /// What came of the last line, for whoever carries out lines one by one.
  private(set) var outcome = Outcome([])
  /// The question that the last line has left without an answer.
  var left: OpenQuestion?

  /// Is given the home as it is before each line.
  var noting: ((HomeState) -> Void)?
  /// The lesson that is taught here; `nil` on the person's own home.
  var lesson: LessonTeaching?

  /// The look is asked for each reply: it depends on the setting `theme` and on the terminal.
  package init(
    _ executor: Executor, _ terminal: any LineTerminal, look: @escaping () -> Appearance
  ) {
    self.executor = executor
    self.terminal = terminal
    self.look = look
    executor.memory = LineMemory(
      lines: { await terminal.historyLines() }, forget: { await terminal.forgetHistory() })
  }

  /// Talks until the person leaves; what was wrong before the start is told first.
  package func run(after troubles: [Response] = []) async -> Ending {
    await attend()
    await publishLook()
    await greet()
    await show(Outcome(troubles))
    await tellTrouble()
    await talk()
    await endScreen()
    await terminal.close()
    return .done
  }

  func talk() async {
    while true {
      await publishAssistant()
      await publishLook()
      executor.tell(noting)
      let ending = await awaitLine(promptWithDraft())
      endHelp()
      switch ending {
      case .endOfInput: return
      case .interrupted: if await drop() { mistakes.leave() }
      case .line(let text):
        mistakes.role = nil
        let end = await takeInLesson(text)
        mistakes.settle(text, outcome.end, isAsked: question != nil)
        if end == .quit { return }
      }
    }
  }

  func publishAssistant() async {
    guard let makeAssistant = executor.world.makeAssistant else { return }
    let assistant = makeAssistant(assistantScene())
    guard !assembler.isOpen, let question else { return await terminal.publish(assistant) }
    await terminal.publish(
      AnswerAssistant(whole: assistant, stem: question.stem, question: question))
  }

  /// What stands before the cursor now.
  var prompt: LinePrompt {
    let sign = assembler.isOpen ? "" : lesson?.guide.sign ?? ""
    let text = assembler.isOpen ? "... " : question != nil ? "? " : executor.promptText
    var prompt = LinePrompt(
      text: sign + text, context: executor.session.cursor.trip.map { "t\($0.number)" },
      hasAnswers: !assembler.isOpen && question?.answers.isEmpty == false,
      keepsHistory: executor.seen.settings[.history] == "on")
    prompt.mistakes = mistakes.told
    return prompt
  }

  /// Ctrl-C: an open line or question is gone, and nothing has changed; whether it was a question.
  private func drop() async -> Bool {
    let wasAsked = question != nil && !assembler.isOpen
    assembler = LineAssembler()
    if wasAsked { await drop(nil) }
    return wasAsked
  }

  func carryOut(_ line: LogicalLine) async -> Outcome.End {
    let isBlank = line.text.allSatisfy(\.isWhitespace)
    return await carryOut(isBlank: isBlank) { await self.outcome(of: line) }
  }

  /// Does what has to be done around lines that are carried out.
  func carryOut(isBlank: Bool = false, _ act: () async -> Outcome) async -> Outcome.End {
    layOut()
    await tryAgain()
    await announceOthers()
    let before = executor.seen.settings
    let asked = question
    left = nil
    executor.work.begin()
    let outcome = await act()
    self.outcome = outcome
    await executor.work.end()
    await publishLook()
    await show(outcome)
    if outcome.responses.contains(where: { $0.wish == .editLine }) { await editLine() }
    for response in outcome.responses {
      if case .teach(let lesson, let isAnew)? = response.wish { await teach(lesson, isAnew) }
    }
    let settings = executor.seen.settings
    if settings[.keys] != before[.keys] { await terminal.use(executor.editingKeys) }
    if case .asks(let question) = outcome.end {
      self.question = question
      // Enter alone changes nothing: its rows stand there already.
      let isSame = asked?.heading == question.heading && asked?.answers == question.answers
      if isBlank, isSame { await showAgain(question) } else { await show(question) }
    } else if let question {
      await showAgain(question)
    }
    await followScreen()
    return outcome.end
  }

  /// An answer that is none drops the question and is a command.
  private func outcome(of line: LogicalLine) async -> Outcome {
    mistakes.role = .command
    guard let question else { return await executor.execute(line, from: .prompt) }
    if ["?", "help"].contains(line.text.drop { $0 == " " }) {
      await show(question.explanation.flatMap { executor.layout.broken(ReplyLine($0, .quiet)) })
      mistakes.role = nil
      return Outcome([], .asks(question))
    }
    if let way = question.dismissal(by: line.text) {
      await drop(way)
      return dropped(line)
    }
    guard let outcome = await executor.execute(answer: line, to: question) else {
      if executor.correctsOpenLine(line) { self.question = nil } else { await leave(question) }
      return await executor.execute(line, from: .prompt)
    }
    mistakes.role = .answer
    self.question = outcome.keepsQuestion ? question.telling([]) : nil
    return outcome
  }

  /// The terminal paints in the colours of replies, by what it says of its background.
  func publishLook() async {
    executor.background = await terminal.background()
    let now = look().palette.theme
    guard now != theme else { return }
    theme = now
    await terminal.use(now)
  }

  /// Tells what other windows have done since.
  func announceOthers() async {
    guard let entries = try? executor.catchUp(), !entries.isEmpty else { return }
    let layout = executor.layout
    let lines = entries.suffix(5).flatMap { entry in
      let told =
        "another window, entry \(entry.number)\(place(of: entry)): \(oneLine(entry.canonical))"
      // A line that was entered may be as long as a book.
      let shown = layout.cuts ? layout.cut(told, 3 * layout.columns) : told
      return layout.broken(ReplyLine([Span(shown, .quiet, verbatim: true)]))
    }
    await show(lines)
  }

  /// In which trip something was done, where that is another than the open one and its line need not
  /// name it.
  private func place(of entry: Entry) -> String {
    for case .trip(let id, _) in entry.events {
      guard id != executor.session.cursor.trip else { return "" }
      return executor.stage.trip(id).map { ", in \(oneLine($0.name))" } ?? ""
    }
    return ""
  }
}
