private import Synchronization
package import World

/// Requests by libcurl, on one thread that starts with the first of them.
///
/// Redirects are answers like any other: who asks decides whether to follow. Proxies of the
/// environment are not used, so that a server on this machine or in this house is asked directly.
package final class CurlTransport: HTTPTransport {
  private let library: String
  private let mailbox = Mailbox()
  private let thread = Mutex<WorkerThread?>(nil)

  /// The library is opened by this name when the first request is made.
  package init(library: String = "libcurl.so.4") { self.library = library }

  /// Ends what still runs, and waits for the thread, which has nothing left to wait for.
  deinit {
    mailbox.stop()
    thread.withLock { $0 }?.join()
  }

  package func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    let number = mailbox.nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        mailbox.submit(Job(number: number, request: request, waiter: waiter))
        startThread()
      }
    } onCancel: {
      mailbox.cancel(number)
    }
  }

  private func startThread() {
    let (library, mailbox) = (library, mailbox)
    thread.withLock { thread in
      guard thread == nil, mailbox.hasCommands else { return }
      thread = WorkerThread { runTransfers(library: library, mailbox: mailbox) }
      if thread == nil { mailbox.endWaiting(.broken("no thread can be started")) }
    }
  }
}
