internal import World

/// What is shown while the line is typed, without being asked for.
extension Editor {
  /// The text for which advice was given, and the advice.
  struct Advised {
    var advice: LineAdvice
    var text: [Unicode.Scalar]
  }

  /// How many milliseconds the screen waits for advice, so that a key is painted once.
  private static let patience: Int64 = 3

  /// The line may have changed since the last key.
  func noteChange() {
    let line = line
    guard line != seen else { return }
    let wasPattern = isReadingPattern || searchesAgain
    searchesAgain = false
    let old = wasPattern ? lineBeforePattern ?? seen : seen
    seen = line
    takenAway.note(old, became: line)
    generation += 1
    if wasPattern, !isReadingPattern, endPattern() { return askForAdvice() }
    if !isWhatCame(line, walkedTo) { (walk, walkedTo) = (nil, nil) }
    if !isReadingPattern, !isWhatCame(line, takenFromStack), search == nil {
      undoStack.note(old, became: line, insertion: isVi ? repetition.insertion : nil)
    }
    takenFromStack = nil
    if awaitsMotion, old.text != line.text { (awaitsMotion, isCommanding) = (false, false) }
    guard search == nil else {
      search?.look(for: WideText.string(line.text), in: history.entries)
      return
    }
    askForAdvice()
  }

  /// Whether the line is what was put there; vi's commands then put the cursor on the last character,
  /// not behind it.
  private func isWhatCame(_ line: LineBuffer, _ other: LineBuffer?) -> Bool {
    isVi ? line.text == other?.text : line == other
  }

  /// Wants to be told what belongs to the line as it is.
  func askForAdvice() {
    let text = WideText.string(seen.text)
    let earlier = seen.isAtEnd ? earlierLine(goingOnFrom: text) : nil
    ghost = earlier.flatMap { Ghost(line: $0, goingOnFrom: seen.text) }
    guard !seen.text.isEmpty else {
      advice = nil
      (wanted, adviceUntil) = (nil, nil)
      _ = menu.receive(.live(nil, text: []))
      worker.closeList()
      return
    }
    let holdsRow = menu.open.map { $0.isLive && $0.selected != nil } ?? false
    wanted = AssistantQuestion(
      line: seen.typed(holdsRow: holdsRow), generation: generation, wants: .advice)
    adviceUntil = Moment.now() + Editor.patience
  }

  /// The line of the history that goes on from a text; where none went on from its beginning, none
  /// is looked for.
  private func earlierLine(goingOnFrom text: String) -> String? {
    if let deadEnd, seen.text.starts(with: deadEnd) { return nil }
    let found = history.entries.continuation(of: text, context: prompt.context)
    deadEnd = found == nil && !text.isEmpty ? seen.text : nil
    return found
  }

  /// Asks for what is wanted, once all keys of a burst are taken; whether it was there at once.
  func askForWanted() -> Bool {
    guard let question = wanted else { return false }
    wanted = nil
    guard let advice = worker.adviceAtOnce(on: question.line) else {
      worker.ask(question)
      return false
    }
    receive(AdviceAnswer(advice: advice, generation: question.generation))
    return true
  }

  /// Takes an answer of the worker; one to an older line is dropped.
  func receive(_ answer: AdviceAnswer) {
    guard isReading, answer.generation == generation, search == nil else { return }
    adviceUntil = nil
    if heldInput != nil { heldUntil = nil }
    advice = Advised(advice: answer.advice, text: seen.text)
    if ghost == nil, seen.isAtEnd { ghost = Ghost(answer.advice.next) }
    _ = menu.receive(.live(answer.advice.list, text: Array(seen.beforeCursor)))
    isPainted = false
  }

  func extend(_ list: LiveList) {
    guard isReading, menu.open != nil else { return }
    _ = menu.receive(.extend(list))
    isPainted = false
  }
}
