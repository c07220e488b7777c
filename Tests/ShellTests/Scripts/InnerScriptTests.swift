import JSON
import Session
import Shell
import TestSupport
import Testing

/// Scripts that run scripts: where they lie, and how their errors tell the way to them.
@Suite struct InnerScriptTests {
  @Test func `a script is looked for beside the one that runs it, then where the program works`()
    async throws
  {
    let rig = Rig(files: [
      "trips/a.trip": "run b.trip\nrun sub/c.trip\nrun d.trip", "trips/b.trip": "new trip Beside",
      "b.trip": "new trip Wrong", "trips/sub/c.trip": "run ../e.trip\nrun f.trip",
      "trips/sub/../e.trip": "new trip Up", "trips/sub/f.trip": "new trip Below",
      "d.trip": "new trip Works",
    ])
    #expect(try await rig.executor().say("run trips/a.trip").end == .done)
    let names = rig.journal.library.trips.map(\.name)
    #expect(names == ["Beside", "Up", "Below", "Works"])
    #expect(try await rig.run(task: .scripts(["trips/a.trip"])) == .done)
  }

  @Test func `an error tells the lines that led to it, the nearest first`() async throws {
    let files = [
      "x/outer.trip": "# one\nrun middle.trip", "x/middle.trip": "\n\nrun inner.trip",
      "x/inner.trip": "add lunch to day 9",
    ]
    let (rig, other) = (Rig(files: files), Rig(files: files))
    #expect(try await rig.run(task: .scripts(["x/outer.trip"])) == .failed)
    #expect(rig.output.error.hasPrefix("x/inner.trip:1:1"))
    #expect(
      rig.output.error.contains("\n  run from x/middle.trip:3\n  run from x/outer.trip:2\n"))
    try await other.run(task: .scripts(["x/outer.trip"])) { $0.format = .json }
    let objects = try other.objects
    #expect(objects.count == 3)
    #expect(
      objects.last?["message"]
        == .string(
          "line 3 of x/middle.trip (x/inner.trip:1) failed, so nothing of it was done"))
  }

  @Test func `what was typed is no place`() async throws {
    let rig = Rig(files: ["a.trip": "frobnicate"])
    let outcome = await (try rig.executor()).say("run a.trip", from: .prompt)
    #expect(!outcome.text.contains("run from"))
  }

  @Test func `a missing inner script names where it was looked for`() async throws {
    let rig = Rig(files: ["x/a.trip": "run b.trip"])
    #expect(try await rig.run(task: .scripts(["x/a.trip"])) == .unreadable)
    #expect(rig.output.error.contains("x/b.trip: no such file"))
  }
}
