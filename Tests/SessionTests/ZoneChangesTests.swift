import Session
import Testing

struct ZoneChangesTests {
  private let first = CivilDate(year: 2027, month: 1, day: 1)
  private let last = CivilDate(year: 2028, month: 1, day: 1)

  private func shown(_ rules: ZoneRules) throws -> [String] {
    try rules.changes(from: #require(first), to: #require(last)).map {
      "\($0.date.iso) \($0.seconds / 60) \($0.before / 60) \($0.after / 60)"
    }
  }

  /// From 3:00 to 4:00 on a Sunday of March and back in October, as in Helsinki.
  @Test func `changes are told by the clocks that are changed`() throws {
    let seasons = ZoneSeasons(
      offset: 10_800,
      begins: YearlyMoment(day: .weekday(.sunday, week: 5, month: 3), seconds: 10_800),
      ends: YearlyMoment(day: .weekday(.sunday, week: 5, month: 10), seconds: 14_400))
    let rules = ZoneRules(firstOffset: 7200, later: ZoneFooter(standard: 7200, seasons: seasons))
    #expect(try shown(rules) == ["2027-03-28 180 120 180", "2027-10-31 240 180 120"])
    #expect(rules.offset(on: try #require(CivilDate(year: 2027, month: 7, day: 1))) == 10_800)
  }

  @Test func `half an hour, midnight and the loss of a day are changes like any`() throws {
    func change(_ iso: String, hours: Int, from before: Int, to after: Int) throws -> [String] {
      let day = try #require(CivilDate(iso: iso)).daysSinceEpoch
      let at = day * 86_400 + hours * 3600 - before * 60
      return try shown(
        ZoneRules(
          firstOffset: before * 60, transitions: [.init(at: at, offset: after * 60)]))
    }
    #expect(
      try change("2027-04-04", hours: 2, from: 660, to: 630) == ["2027-04-04 120 660 630"])
    #expect(try change("2027-03-28", hours: 0, from: 0, to: 60) == ["2027-03-28 0 0 60"])
    #expect(try change("2027-10-31", hours: 24, from: 60, to: 0) == ["2027-11-01 0 60 0"])
    #expect(
      try change("2027-12-30", hours: 0, from: -600, to: 840) == ["2027-12-30 0 -600 840"])
  }

  @Test func `a zone that never changes has no changes`() throws {
    #expect(try shown(ZoneRules(firstOffset: 32_400)) == [])
  }
}
