private import Glibc

/// The entries on disk.
///
/// Several windows may add to the file at once: it is only ever appended to, each entry by one
/// write. Where it cannot be read or written, history lasts as long as the program.
package struct HistoryFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The entries near the end of the file, oldest first.
  package func entries() -> [String] {
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

  /// The file is readable by its owner only.
  package func append(_ entry: String) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = HistoryCoding.encode(entry)
    _ = write(file, bytes, bytes.count)
  }

  /// How many bytes at the end are read: a thousand long entries, and quickly.
  private static let tail = 512 * 1024

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
