import Glibc
import TestSupport
import Testing

/// Whether the tests with a real Nominatim server can run here.
let canRunNominatim =
  SharedData.path("nominatim/serve.sh") != nil && SharedData.path("nominatim/front.sh") != nil
  && environmentVariable("TRIPSH_SKIP_NOMINATIM") == nil

/// A real Nominatim server of Monaco, and a web server before it that fails in named ways.
///
/// They are started once, before the first test that asks for them, and stopped when the tests are over: a second
/// start beside the first may find another server, and would then take the front of the first away.
struct RealServer: SuiteTrait, TestScoping {
  /// The addresses; `nil` where the server could not be started.
  struct Addresses: Sendable {
    let server: String
    let liechtenstein: String
    let front: String

    /// The address under which the front does this.
    func mode(_ name: String) -> String { "\(front)/mode/\(name)" }
  }

  @TaskLocal static var addresses: Addresses?

  private static let started = Task { await start() }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let addresses = await RealServer.started.value
    try await RealServer.$addresses.withValue(addresses) { try await body() }
  }

  private static func start() async -> Addresses? {
    let server = await script("serve.sh", "start", "monaco", "0", seconds: 240)
    await stopAfterUs("monaco", server)
    let second = await script("serve.sh", "start", "liechtenstein", "0", seconds: 240)
    await stopAfterUs("liechtenstein", second)
    let front =
      server.isEmpty ? "" : await script("front.sh", "start", "ok", "0", server, seconds: 60)
    let isReady = front.isEmpty ? false : await silentPartIsThere()
    return isReady && !second.isEmpty
      ? Addresses(server: server, liechtenstein: second, front: front) : nil
  }
}

/// Stops a server, and the front, when this process is over, in whatever way: a process of its own
/// waits for that from the moment the server is there.
private func stopAfterUs(_ extract: String, _ server: String) async {
  guard let folder = SharedData.path("nominatim"), let port = server.split(separator: ":").last
  else { return }
  let waiting = """
    tail --pid=\(getpid()) -f /dev/null
    bash "$1/front.sh" stop
    rm -rf "$NOMINATIM_TEST_HOME/nominatim/$FRONT_NAME"
    bash "$1/serve.sh" stop "$2" "$3"
    """
  let start = "setsid bash -c \"$0\" bash \"$@\" </dev/null >/dev/null 2>&1 &"
  _ = await runCommand(
    ["bash", "-c", start, waiting, folder, extract, String(port)], environment: settings,
    seconds: 10)
}

private let home: String = {
  let cache =
    environmentVariable("XDG_CACHE_HOME") ?? (environmentVariable("HOME") ?? "/tmp") + "/.cache"
  return environmentVariable("NOMINATIM_TEST_HOME") ?? cache + "/tripsh-test"
}()

/// Test runs side by side have a front each.
private let frontName = "swift-tests-\(getpid())"

/// The front outlives the tests that wait for their turn behind others: a run on two cores that has just built takes
/// longer than five minutes.
private let settings = [
  "NOMINATIM_TEST_HOME": home, "FRONT_NAME": frontName, "FRONT_MAX_SECONDS": "1500",
]

/// What a script of the folder prints; empty where it fails.
private func script(_ name: String, _ arguments: String..., seconds: Int) async -> String {
  guard let path = SharedData.path("nominatim/" + name) else { return "" }
  let outcome = await runCommand(
    ["bash", path] + arguments, environment: settings, seconds: seconds)
  guard outcome.status == 0 else { return "" }
  return outcome.output.split(separator: "\n").first.map(String.init) ?? ""
}

/// Waits, at most ten seconds, for the part of the front that says nothing: it starts on its own.
private func silentPartIsThere() async -> Bool {
  let socket = "\(home)/nominatim/\(frontName)/silent.sock"
  let loop = "for i in {1..200}; do [ -S '\(socket)' ] && exit 0; sleep 0.05; done; exit 1"
  return await runCommand(["bash", "-c", loop], seconds: 10).status == 0
}
