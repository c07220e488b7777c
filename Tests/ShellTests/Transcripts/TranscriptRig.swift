import JSON
import Journal
import Session
import Shell
import TestSupport
import World

/// Transcripts in memory, played on 2026-11-21; what is written while they are lies on disk.
final class TranscriptRig {
  let files: MemoryFiles
  let output = RecordedOutput()
  let folder = TemporaryFolder()
  private(set) var made = 0
  private(set) var removed: [String] = []
  var isStopped: @Sendable () -> Bool = { false }

  /// - `files`: by their names in the folder `/t`.
  init(_ files: [String: String]) {
    self.files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/t/\($0.key)", $0.value) }))
  }

  convenience init(_ text: String) { self.init(["a.txt": text]) }

  private var homes: TranscriptHomes {
    TranscriptHomes(
      files: files,
      make: { [folder] in
        self.made += 1
        let path = folder.file("home-\(self.made)")
        return (path, { self.removed.append(path) })
      }, isStopped: isStopped,
      world: { _, home in
        var world = Rig().world
        world.files = self.files
        world.journal = SQLiteJournal(home: home)
        return world
      })
  }

  @discardableResult
  func test(
    _ names: String..., changing change: (inout Options) -> Void = { _ in }
  ) async -> Ending {
    var options = Options()
    change(&options)
    return await TranscriptTrial(homes, options, output)
      .run((names.isEmpty ? ["a.txt"] : names).map { "/t/\($0)" })
  }

  func accept(_ name: String = "a.txt") async -> Ending { await test(name) { $0.accept = true } }

  func text(_ name: String = "a.txt") -> String { files.text("/t/\(name)") ?? "" }

  var told: String { output.output }

  var objects: [JSONValue] {
    get throws {
      try told.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }
  }
}
