/// The library of a home in which nothing is yet.
package protocol HoldingNothing: Library {}

extension HoldingNothing {
  package func trip(_ id: TripID) throws(LibraryFailure) -> Trip? { nil }
  package func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? { nil }
  package func summaries() throws(LibraryFailure) -> [TripSummary] { [] }
  package func summaries(
    beginning folded: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  package func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] { [] }
  package func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary] { [] }
  package func deletedTrips() throws(LibraryFailure) -> [TripID] { [] }
  package func newestEntry() throws(LibraryFailure) -> Int { 0 }
  package func entry(_ number: Int) throws(LibraryFailure) -> Entry? { nil }
  package func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] { [] }
}

/// Nothing, and nothing more than that.
struct EmptyLibrary: HoldingNothing {}
