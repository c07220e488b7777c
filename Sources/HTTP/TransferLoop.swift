private import Glibc
internal import World

/// The life of the transfer thread: opens the library, then serves the mailbox until told to stop.
func runTransfers(library: String, mailbox: Mailbox) {
  do throws(HTTPFailure) {
    let loop = TransferLoop(curl: try Curl(library: library), mailbox: mailbox)
    loop.run()
  } catch {
    mailbox.refuseAll(error)
  }
}

/// All transfers under way; used by the transfer thread alone.
private final class TransferLoop {
  private let curl: Curl
  private let mailbox: Mailbox
  private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]

  init(curl: Curl, mailbox: Mailbox) {
    self.curl = curl
    self.mailbox = mailbox
  }

  func run() {
    mailbox.setWaker(curl.waker)
    while obey(mailbox.takeCommands()) {
      let goesOn = curl.perform()
      endFinished()
      // A wake-up that came since the commands were taken ends this wait at once.
      if goesOn, curl.wait(milliseconds: 60_000) { continue }
      endAll(.broken("the transfers cannot go on"))
      poll(nil, 0, 10)
    }
    mailbox.setWaker(nil)
    endAll(.cancelled)
    mailbox.refuseAll(.cancelled)
  }

  /// Does what was asked; `false` when the thread is to end.
  private func obey(_ commands: [TransferCommand]) -> Bool {
    var goesOn = true
    for command in commands {
      switch command {
      case .start(let job): start(job)
      case .cancel(let number): cancel(number)
      case .stop: goesOn = false
      }
    }
    return goesOn
  }

  private func start(_ job: Job) {
    do throws(HTTPFailure) {
      let transfer = try Transfer(job, curl: curl)
      guard curl.add(transfer.easy) else { throw .broken("the transfer cannot be started") }
      transfers[transfer.easy] = transfer
    } catch {
      job.end(error)
    }
  }

  /// Who waits is answered first: taking a transfer down may take its time.
  private func cancel(_ number: Int) {
    guard let transfer = transfers.values.first(where: { $0.job.number == number }) else { return }
    transfer.job.end(.cancelled)
    drop(transfer)
  }

  private func endFinished() {
    while let (easy, code) = curl.nextEnded() {
      guard let transfer = transfers[easy] else { continue }
      transfer.job.waiter.resume(returning: transfer.result(code))
      drop(transfer)
    }
  }

  private func endAll(_ failure: HTTPFailure) {
    for transfer in transfers.values {
      transfer.job.end(failure)
      curl.remove(transfer.easy)
    }
    transfers = [:]
  }

  private func drop(_ transfer: Transfer) {
    curl.remove(transfer.easy)
    transfers[transfer.easy] = nil
  }
}
