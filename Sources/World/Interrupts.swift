private import Glibc
private import Synchronization

/// From now on Ctrl-C ends the program with status 130.
///
/// Whatever was acknowledged is on disk, and what was not has not happened, so there is nothing to
/// wait for.
package func endOnInterrupt() {
  signal(SIGINT) { _ in _exit(130) }
}

/// Ctrl-C for a program that has to put something away before it ends.
///
/// A handler may touch nothing but atomics, and belongs to the whole process.
package enum NotedInterrupts {
  private static let hasCome = Atomic<Bool>(false)
  /// What becomes readable once it has come: for the thread that acts, and for who waits for input.
  private static let acting = WakePipe()
  private static let waiting = WakePipe()

  /// From now on it is noted, and the program goes on.
  package static func begin() {
    signal(SIGINT) { _ in NotedInterrupts.hasCome.store(true, ordering: .relaxed) }
  }

  /// From now on the first is noted, input that is waited for ends, and `act` is done, on a thread of
  /// its own; the second ends the program at once.
  package static func begin(_ act: @escaping @Sendable () -> Void) {
    guard acting.open(), waiting.open() else { return }
    NotingThread.start {
      acting.wait()
      act()
    }
    signal(SIGINT) { _ in
      guard !NotedInterrupts.hasCome.exchange(true, ordering: .relaxed) else { _exit(130) }
      NotedInterrupts.acting.wake()
      NotedInterrupts.waiting.wake()
    }
  }

  /// Whether it has come.
  package static func come() -> Bool { hasCome.load(ordering: .relaxed) }

  /// Waits until there is something to read, or the end of it; `false` where it has come instead.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    guard let wake = waiting.readEnd else { return true }
    while !come() {
      var watched = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, -1)
      if count < 0, errno != EINTR { return true }
      if count > 0, watched[1].revents == 0 { return true }
    }
    return false
  }
}

/// A pipe whose only message is that there is one.
private struct WakePipe: ~Copyable, Sendable {
  private let out = Atomic<Int32>(-1)
  private let into = Atomic<Int32>(-1)

  /// Whether it is there; it is made once.
  func open() -> Bool {
    if readEnd != nil { return true }
    var made: [Int32] = [-1, -1]
    guard pipe(&made) == 0 else { return false }
    // Programs that are started have nothing to do with it.
    for end in made { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    out.store(made[0], ordering: .relaxed)
    into.store(made[1], ordering: .relaxed)
    return true
  }

  var readEnd: Int32? {
    let end = out.load(ordering: .relaxed)
    return end < 0 ? nil : end
  }

  /// May be called by a handler of signals.
  func wake() {
    var byte: UInt8 = 1
    _ = write(into.load(ordering: .relaxed), &byte, 1)
  }

  func wait() {
    guard let readEnd else { return }
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) < 0, errno == EINTR {}
  }
}

/// A thread that waits for what a handler has noted.
private final class NotingThread: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func start(_ body: @escaping @Sendable () -> Void) {
    let retained = Unmanaged.passRetained(NotingThread(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context {
          Unmanaged<NotingThread>.fromOpaque(context).takeRetainedValue().body()
        }
        return nil
      }, retained.toOpaque())
    if code == 0 { pthread_detach(thread) } else { retained.release() }
  }
}
