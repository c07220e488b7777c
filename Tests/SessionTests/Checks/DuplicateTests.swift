import Session
import TestSupport
import Testing

/// What is booked more than once, and ways home from elsewhere than one came to.
@Suite struct DuplicateTests {
  private func trip(_ lines: String) throws -> CheckedTrip {
    CheckedTrip(try LabelledTrip("a trip\n" + lines).trip, today: nil, currency: .euro)
  }

  private func fixes(_ rule: CheckRule, in trip: CheckedTrip) -> [Intent?] {
    trip.findings.filter { $0.rule == rule }.map(\.fix)
  }

  private func remove(_ number: Int) -> Intent { .booking(.remove(.number(number))) }

  @Test func `of five that are the same the one that is paid stays`() throws {
    let flight = "flight LH1 1@10:00 1@12:00 from=vienna to=porto"
    let trip = try trip(
      "trip start=2027-04-19 days=3 names=Ana\n"
        + [flight, flight, flight + " cost=80EUR paid=Ana", flight, flight + " cost=80EUR"]
        .joined(separator: "\n"))
    #expect(
      fixes(.duplicateBooking, in: trip) == [remove(1), remove(2), remove(4), remove(5)])
  }

  @Test func `what each knows of its own is not thrown away, but told`() throws {
    let trip = try trip(
      """
      trip start=2027-04-19 days=3 names=Ana
      flight LH1 1@10:00 1@12:00 from=vienna to=porto seat=3A
      flight LH1 1@10:00 1@12:00 from=vienna to=porto cost=80EUR
      """)
    let found = trip.findings.filter { $0.rule == .duplicateBooking }
    #expect(found.map(\.fix) == [nil])
    #expect(found.first?.toComplete?.text == "remove booking 2")
  }

  @Test func `for two a seat of one's own makes it a ticket of one's own`() throws {
    let trip = try trip(
      """
      trip start=2027-04-19 days=3 names=Ana,Bob
      flight LH1 1@10:00 1@12:00 from=vienna to=porto seat=3A
      flight LH1 1@10:00 1@12:00 from=vienna to=porto
      """)
    #expect(fixes(.duplicateBooking, in: trip) == [])
  }

  @Test func `a change that is too short is told once, however many tickets there are`() throws {
    let flight = "flight LH1 1@10:00 1@12:00 from=vienna to=porto"
    let trip = try trip(
      """
      trip start=2027-04-19 days=3 names=Ana,Bob
      train ICE_5 1@06:00 1@10:00 from=berlin to=vienna
      \(flight) seat=3A
      \(flight) seat=3B
      """)
    #expect(trip.findings.count { $0.rule == .shortConnection } == 1)
  }

  @Test func `the way back leaves where the trip ends`() throws {
    let trip = try trip(
      """
      trip start=2027-04-19 days=5
      flight LH1 1@10:00 1@12:00 from=vienna to=porto
      train IC_1 3@10:00 3@13:00 from=porto to=lisbon
      hotel Casa 3@15:00 5@11:00 in=lisbon
      """)
    let found = trip.findings.filter { $0.rule == .missingWayBack }
    guard case .booking(.add(let way))? = found.first?.fix else { throw NoChange() }
    #expect(way.kind == .flight)
    #expect(found.first?.message.text.contains("isbo") == true)
    guard case .pinned(let name, _)? = way.from else { throw NoChange() }
    #expect(name == "lisbon")
  }
}
