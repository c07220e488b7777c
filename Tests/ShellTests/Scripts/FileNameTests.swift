import Language
import Session
import Shell
import TestSupport
import Testing
import World

/// What files that are written are called, and which of them may be there already.
struct FileNameTests {
  private func home(_ files: [String: String] = [:]) async throws -> (rig: Rig, shell: Executor) {
    let rig = Rig(files: files)
    let executor = try rig.executor()
    await executor.say("new trip Porto for 2 days", "add tea to day 1")
    return (rig, executor)
  }

  @Test(arguments: [
    ("save x", "x.trip"), ("save x.trip", "x.trip"), ("save X.TRIP", "X.TRIP"),
    ("save \"São João's plan\"", "São João's plan.trip"), ("save .x", ".x.trip"),
    ("save a.b/c", "a.b/c.trip"), ("record x", "x.trip"),
  ])
  func `a script has its ending, said or not`(_ line: String, _ file: String) async throws {
    let (rig, executor) = try await home()
    let outcome = await executor.say(line)
    #expect(outcome.end == .done, "\(outcome.text)")
    let head = try #require(rig.files.text(file)).prefix { $0 != "\n" }
    #expect(head.hasPrefix("# ") && head.contains(" on 2026-11-21"))
    #expect(outcome.reply?.canonical.hasSuffix("\"\(file)\"") == true)
  }

  @Test(arguments: [
    ("save x.json", "json comes with a later version", "save \"x.trip\""),
    ("save x.csv", "export writes plans in .csv", "export \"x.csv\""),
    ("save plan.html -1", "export writes plans in .html", "save \"plan.trip\" -1"),
    ("save x.txt", "those end in .trip", "save \"x.txt.trip\""),
    ("save v1.2", "those end in .trip", "save \"v1.2.trip\""),
    ("save x.cast", "record makes recordings of the screen", "save \"x.trip\""),
    ("record x.md", "export writes plans in .md", "record \"x.trip\""),
    ("save plan.md", "export writes plans in .md", "export \"plan.md\""),
    ("save plan.MD", "export writes plans in .md", "save \"plan.trip\""),
    ("save plan.txt", "export writes plans in .txt", "export \"plan.txt\""),
    ("save x.gpx", "export writes plans in .gpx", "export \"x.gpx\""),
    ("save plan.md -1", "export writes plans in .md", "save \"plan.trip\" -1"),
    ("save dir/", "at least one character", "help save"),
  ])
  func `an ending that asks for another format is refused with what is meant`(
    _ line: String, _ message: String, _ tries: String
  ) async throws {
    let (rig, executor) = try await home()
    let outcome = await executor.say(line)
    #expect(outcome.end == .failed(.failed))
    #expect(outcome.text.contains(message) && outcome.text.contains("try: \(tries)"))
    #expect(rig.files.written == [])
  }

