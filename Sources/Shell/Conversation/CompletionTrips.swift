internal import Journal
package import Language
package import Session
private import Synchronization

/// The trips of the home for the thread that completes, by a connection of its own that is opened
/// when a line first needs them.
package final class CompletionTrips: Sendable {
  private struct State {
    var library: (any Library)?
    /// As of which entry it reads.
    var entry: Int?
    /// All names, once they were needed.
    var all: [NamedTrip]?
  }

  private let state = Mutex(State())
  private let open: @Sendable () -> sending any Library

  package init(_ open: @escaping @Sendable () -> sending any Library) { self.open = open }

  /// What completion asks of the trips as they are after an entry.
  package func sources(
    after entry: Int, today: CivilDate, isPlace: @escaping @Sendable (String) -> Bool,
    beginsName: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> CompletionSources {
    CompletionSources(
      trips: { [self] in beginning($0, limit: $1, after: entry, today) },
      allTrips: { [self] in all(after: entry) },
      known: KnownNames(
        isTrip: { [self] name in
          reading(after: entry) { try? $0.summaries(called: name).isEmpty == false } ?? false
        }, isPlace: isPlace, beginsName: beginsName))
  }

  /// Lets go of the files until they are needed again: between lines nobody asks.
  package func rest() { state.withLock { $0.library = nil } }

  private func beginning(
    _ words: String, limit: Int, after entry: Int, _ today: CivilDate
  ) -> [TripSummary] {
    guard words.isEmpty else {
      let found = reading(after: entry) { try? $0.summaries(beginning: words, limit: limit) }
      return found ?? []
    }
    let next = reading(after: entry) { try? $0.summaries(notOverOn: today, limit: limit / 2) } ?? []
    guard next.count < limit / 2 else { return next }
    let others = all(after: entry).lazy.map(\.summary)
      .filter { trip in !next.contains { $0.id == trip.id } }
    return next + others.prefix(limit - next.count)
  }

  private func all(after entry: Int) -> [NamedTrip] {
    state.withLock { state in
      prepare(&state, entry)
      if let all = state.all { return all }
      let all = ((try? state.library?.summaries()) ?? []).reversed().map(NamedTrip.init)
      state.all = all
      return all
    }
  }

  private func reading<Answer: Sendable>(
    after entry: Int, _ question: @Sendable (any Library) -> Answer?
  ) -> Answer? {
    state.withLock { state in
      prepare(&state, entry)
      return state.library.flatMap(question)
    }
  }

  private func prepare(_ state: inout State, _ entry: Int) {
    if state.entry != entry { state = State(entry: entry) }
    if state.library == nil { state.library = open() }
  }
}
