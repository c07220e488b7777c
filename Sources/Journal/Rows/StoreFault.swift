internal import Glibc
internal import JSON
internal import SQLite

/// What goes wrong inside the store, before it is told which home it was.
enum StoreFault: Error, Hashable, Sendable {
  case sqlite(SQLiteFailure)
  case notAJournal
  case newerVersion
  case damaged(String)
  /// Only looking is possible.
  case readOnly
  /// Reading a file's name failed with this `errno`.
  case unreachable(Int32)
  /// Making a file failed with this `errno`.
  case unwritable(Int32)
  case other(String)

  /// Whether there was no room on the disk.
  var isOfRoom: Bool {
    guard case .sqlite(let failure) = self else { return false }
    return failure.primaryCode == 13 || [ENOSPC, EDQUOT].contains(failure.systemCode)
  }

  init(_ fault: CodingFault, in what: String) {
    switch fault {
    case .newer: self = .newerVersion
    case .malformed(let words): self = .damaged("\(what): \(words)")
    }
  }

  init(_ failure: JSONFailure, in what: String) { self = .damaged("\(what): \(failure.message)") }
}

extension Coded {
  /// Reads a column's text; `what` names the row for the words of a failure.
  init(column text: String?, of what: String) throws(StoreFault) {
    guard let text else { throw .damaged("\(what) is empty") }
    let json: JSONTree
    do { json = try JSONTree(parsing: text) } catch { throw StoreFault(error, in: what) }
    do { try self.init(json: json) } catch { throw StoreFault(error, in: what) }
  }
}
