private import Glibc

/// An empty folder that goes, with all that is in it, when the last reference to it goes.
///
/// It lies in `$TRIPSH_TEST_FOLDER`, which `Tests/run.sh` makes and takes away, crash or not; else in
/// memory where the machine has a place for that: tests need not wait for a disk.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    let memory = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp"
    let parent = environmentVariable("TRIPSH_TEST_FOLDER") ?? memory
    var name = Array("\(parent)/tripsh-test-XXXXXX".utf8CString)
    if mkdtemp(&name) == nil { preconditionFailure("no temporary folder can be made") }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { removeAll(path) }

  /// The names in a folder below it, sorted; all below it without a name.
  package func names(in name: String = "") -> [String] { entries(of: path + "/" + name).sorted() }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes a FIFO: whoever opens one end waits for the other.
  package func fifo(_ name: String) -> String {
    let path = file(name)
    mkfifo(path, 0o600)
    return path
  }

  /// Opens a FIFO for writing and closes it, which lets its reader go on.
  package static func release(_ fifo: String) { close(open(fifo, O_WRONLY)) }

  package func write(_ text: String, to name: String, mode: UInt32 = 0o644) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

  /// The text of a file, at most 1 MiB of it.
  package func read(_ name: String) -> String {
    let descriptor = open(file(name), O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// The permissions of a file, as in `0o600`.
  package func mode(of name: String) -> UInt32 {
    var status = stat()
    return stat(file(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }
}

private func entries(of folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}

private func removeAll(_ path: String) {
  if unlink(path) == 0 { return }
  chmod(path, 0o700)
  for name in entries(of: path) { removeAll(path + "/" + name) }
  rmdir(path)
}
