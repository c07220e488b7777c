private import Glibc

/// Folders that the program makes for itself, readable by their owner only.
package struct DiskFolders: Sendable {
  package init() {}

  /// Makes a folder and those it lies in; one that is there already is fine.
  package func make(_ path: String) throws(FileFailure) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw FileFailure(path: path, errorNumber: errno)
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileFailure(path: path, errorNumber: errno)
    }
  }

  /// The folder that names without a slash at their beginning start from.
  package func current() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
