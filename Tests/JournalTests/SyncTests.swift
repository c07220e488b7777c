import Glibc
import Journal
import Session
import TestSupport
import Testing
import World

/// How often the disk is waited for, counted by strace where that is installed.
struct SyncTests {
  @Test(.enabled(if: access(strace, X_OK) == 0, "strace is not installed"))
  func `D4: a change waits for the disk once, a cursor never, and little is written`() throws {
    let folder = TemporaryFolder()
    let trace = folder.path + "/trace"
    let home = folder.path + "/home"
    try #require(tracedRun(of: "makes changes to be counted", on: home, tracing: trace) == 0)

    let lines = String(decoding: try bytes(trace), as: UTF8.self).split(separator: "\n")
    let begin = try #require(lines.firstIndex { $0.contains("/home/begin") })
    let end = try #require(lines.firstIndex { $0.contains("/home/end") })
    #expect(lines[begin..<end].filter { $0.contains("sync(") }.count == 20)
    let written = lines[begin..<end].filter { $0.contains("pwrite64(") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(written.count > 20)
    #expect(written.reduce(0, +) <= 20 * 12 * 1024)
  }

  /// What the test above runs in a process of its own.
  @Test(.enabled(if: getenv(variable) != nil, "it is part of another test"))
  func `makes changes to be counted`() throws {
    let home = try #require(getenv(variable).map { String(cString: $0) })
    var window = try Window(home)
    let trip = try window.newTrip("Porto")
    try window.rename(trip, "Porto 0")
    // Folders that are not there: their names are marks in the trace.
    rmdir(home + "/begin")
    for step in 1...20 {
      try window.rename(trip, "Porto \(step)")
      window.session.cursor.listedTrips.append(trip)
      try window.store.keepCursor(of: window.session)
    }
    rmdir(home + "/end")
  }
}

private let strace = "/usr/bin/strace"
private let variable = "TRIPSH_TEST_SYNC_HOME"

/// Runs one test of this program alone under strace and gives its exit status.
private func tracedRun(of test: String, on home: String, tracing path: String) -> Int32 {
  let words = [
    "strace", "-f", "-o", path, "-e", "trace=fsync,fdatasync,rmdir,pwrite64",
    "-E", "\(variable)=\(home)", ownProgram(), "--testing-library", "swift-testing",
    "--filter", test,
  ]
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  attributes.clearSignals()
  var process: pid_t = 0
  guard posix_spawn(&process, strace, &actions, &attributes, &arguments, environ) == 0
  else { return -1 }
  var status: Int32 = 0
  waitpid(process, &status, 0)
  return status
}

private func ownProgram() -> String {
  var path = [CChar](repeating: 0, count: 4096)
  let length = readlink("/proc/self/exe", &path, path.count)
  return String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
