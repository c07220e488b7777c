private import Glibc

/// The entries on disk.
///
/// Several windows may add to the file at once: it is only ever appended to, each entry by one
/// write. Where it cannot be read or written, history lasts as long as the program.
package struct HistoryFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The entries near the end of the file, oldest first.
  package func entries() -> [HistoryEntry] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let length = lseek(file, 0, SEEK_END)
    let start = max(0, length - HistoryFile.tail)
    lseek(file, start, SEEK_SET)
    let bytes = readAll(file)
    guard start > 0 else { return HistoryCoding.decode(bytes) }
    // The first row is cut off at its beginning.
    return HistoryCoding.decode(bytes.drop { $0 != UInt8(ascii: "\n") })
  }

  /// The first bytes of the file; none where there is none.
  func beginning() -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return Array(unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, 256))
    }
  }

  /// The file is readable by its owner only, and so is a folder that is made for it.
  package func append(_ entry: HistoryEntry) {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT, makeFolder() { file = open(path, flags, 0o600) }
    guard file >= 0 else { return }
    defer { close(file) }
    // It may have been there with other rights.
    var facts = stat()
    if fstat(file, &facts) == 0, facts.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
    // A row that was torn off must not take this one with it.
    let bytes = (endsTorn(file) ? [UInt8(ascii: "\n")] : []) + HistoryCoding.encode(entry)
    _ = write(file, bytes, bytes.count)
  }

  /// Leaves nothing in the file; how many rows there were.
  @discardableResult
  package func clear() -> Int {
    let count = entries().count
    _ = truncate(path, 0)
    return count
  }

  /// How many bytes at the end are read: a thousand long entries, and quickly.
  private static let tail = 512 * 1024

  private func endsTorn(_ file: Int32) -> Bool {
    let length = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    guard length > 0, pread(file, &last, 1, length - 1) == 1 else { return false }
    return last != UInt8(ascii: "\n")
  }

  /// Makes the folders that the file lies in, as far as they are missing.
  private func makeFolder() -> Bool {
    let names = path.split(separator: "/").dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    for name in names {
      folder += "/" + name
      if mkdir(folder, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  private func readAll(_ file: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while result.count < HistoryFile.tail * 2 {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      result += buffer[..<count]
    }
    return result
  }
}
