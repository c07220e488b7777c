private import Synchronization
internal import World

/// Files of which those that are written are kept in memory alone.
final class TriedFiles: FileStore {
  private let real: any FileStore
  private let written = Mutex<[String: [UInt8]]>([:])

  init(_ real: any FileStore) { self.real = real }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if let bytes = written.withLock({ $0[real.fromRoot(path)] }) { return bytes }
    return try real.read(path)
  }

  func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure) {
    guard replacing || !exists(path) else { throw FileFailure(path: path, reason: .exists) }
    written.withLock { $0[real.fromRoot(path)] = bytes }
  }

  func list(_ folder: String) throws(FileFailure) -> [String] { try real.list(folder) }

  func exists(_ path: String) -> Bool {
    written.withLock { $0[real.fromRoot(path)] != nil } || real.exists(path)
  }

  func fromRoot(_ path: String) -> String { real.fromRoot(path) }
}
