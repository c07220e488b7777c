import TestSupport
import Testing
import World

@Test func `a file is written once and read back`() throws {
  let (folder, files) = (TemporaryFolder(), DiskFiles())
  let path = folder.path + "/a"
  try files.write(path, [1, 2, 3], replacing: false)
  #expect(try files.read(path) == [1, 2, 3])
  #expect(throws: FileFailure(path: path, reason: .exists)) {
    try files.write(path, [4], replacing: false)
  }
  try files.write(path, [4], replacing: true)
  #expect(try files.read(path) == [4])
  #expect(try files.list(folder.path) == ["a"])
  #expect(files.exists(path))
}

@Test func `what cannot be read is told apart`() {
  let (folder, files) = (TemporaryFolder(), DiskFiles())
  let missing = folder.path + "/none"
  #expect(throws: FileFailure(path: missing, reason: .missing)) { try files.read(missing) }
  #expect(throws: FileFailure(path: folder.path, reason: .isFolder)) {
    try files.read(folder.path)
  }
  #expect(throws: FileFailure(path: missing + "/a", reason: .missing)) {
    try files.write(missing + "/a", [], replacing: false)
  }
}
