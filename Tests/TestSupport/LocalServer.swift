private import Glibc
private import Synchronization

/// A web server of our own on the loopback address that answers what it is told, badly too.
///
/// Every connection has a thread, every wait an end; `stop()` ends them all.
package final class LocalServer: Sendable {
  /// What happens with a request.
  package enum Behaviour: Sendable {
    /// These bytes, then the connection is closed.
    case answer(String)
    /// The connection is closed without a word.
    case drop
    /// Silence, until the client goes away or a minute is over.
    case hang
    /// These bytes, one every so many milliseconds.
    case trickle(String, everyMilliseconds: Int)
    /// The head, then bytes without an end, until the client goes away; at most 256 MB.
    case flood(head: String)
  }

  private let listener: Int32
  package let port: Int
  private let events = Mutex<[Event]>([])
  private let threads = Mutex<[pthread_t]>([])
  private let signal: (reader: Int32, writer: Int32)
  private let behaviour: @Sendable (String) -> Behaviour

  /// Something a test can wait for.
  package enum Event: Hashable, Sendable {
    /// The whole head of a request has come.
    case request(String)
    /// The client closed a connection on which it was still being served.
    case hungUp
  }

  /// Listens on a free port; the behaviour is chosen by the head of the request.
  package init(_ behaviour: @escaping @Sendable (_ head: String) -> Behaviour) throws {
    guard let (socket, port) = listening(), let pipe = makePipe() else { throw NoServer() }
    (listener, self.port, signal, self.behaviour) = (socket, port, pipe, behaviour)
    spawn { [listener] in
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        limitWaits(client)
        self.spawn { self.serve(client) }
      }
    }
  }

  package convenience init(answering bytes: String) throws { try self.init { _ in .answer(bytes) } }

  package var url: String { "http://127.0.0.1:\(port)" }

  package var requests: [String] {
    events.withLock { $0.compactMap { if case .request(let head) = $0 { head } else { nil } } }
  }

  /// Waits, at most four minutes, for something to happen; `false` when it does not.
  ///
  /// A test that waits may stand behind many others on a busy machine.
  ///
  /// The wait has a thread of its own, so that the tasks of the test go on meanwhile.
  package func waits(for wanted: @escaping @Sendable (Event) -> Bool) async -> Bool {
    await withCheckedContinuation { waiter in
      spawn { waiter.resume(returning: self.blocks(until: wanted)) }
    }
  }

  private func blocks(until wanted: (Event) -> Bool) -> Bool {
    while true {
      if events.withLock({ $0.contains(where: wanted) }) { return true }
      var ready = pollfd(fd: signal.reader, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&ready, 1, patience) == 1, read(signal.reader, &byte, 1) == 1 else { return false }
    }
  }

  /// Ends every thread; must be called once.
  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    while let thread = threads.withLock({ $0.popLast() }) { pthread_join(thread, nil) }
    for descriptor in [listener, signal.reader, signal.writer] { close(descriptor) }
  }

  private func note(_ event: Event) {
    events.withLock { $0.append(event) }
    var byte: UInt8 = 1
    write(signal.writer, &byte, 1)
  }

  private func spawn(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    if code == 0 { threads.withLock { $0.append(thread) } }
  }

  private func serve(_ client: Int32) {
    defer { close(client) }
    guard let head = readHead(client) else { return }
    note(.request(head))
    switch behaviour(head) {
    case .answer(let bytes): _ = sendAll(client, Array(bytes.utf8))
    case .drop: break
    case .hang: if gone(client, within: 60_000) { note(.hungUp) }
    case .trickle(let bytes, let pause):
      for byte in bytes.utf8 where !gone(client, within: Int32(pause)) {
        guard sendAll(client, [byte]) else { return note(.hungUp) }
      }
    case .flood(let head):
      let block = [UInt8](repeating: 0x20, count: 65_536)
      guard sendAll(client, Array(head.utf8)) else { return note(.hungUp) }
      for _ in 0..<4096 where !sendAll(client, block) { return note(.hungUp) }
    }
  }
}

/// Milliseconds: longer than all other tests take, behind which a task may wait for its turn.
private let patience: Int32 = 1_000_000

package struct NoServer: Error {}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
