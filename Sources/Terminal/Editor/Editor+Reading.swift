private import CEdit
internal import World

extension Editor {
  /// Reads one line and leaves the terminal as it is between lines.
  func readLine(_ prompt: LinePrompt) -> LineEnding {
    begin(prompt)
    var count: Int32 = 0
    let characters = el_wgets(edit, &count)
    end()
    if let ending { return ending }
    guard let characters, count > 0 else {
      Output.write("\n")
      return .endOfInput
    }
    let text = UnsafeBufferPointer(start: characters, count: Int(count))
    let line = WideText.string(WideText.scalars(text)).droppingLineEnd
    history.add(line)
    return .line(line)
  }

  private func begin(_ prompt: LinePrompt) {
    self.prompt.set(prompt.text)
    ending = nil
    menu = CompletionMenu()
    heldUntil = nil
    pending = []
    commands = []
    seen = .empty
    generation += 1
    // By itself libedit shows the prompt first: a key pressed in between would be echoed.
    _ = tripsh_edit_prepare_terminal(edit, 1)
    Output.write(ControlSequence.pasteOn)
    isReading = true
  }

  private func end() {
    isReading = false
    rowsBelow = 0
    Output.write(ControlSequence.pasteOff + (isFrameOpen ? ControlSequence.frameEnd : ""))
    isFrameOpen = false
    isPainted = false
  }
}

extension String {
  /// The text without one line end at its end.
  fileprivate var droppingLineEnd: String {
    last == "\n" ? String(dropLast()) : self
  }
}
