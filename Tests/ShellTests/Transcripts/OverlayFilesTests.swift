import TestSupport
import Testing
import World

@Suite struct OverlayFilesTests {
  private let real = TemporaryFolder()
  private let apart = TemporaryFolder()

  private var files: OverlayFiles {
    OverlayFiles(DiskFiles(), writingTo: apart.file("files"), working: real.path)
  }

  @Test func `what is written lies apart and is read again, the real file stays`() throws {
    real.write("real", to: "a")
    let files = files
    #expect(throws: FileFailure(path: "a", reason: .exists)) {
      try files.write("a", [1], replacing: false)
    }
    try files.write("a", [1], replacing: true)
    try files.write("./sub/../b", [2], replacing: false)
    #expect(try files.read("a") == [1])
    #expect(try files.read(real.file("a")) == [1])
    #expect(try files.read("b") == [2])
    #expect(real.read("a") == "real")
    #expect(real.names() == ["a"])
    #expect(try files.list(".") == ["a", "b"])
    #expect(files.exists("b") && !files.exists("c") && files.holds("b"))
    #expect(apart.mode(of: "files") == 0o700)
  }

  @Test func `no name leads out, and a folder that is nowhere is missing`() throws {
    let files = files
    try files.write("../../../../../../out-of-it", [3], replacing: false)
    #expect(try files.read("/out-of-it") == [3])
    #expect(!DiskFiles().exists("/out-of-it"))
    try files.write("~/../x", [4], replacing: false)
    #expect(try files.read("~/x") == [4])
    #expect(apart.names(in: "files/~") == ["x"])
    #expect(throws: FileFailure(path: "no/x", reason: .missing)) {
      try files.write("no/x", [1], replacing: false)
    }
    #expect(throws: FileFailure(path: "x", reason: .missing)) { try files.read("x") }
    #expect(throws: FileFailure.self) { try files.list("no") }
  }

  @Test func `a file that takes the place of another is as readable as that was`() throws {
    real.write("old", to: "a", mode: 0o644)
    try DiskFiles().write(real.file("a"), [1], replacing: true)
    try DiskFiles().write(real.file("b"), [1], replacing: true)
    #expect(real.mode(of: "a") == 0o644)
    #expect(real.mode(of: "b") == 0o600)
  }
}
