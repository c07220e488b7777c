import Session
import Shell
import Testing

@Suite struct ConditionTests {
  private func home() async throws -> HomeState {
    let executor = try Rig().executor()
    await executor.say(
      "new trip to Porto 2027-04-19..2027-04-21", "add \"lunch with Ana\" to day 2 at 13:00",
      "add text tram to ideas", "name day 1 Old town", "day 2",
      "alias dd = show day")
    return executor.homeState
  }

  @Test(arguments: [
    "trip starts 2027-04-19", "trip ends 2027-04-21", "trip goes to porto", "trip called Porto",
    "trip has 3 days", "trip has 1 stop", "trip has 1 ideas", "trip has 0 bookings",
    "day 2 has 1 stop", "day 2 selected", "lunch on day 2 at 13:00", "lunch with ana at 13:00",
    "Ana on day 2", "tram among ideas", "no tram", "no Ana on day 2 at 12:00",
    "Ana at 13:00 on day 2", "no bookings", "alias dd", "no alias xx", "no lunch on day 1",
    "day 1 called old town", "file templates/beach.list", "1 trip", "no trip Rome",
  ])
  func `a condition holds`(_ text: String) async throws {
    #expect(try await Condition(text).failure(in: home()) == nil)
  }

  @Test(arguments: [
    ("trip starts 2027-04-20", "the trip starts 2027-04-19"),
    ("trip has 4 days", "the trip has 3 days"), ("day 1 has 1 stop", "day 1 has 0 stops"),
    ("day 9 has 1 stop", "there is no day 9"), ("day 1 selected", "day 2 is selected"),
    ("lunch on day 1", "lunch with Ana is on day 2, at 13:00"),
    ("no lunch", "lunch is there: lunch with Ana on day 2 at 13:00"),
    ("unch on day 2", "unch is on no day; day 2 has 1 stop: lunch with Ana at 13:00"),
    ("alias xx", "there is no alias xx"),
    ("no lunch on day 2", "lunch is there: lunch with Ana on day 2 at 13:00"),
    ("no lunch on day 9", "there is no day 9"),
    ("no alias dd", "dd stands for show day"),
    ("day 2 has 3 stops", "day 2 has 1 stop: lunch with Ana"),
    ("day 1 called Harbour", "day 1 is called Old town"),
    ("day 2 called Harbour", "day 2 has no name"), ("file x.trip", "there is no file x.trip"),
    ("2 trips", "there is 1 trip: Porto"), ("no trip Porto", "there is a trip Porto"),
  ])
  func `a condition that does not hold tells what is there`(
    _ text: String, _ told: String
  ) async throws {
    #expect(try await Condition(text).failure(in: home()) == told)
  }

  @Test func `where there is no trip it says so of several`() throws {
    let home = try Rig().executor().homeState
    #expect(try Condition("1 trip").failure(in: home) == "there are 0 trips")
  }

  @Test(arguments: [
    "", "trip", "trip has many days", "day two has 1 stop", "lunch", "lunch at 25:00",
  ])
  func `other words are no condition`(_ text: String) {
    #expect(throws: ConditionFault.self) { try Condition(text) }
  }

  @Test func `every form that is offered can be read, and without a trip none of them holds`()
    throws
  {
    let home = try Rig().executor().homeState
    for form in ConditionFault.forms
    where !["alias", "file", "3 trips"].contains(where: form.contains) {
      #expect(try Condition(form).failure(in: home) == "no trip is open")
    }
  }
}
