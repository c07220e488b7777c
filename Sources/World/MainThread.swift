private import Glibc
private import Synchronization

/// The thread on which the program begins, as the one that carries out its tasks.
///
/// By itself Swift ends that thread at the first wait and goes on with others, for which the system
/// loads a library and makes two threads before anything is shown. Tasks that are begun elsewhere,
/// without a word of where, are carried out by Swift's own threads as ever.
package final class MainThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  /// Counts the jobs that wait.
  private let waiting = Semaphore()

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.post()
  }

  /// Carries out the task, and whatever it waits for, on the thread that calls this, until something
  /// ends the process.
  package func run(_ body: @escaping @Sendable () async -> Void) -> Never {
    Task(executorPreference: self, operation: body)
    while true {
      waiting.wait()
      let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      job?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// The system's semaphore, which must not move.
private final class Semaphore: @unchecked Sendable {
  private let place = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(place, 0, 0) }

  deinit {
    sem_destroy(place)
    place.deallocate()
  }

  func post() { sem_post(place) }

  func wait() {
    while sem_wait(place) != 0, errno == EINTR {}
  }
}
