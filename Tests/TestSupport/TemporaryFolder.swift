private import Glibc

/// A folder of a test's own, which goes with the object.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array("/tmp/tripsh-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { TemporaryFolder.remove(path) }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes a FIFO: whoever opens one end waits for the other.
  package func fifo(_ name: String) -> String {
    let path = file(name)
    mkfifo(path, 0o600)
    return path
  }

  /// Opens a FIFO for writing and closes it, which lets its reader go on.
  package static func release(_ fifo: String) { close(open(fifo, O_WRONLY)) }

  package func write(_ text: String, to name: String) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

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

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}
