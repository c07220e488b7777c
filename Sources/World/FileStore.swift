/// The files of the machine, as far as the shell reads and writes them.
package protocol FileStore: Sendable {
  /// The bytes of a file.
  func read(_ path: String) throws(FileFailure) -> [UInt8]

  /// Writes a file whole, readable by its owner only; an existing file is refused unless told.
  func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure)

  /// The names in a folder, sorted; folders end in "/".
  func list(_ folder: String) throws(FileFailure) -> [String]

  func exists(_ path: String) -> Bool

  /// The path from the root on, by which a file is told from others of its name.
  func fromRoot(_ path: String) -> String
}

extension FileStore {
  package func fromRoot(_ path: String) -> String { path }
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing, notPermitted, exists, isFolder, noSpace
    /// Another error of the system, by its `errno`.
    case other(Int32)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
