private import Glibc

/// The files of the machine.
package struct DiskFiles: FileStore {
  /// A larger file is not read: no script or import is that long.
  package static let largestFile = 16 * 1024 * 1024

  package init() {}

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileFailure(path: path, reason: .isFolder)
    }
    var bytes: [UInt8] = []
    while let chunk = try nextChunk(of: descriptor, path) {
      bytes += chunk
      guard bytes.count <= DiskFiles.largestFile else {
        throw FileFailure(path: path, reason: .other(EFBIG))
      }
    }
    return bytes
  }

  private func nextChunk(of descriptor: Int32, _ path: String) throws(FileFailure) -> [UInt8]? {
    switch readChunk(from: descriptor) {
    case .bytes(let bytes): return bytes
    case .end: return nil
    case .failed(let number): throw FileFailure(path: path, errorNumber: number)
    }
  }

  package func fromRoot(_ path: String) -> String {
    OverlayFiles.absolute(path, from: DiskFolders().current())
  }

  package func write(_ path: String, _ bytes: [UInt8], replacing: Bool) throws(FileFailure) {
    guard replacing else { return try create(path, bytes) }
    let beside = "\(path).\(getpid()).new"
    try create(beside, bytes)
    keepMode(of: path, for: beside)
    guard rename(beside, path) == 0 else {
      let number = errno
      unlink(beside)
      throw FileFailure(path: path, errorNumber: number)
    }
  }

  /// A file that takes the place of another can be read by whoever could read that.
  private func keepMode(of path: String, for beside: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    chmod(beside, status.st_mode & 0o777)
  }

  /// Makes a file that was not there; where it cannot be written whole, none is left.
  private func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    let number = writeWhole(bytes, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    close(descriptor)
    guard let number, number != EINVAL else { return }
    unlink(path)
    throw FileFailure(path: path, errorNumber: number)
  }

  package func list(_ folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileFailure(path: folder, errorNumber: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = Glibc.readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      names.append(isFolder("\(folder)/\(name)") ? name + "/" : name)
    }
    return names.sorted()
  }

  package func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension FileFailure {
  init(path: String, errorNumber: Int32) {
    let reason: Reason =
      switch errorNumber {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM, EROFS: .notPermitted
      case EEXIST: .exists
      case EISDIR: .isFolder
      case ENOSPC, EDQUOT: .noSpace
      default: .other(errorNumber)
      }
    self.init(path: path, reason: reason)
  }
}
