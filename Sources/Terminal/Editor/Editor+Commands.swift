private import CEdit
internal import World

/// What is done to the line, where libedit expects it to be changed.
extension Editor {
  /// Runs the oldest command; libedit's word for how to go on.
  func performCommand() -> UInt8 {
    guard !commands.isEmpty else { return UInt8(CC_NORM) }
    switch commands.removeFirst() {
    case .complete: return askForCompletions()
    case .menu(let input): return takeRow(menu.receive(input))
    case .paste(let text): return insert(PasteCleaner.clean(text).unicodeScalars)
    case .compose(let mark): return compose(mark)
    case .interrupt: return finish(.interrupted, saying: "^C")
    case .endOfInput: return finish(.endOfInput, saying: "")
    case .suspend: return suspend()
    case .set(let line): return replace(with: line)
    case .change(let change): return apply(change)
    case .undo: return undo()
    case .redo: return replace(with: undoStack.redo(from: line), isUndo: true)
    case .up: return goUp()
    case .down: return goDown()
    case .lastWord: return insertLastWord()
    case .openEditor: return openEditor()
    case .clearScreen: return clearScreen()
    case .startSearch: return startSearch()
    case .endSearch(let takes): return endSearch(takes: takes)
    }
  }

  /// The line as libedit has it.
  var line: LineBuffer { LineBuffer.read(edit) }

  func undo() -> UInt8 { replace(with: undoStack.undo(from: line), isUndo: true) }

  /// Takes an answer of the worker; one to an older line is dropped.
  func receive(_ answer: CompletionAnswer) {
    guard isReading, answer.generation == generation, menu.isWaiting(for: generation) else {
      return
    }
    heldUntil = nil
    inject(.menu(.offer(answer.offer, text: Array(seen.beforeCursor))))
    if isChoosing { inject(.menu(.next)) }
    isChoosing = false
  }

  /// Puts another text in the place of the line.
  func replace(with new: LineBuffer?, isUndo: Bool = false) -> UInt8 {
    guard let new else { return UInt8(CC_NORM) }
    let old = line
    el_cursor(edit, Int32(old.text.count - old.cursor))
    if !old.text.isEmpty { el_deletestr(edit, Int32(old.text.count)) }
    if !new.text.isEmpty { el_winsertstr(edit, WideText.terminated(new.text)) }
    el_cursor(edit, Int32(new.cursor - new.text.count))
    if isUndo { takenFromStack = new }
    return UInt8(CC_REFRESH)
  }

  /// Keys typed next wait for the answer, but not for long.
  private func askForCompletions() -> UInt8 {
    isChoosing = false
    _ = menu.receive(.tab(generation: generation))
    heldUntil = Moment.now() + 150
    worker.ask(AssistantQuestion(line: line.typed, generation: generation, wants: .completions))
    return UInt8(CC_NORM)
  }

  /// The answers of the question appear, with the first one chosen.
  func chooseAnswer() -> UInt8 {
    defer { isChoosing = true }
    return askForCompletions()
  }

  func apply(_ change: TextEdit?) -> UInt8 {
    guard let change else { return UInt8(CC_NORM) }
    if change.deleting > 0 { el_deletestr(edit, Int32(change.deleting)) }
    return insert(change.inserting)
  }

  /// A row's text comes into the line, and it is noted where it has put a blank behind itself.
  private func takeRow(_ change: TextEdit?) -> UInt8 {
    let word = apply(change)
    if let change { endedByRow = change.inserting.last == " " ? line : nil }
    return word
  }

  private func insert(_ text: some Sequence<Unicode.Scalar>) -> UInt8 {
    el_winsertstr(edit, WideText.terminated(text))
    return UInt8(CC_REFRESH)
  }

  /// libedit would count a column for a mark: it is joined with the character before it, else put
  /// behind it.
  private func compose(_ mark: Unicode.Scalar) -> UInt8 {
    guard let base = line.beforeCursor.last, let joined = Composition.join(base, mark) else {
      return insert([mark])
    }
    return apply(TextEdit(deleting: 1, inserting: [joined]))
  }

  private func insertLastWord() -> UInt8 {
    let before = line.beforeCursor
    // Pressed again, the word of an older line takes its place.
    var words = lastWords ?? LastWords()
    let goesOn =
      !words.inserted.isEmpty
      && before.suffix(words.inserted.count).elementsEqual(
        words.inserted)
    if !goesOn { words = LastWords() }
    let deleting = words.inserted.count
    guard let word = words.next(in: history.entries) else { return UInt8(CC_NORM) }
    lastWords = words
    return apply(TextEdit(deleting: deleting, inserting: word))
  }

  private func clearScreen() -> UInt8 {
    painter.forget()
    Output.write(ControlSequence.clearScreen)
    isPainted = false
    return UInt8(CC_NORM)
  }

  private func finish(_ ending: LineEnding, saying mark: String) -> UInt8 {
    self.ending = ending
    settle()
    Output.write(painter.leave(saying: mark))
    return UInt8(CC_EOF)
  }
}
