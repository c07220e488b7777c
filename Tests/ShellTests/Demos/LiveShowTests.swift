import Session
import Shell
import Terminal
import TestSupport
import Testing
import World

/// Scripts at a terminal whose clock only goes on while somebody waits.
@Suite struct LiveShowTests {
  private let rig = Rig()

  private func show(
    _ script: String, at terminal: ScriptedKeys, change: (inout Options) -> Void
  ) async throws -> Ending {
    try rig.files.write("show.trip", Array(script.utf8), replacing: true)
    var options = rig.options
    options.task = .scripts(["show.trip"])
    change(&options)
    var world = rig.world
    world.linePainter = { StandardLinePainter(theme: $0) }
    let environment = Environment(
      variables: ["TERM": "xterm"], inputIsTerminal: true, outputIsTerminal: true)
    return await Program(world, options, environment).run { _ in terminal }
  }

  func step(_ script: String, _ terminal: ScriptedKeys) async throws -> Ending {
    try await show(script, at: terminal) { $0.step = true }
  }

  private func play(_ script: String, _ terminal: ScriptedKeys) async throws -> Ending {
    try await show(script, at: terminal) { $0.typing = 40 }
  }

  var files: any FileStore { rig.files }

  var trips: [String] { get throws { try rig.journal.summaries().map(\.name) } }

  /// The first trip.
  private var trip: Trip? {
    get throws { try rig.journal.summaries().first.flatMap { try rig.journal.trip($0.id) } }
  }

  // MARK: by keys

  @Test func `the next line is in sight, and a key types it out and carries it out`() async throws {
    let before = ScriptedKeys()
    #expect(try await step("new trip Porto\n", before) == .done)
    #expect(try trips == [])
    let after = ScriptedKeys(.space)
    #expect(try await step("new trip Porto\n", after) == .done)
    #expect(try trips == ["Porto"])
    #expect(after.screen.text.hasPrefix("tripsh> new trip Porto\n= new trip to Porto"))
    #expect((100...2000).contains(after.clock))
  }

  @Test func `back takes back what the line did, and going on does it again`() async throws {
    let script = "new trip Porto for 2 days\nday 1\nadd lunch\nadd dinner\n"
    let there = ScriptedKeys(.space, .space, .space)
    #expect(try await LiveShowTests().step(script, there) == .done)
    let back = ScriptedKeys(.space, .space, .space, .space, .back, .back, .space)
    #expect(try await step(script, back) == .done)
    let untold = { (line: String) in !line.hasPrefix("  Try:") }
    #expect(back.screen.lines.filter(untold) == there.screen.lines.filter(untold))
    #expect(back.screen.cursorLine.hasSuffix("day 1>") || back.screen.cursorLine == "")
    #expect(try trip?.days.map { $0.stops.map(\.name) } == [["lunch"], []])
  }

  @Test(arguments: [1, 2])
  func `back takes back one command, over however many rows it goes`(_ rows: Int) async throws {
    // One row of two stands there already where back is pressed in the middle of it.
    let script = "new trip Porto for 2 days\nadd lunch to day 1\ndescribe \"one\ntwo\"\n"
    let forward = (0..<2 + rows).map { ($0 * 60_000, KeyEnding.space) }
    let terminal = ScriptedKeys(forward + [(600_000, .back), (660_000, .leave)])
    #expect(try await step(script, terminal) == .done)
    #expect(try trips == ["Porto"])
    #expect(try trip?.about == nil)
    #expect(try trip?.days.first?.stops.map(\.name) == (rows == 2 ? ["lunch"] : []))
    let gone = rows == 2 ? "two" : "describe"
    #expect(!terminal.screen.text.contains(gone), "\(terminal.screen.text)")
  }

  @Test(arguments: [
    ("add lunch\nundo\n", 1, ["lunch"]), ("add lunch\nundo\nredo\n", 1, []),
    ("add lunch\nundo\nredo\n", 2, ["lunch"]), ("add lunch\nundo\nredo\n", 3, []),
    ("add lunch\nadd tea\nundo 2\n", 1, ["lunch", "tea"]),
    ("add lunch\nadd tea\nundo 2\n", 2, ["lunch"]),
  ])
  func `back goes over undo and redo too`(
    _ lines: String, _ back: Int, _ stops: [String]
  ) async throws {
    let script = "new trip Porto for 1 day\nday 1\n" + lines
    let count = script.split(separator: "\n").count
    let keys = (0..<count + back).map { ($0 * 60_000, $0 < count ? KeyEnding.space : .back) }
    let terminal = ScriptedKeys(keys)
    #expect(try await step(script, terminal) == .done)
    #expect(!terminal.screen.text.contains("cannot be taken back"), "\(terminal.screen.text)")
    #expect(try trip?.days.first?.stops.map(\.name) == stops)
  }

  @Test func `back goes over what was hidden, and at the first line nowhere`() async throws {
    let script = "#: hide\nnew trip Porto\n#: show\nadd lunch\nadd dinner\n"
    let terminal = ScriptedKeys(.back, .space, .back, .back, .leave)
    #expect(try await step(script, terminal) == .done)
    #expect(try trip?.ideas == [] && trips == ["Porto"])
  }

  @Test func `back from a question waits for the line that asked`() async throws {
    let terminal = ScriptedKeys(.space, .back, .space, .space)
    #expect(try await step("new trip to springfield\n1\n", terminal) == .done)
    #expect(try trips == ["Springfield"])
    #expect(terminal.screen.text.contains("? 1\n= new trip to Springfield"))
  }

