import Session
import Testing

struct SoundTripTests {
  @Test(arguments: 1...200) func `no error is found in a sound trip`(seed: UInt64) throws {
    var trips = SoundTrips(seed: seed)
    let trip = try trips.make()
    let found = CheckedTrip(trip, today: trip.start?.adding(-30), currency: .euro).findings
    #expect(found.filter { $0.severity == .error } == [])
    // Of warnings and hints, only what has to do with taste.
    let other = Set(found.map(\.rule)).subtracting([
      .emptyDay, .withoutPlace, .longDay, .missingLeg,
    ])
    #expect(other == [])
  }

  @Test func `sound trips have much that could be wrong`() throws {
    let trips = try (1...200).map { seed in
      var trips = SoundTrips(seed: UInt64(seed))
      return try trips.make()
    }
    #expect(trips.allSatisfy { $0.bookings.count >= 3 })
    #expect(trips.map(\.stopCount).reduce(0, +) > 1000)
    #expect(trips.contains { $0.bookings.contains { $0.kind == .train } })
  }
}
