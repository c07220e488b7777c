import Shell
import Testing

private let trip = [
  "new trip to Porto 2027-04-19..2027-04-23", "add lunch to day 1 at 13:00",
]

/// What is said in the trip, and what the answer to the last line must tell.
private let told: [(said: [String], told: String)] = [
  (["add lunch to day 1"], "That makes 2 called lunch there; undo if one was meant"),
  (["add Lunch to day 1 at 12:00"], "That makes 2 called Lunch there"),
  (["add lunch to day 1", "add lunch to day 1"], "That makes 3 called lunch there"),
  (["add nap to ideas", "add nap to ideas"], "That makes 2 called nap there"),
  (["note lunch fish", "note lunch soup"], "In place of “fish”; undo brings that back"),
  (["note day 1 early", "note day 1 late"], "In place of “early”; undo brings that back"),
  (["note trip a", "note trip b"], "In place of “a”; undo brings that back"),
  (["describe tiles", "describe wine"], "In place of “tiles”; undo brings that back"),
]

@Test(arguments: told)
func `what is there twice now, or no more, is told`(
  _ said: (said: [String], told: String)
) async throws {
  let executor = try Rig().executor()
  var text = ""
  for line in trip + said.said { text = await executor.say(line).text }
  #expect(text.contains(said.told))
}

@Test(arguments: [
  ["add lunch to day 2"], ["add \"lunch with Ana\" to day 1"], ["note lunch fish"],
  ["note lunch fish", "note lunch none"], ["note lunch fish", "note lunch fish"],
])
func `what is new, or taken away on purpose, is told without`(_ said: [String]) async throws {
  let executor = try Rig().executor()
  var text = ""
  for line in trip + said { text = await executor.say(line).text }
  #expect(!text.contains("That makes") && !text.contains("In place of"))
}

@Test func `undo brings back the note that another took the place of`() async throws {
  let executor = try Rig().executor()
  for line in trip + ["note lunch fish", "note lunch soup", "undo"] { await executor.say(line) }
  #expect(await executor.say("show lunch").text.contains("“fish”"))
}

@Test(arguments: ["dinner at 8", "dinner at 8:30"])
func `what is so already on another day may have been meant for this one`(
  _ line: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(trip + ["add dinner to day 3 at 20:00", "day 1", line])
  #expect(shown.contains("Which of these is meant?"))
  #expect(rig.journal.entries.count == 3)
}
