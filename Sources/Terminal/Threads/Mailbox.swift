private import Glibc
private import Synchronization

/// Letters from any thread to the one that owns it, which a pipe wakes out of its `poll`.
final class Mailbox<Letter: Sendable>: Sendable {
  private struct Contents {
    var letters: [Letter] = []
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let pipe = WakePipe()

  /// Readable while letters may be waiting.
  var wakeDescriptor: Int32 { pipe.reading }
  /// A byte written here wakes the owner; a signal handler may do so.
  var alarmDescriptor: Int32 { pipe.writing }

  /// Whether it was taken in: a closed box takes nothing.
  @discardableResult
  func post(_ letter: Letter) -> Bool {
    let isTaken = contents.withLock { contents in
      if !contents.isClosed { contents.letters.append(letter) }
      return !contents.isClosed
    }
    if isTaken { pipe.wake() }
    return isTaken
  }

  /// All letters so far, oldest first.
  func take() -> [Letter] {
    pipe.drain()
    return contents.withLock { contents in
      defer { contents.letters = [] }
      return contents.letters
    }
  }

  /// The last letters; none come after.
  func close() -> [Letter] {
    contents.withLock { contents in
      defer { contents = Contents(isClosed: true) }
      return contents.letters
    }
  }

  /// Sleeps until a letter or a signal may have come.
  func wait() {
    var entry = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, -1)
  }
}
