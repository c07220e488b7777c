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

  /// What is wrong with the journal in words; it is about no part of the line.
  package init(_ failure: JournalFailure) {
    self.init(kind: "journal", message: failure.message, bytes: 0..<0)
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

extension JournalFailure {
  /// The failure in one sentence.
  package var message: String {
    switch self {
    case .unreachable(let path, let words): "the journal \(path) cannot be reached: \(words)"
    case .readOnly(let path): "the journal \(path) can only be read, not written"
    case .full(let path): "no room is left on the disk of the journal \(path)"
    case .notAJournal(let path): "\(path) is no journal of tripsh"
    case .newerVersion(let path): "the journal \(path) was written by a newer tripsh"
    case .damaged(let path, let words): "the journal \(path) is damaged: \(words)"
    case .busy(let path): "another program holds the journal \(path)"
    case .other(let path, let words): "the journal \(path): \(words)"
    }
  }
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
