internal import Glibc

/// The number of the newest entry that was told to be on the disk, in a small file of its own.
///
/// SQLite drops without a word what stands behind a damaged place in a `-wal` that a crash left: the
/// journal is then only shorter. The file says how long it was. It is written after each commit, is
/// never waited for, and goes with the `-wal` when the last window ends. So it may be older than the
/// journal, but never newer: where it tells of more, entries are lost.
final class Acknowledged {
  private let path: String
  private var file: Int32 = -1

  init(journal: String) { path = journal + "-last" }

  deinit { if file >= 0 { close(file) } }

  /// Writes down that all entries up to this one are on the disk; where that fails, nothing is lost
  /// but the means to tell.
  func note(_ entry: Int, of journal: FileIdentity) {
    if file < 0 { file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return }
    let line = Acknowledged.line(entry, journal)
    _ = pwrite(file, line, line.count, 0)
  }

  /// The newest entry told to be on the disk; `nil` where nothing is told of this file.
  func newest(of journal: FileIdentity) -> Int? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let line = bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
    let digits = line.prefix { $0 != UInt8(ascii: " ") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      line.elementsEqual(Acknowledged.line(number, journal).dropLast())
    else { return nil }
    return number
  }

  /// Removes the file, once all is in the journal itself.
  func forget() {
    if file >= 0 { close(file) }
    file = -1
    unlink(path)
  }

  /// A line as long for every number, so that a later one covers an earlier one.
  private static func line(_ entry: Int, _ journal: FileIdentity) -> [UInt8] {
    let digits = String(entry)
    var sum = Checksum()
    sum.add(digits)
    sum.add(String(journal.device))
    sum.add(String(journal.inode))
    var line: [UInt8] = []
    line.reserveCapacity(48)
    for _ in digits.utf8.count..<max(digits.utf8.count, 20) { line.append(UInt8(ascii: "0")) }
    line += digits.utf8
    line.append(UInt8(ascii: " "))
    line += String(UInt64(bitPattern: sum.value), radix: 36).utf8
    line.append(UInt8(ascii: "\n"))
    return line
  }
}
