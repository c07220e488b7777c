private import Glibc

/// A short text that all programs of a user share.
package protocol SharedText: Sendable {
  /// Reads the text, empty where there is none, and writes what the body makes of it, while no other
  /// program does; nothing is written where it stays the same.
  func change(_ body: (String) -> String) throws(FileFailure)
}

/// Such a text in a file; its folders are made for their owner only when it is first used.
package struct SharedTextFile: SharedText {
  private let path: String

  package init(path: String) { self.path = path }

  package func change(_ body: (String) -> String) throws(FileFailure) {
    makeFolders()
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    guard locks(file) else { throw FileFailure(path: path, reason: .other(EWOULDBLOCK)) }
    let text = try read(file)
    let changed = body(text)
    if changed != text { try write(changed, to: file) }
  }

  /// Whoever holds the lock does so for a moment only; two seconds are more than enough.
  private func locks(_ file: Int32) -> Bool {
    for _ in 0..<1000 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(2000)
    }
    return false
  }

  private func read(_ file: Int32) throws(FileFailure) -> String {
    switch readChunk(from: file) {
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .end: return ""
    case .failed: throw failure()
    }
  }

  private func write(_ text: String, to file: Int32) throws(FileFailure) {
    guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else { throw failure() }
    if let number = writeWhole(Array(text.utf8), to: file) {
      throw FileFailure(path: path, reason: .other(number))
    }
  }

  private func makeFolders() {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in 1..<max(2, parts.count + 1) {
      let folder = parts.prefix(count).joined(separator: "/")
      if !folder.isEmpty, access(folder, F_OK) != 0 { mkdir(folder, 0o700) }
    }
  }

  private func failure() -> FileFailure { FileFailure(path: path, errorNumber: errno) }
}
