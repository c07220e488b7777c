internal import Glibc

/// The folder of a home and the journal in it, as files.
struct HomeFiles {
  let home: String
  /// Whether writing is ruled out, whatever the permissions say.
  let isReadOnly: Bool

  var journal: String { home + "/journal.db" }

  /// Whether there is a journal; throws where that cannot be found out.
  func hasJournal() throws(StoreFault) -> Bool { try identity() != nil }

  /// Which file the journal is; `nil` where there is none.
  func identity() throws(StoreFault) -> FileIdentity? {
    var status = stat()
    if stat(journal, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAJournal }
      return FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }
    guard errno == ENOENT else { throw .unreachable(errno) }
    return nil
  }

  /// Whether the journal that is there can be written to, its `-wal` beside it included.
  var isWritable: Bool {
    !isReadOnly && access(home, W_OK | X_OK) == 0 && access(journal, W_OK) == 0
  }

  /// Whether there is a `-wal` with anything in it.
  var hasWAL: Bool {
    var status = stat()
    return stat(journal + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Whether there is a `-wal`, be it empty.
  var isWALThere: Bool { access(journal + "-wal", F_OK) == 0 }

  /// Whether another window has the journal open, or left it open when it ended.
  var hasSharedMemory: Bool { access(journal + "-shm", F_OK) == 0 }

  /// The files that make the journal together, as far as they are there.
  var present: [String] {
    ["", "-wal", "-shm"].map { journal + $0 }.filter { access($0, F_OK) == 0 }
  }

  /// Whether a file cannot be made because the disk is full or a quota used up.
  var hasNoRoom: Bool {
    let probe = home + "/.room-\(getpid())"
    let file = open(probe, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return [ENOSPC, EDQUOT].contains(errno) }
    close(file)
    unlink(probe)
    return false
  }

  /// Makes the folder with those above it, for its owner alone.
  func makeHome() throws(StoreFault) {
    guard !isReadOnly else { throw .readOnly }
    try makeFolder(home)
    if chmod(home, 0o700) != 0 && errno != EPERM { throw .unwritable(errno) }
  }

  /// Takes from others what they may do with files that are there already.
  func tighten() {
    for path in [journal, journal + "-wal", journal + "-shm"] {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
    }
    var status = stat()
    if stat(home, &status) == 0, status.st_mode & 0o077 != 0 { chmod(home, 0o700) }
  }
}

/// Which file a name stood for when it was looked at.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

private func makeFolder(_ path: String) throws(StoreFault) {
  if mkdir(path, 0o700) == 0 { return }
  switch errno {
  case EEXIST: return
  case ENOENT:
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw .unwritable(ENOENT)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o700) != 0 && errno != EEXIST { throw .unwritable(errno) }
  case let code: throw .unwritable(code)
  }
}