  @Test func `a line is edited before it is carried out`() async throws {
    let terminal = ScriptedKeys(.edit, .space, lines: [.line("new trip Faro")])
    #expect(try await step("new trip Porto\nadd lunch\n", terminal) == .done)
    #expect(try trips == ["Faro"])
    #expect(terminal.prompts.first?.draft == "new trip Porto")
    #expect(terminal.screen.text.contains("faro> add lunch"))
    let left = ScriptedKeys(.edit, .leave, lines: [.interrupted])
    #expect(try await step("new trip Lagos\n", left) == .done)
    #expect(try trips == ["Faro"])
  }

  @Test func `the keys are told, and the line still waits`() async throws {
    let terminal = ScriptedKeys(.help)
    #expect(try await step("new trip Porto\n", terminal) == .done)
    #expect(terminal.screen.text.contains("carries the line out"))
  }

  @Test func `a line that fails is shown, and one goes on or back`() async throws {
    let terminal = ScriptedKeys(.space, .space, .space)
    #expect(try await step("new trip Porto\nad lunch\nadd tea\n", terminal) == .failed)
    #expect(terminal.screen.text.contains("no such command"))
    #expect(terminal.screen.text.contains("porto> add tea"))
    let mended = ScriptedKeys(
      .space, .space, .back, .edit, lines: [.line("add lunch")])
    #expect(try await step("new trip Faro\nad lunch\n", mended) == .done)
  }

  @Test func `lines of one's own come in between, and what they changed is told`() async throws {
    let terminal = ScriptedKeys(
      .space, .space, .tab, .space,
      lines: [.line("add tea to day 1"), .line("remove day 2"), .endOfInput])
    let script = "new trip Porto for 2 days\nday 1\nadd lunch\nadd dinner to day 2\n"
    #expect(try await step(script, terminal) == .done)
    let text = terminal.screen.text
    #expect(text.contains("Back in the show; in between: 2 changes\n  add \"tea\" to day 1\n"))
    #expect(text.contains("line 4 of the show will fail now: there is no day 2"))
    #expect(text.contains("porto day 1> add lunch"))
  }

  @Test func `the show goes on where it was, whatever was opened in between`() async throws {
    let terminal = ScriptedKeys(
      .space, .tab, .space, lines: [.line("new trip Other"), .line("quit")])
    #expect(try await step("new trip Porto\nadd lunch\n", terminal) == .done)
    #expect(try trip?.ideas.count == 1 && trips == ["Porto", "Other"])
  }

  // MARK: by itself

  @Test func `by itself it takes the time of a recording of the same script`() async throws {
    let script = "new trip Porto\n#: pause 2\nadd lunch\n"
    let terminal = ScriptedKeys()
    #expect(try await play(script, terminal) == .done)
    let studio = Studio(script)
    #expect(try await studio.make(.cast, options: { $0.typing = 40 }) == .done)
    let cast = try ReadCast(studio.file("out.cast"))
    let end = try #require(cast.events.dropLast().last).time
    #expect(abs(Double(terminal.clock) / 1000 - end) < 0.01)
    #expect(terminal.screen.lines == Array(try cast.screen().lines.dropLast()))
  }

  @Test func `space holds it, and any key hurries it`() async throws {
    let script = "new trip Porto\nadd lunch\n"
    let plain = ScriptedKeys()
    #expect(try await play(script, plain) == .done)
    let held = ScriptedKeys([(1000, .space), (61_000, .space)])
    #expect(try await LiveShowTests().play(script, held) == .done)
    #expect(held.clock > plain.clock + 59_000 && held.screen.lines == plain.screen.lines)
    let hurried = ScriptedKeys([(1000, .key(.character("x"))), (1000, .key(.character("x")))])
    #expect(try await LiveShowTests().play(script, hurried) == .done)
    #expect(hurried.clock < plain.clock && hurried.screen.lines == plain.screen.lines)
  }

  @Test func `Ctrl-C ends it at once, and nothing half typed stays`() async throws {
    let terminal = ScriptedKeys([(900, .interrupted)])
    #expect(try await play("new trip Porto\n", terminal) == .interrupted)
    #expect(terminal.screen.lines == [])
    #expect(try trips == [])
  }

  @Test func `a line that fails ends it and is named, unless it is to go on`() async throws {
    let terminal = ScriptedKeys()
    #expect(try await play("new trip Porto\nad lunch\nadd tea\n", terminal) == .failed)
    #expect(terminal.screen.text.hasSuffix("show.trip:2: stopped, for this line failed"))
    let kept = ScriptedKeys()
    let ending = try await show("ad lunch\ntrips\n", at: kept) {
      $0.typing = 40
      $0.keepGoing = true
    }
    #expect(ending == .failed && kept.screen.text.contains("> trips"))
  }

  @Test func `typed steps are typed first and wait then`() async throws {
    let terminal = ScriptedKeys([(60_000, .space), (120_000, .leave)])
    let ending = try await show("new trip Porto\nadd lunch\n", at: terminal) {
      $0.step = true
      $0.typing = 40
    }
    #expect(ending == .done && (120_000...121_000).contains(terminal.clock))
    #expect(try trips == ["Porto"])
  }

  @Test func `without keys it is refused`() async throws {
    var options = rig.options
    try rig.files.write("show.trip", Array("trips\n".utf8), replacing: true)
    options.task = .scripts(["show.trip"])
    options.step = true
    var world = rig.world
    world.linePainter = { StandardLinePainter(theme: $0) }
    for variables in [["TERM": "dumb"], [:], ["TERM": "xterm"]] {
      let environment = Environment(
        variables: variables, inputIsTerminal: true, outputIsTerminal: variables["TERM"] != "xterm")
      let ending = await Program(world, options, environment).run { _ in ScriptedTerminal() }
      #expect(ending == .misused)
    }
    #expect(rig.output.error.contains("tripsh: --step needs a terminal with keys"))
  }
}
