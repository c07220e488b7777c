private import CEdit
private import Glibc
internal import World

extension Editor {
  /// Does what the signals that came ask for.
  func attendSignals() {
    let signals = Signals.take()
    guard !signals.isEmpty else { return }
    if let last = [SIGTERM, SIGHUP, SIGQUIT].first(where: signals.contains) { die(of: last) }
    if signals.contains(SIGWINCH) { resized() }
    if signals.contains(SIGINT) { interrupt() }
    if signals.contains(SIGCONT) {
      if !hasGoneOn, !TerminalGuest.isThere { takeTerminal() }
      hasGoneOn = false
    }
    if signals.contains(SIGTSTP) {
      if isReading { inject(.suspend) } else { stop() }
    }
  }

  /// Stops as any program does for Ctrl-Z, and goes on with the same line.
  func suspend() -> UInt8 {
    settle()
    Output.write(painter.leave() + ControlSequence.pasteOff)
    stop()
    return UInt8(CC_NORM)
  }

  /// Has another program at the terminal, as it was when this one was started.
  func lend<Result>(_ act: () -> Result) -> Result {
    // The line comes back where it stood.
    Output.write(isReading ? painter.clear() + ControlSequence.pasteOff : "")
    _ = tripsh_edit_prepare_terminal(edit, 0)
    LaunchSettings.restore()
    defer {
      // The keys that stopped or ended something were that program's.
      Signals.forget([SIGINT, SIGQUIT, SIGTSTP, SIGCONT])
      takeTerminal()
    }
    return act()
  }

  private func interrupt() {
    let wasPressed = Signals.takePressed()
    if isReading {
      // The terminal sends none while a line is read: that one was pressed before and comes late, and
      // what was typed behind it stays.
      return wasPressed ? interrupted?() ?? () : inject(.interrupt)
    }
    keepTypedAhead()
    keyIsInterrupted = true
    // The program still begins.
    guard let interrupted else { return die(of: SIGINT) }
    interrupted()
  }

  func stop() {
    // It may not heed Ctrl-Z, and would go on to read what is meant for the shell.
    let guest = TerminalGuest.stop()
    _ = tripsh_edit_prepare_terminal(edit, 0)
    LaunchSettings.restore()
    Signals.release(SIGTSTP)
    // Not `kill(0, …)`, which comes back before the stop takes hold.
    raise(SIGTSTP)
    hasGoneOn = true
    Signals.catchSignal(SIGTSTP)
    takeTerminal()
    TerminalGuest.goOn(guest)
  }

  /// Sets the terminal up again after another program has had it; what it left on the screen stays.
  private func takeTerminal() {
    _ = tripsh_edit_prepare_terminal(edit, isReading ? 0 : 1)
    _ = tripsh_edit_prepare_terminal(edit, isReading ? 1 : 0)
    Output.write(painter.clear())
    isPainted = false
    if isReading { Output.write(ControlSequence.pasteOn) }
    resized()
  }

  /// The terminal has another size.
  ///
  /// libedit is not told: what it draws goes nowhere, and its `el_resize` leaves the cursor where it
  /// was, so that the next letter is written behind the end of a row that has become shorter.
  private func resized() {
    let old = size
    size = .measured()
    isPainted = false
    guard isReading, size != old, let shown = painter.shown else { return }
    guard tellsCursor else {
      resizing = nil
      return Output.write(painter.clear())
    }
    // How a size between left the rows is not known.
    let place = resizing == nil ? painter.place.row : nil
    resizing = Resizing(of: shown, at: place, from: old, to: size, now: Moment.now())
    painter.place = .unknown
    Output.write(askingForCursor())
  }

  /// What asks the terminal where the cursor is; only its last answer is about the screen as it is now.
  func askingForCursor() -> String {
    let now = Moment.now()
    // Another program may have got an answer that was for this one.
    if now > cursorAskedAt + Resizing.patience { cursorAnswersDue = 0 }
    cursorAskedAt = now
    cursorAnswersDue += 1
    return ControlSequence.askCursor
  }

  /// Where the line stands tells how many of its rows are lost when they are wrapped anew: as long as there is
  /// one row, none is.
  func askingForPlace() -> String {
    guard let shown = painter.shown, shown.height > 1, painter.place == .unknown, tellsCursor,
      cursorAnswersDue == 0
    else { return "" }
    painter.place = .asked(cursorRow: shown.cursorPosition.row, height: shown.height)
    return askingForCursor()
  }

  /// The terminal has said where the cursor is, both from 1.
  func cursorIsTold(row: Int, column: Int) {
    tellsCursor = true
    cursorAnswersDue = max(0, cursorAnswersDue - 1)
    guard cursorAnswersDue == 0 else { return }
    guard let resizing else { return painter.place.tell(cursor: row - 1, rows: size.rows) }
    guard let outcome = resizing.outcome(row: row, column: column) else {
      self.resizing?.isAtOdds = true
      return
    }
    finishResizing(outcome)
  }

  /// The terminal has not said where the cursor is for long.
  func giveUpResizing(_ resizing: Resizing) {
    tellsCursor = resizing.isAtOdds
    cursorAnswersDue = 0
    finishResizing(resizing.likelyOutcome)
  }

  private func finishResizing(_ outcome: Resizing.Outcome) {
    resizing = nil
    Output.write(painter.clear(after: outcome, columns: size.columns))
    isPainted = false
  }

  /// Leaves the terminal in order and lets the signal do what it does.
  private func die(of number: Int32) {
    TerminalGuest.leave(by: number)
    if isReading { settle() }
    Output.write((isReading ? painter.leave() : "") + ControlSequence.pasteOff)
    LaunchSettings.restore()
    Signals.release(number)
    raise(number)
  }
}
