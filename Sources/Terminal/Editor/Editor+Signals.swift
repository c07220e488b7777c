private import CEdit
private import Glibc

extension Editor {
  /// Does what the signals that came ask for.
  func attendSignals() {
    let signals = Signals.take()
    guard !signals.isEmpty else { return }
    if let last = [SIGTERM, SIGHUP, SIGQUIT].first(where: signals.contains) { die(of: last) }
    if signals.contains(SIGWINCH) { resized() }
    if signals.contains(SIGINT) { interrupt() }
    if signals.contains(SIGCONT) { takeTerminal() }
    if signals.contains(SIGTSTP) {
      if isReading { inject(.suspend) } else { stop() }
    }
  }

  /// Stops as any program does for Ctrl-Z, and goes on with the same line.
  func suspend() -> UInt8 {
    Output.write(painter.leave(view) + ControlSequence.pasteOff + ControlSequence.frameEnd)
    stop()
    return UInt8(CC_NORM)
  }

  private func interrupt() {
    if isReading { return inject(.interrupt) }
    // The terminal has dropped what was typed ahead; so do we.
    decoder.clear()
    interrupted()
  }

  private func stop() {
    _ = tripsh_edit_prepare_terminal(edit, 0)
    LaunchSettings.restore()
    Signals.release(SIGTSTP)
    // Not `kill(0, …)`, which comes back before the stop takes hold.
    raise(SIGTSTP)
    Signals.catchSignal(SIGTSTP)
    takeTerminal()
  }

  /// Sets the terminal up again after another program has had it.
  private func takeTerminal() {
    _ = tripsh_edit_prepare_terminal(edit, isReading ? 0 : 1)
    _ = tripsh_edit_prepare_terminal(edit, isReading ? 1 : 0)
    if isReading { Output.write(ControlSequence.pasteOn) }
    resized()
  }

  /// Leaves the terminal in order and lets the signal do what it does.
  private func die(of number: Int32) {
    let below = isReading ? painter.leave(view) : ""
    Output.write(below + ControlSequence.pasteOff + ControlSequence.frameEnd)
    LaunchSettings.restore()
    Signals.release(number)
    raise(number)
  }
}