  @Test(arguments: ["save a.trip", "record a.trip"])
  func `at the prompt it is asked whether a file is to be replaced`(_ line: String) async throws {
    for (answer, old, new) in [("1", "old", true), ("yes", nil, false), ("2", nil, false)] {
      let (rig, executor) = try await home(["a.trip": "old"])
      let asked = await executor.say(line, from: .prompt)
      guard case .asks(let question) = asked.end else {
        Issue.record("nothing was asked: \(asked.text)")
        return
      }
      #expect(question.heading == "a.trip is there already. Replace it?")
      #expect(
        question.answers == [
          "\(line.replacing("a.trip", with: "\"a-2.trip\""))", "yes, replace a.trip",
        ])
      #expect(rig.files.text("a.trip") == "old")
      let outcome = await executor.execute(answer: LogicalLine(answer, firstLine: 1), to: question)
      #expect(outcome?.end == .done, "\(answer)")
      #expect((rig.files.text("a.trip") == "old") == (old != nil))
      #expect((rig.files.text("a-2.trip") != nil) == new)
    }
  }

  @Test(arguments: ["save a.trip", "record a.trip"])
  func `a script does not replace a file, and names one that is free`(_ line: String) async throws {
    let (rig, executor) = try await home(["a.trip": "old", "a-2.trip": "older"])
    let outcome = await executor.say(line)
    #expect(outcome.end == .failed(.unreadable))
    let free = line.replacing("a.trip", with: "\"a-3.trip\"")
    #expect(outcome.text.contains("a.trip: the file is there already"))
    #expect(outcome.text.hasSuffix("try: \(free)\n"))
    #expect(rig.files.text("a.trip") == "old")
  }

  @Test func `a recording whose answers are there already is asked about too`() async throws {
    let (_, executor) = try await home(["a.trip.places": "old", "a-2.trip.places": "older"])
    let outcome = await executor.say("record a.trip")
    #expect(outcome.text.contains("try: record \"a-3.trip\"\n"))
  }

  @Test(arguments: [
    ("save a.json", "save \"a-2.trip\""), ("save a.txt", "export \"a-2.txt\""),
    ("save no/x.trip", "save \"x.trip\""), ("record no/x.trip", "record \"x.trip\""),
    ("export no/x.md", "export \"x.md\""), ("save no/a.trip", "save \"a-2.trip\""),
  ])
  func `the line that is offered works`(_ line: String, _ offer: String) async throws {
    let (rig, shell) = try await home(["a.trip": "", "a.txt": ""])
    // A folder that is not there.
    if line.contains("no/") { rig.files.refuseWrites(.missing) }
    let text = await shell.say(line).text
    rig.files.refuseWrites(nil)
    #expect(text.contains("try: \(offer)\n"), "\(text)")
    if line.contains("no/") { #expect(text.contains("there is no folder no"), "\(text)") }
    #expect(await shell.say(offer).end == .done)
  }
}

/// A leading `~/`.
struct HomeFolderTests {
  private let memory = MemoryFiles(["/home/ana/a.trip": "days\n"])
  private var files: TildeFiles { TildeFiles(memory, home: "/home/ana") }

  @Test func `a name that begins with a tilde and a slash lies in the home folder`() throws {
    #expect(try files.read("~/a.trip") == Array("days\n".utf8))
    #expect(files.exists("~/a.trip") && !files.exists("~ana/a.trip") && !files.exists("~a.trip"))
    try files.write("~/b.trip", [], replacing: false)
    #expect(memory.text("/home/ana/b.trip") == "")
    #expect(try files.list("~/") == ["a.trip", "b.trip"])
  }

  @Test func `failures name the file as it was typed`() {
    #expect(throws: FileFailure(path: "~/no.trip", reason: .missing)) {
      try files.read("~/no.trip")
    }
    #expect(throws: FileFailure(path: "~/a.trip", reason: .exists)) {
      try files.write("~/a.trip", [], replacing: false)
    }
    #expect(throws: FileFailure(path: "~bob/a.trip", reason: .missing)) {
      try files.read("~bob/a.trip")
    }
  }

  @Test func `without a home folder a tilde is a sign like any other`() {
    for home in [nil, ""] { #expect(expandedPath("~/a", home: home) == "~/a") }
    #expect(expandedPath("~/a", home: "/") == "/a")
    #expect(expandedPath("x/~/a", home: "/home/ana") == "x/~/a")
  }

  @Test func `commands take such names`() async throws {
    let rig = Rig()
    var world = rig.world
    world.files = files
    let executor = try Executor(world, rig.options)
    await executor.say("new trip Porto for 2 days")
    #expect(await executor.say("run ~/a.trip").end == .done)
    #expect(await executor.say("save ~/b").reply?.canonical == "save \"~/b.trip\"")
    #expect(memory.text("/home/ana/b.trip") != nil)
    #expect(await executor.say("save ~/a.trip").text.contains("try: save \"~/a-2.trip\""))
  }
}
