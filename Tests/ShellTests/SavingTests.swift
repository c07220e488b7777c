import JSON
import Session
import Shell
import TestSupport
import Testing

struct SavingTests {
  @Test func `what a script cannot hold stands in the answer, in JSON and in the script`()
    async throws
  {
    let rig = Rig()
    try await rig.run("new trip Porto for 2 days", "add tea to day 1")
    rig.journal.change(TripID(1)) {
      $0.bookings = [Booking(id: BookingID(90), kind: .train, name: "to Braga")]
      $0.silenced = ["gaps"]
    }
    let executor = try rig.executor()
    let outcome = await executor.say("open Porto", "save \"porto.trip\"")
    #expect(
      outcome.text == """
        Saved 2 lines in porto.trip
        Not in it: the rules of check that are off and 1 booking

        """)
    #expect(outcome.reply?.data["missing"]?.arrayValue?.count == 2)
    let script = try #require(rig.files.text("porto.trip"))
    #expect(
      script.contains("# Not in it: the rules of check that are off\n# Not in it: 1 booking\n"))
    let other = Rig(files: ["porto.trip": script])
    #expect(try await other.run(task: .scripts(["porto.trip"])) == .done)
  }

  @Test func `a line that grew too long to be read is told, and the script still runs`()
    async throws
  {
    let rig = Rig()
    let quotes = String(repeating: "\"", count: 40_000)
    let line = "note trip 'he said \(quotes)'"
    #expect(try await rig.run("new trip Porto for 2 days", line, "save \"porto.trip\"") == .done)
    #expect(rig.output.output.contains("Not in it, too long for a line: note trip "))
    let script = try #require(rig.files.text("porto.trip"))
    #expect(script.utf8.count < 1000)
    let other = Rig(files: ["porto.trip": script])
    #expect(try await other.run(task: .scripts(["porto.trip"])) == .done)
  }
}
