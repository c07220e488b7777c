internal import Glibc
internal import SQLite

extension JournalFailure {
  init(_ fault: StoreFault, path: String) {
    switch fault {
    case .sqlite(let failure): self.init(failure, path: path)
    case .notAJournal: self = .notAJournal(path: path)
    case .newerVersion: self = .newerVersion(path: path)
    case .damaged(let words): self = .damaged(path: path, words)
    case .readOnly: self = .readOnly(path: path)
    case .unreachable(let code): self = .unreachable(path: path, words(code))
    case .unwritable(let code): self.init(unwritable: code, path: path)
    case .other(let words): self = .other(path: path, words)
    }
  }

  private init(_ failure: SQLiteFailure, path: String) {
    switch failure.code {
    case shortRead: self = .damaged(path: path, failure.message)
    case noSharedMemory: self = .full(path: path)
    default:
      switch failure.primaryCode {
      // SQLite knows a full disk, but not a quota that is used up.
      case 10, 14:
        self =
          [ENOSPC, EDQUOT].contains(failure.systemCode)
          ? .full(path: path)
          : failure.primaryCode == 14
            ? .unreachable(path: path, failure.message)
            : .other(path: path, failure.message)
      case 3, 8: self = .readOnly(path: path)
      case 5, 6, 15: self = .busy(path: path)
      case 11: self = .damaged(path: path, failure.message)
      case 13: self = .full(path: path)
      case 26: self = .notAJournal(path: path)
      default: self = .other(path: path, failure.message)
      }
    }
  }

  private init(unwritable code: Int32, path: String) {
    switch code {
    case EROFS, EACCES, EPERM: self = .readOnly(path: path)
    case ENOSPC, EDQUOT: self = .full(path: path)
    default: self = .unreachable(path: path, words(code))
    }
  }
}

private func words(_ errno: Int32) -> String { String(cString: strerror(errno)) }

// Extended codes of SQLite: a file shorter than its header says; no room for the wal-index.
private let shortRead: Int32 = 522
private let noSharedMemory: Int32 = 4874

extension JournalFailure {
  /// What happened, in a sentence without full stop.
  package var sentence: String {
    switch self {
    case .unreachable(let path, let words): "\(path) cannot be reached: \(words)"
    case .readOnly(let path): "\(path) can only be read"
    case .full(let path): "there is no room left for \(path)"
    case .notAJournal(let path): "\(path) is not a journal of tripsh"
    case .newerVersion(let path): "\(path) was written by a newer version of tripsh"
    case .damaged(let path, let words): "\(path) is damaged: \(words)"
    case .busy(let path): "\(path) is held by another window"
    case .other(let path, let words): "\(path): \(words)"
    }
  }
}
