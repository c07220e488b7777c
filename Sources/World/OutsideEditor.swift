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
    guard failure == nil, ChildProgram(words + [name])?.waitForEnd(stoppingWithIt: true) == 0 else {
      return nil
    }
    return read(name)
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
