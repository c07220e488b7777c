internal import Glibc

/// The files of this repository, as tests read them.
package enum Repository {
  /// Whether expected texts are to be written instead of compared: `TRIPSH_RECORD=1`.
  package static var isRecording: Bool { getenv("TRIPSH_RECORD") != nil }

  /// The repository's folder, without a slash at its end.
  package static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  package struct Failure: Error {
    package let path: String
    package let code: Int32
  }

  package static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The whole text of a file.
  package static func read(_ path: String) throws(Failure) -> String {
    guard let file = fopen(path, "r") else { throw Failure(path: path, code: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func write(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw Failure(path: path, code: errno) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw Failure(path: path, code: errno)
    }
  }

  /// The paths of all Swift files under a folder, sorted.
  package static func swiftFiles(under relative: String) -> [String] {
    var found: [String] = []
    var pending = [path(relative)]
    while let folder = pending.popLast() {
      guard let handle = opendir(folder) else { continue }
      defer { closedir(handle) }
      while let entry = readdir(handle) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        let path = "\(folder)/\(name)"
        if entry.pointee.d_type == UInt8(DT_DIR) { pending.append(path) }
        if name.hasSuffix(".swift") { found.append(path) }
      }
    }
    return found.sorted()
  }
}
