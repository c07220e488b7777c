import Session
import TestSupport
import Testing
import World

@Suite struct SeveralLinesTests {
  @Test func `pasted lines are one step, which one undo takes back`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal([
      .line("new trip Porto 19-23 april\nadd text \"Lunch\" to day 1\n\nstyle quiet\n"),
      .line("undo"),
    ])
    try await rig.talk(at: terminal)
    #expect(rig.journal.entries.count == 2)
    #expect(rig.journal.library.trips.isEmpty)
  }

  @Test func `a question in the middle stops, and the rest waits in the line`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal([
      .line("new trip One\nnew trip to Springfield\nstyle quiet\nnote trip \"x\""), .line("1"),
      .endOfInput,
    ])
    try await rig.talk(at: terminal)
    #expect(rig.journal.library.trips.count == 2)
    #expect(rig.journal.library.trips.allSatisfy { $0.style == nil })
    #expect(terminal.prompts.map(\.draft) == ["", "", "style quiet\nnote trip \"x\""])
  }

  @Test func `lines up to one that fails are done, and it comes back to be mended`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal([
      .line("new trip One\nremove nothing at all\nstyle quiet"), .line("style loud"),
    ])
    try await rig.talk(at: terminal)
    #expect(rig.journal.library.trips.first?.style == "loud")
    #expect(terminal.prompts.map(\.draft) == ["", "remove nothing at all\nstyle quiet", ""])
  }

  @Test func `the first of several lines may answer the question that is open`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal([
      .line("new trip to Springfield"), .line("1\nstyle quiet\nnote trip \"x\""),
    ])
    try await rig.talk(at: terminal)
    #expect(rig.journal.library.trips.first?.style == "quiet")
    #expect(rig.journal.entries.count == 2)
  }

  @Test func `edit gives the line before to a person's own editor`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal(
      [.line("new trip One"), .line("edit"), .line("style quiet")], edits: { $0 + " and more" })
    try await rig.talk(at: terminal)
    #expect(terminal.prompts.map(\.draft) == ["", "", "new trip One and more", ""])
    let other = ScriptedTerminal("edit")
    try await rig.talk(at: other)
    #expect(other.transcript.contains("gave nothing back"))
  }

  @Test func `a line that quits ends it, with what was done before kept`() async throws {
    let rig = Rig()
    let terminal = ScriptedTerminal([.line("new trip One\nquit\nstyle quiet")])
    try await rig.talk(at: terminal)
    #expect(rig.journal.library.trips.first?.name == "One")
    #expect(terminal.prompts.count == 1)
  }
}
