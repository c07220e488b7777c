import Testing

@testable import Session

/// Sessions are kept by reference; a copy is its own all the same.
@Suite struct SessionCopyTests {
  private static let changes: [@Sendable (inout Session) -> Void] = [
    { $0.cursor.trip = TripID(7) }, { $0.settings[.units] = "mi" },
    { $0.aliases["lu"] = "lunch" }, { $0.aliasesOfWindow["dd"] = "show day" },
    {
      $0.consents["example.org"] = Consent(
        host: "example.org", date: CivilDate(daysSinceEpoch: 20_000), terms: "be polite")
    },
    { $0.nextID += 1 }, { $0.touched[TripID(7)] = .gone },
  ]

  @Test(arguments: SessionCopyTests.changes.indices)
  func `what is changed in a copy is not changed in what it was made of`(index: Int) {
    let first = Session(window: WindowID(1))
    var copy = first
    SessionCopyTests.changes[index](&copy)
    #expect(first == Session(window: WindowID(1)))
    #expect(copy != first)
  }

  @Test(arguments: SessionCopyTests.changes.indices)
  func `what is changed behind a copy is not changed in the copy`(index: Int) {
    var first = Session(window: WindowID(1))
    let copy = first
    SessionCopyTests.changes[index](&first)
    #expect(copy == Session(window: WindowID(1)))
    #expect(copy != first)
  }

  @Test func `all that a session holds is printed of it`() {
    let session = Session(window: WindowID(1))
    let printed = Mirror(reflecting: session).children.compactMap(\.label)
    #expect(printed == Mirror(reflecting: session.kept.fields).children.compactMap(\.label))
    #expect(printed.count == SessionCopyTests.changes.count + 1)
  }
}
