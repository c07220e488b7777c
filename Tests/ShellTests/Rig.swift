import JSON
import Places
import Session
import Shell
import TestSupport
import World

/// A shell on a home in memory, on 2026-11-21.
struct Rig {
  let journal = MemoryJournal()
  let files: MemoryFiles
  let output = RecordedOutput()
  let places: ScriptedPlaces
  var options = Options()
  var input = ""
  var gazetteer: any Gazetteer = SmallGazetteer()

  init(files: [String: String] = [:], places: ScriptedPlaces = ScriptedPlaces()) {
    let template = ["templates/beach.list": "# sand\nswimwear\n- beach towel\n\n"]
    self.files = MemoryFiles(files.merging(template) { own, _ in own })
    self.places = places
  }

  var world: Capabilities {
    let places = places
    var world = Capabilities(
      clock: FixedClock(), files: files, input: PieceByPiece(input), output: output,
      journal: journal, gazetteer: gazetteer, places: { _, _ in places })
    world.templateFolders = ["templates"]
    return world
  }

  func executor() throws -> Executor { try Executor(world, options) }

  /// Runs lines as `-c` does.
  @discardableResult
  func run(
    _ lines: String..., changing change: (inout Options) -> Void = { _ in }
  ) async throws -> Ending {
    try await run(task: .lines(lines), changing: change)
  }

  @discardableResult
  func run(
    task: Options.Task, changing change: (inout Options) -> Void = { _ in }
  ) async throws -> Ending {
    var options = options
    options.task = task
    change(&options)
    let executor = try Executor(world, options)
    return await ScriptRunner(executor, Teller(output, options, .none)).run()
  }

  /// The objects of `--format json`, in order.
  var objects: [JSONValue] {
    get throws {
      try output.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }
  }
}

/// Input that fails in the middle.
final class BrokenInput: ByteSource {
  private let first: String
  private let taken = Counter()

  init(_ first: String) { self.first = first }

  func next() throws(FileFailure) -> [UInt8]? {
    defer { taken.increase() }
    guard taken.value == 0 else { throw FileFailure(path: "standard input", reason: .other(5)) }
    return Array(first.utf8)
  }
}

extension Executor {
  /// Carries out typed lines and returns what came of the last.
  @discardableResult
  func say(_ lines: String..., from source: LineSource = .arguments) async -> Outcome {
    var outcome = Outcome([])
    for line in lines { outcome = await execute(LogicalLine(line, firstLine: 1), from: source) }
    return outcome
  }
}

extension Outcome {
  /// What is shown, without colours.
  var text: String {
    responses.map { TextRenderer().text(of: $0) }.map { $0.output + $0.error }.joined()
  }

  var reply: Reply? {
    if case .reply(let reply) = responses.last?.result { reply } else { nil }
  }
}

/// Answers of a server that were laid out before.
final class ScriptedPlaces: PlaceAnswering {
  let answer: PlaceAnswer

  init(_ answer: PlaceAnswer = .failed(.offline("nobody listens"))) { self.answer = answer }

  func answer(to query: PlaceQuery, for asker: Asker) async -> Answered { Answered(answer) }
}
