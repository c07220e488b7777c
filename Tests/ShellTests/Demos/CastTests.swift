import JSON
import Shell
import TestSupport
import Testing
import World

/// A recording as a program reads it.
struct ReadCast {
  let header: JSONValue
  let events: [(time: Double, text: String)]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    header = try JSONValue(parsing: try #require(lines.first))
    events = try lines.dropFirst().map { line in
      guard case .array(let parts) = try JSONValue(parsing: line), parts.count == 3,
        parts[1] == .string("o"), let text = parts[2].stringValue
      else { throw UsageError("not an event: \(line)") }
      switch parts[0] {
      case .number(let seconds): return (seconds, text)
      case .integer(let seconds): return (Double(seconds), text)
      default: throw UsageError("not a time: \(line)")
      }
    }
  }

  /// All that the terminal was sent.
  var output: String { events.map(\.text).joined() }

  /// The screen after so many events.
  func screen(after count: Int? = nil) throws -> ScreenModel {
    let columns = try #require(header["width"]?.integerValue)
    let rows = try #require(header["height"]?.integerValue)
    var screen = ScreenModel(columns: Int(columns), rows: Int(rows))
    for event in events.prefix(count ?? events.count) { screen.feed(event.text.unicodeScalars) }
    return screen
  }
}

@Suite struct CastTests {
  private let script = """
    # A short one
    new trip to Porto 19-23 april
    #: pause 2
    add "Café Majestic" to day 1 at 10
    show
    """

  private func cast(
    _ script: String, _ wished: (inout FilmWish) -> Void = { _ in }
  ) async throws -> ReadCast {
    let studio = Studio(script)
    #expect(try await studio.make(.cast, wish: wished) == .done)
    return try ReadCast(studio.file("out.cast"))
  }

  @Test func `the same script gives the same bytes`() async throws {
    let (one, two) = (Studio(script), Studio(script))
    #expect(try await one.make(.cast) == .done)
    #expect(try await two.make(.cast) == .done)
    #expect(one.file("out.cast") == two.file("out.cast"))
    #expect(one.file("out.cast").utf8.count > 2000)
  }

  @Test func `the log in a recording has the same times, too`() async throws {
    #expect(try await cast(script + "\nlog\n").screen().text.contains("09:00"))
  }

  @Test func `it is an asciicast of version two whose times do not go back`() async throws {
    let cast = try await cast(script) { $0.size = TerminalSize(columns: 100, rows: 30) }
    #expect(cast.header["version"] == .integer(2))
    #expect(cast.header["width"] == .integer(100) && cast.header["height"] == .integer(30))
    #expect(cast.header["timestamp"] == nil)
    #expect(cast.header["title"] == .string("A short one"))
    let times = cast.events.map(\.time)
    #expect(times == times.sorted() && (times.last ?? 0) > 5)
    #expect(try cast.screen().unknown == [])
  }

