package import Journal
package import Language
package import World

extension Diagnostic {
  /// What an unreadable line is in words.
  package init(_ fault: LogicalLine.Fault) {
    let bytes = fault.offset..<fault.offset
    switch fault.kind {
    case .nul: self.init(kind: "bad-byte", message: "a NUL byte stands here", bytes: bytes)
    case .notUTF8:
      self.init(kind: "bad-byte", message: "this is not UTF-8", bytes: bytes)
    case .tooLong(let limit):
      self.init(
        kind: "too-long", message: "a line can have \(limit) bytes, this one has more",
        bytes: bytes)
    }
  }

  /// What is wrong with the journal in words, and what to do; it is about no part of the line.
  package init(_ failure: JournalFailure) {
    self.init(
      kind: "journal", message: failure.message, details: [failure.safety, failure.advice],
      bytes: 0..<0)
  }

  /// What is wrong with a file in words.
  package init(_ failure: FileFailure, bytes: Range<Int> = 0..<0) {
    self.init(kind: "file", message: "\(failure.path): \(failure.words)", bytes: bytes)
  }

  /// The person pressed Ctrl-C.
  static func cancelled(_ bytes: Range<Int>) -> Diagnostic {
    Diagnostic(kind: "cancelled", message: "cancelled; nothing has changed", bytes: bytes)
  }

  /// Others write all the time.
  static let busy = Diagnostic(
    kind: "busy", message: "other windows wrote meanwhile, every time it was tried", bytes: 0..<0)
}

extension FileFailure {
  /// The reason in a few words.
  package var words: String {
    switch reason {
    case .missing: "no such file"
    case .notPermitted: "not permitted"
    case .exists: "the file is there already"
    case .isFolder: "this is a folder"
    case .noSpace: "no room is left on the disk"
    case .other(let number): systemWords(number)
    }
  }
}
