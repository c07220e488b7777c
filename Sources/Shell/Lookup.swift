package import Places
package import Session
private import Synchronization
package import World

/// Asks one server of places; made anew whenever `places` is set.
///
/// Only a server of one's own is asked: no other can be used yet.
package final class PlaceLookup: Sendable {
  private let server: ServerAddress
  private let transport: any HTTPTransport
  private let cache: LookupCache?
  private let userAgent: String
  private let language: String
  private let limits: LookupLimits
  private let clock: any LookupClock
  private let gate = Mutex(ServerGate())

  package init(
    server: ServerAddress, transport: any HTTPTransport, cache: LookupCache?, userAgent: String,
    language: String, limits: LookupLimits = LookupLimits(),
    clock: any LookupClock = SystemLookupClock()
  ) {
    self.server = server
    self.transport = transport
    self.cache = cache
    self.userAgent = userAgent
    self.language = language
    self.limits = limits
    self.clock = clock
  }

  /// The answer, from the cache where it has one.
  ///
  /// Cancelling the task that waits cancels the question on the wire; it is then answered with
  /// `.failed(.cancelled)`.
  package func answer(to query: PlaceQuery) async -> PlaceAnswer {
    guard server.isOwn else {
      return .failed(.offline("\(server.host) is not a server of your own"))
    }
    do throws(LookupFailure) {
      let request = try NominatimRequest(query, language: language, limits: limits)
      if request.isEmpty { return .found([]) }
      if let kept = cache?.answer(to: request, of: server, now: clock.seconds()) {
        return .found(kept)
      }
      return await ask(request)
    } catch {
      return .failed(error)
    }
  }

  private func ask(_ request: NominatimRequest) async -> PlaceAnswer {
    let asked = clock.milliseconds()
    if let closure = gate.withLock({ $0.closure(at: asked) }) { return .failed(closure) }
    let answer = await drive(request)
    let answered = clock.milliseconds()
    gate.withLock { $0.note(answer, at: answered) }
    if case .found(let places) = answer {
      cache?.keep(places, for: request, of: server, now: clock.seconds())
    }
    return answer
  }

  /// Does what the machine says until it has an answer.
  private func drive(_ request: NominatimRequest) async -> PlaceAnswer {
    var machine = LookupMachine(server: server, userAgent: userAgent, limits: limits)
    var actions = machine.ask(request, at: now)
    while !actions.isEmpty {
      switch actions.removeFirst() {
      case .send(let request, let number):
        let result = await transport.send(request)
        actions += machine.receive(result, for: number, at: now)
      case .wait(let milliseconds, let number):
        await clock.pause(milliseconds: milliseconds)
        actions += Task.isCancelled ? machine.cancel() : machine.wake(number, at: now)
      case .abandon: break
      case .answer(let answer): return answer
      }
    }
    return .failed(.cancelled)
  }

  private var now: LookupMoment {
    LookupMoment(milliseconds: clock.milliseconds(), seconds: clock.seconds())
  }
}