  @Test func `the screen at the end is that of the conversation`() async throws {
    let screen = try await cast("new trip Porto for 2 days\nadd \"lunch\" to day 1 at 13\n")
      .screen()
    #expect(
      screen.lines.filter { !$0.hasPrefix("  Try:") } == [
        "tripsh> new trip Porto for 2 days", "= new trip to Porto for 2 days",
        "Porto, Portugal · 2 days",
        "  nothing planned yet",
        "porto> add \"lunch\" to day 1 at 13", "= add \"lunch\" to day 1 at 13:00", "Day 1",
        "  1  13:00  lunch             no place", "porto>",
      ])
    #expect(screen.cursorLine == "porto>")
  }

  @Test func `a line appears letter by letter behind its prompt, in the time it takes`()
    async throws
  {
    let cast = try await cast("#: type 10\nnew trip Porto\n")
    let typed = try (1...14).map { try cast.screen(after: 1 + $0).cursorLine }
    #expect(typed.first == "tripsh> n" && typed[5] == "tripsh> new tr")
    let seconds = cast.events[14].time - cast.events[1].time
    #expect((1.0...2.2).contains(seconds), "\(seconds)")
  }

  @Test func `the command line says how fast it is typed before the script does`() async throws {
    let slow = Studio("#: type 5\nnew trip Porto\n")
    #expect(try await slow.make(.cast, options: { $0.typing = 100 }) == .done)
    let cast = try ReadCast(slow.file("out.cast"))
    #expect(cast.events[14].time - cast.events[1].time < 0.4)
  }

  @Test func `pauses, gaps and speed count`() async throws {
    func length(_ script: String) async throws -> Double {
      try await cast(script).events.last?.time ?? 0
    }
    let plain = try await length("trips\ntrips\n")
    #expect(abs(try await length("trips\n#: pause 3\ntrips\n") - plain - 3) < 0.01)
    #expect(try await length("#: speed 2\ntrips\ntrips\n") < plain * 0.8)
    #expect(try await length("#: gap 5s\ntrips\ntrips\n") > plain + 3)
  }

  @Test func `a clear screen is empty, by the line and by the directive`() async throws {
    for way in ["clear\n", "#: clear\n"] {
      let screen = try await cast("new trip Porto\n\(way)trips\n").screen()
      #expect(screen.text.hasPrefix("porto> trips"), "\(way)")
    }
  }

  @Test func `the next line answers what is asked`() async throws {
    let screen = try await cast("new trip to springfield\n1\n").screen()
    #expect(screen.text.contains("? 1\n= new trip to Springfield"))
  }

  @Test(arguments: ["new trip to springfield\n", "new trip to springfield\nnew trip Porto\n"])
  func `a question that no line answers is an error with its line`(_ script: String) async throws {
    let studio = Studio(script)
    #expect(try await studio.make(.cast) == .failed)
    #expect(studio.error.contains("out.trip:1:13: error: several places are called"))
    #expect(studio.file("out.cast") == "")
  }

  @Test func `a line that fails is an error, and a part of the show only where that is said`()
    async throws
  {
    let studio = Studio("new trip Porto\nad louvre\ntrips\n")
    #expect(try await studio.make(.cast) == .failed)
    #expect(studio.error.contains("out.trip:2:1: error: no such command"))
    #expect(studio.error.contains("try: add") && studio.error.contains("out.cast was not made"))
    #expect(try await studio.make(.cast, options: { $0.keepGoing = true }) == .failed)
    let screen = try ReadCast(studio.file("out.cast")).screen()
    #expect(screen.text.contains("no such command") && screen.text.contains("porto> trips"))
  }

  @Test func `a file that is there is kept, and a free name told`() async throws {
    let studio = Studio("trips\n")
    try studio.rig.files.write("out.cast", Array("mine".utf8), replacing: false)
    #expect(try await studio.make(.cast) == .unreadable)
    #expect(studio.file("out.cast") == "mine")
    #expect(studio.error.contains("try: tripsh cast out.trip -o out-2.cast\n"))
    #expect(try await studio.make(.cast, wish: { $0.overwrites = true }) == .done)
    #expect(studio.file("out.cast").hasPrefix("{\"version\": 2"))
  }

  @Test func `after Ctrl-C nothing is made`() async throws {
    let studio = Studio("trips\n")
    var world = studio.rig.world
    world.isInterrupted = { true }
    #expect(try await studio.make(.cast, in: world) == .interrupted)
    #expect(studio.file("out.cast") == "")
  }

  @Test func `hostile names reach the file as text`() async throws {
    let script = "new trip \"a\u{1B}[2Jb\u{202E}c\u{7}\"\nadd \"\u{9B}31mx\u{1B}]0;t\u{7}\"\nshow\n"
    let screen = try await cast(script).screen()
    #expect(screen.unknown == [] && screen.bells == 0)
    #expect(screen.text.contains("new trip \"abc\""))
  }
}
