private import Glibc

/// An empty folder that goes, with all that is in it, when the last reference to it goes.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var name = Array("/tmp/tripsh-test-XXXXXX".utf8CString)
    if mkdtemp(&name) == nil { preconditionFailure("no temporary folder can be made") }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { removeAll(path) }

  /// The names in a folder below it, sorted; all below it without a name.
  package func names(in name: String = "") -> [String] { entries(of: path + "/" + name).sorted() }
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
