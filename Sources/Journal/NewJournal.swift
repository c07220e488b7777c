internal import Glibc
internal import SQLite

extension HomeFiles {
  /// Makes an empty journal, unless there is one.
  ///
  /// It is built in a folder of its own and linked to its name when it is whole: nobody ever sees
  /// half of one, and of several that do this at the same time one wins and all use its journal.
  func makeJournal() throws(StoreFault) {
    try makeHome()
    let folder = try temporaryFolder()
    let draft = folder + "/journal.db"
    defer { remove(draft, in: folder) }
    try makeFile(draft)
    try writeSchema(draft)
    try publish(draft)
    synchronize(home)
    synchronize(home + "/..")
  }

  /// Removes a draft and the folder that was made for it.
  func remove(_ draft: String, in folder: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(draft + ending) }
    rmdir(folder)
  }

  func temporaryFolder() throws(StoreFault) -> String {
    var name = Array((home + "/.journal-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw .unwritable(errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func makeFile(_ path: String) throws(StoreFault) {
    let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritable(errno) }
    close(file)
  }

  func writeSchema(_ path: String) throws(StoreFault) {
    do {
      let connection = try Connection(path: path, access: .readWrite)
      try connection.execute(Schema.creation)
    } catch {
      throw .sqlite(error)
    }
    try waitForDisk(path)
  }

  /// Waits until all of a file is on the disk; a failing one is noticed here.
  private func waitForDisk(_ path: String) throws(StoreFault) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(errno) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw .unwritable(errno) }
  }

  private func publish(_ draft: String) throws(StoreFault) {
    _ = try give(draft, theName: journal)
  }

  /// Has the names in a folder written to the disk.
  func synchronize(_ folder: String) {
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }
}

/// Gives a finished file its name; `false` where something has that name already.
func give(_ draft: String, theName path: String) throws(StoreFault) -> Bool {
  if link(draft, path) == 0 { return true }
  if errno == EEXIST { return false }
  // A file system without hard links: then a rename, which must not replace anything.
  guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { throw .unwritable(errno) }
  if access(path, F_OK) == 0 { return false }
  guard rename(draft, path) == 0 else { throw .unwritable(errno) }
  return true
}
