private import Synchronization
package import World

/// Files that are only remembered.
package final class MemoryFiles: FileStore {
  private let files: Mutex<[String: [UInt8]]>
  private let refusal: Mutex<FileFailure.Reason?> = Mutex(nil)

  package init(_ files: [String: String] = [:]) {
    self.files = Mutex(files.mapValues { Array($0.utf8) })
  }

  /// From now on every write fails so; `nil`: none does.
  package func refuseWrites(_ reason: FileFailure.Reason?) { refusal.withLock { $0 = reason } }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    guard let bytes = files.withLock({ $0[path] }) else {
      throw FileFailure(path: path, reason: .missing)
    }
    return bytes
  }

  /// The names of the files that were written.
  package var written: [String] { names.withLock { $0 } }
  private let names = Mutex<[String]>([])

  package func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure) {
    if let reason = refusal.withLock({ $0 }) { throw FileFailure(path: path, reason: reason) }
    guard replacing || !exists(path) else { throw FileFailure(path: path, reason: .exists) }
    files.withLock { $0[path] = bytes }
    names.withLock { $0.append(path) }
  }

  package func list(_ folder: String) throws(FileFailure) -> [String] {
    let names = files.withLock { $0.keys.sorted() }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    let inside = names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return inside.isEmpty ? names : inside
  }

  package func exists(_ path: String) -> Bool { files.withLock { $0[path] != nil } }

  /// The file as text, `nil` where there is none.
  package func text(_ path: String) -> String? {
    files.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }
}
