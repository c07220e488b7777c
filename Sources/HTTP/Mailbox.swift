private import Synchronization
internal import World

/// A request and who waits for its answer.
struct Job: Sendable {
  let number: Int
  let request: HTTPRequest
  let waiter: CheckedContinuation<Result<HTTPResponse, HTTPFailure>, Never>

  func end(_ failure: HTTPFailure) { waiter.resume(returning: .failure(failure)) }
}

/// What the transfer thread is told.
enum TransferCommand: Sendable {
  case start(Job)
  case cancel(Int)
  case stop
}

/// The one place where other threads and the transfer thread meet.
final class Mailbox: Sendable {
  private struct Contents {
    var numbers = 0
    /// Requests with a number that were not submitted yet, and whether they are cancelled already:
    /// a cancel may come before its start.
    var cancelledEarly: [Int: Bool] = [:]
    var commands: [TransferCommand] = []
    var waker: Waker?
    /// Set once nothing can be sent any more.
    var refusal: HTTPFailure?
  }

  private let contents = Mutex(Contents())

  func nextNumber() -> Int {
    contents.withLock {
      $0.numbers += 1
      $0.cancelledEarly[$0.numbers] = false
      return $0.numbers
    }
  }

  func submit(_ job: Job) {
    let refusal: HTTPFailure? = contents.withLock {
      if $0.cancelledEarly.removeValue(forKey: job.number) == true { return .cancelled }
      if let refusal = $0.refusal { return refusal }
      $0.commands.append(.start(job))
      $0.waker?.wake()
      return nil
    }
    if let refusal { job.end(refusal) }
  }

  func cancel(_ number: Int) {
    contents.withLock {
      if $0.cancelledEarly[number] != nil {
        $0.cancelledEarly[number] = true
      } else if $0.refusal == nil {
        $0.commands.append(.cancel(number))
        $0.waker?.wake()
      }
    }
  }

  func stop() {
    contents.withLock {
      $0.commands.append(.stop)
      $0.waker?.wake()
    }
  }

  var hasCommands: Bool { contents.withLock { !$0.commands.isEmpty } }

  /// Everything said since the last time, in order.
  func takeCommands() -> [TransferCommand] {
    contents.withLock {
      let taken = $0.commands
      $0.commands = []
      return taken
    }
  }

  /// How the thread is woken from now on; `nil` before its handle goes.
  func setWaker(_ waker: Waker?) { contents.withLock { $0.waker = waker } }

  /// Ends what waits in the box with this failure.
  func endWaiting(_ failure: HTTPFailure) {
    for case .start(let job) in takeCommands() { job.end(failure) }
  }

  /// Ends what waits in the box, and all that will come, with this failure.
  func refuseAll(_ failure: HTTPFailure) {
    contents.withLock { $0.refusal = failure }
    endWaiting(failure)
  }
}
