private import Glibc

/// The person's own editor for texts: `$VISUAL`, `$EDITOR`, else `vi`.
package struct OutsideEditor: Sendable {
  /// The program and its options.
  private let words: [String]

  private init(_ words: [String]) { self.words = words }

  package static func ofEnvironment() -> OutsideEditor {
    let named = [variable("VISUAL"), variable("EDITOR")].compactMap { $0 }
      .map { $0.split(separator: " ").map(String.init) }
      .first { !$0.isEmpty }
    return OutsideEditor(named ?? ["vi"])
  }

  /// What the person made of the text; `nil` where the editor cannot be started or ended with an error.
  ///
  /// The text lies in a file that only its owner can read, and that is gone afterwards.
  package func edit(_ text: String) -> String? {
    let folder = OutsideEditor.variable("TMPDIR") ?? "/tmp"
    var path = Array((folder + "/tripsh-XXXXXX.trip").utf8CString)
    let file = mkstemps(&path, 5)
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let failure = writeWhole(Array((text.isEmpty ? "" : text + "\n").utf8), to: file)
    close(file)
    guard failure == nil, run(name) else { return nil }
    return read(name)
  }

  private func run(_ path: String) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.clearSignals()
    let copies = (words + [path]).map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], nil, &attributes, copies + [nil], environ) == 0 else {
      return false
    }
    return waitForEnd(of: process) == 0
  }

  /// Where the editor is stopped, as for Ctrl-Z, so are we, until both go on.
  private func waitForEnd(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while true {
      guard waitpid(process, &status, WUNTRACED) >= 0 else {
        guard errno == EINTR else { return nil }
        continue
      }
      guard status & 0xFF == 0x7F else { return status }
      raise(SIGSTOP)
      kill(process, SIGCONT)
    }
  }

  /// A variable with text in it.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func read(_ path: String) -> String? {
    guard let bytes = try? DiskFiles().read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
