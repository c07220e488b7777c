package import Places
package import Session
private import Synchronization

/// Asks a server of one's own while somebody types; at a server of others there is none.
package final class TypingSearch: Sendable {
  package enum Offer: Hashable, Sendable {
    case answer(PlaceQuery, PlaceAnswer)
    /// Nothing is to be shown.
    case nothing
  }

  private struct State {
    var machine: TypingMachine
    /// What runs, by its number.
    var tasks: [Int: Task<Void, Never>] = [:]
  }

  /// What is to be shown, each in the place of the one before.
  package let offers: AsyncStream<Offer>
  private let out: AsyncStream<Offer>.Continuation
  private let places: any PlaceAnswering
  private let clock: any LookupClock
  private let state: Mutex<State>

  /// `nil` where the server is not one's own: then nothing is asked before Enter.
  package init?(
    server: ServerAddress, _ hosts: HostRules, places: any PlaceAnswering,
    clock: any LookupClock, limits: TypingLimits = TypingLimits()
  ) {
    guard hosts.isOwn(server) else { return nil }
    (offers, out) = AsyncStream.makeStream(of: Offer.self)
    self.places = places
    self.clock = clock
    state = Mutex(State(machine: TypingMachine(limits: limits)))
  }

  deinit {
    for task in state.withLock({ $0.tasks }).values { task.cancel() }
    out.finish()
  }

  /// These words stand in the line now.
  package func type(_ query: PlaceQuery) { step { $0.type(query) } }

  /// The line has ended: what still runs is cancelled, on the wire too.
  package func cancel() { step { $0.cancel() } }

  /// How many pauses and questions run.
  package var running: Int { state.withLock { $0.tasks.count } }

  private func step(_ change: (inout TypingMachine) -> [TypingAction]) {
    state.withLock { state in
      for action in change(&state.machine) { perform(action, &state) }
    }
  }

  private func perform(_ action: TypingAction, _ state: inout State) {
    switch action {
    case .wait(let milliseconds, let number):
      let clock = clock
      state.tasks[number] = Task { [weak self] in
        await clock.pause(milliseconds: milliseconds)
        self?.end(number) { Task.isCancelled ? [] : $0.wake(number) }
      }
    case .ask(let query, let number):
      let places = places
      state.tasks[number] = Task { [weak self] in
        let answered = await places.answer(to: query, for: .person)
        self?.end(number) { $0.receive(answered.answer, for: number) }
      }
    case .abandon(let number): state.tasks[number]?.cancel()
    case .show(let query, let answer): out.yield(.answer(query, answer))
    case .clear: out.yield(.nothing)
    }
  }

  private func end(_ number: Int, _ change: (inout TypingMachine) -> [TypingAction]) {
    step { machine in change(&machine) }
    state.withLock { $0.tasks[number] = nil }
  }
}
