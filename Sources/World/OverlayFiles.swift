/// Files of which only reading reaches the real ones.
///
/// What is written lies in a folder apart, and from then on is what is read under that name.
package struct OverlayFiles: FileStore {
  private let real: any FileStore
  private let folder: String
  /// Where names without a slash at their beginning start from, as an absolute path.
  private let working: String
  /// Whether that is another folder than the program's own.
  private let isElsewhere: Bool
  private let folders = DiskFolders()
  private let disk = DiskFiles()

  /// - `folder`: where written files lie; it is made with the first of them.
  /// - `working`: the folder of names that do not begin with a slash, by default the program's own.
  package init(_ real: any FileStore, writingTo folder: String, working: String? = nil) {
    self.real = real
    self.folder = folder
    isElsewhere = working != nil
    let current = DiskFolders().current()
    self.working = working.map { OverlayFiles.absolute($0, from: current) } ?? current
  }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let written = apart(path)
    let isWritten = disk.exists(written)
    do { return try isWritten ? disk.read(written) : real.read(found(path)) } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }

  package func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure) {
    do throws(FileFailure) {
      guard replacing || !exists(path) else { throw FileFailure(path: path, reason: .exists) }
      guard hasFolder(of: path) else { throw FileFailure(path: path, reason: .missing) }
      try folders.make(OverlayFiles.parent(of: apart(path)))
      try disk.write(apart(path), bytes, replacing: replacing)
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }

  package func list(_ path: String) throws(FileFailure) -> [String] {
    let written = (try? disk.list(apart(path))) ?? []
    do { return Set(try real.list(found(path))).union(written).sorted() } catch {
      guard !written.isEmpty else { throw FileFailure(path: path, reason: error.reason) }
      return written
    }
  }

  package func exists(_ path: String) -> Bool {
    disk.exists(apart(path)) || real.exists(found(path))
  }

  package func fromRoot(_ path: String) -> String { OverlayFiles.absolute(path, from: working) }

  /// Whether this was written here.
  package func holds(_ path: String) -> Bool { disk.exists(apart(path)) }

  /// Whether the folder is there in which a file is to lie; the person's own always is.
  private func hasFolder(of path: String) -> Bool {
    let parent = OverlayFiles.parent(of: whole(path))
    return parent == "~" || (try? real.list(parent)) != nil
      || (try? disk.list(OverlayFiles.parent(of: apart(path)))) != nil
  }

  /// The name by which the real files know it.
  private func found(_ path: String) -> String { isElsewhere ? whole(path) : path }

  private func whole(_ path: String) -> String { OverlayFiles.absolute(path, from: working) }

  private func apart(_ path: String) -> String {
    let path = whole(path)
    return folder + (path.hasPrefix("/") ? "" : "/") + path
  }

  /// The path from the root, without parts that only go up again; what begins with `~/` stays so.
  static func absolute(_ path: String, from working: String) -> String {
    if path == "~" || path.hasPrefix("~/") {
      return "~" + (path.count > 2 ? absolute(String(path.dropFirst(2)), from: "") : "")
    }
    let path = path.hasPrefix("/") ? path : "\(working)/\(path)"
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func parent(of path: String) -> String {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return parent.isEmpty ? "/" : parent
  }
}
