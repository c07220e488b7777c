private import Glibc

/// The person's own editor for texts: `$VISUAL`, `$EDITOR`, else `vi`.
package struct OutsideEditor: Sendable {
  /// As it stands in the variable: the program and its options.
  package let command: String

  /// The variable that names it; `nil` where none does.
  package var variable: String?

  package init(command: String, variable: String? = nil) {
    self.command = command
    self.variable = variable
  }

  /// What is said where it made nothing of the text.
  package var gaveNothing: String {
    let shown = String(command.prefix(60).filter { $0.asciiValue.map { $0 >= 32 } ?? true })
    guard let variable else {
      return "The editor \(shown) gave nothing back; $VISUAL or $EDITOR may name another one."
    }
    return "The editor that $\(variable) names gave nothing back: \(shown)"
  }

  package static func ofEnvironment() -> OutsideEditor {
    for name in ["VISUAL", "EDITOR"] {
      guard let command = value(of: name), command.contains(where: { $0 != " " }) else { continue }
      return OutsideEditor(command: command, variable: name)
    }
    return OutsideEditor(command: "vi")
  }

  /// The program and its options, and the file behind them.
  ///
  /// What is more than plain words is for the shell, as it is for git and crontab: quotes and
  /// variables of the person's own setting mean there what they mean everywhere.
  private func words(with file: String) -> [String] {
    guard command.contains(where: { "\"'\\$`|&;<>()*?[#~=%\t\n".contains($0) }) else {
      return command.split(separator: " ").map(String.init) + [file]
    }
    return ["/bin/sh", "-c", command + " \"$@\"", command, file]
  }

  /// What the person made of the text; `nil` where the editor cannot be started or ended with an error.
  ///
  /// The text lies in a file that only its owner can read, and that is gone afterwards.
  package func edit(_ text: String) -> String? {
    let folder = OutsideEditor.value(of: "TMPDIR") ?? "/tmp"
    var path = Array((folder + "/tripsh-XXXXXX.trip").utf8CString)
    let file = mkstemps(&path, 5)
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let failure = writeWhole(Array((text.isEmpty ? "" : text + "\n").utf8), to: file)
    close(file)
    guard failure == nil, ChildProgram(words(with: name))?.waitForEnd(stoppingWithIt: true) == 0
    else {
      return nil
    }
    return read(name)
  }

  /// A variable with text in it.
  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func read(_ path: String) -> String? {
    guard let bytes = try? DiskFiles().read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
