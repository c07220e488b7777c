import Session
import Shell
import TestSupport
import Testing
import World

extension LiveShowTests {
  @Test func `a line that something was built on stays, and it is said why`() async throws {
    let terminal = ScriptedKeys(
      .space, .tab, .back, .space, lines: [.line("add coffee"), .endOfInput])
    #expect(try await step("new trip Porto\nadd lunch\n", terminal) == .done)
    #expect(terminal.screen.text.contains("The line before cannot be taken back: "))
    #expect(terminal.screen.text.contains("porto> add lunch"))
    #expect(try trips == ["Porto"])
  }

  @Test func `a hidden line that fails is told of`() async throws {
    let terminal = ScriptedKeys(.space)
    let script = "#: hide\nnew trip Porto\nadd tea to day 99\n#: show\nadd lunch\n"
    #expect(try await step(script, terminal) == .failed)
    #expect(terminal.screen.text.contains("the trip has no days yet"))
  }
}

extension LiveShowTests {
  @Test func `a script that is shown replaces no file, and nothing to come is done beforehand`()
    async throws
  {
    try files.write("mine.trip", Array("# mine\n".utf8), replacing: true)
    let script = "new trip Porto\nsave mine.trip\nyes\nhistory clear\n"
    let terminal = ScriptedKeys(
      .space, .tab, .space, .space, lines: [.endOfInput])
    #expect(try await step(script, terminal) != .done)
    #expect(try files.read("mine.trip") == Array("# mine\n".utf8))
    #expect(!terminal.screen.text.contains("Forgot"))
  }
}
