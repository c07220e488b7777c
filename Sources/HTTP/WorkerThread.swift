private import Glibc

/// A thread of the system that takes no signals: those are for the threads that await them.
struct WorkerThread: Sendable {
  private let thread: pthread_t

  /// Starts it; `nil` where the system has no room for another.
  init?(_ body: @escaping @Sendable () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)  // a new thread inherits the mask
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(body))
    var started = pthread_t()
    let code = pthread_create(
      &started, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      return nil
    }
    thread = started
  }

  func join() { pthread_join(thread, nil) }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
