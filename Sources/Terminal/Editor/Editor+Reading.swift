private import CEdit
internal import World

extension Editor {
  /// Reads one line and leaves the terminal as it is between lines.
  func readLine(_ prompt: LinePrompt) -> LineEnding {
    for line in prompt.mistakes { history.noteMistake(line, isWritten: prompt.keepsHistory) }
    begin(prompt)
    var count: Int32 = 0
    let characters = el_wgets(edit, &count)
    defer { end() }
    if let ending { return ending }
    guard let characters, count > 0 else {
      settle([])
      Output.write(painter.leave())
      return .endOfInput
    }
    let text = UnsafeBufferPointer(start: characters, count: Int(count))
    let scalars = WideText.scalars(text)
    let line = scalars.last == "\n" ? scalars.dropLast() : scalars
    settle(line)
    Output.write(painter.leave())
    let entered = WideText.string(line)
    history.add(entered, context: prompt.context, isWritten: prompt.keepsHistory)
    return .line(entered)
  }

  private func begin(_ prompt: LinePrompt) {
    history.followFile()
    endedByRow = nil
    self.prompt = prompt
    set(promptText: prompt.text)
    ending = nil
    keyIsInterrupted = false
    menu = CompletionMenu()
    heldUntil = nil
    heldInput = nil
    (wanted, adviceUntil) = (nil, nil)
    advice = nil
    (ghost, deadEnd) = (nil, nil)
    search = nil
    (walk, walkedTo, lastWords) = (nil, nil, nil)
    (isCommanding, awaitsMotion, isAfterControlX) = (false, false, false)
    (lineBeforePattern, searchesAgain, replacesOne) = (nil, false, false)
    undoStack = UndoStack()
    pending = []
    commands = []
    seen = .empty
    generation += 1
    if !prompt.draft.isEmpty {
      inject(.set(LineBuffer(PasteCleaner.clean(prompt.draft))))
    }
    // By itself libedit makes the terminal raw too late: a key pressed before would be echoed.
    _ = tripsh_edit_prepare_terminal(edit, 1)
    // A Ctrl-C until now was a signal.
    attendSignals()
    keepTypedBlindly()
    // What was typed stands behind what stands there already.
    if !prompt.draft.isEmpty, !typedAhead.isEmpty { typedAhead.insert(.character("\r"), at: 0) }
    // Another program may have had it meanwhile.
    _ = tripsh_edit_prepare_terminal(edit, 1)
    Output.write(ControlSequence.pasteOn)
    drawnSize = .measured()
    isReading = true
    isPainted = false
    collectBacklog()
  }

  private func end() {
    isReading = false
    resizing = nil
    Output.write(ControlSequence.pasteOff)
    isPainted = false
  }
}
