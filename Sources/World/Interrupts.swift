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
/// A handler may touch nothing but an atomic, and belongs to the whole process.
package enum NotedInterrupts {
  private static let hasCome = Atomic<Bool>(false)

  /// From now on it is noted, and the program goes on.
  package static func begin() {
    signal(SIGINT) { _ in NotedInterrupts.hasCome.store(true, ordering: .relaxed) }
  }

  /// Whether it has come.
  package static func come() -> Bool { hasCome.load(ordering: .relaxed) }
}
