private import CEdit
internal import World

/// What is done to the line, where libedit expects it to be changed.
extension Editor {
  /// Runs the oldest command; libedit's word for how to go on.
  func performCommand() -> UInt8 {
    guard !commands.isEmpty else { return UInt8(CC_NORM) }
    switch commands.removeFirst() {
    case .complete: return askAssistant()
    case .menu(let input): return apply(menu.receive(input))
    case .paste(let text): return insert(PasteCleaner.clean(text).unicodeScalars)
    case .compose(let mark): return compose(mark)
    case .interrupt: return finish(.interrupted, saying: "^C")
    case .endOfInput: return finish(.endOfInput, saying: "")
    case .suspend: return suspend()
    }
  }

  /// Takes an answer of the worker; one to an older line is dropped.
  func receive(_ answer: CompletionAnswer) {
    guard isReading, answer.generation == generation, menu.isWaiting(for: generation) else {
      return
    }
    heldUntil = nil
    inject(.menu(.offer(answer.offer, text: Array(seen.beforeCursor))))
  }

  /// Keys typed next wait for the answer, but not for long.
  private func askAssistant() -> UInt8 {
    _ = menu.receive(.tab(generation: generation))
    heldUntil = Moment.now() + 150
    worker.ask(CompletionQuestion(line: LineBuffer.read(edit).typed, generation: generation))
    return UInt8(CC_NORM)
  }

  private func apply(_ change: TextEdit?) -> UInt8 {
    guard let change else { return UInt8(CC_NORM) }
    if change.deleting > 0 { el_deletestr(edit, Int32(change.deleting)) }
    return insert(change.inserting)
  }

  private func insert(_ text: some Sequence<Unicode.Scalar>) -> UInt8 {
    el_winsertstr(edit, WideText.terminated(text))
    return UInt8(CC_REFRESH)
  }

  /// libedit would count a column for a mark: it is joined with the character before it, else put
  /// behind it with the line drawn anew.
  private func compose(_ mark: Unicode.Scalar) -> UInt8 {
    let base = LineBuffer.read(edit).beforeCursor.last
    guard let base, let joined = Composition.join(base, mark) else { return insert([mark]) }
    return apply(TextEdit(deleting: 1, inserting: [joined]))
  }

  private func finish(_ ending: LineEnding, saying mark: String) -> UInt8 {
    self.ending = ending
    Output.write(painter.leave(view, saying: mark))
    return UInt8(CC_EOF)
  }
}
