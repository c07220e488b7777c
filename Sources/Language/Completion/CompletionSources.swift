package import Session

/// What is known beyond the session; it is asked on the thread that completes, and only where the
/// line needs it.
package struct CompletionSources: Sendable {
  /// The trips whose folded name begins so, at most so many; of all where nothing is given, those
  /// that are likeliest opened.
  package var trips: @Sendable (_ beginning: String, _ limit: Int) -> [TripSummary]
  /// Every trip, the newest first.
  package var allTrips: @Sendable () -> [NamedTrip]
  package var known: KnownNames
  /// The lessons and the examples that come with the program, each with what it is about.
  package var lessons: @Sendable () -> [NamedText] = { [] }
  package var examples: @Sendable () -> [NamedText] = { [] }

  package init(
    trips: @escaping @Sendable (_ beginning: String, _ limit: Int) -> [TripSummary],
    allTrips: @escaping @Sendable () -> [NamedTrip], known: KnownNames = KnownNames()
  ) {
    self.trips = trips
    self.allTrips = allTrips
    self.known = known
  }

  /// These trips are all.
  package init(_ trips: [TripSummary], known: KnownNames = KnownNames()) {
    let named = trips.map(NamedTrip.init)
    self.init(
      trips: { beginning, limit in
        Array(named.filter { $0.folded.hasPrefix(beginning) }.prefix(limit).map(\.summary))
      },
      allTrips: { named }, known: known)
  }
}

/// A name, and what stands behind it in a line.
package struct NamedText: Hashable, Sendable {
  package let name: String
  package let about: String

  package init(_ name: String, _ about: String) { (self.name, self.about) = (name, about) }
}

/// A trip and its folded name.
package struct NamedTrip: Hashable, Sendable {
  package var summary: TripSummary
  package var folded: String

  package init(_ summary: TripSummary) {
    self.summary = summary
    folded = foldedWords(summary.name)
  }
}
