import Session
import Testing

/// What rules of opening hours say together of one day.
struct OpeningHoursTests {
  private func hours(_ text: String, _ day: Weekday) throws -> [[Int]] {
    try #require(OpeningHours(text: text)).hours(on: day)
      .map { [$0.lowerBound, $0.upperBound].map { $0 / 60 } }
  }

  @Test func `a later rule takes the place of one that it overlaps on that day`() throws {
    let text = "tue-sun 09:00-18:00, sat 10:00-14:00"
    #expect(try hours(text, .saturday) == [[10, 14]])
    #expect(try hours(text, .sunday) == [[9, 18]])
    #expect(try hours(text, .monday) == [])
  }

  @Test func `times that do not overlap add up, whatever their order`() throws {
    let twice = "mon-fri 09:00-12:00, mon-fri 14:00-18:00"
    #expect(try hours(twice, .monday) == [[9, 12], [14, 18]])
    let touching = "mon-fri 14:00-18:00, mon 09:00-14:00"
    #expect(try hours(touching, .monday) == [[9, 14], [14, 18]])
  }

  @Test func `hours past midnight belong to the day on which they begin`() throws {
    let text = "mon-sun 12:00-23:00, fri 18:00-02:00"
    #expect(try hours(text, .friday) == [[18, 26]])
    #expect(try hours(text, .saturday) == [[12, 23]])
  }
}
