private import Glibc
private import World

/// What a program of the machine did.
package struct CommandOutcome: Hashable, Sendable {
  /// The exit status, 128 and the signal where one ended it, -1 where it could not be started.
  package let status: Int
  /// What it wrote to standard output; standard error goes to the test's own.
  package let output: String
}

/// Runs a program found on the path, ends it when its time is over, and waits for its end.
package func runCommand(
  _ arguments: [String], environment: [String: String] = [:], seconds: Int
) async -> CommandOutcome {
  await onOwnThread { runBlocking(arguments, environment, seconds) }
}

/// Runs a blocking body on a thread of its own, so that the tasks of the test go on meanwhile.
package func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { waiter in
    let work = Unmanaged.passRetained(ThreadWork { waiter.resume(returning: body()) })
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if code == 0 { pthread_detach(thread) } else { work.takeRetainedValue().run() }
  }
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runBlocking(
  _ arguments: [String], _ environment: [String: String], _ seconds: Int
) -> CommandOutcome {
  guard let ends = makePipe(), let child = spawnChild(arguments, environment, output: ends.writer)
  else { return CommandOutcome(status: -1, output: "") }
  close(ends.writer)
  let deadline = secondsNow() + seconds
  let output = readAll(ends.reader, until: deadline)
  close(ends.reader)
  if output.timedOut { kill(child, SIGKILL) }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  let signal = status & 0x7F
  let code = signal == 0 ? Int(status >> 8) & 0xFF : 128 + Int(signal)
  return CommandOutcome(status: code, output: String(decoding: output.bytes, as: UTF8.self))
}

private func spawnChild(
  _ arguments: [String], _ environment: [String: String], output: Int32
) -> pid_t? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, output, 1)
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  attributes.clearSignals()
  let settings = environment.map { "\($0.key)=\($0.value)" }
  var words = (["env"] + settings + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child = pid_t()
  return posix_spawnp(&child, "env", &actions, &attributes, &words, environ) == 0 ? child : nil
}

private func readAll(_ reader: Int32, until deadline: Int) -> (bytes: [UInt8], timedOut: Bool) {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 4096)
  while true {
    var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    let left = max(0, deadline - secondsNow())
    guard poll(&ready, 1, Int32(left * 1000)) == 1 else { return (bytes, true) }
    let count = read(reader, &block, block.count)
    guard count > 0 else { return (bytes, false) }
    bytes += block[..<count]
  }
}

private func secondsNow() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return now.tv_sec
}

/// A variable of the environment, `nil` where it is not set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
