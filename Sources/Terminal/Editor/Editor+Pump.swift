private import CEdit
private import Glibc
internal import World

/// The pump: libedit calls it whenever it wants a key. The line is whole then, so this is the one
/// moment to paint, and to take in what other threads have sent.
extension Editor {
  /// Gives libedit a key: 1, or 0 where the terminal has gone.
  func nextKey(_ key: UnsafeMutablePointer<WideCharacter>) -> Int32 {
    mendCursor()
    if pending.isEmpty {
      // A command whose key libedit took for something else must not run with the next one.
      commands.removeAll()
      noteChange()
    }
    guard waitForKey() else { return 0 }
    key.pointee = pending.removeFirst()
    isPainted = false
    mendDrawing()
    return 1
  }

  /// libedit draws, if to nowhere, and where the line has more rows than its screen, or had them, it
  /// may take the cursor for higher than it is: a letter put there would be written beyond all rows.
  private func mendDrawing() {
    let room = drawnSize.columns * (drawnSize.rows - 1)
    let isTooLong = 2 * (seen.text.count + 2) >= room || seen.text.contains("\n")
    if isTooLong || isDrawnTooLong { _ = tripsh_edit_refresh(edit) }
    isDrawnTooLong = isTooLong
  }

  /// vi's commands may leave libedit's cursor outside the line, where the next one would write.
  private func mendCursor() {
    guard isVi, let line = el_wline(edit)?.pointee, let start = line.buffer,
      let cursor = line.cursor, let end = line.lastchar, !(start...end).contains(cursor)
    else { return }
    // Any step stops at the line's ends.
    el_cursor(edit, -1)
  }

  private func waitForKey() -> Bool {
    while pending.isEmpty {
      if !isHeld, takeDecodedKey() { continue }
      // A key may have waited for what came at once.
      if askForWanted() { continue }
      // Only now, so that a burst of keys is painted once.
      if !isPainted, !isPaintingHeld { paint() }
      guard waitForNews() else { return false }
    }
    return true
  }

  /// Whether keys wait for an answer of the assistant.
  private var isHeld: Bool { heldUntil.map { $0 > Moment.now() } ?? false }

  /// Whether the screen waits for what belongs to the line, or for its own size.
  private var isPaintingHeld: Bool {
    if let resizing {
      guard resizing.deadline <= Moment.now() else { return true }
      giveUpResizing(resizing)
    }
    return adviceUntil.map { $0 > Moment.now() } ?? false
  }

  /// Whether there was a key among the bytes, which may have put something into `pending`.
  private func takeDecodedKey() -> Bool {
    heldUntil = nil
    if let input = heldInput {
      heldInput = nil
      accept(input)
      return true
    }
    if !typedAhead.isEmpty {
      acceptAhead(typedAhead.removeFirst())
      return true
    }
    if let input = decoder.next() {
      accept(input)
      return true
    }
    guard let patience = decoder.patience, lastByteAt + patience <= Moment.now() else {
      return false
    }
    if let input = decoder.giveUp() { accept(input) }
    return true
  }

  /// Sleeps until there is a byte, a request, a signal or a deadline; `false` at the end of input.
  private func waitForNews() -> Bool {
    let deadline = heldUntil ?? decoder.patience.map { lastByteAt + $0 }
    let painting = isPainted ? nil : resizing?.deadline ?? adviceUntil
    var entries = [
      pollfd(fd: heldUntil == nil ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: port.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&entries, 2, Moment.timeout(until: [deadline, painting]))
    if entries[1].revents != 0 || count < 0 {
      collectRequests()
      attendSignals()
    }
    guard count > 0, entries[0].revents != 0, pending.isEmpty else { return true }
    return readBytes()
  }

  func readBytes(atMost most: Int = 4096) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { bytes in
      let count = read(STDIN_FILENO, bytes.baseAddress, most)
      if count < 0 { return errno == EINTR || errno == EAGAIN }
      let now = Moment.now()
      decoder.feed(UnsafeBufferPointer(bytes.extracting(..<count)), after: now - lastByteAt)
      lastByteAt = now
      return count > 0
    }
  }
}
