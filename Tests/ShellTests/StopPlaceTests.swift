import JSON
import Session
import Shell
import TestSupport
import Testing

/// Places of stops, and home, as programs and files see them.
struct StopPlaceTests {
  private let trip = "new trip to Porto 19-21 april"

  @Test func `what may be meant by new words is numbered, and the reply tells how to take it`()
    async throws
  {
    var rig = Rig()
    let text = await (try rig.executor()).say(trip, "add england to day 1").text
    #expect(text.contains("(place 1.1 1 takes the first):"))
    rig.options.format = .json
    try await rig.run("open Porto", "add england to day 2", "place 2.1 1")
    let objects = try rig.objects
    let maybe = try #require(objects.dropLast().last?["data"]?["maybe"]?.arrayValue)
    #expect(maybe.first?["number"] == .integer(1))
    let placed = objects.last?["data"]?["day"]?["stops"]?.arrayValue?.first
    #expect(placed?["name"] == .string("england"))
    #expect(placed?["lat"] == maybe.first?["place"]?["lat"])
  }

  @Test func `resolve fails in a script with the lines that would do it, each of which does`()
    async throws
  {
    var rig = Rig()
    rig.options.format = .json
    let lines = [
      trip, "add text \"Lello\" to day 1", "add text \"Cathedral\" to day 1", "add lunch",
    ]
    #expect(try await rig.run(task: .lines(lines + ["resolve"])) == .failed)
    let error = try rig.objects.last?["error"]
    #expect(error?["kind"] == .string("places-of-stops"))
    let tries = try #require(error?["try"]?.arrayValue).compactMap(\.stringValue)
    #expect(tries.suffix(2) == ["place 1.1 \"Livraria Lello\"", "place 1.2 \"Porto Cathedral\""])
    for line in tries {
      #expect(try await rig.run("open Porto", line) == .done)
      #expect(try await rig.run("open Porto", "undo") == .done)
    }
    #expect(try await rig.run("open Porto", tries[0], "resolve") == .done)
  }

  @Test func `home of the prompt's file holds for that window only, what is set for all`()
    async throws
  {
    let rig = Rig(files: ["rc": "set home Paris\n"])
    let executor = try rig.executor()
    #expect(executor.readPromptFile("rc").isEmpty)
    #expect(await executor.say("settings").text.contains("home         Paris"))
    #expect(await executor.say("suggest near home").text.contains("Louvre"))
    #expect(await (try rig.executor()).say("settings").text.contains("home         –"))
    #expect(await executor.say("set home Porto").text.contains("home is now Porto"))
    #expect(await executor.say("settings").text.contains("home         Porto"))
    #expect(executor.session.settings.home?.name == "Porto" && rig.journal.entries.count == 1)
  }

  @Test func `home is an object among the settings, null where it is not known`() async throws {
    var rig = Rig()
    rig.options.format = .json
    try await rig.run("set home Porto", "settings", "set home none", "settings")
    let homes = try rig.objects.compactMap { $0["data"]?["settings"]?["home"] }
    #expect(homes.first?["name"] == .string("Porto") && homes.first?["country"] == .string("PT"))
    #expect(homes.last == .null)
  }
}
