/// Files whose names may begin with `~/`, which stands for the person's home folder.
///
/// The one place where that is so: what a name was typed as stands in every failure.
package struct TildeFiles: FileStore {
  private let files: any FileStore
  private let home: String?

  /// Without a home folder names stay as they are.
  package init(_ files: any FileStore, home: String?) {
    self.files = files
    self.home = home
  }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try named(path) { (path) throws(FileFailure) in try files.read(path) }
  }

  package func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure) {
    try named(path) { (path) throws(FileFailure) in
      try files.write(path, bytes, replacing: replacing)
    }
  }

  package func list(_ folder: String) throws(FileFailure) -> [String] {
    try named(folder) { (folder) throws(FileFailure) in try files.list(folder) }
  }

  package func exists(_ path: String) -> Bool { files.exists(expandedPath(path, home: home)) }

  package func fromRoot(_ path: String) -> String {
    files.fromRoot(expandedPath(path, home: home))
  }

  private func named<Value>(
    _ path: String, _ act: (String) throws(FileFailure) -> Value
  ) throws(FileFailure) -> Value {
    do { return try act(expandedPath(path, home: home)) } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }
}

/// The path with the home folder in the place of a leading `~/`; `~ana/` means nobody's.
package func expandedPath(_ path: String, home: String?) -> String {
  guard let home, !home.isEmpty, path.utf8.starts(with: "~/".utf8) else { return path }
  let rest = path.dropFirst(2)
  return home.hasSuffix("/") ? home + rest : "\(home)/\(rest)"
}
