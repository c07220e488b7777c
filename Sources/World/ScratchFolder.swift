private import Glibc

/// A folder for what nobody needs after this run.
package struct ScratchFolder: Sendable {
  package let path: String

  /// Makes it where temporary files go; `nil` where that cannot be.
  package init?(in folder: String?) {
    let parent = folder.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/tripsh-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes it with all that lies in it.
  package func remove() { ScratchFolder.remove(path) }

  private static func remove(_ folder: String) {
    for name in (try? DiskFiles().list(folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if name.hasSuffix("/"), unlink(String(path.dropLast())) != 0 {
        remove(String(path.dropLast()))
      } else {
        unlink(path)
      }
    }
    rmdir(folder)
  }
}
