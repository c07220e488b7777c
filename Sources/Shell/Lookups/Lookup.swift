package import Places
package import Session
package import World

/// What came of asking, and where it is from.
package struct Answered: Hashable, Sendable {
  package var answer: PlaceAnswer
  /// When the answer came, in seconds since 1970, where it was kept from an earlier question.
  package var keptSince: Int64?

  package init(_ answer: PlaceAnswer, keptSince: Int64? = nil) {
    self.answer = answer
    self.keptSince = keptSince
  }
}

/// Asks one server of places; made anew for each line from the settings of that moment.
package final class PlaceLookup: Sendable {
  private let server: ServerAddress
  private let transport: any HTTPTransport
  private let cache: LookupCache?
  private let userAgent: String
  private let language: String
  private let limits: LookupLimits
  private let clock: any LookupClock
  /// How requests are spaced where the server is one of others; `nil` at one of one's own.
  private let pace: Pace?
  private let gates: ServerGates

  package init(
    server: ServerAddress, pace: Pace?, transport: any HTTPTransport, cache: LookupCache?,
    userAgent: String, language: String, gates: ServerGates = ServerGates(),
    limits: LookupLimits = LookupLimits(), clock: any LookupClock = SystemLookupClock()
  ) {
    self.server = server
    self.pace = pace
    self.transport = transport
    self.cache = cache
    self.userAgent = userAgent
    self.language = language
    self.gates = gates
    self.limits = limits
    self.clock = clock
  }

  /// The answer, from the cache where it has one.
  ///
  /// Cancelling the task that waits cancels the question on the wire; it is then answered with
  /// `.failed(.cancelled)`.
  package func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    guard case .objects(let objects) = query.subject,
      objects.count > NominatimRequest.mostObjects
    else { return await answerOne(query, asker) }
    var found: [Place] = []
    for start in stride(from: 0, to: objects.count, by: NominatimRequest.mostObjects) {
      let part = objects[start...].prefix(NominatimRequest.mostObjects)
      let answered = await answerOne(PlaceQuery(objects: Array(part)), asker)
      guard case .found(let places) = answered.answer else { return answered }
      found += places
    }
    return Answered(.found(found))
  }

  /// Why the server does not say that it is there; `nil` where it does, and at a server of others,
  /// which is not asked for that.
  package func status() async -> LookupFailure? {
    guard pace == nil else { return nil }
    let seconds = 2
    let request = HTTPRequest(
      url: server.base + NominatimStatus.path, headers: [HTTPHeader("User-Agent", userAgent)],
      timeoutMilliseconds: seconds * 1000, largestBody: 65_536)
    return NominatimStatus.failure(in: await transport.send(request), seconds: seconds)
  }

  private func answerOne(_ query: PlaceQuery, _ asker: Asker) async -> Answered {
    do throws(LookupFailure) {
      let request = try NominatimRequest(query, language: language, limits: limits)
      if request.isEmpty { return Answered(.found([])) }
      if let kept = cache?.answer(to: request, of: server, now: clock.seconds()) {
        return Answered(.found(kept.places), keptSince: kept.at)
      }
      return Answered(await ask(request, asker))
    } catch {
      return Answered(.failed(error))
    }
  }

  private func ask(_ request: NominatimRequest, _ asker: Asker) async -> PlaceAnswer {
    let asked = clock.milliseconds()
    if let closure = gates.closure(of: server, at: asked) { return .failed(closure) }
    let turns = pace.map {
      Turns(pace: $0, host: server.host, limits: limits.asGuest(asker), clock: clock)
    }
    let answer = await drive(request, turns)
    pace?.learn(answer, from: server.host, at: clock.wallMilliseconds())
    let answered = clock.milliseconds()
    gates.note(answer, of: server, at: answered)
    if case .found(let places) = answer {
      cache?.keep(places, for: request, of: server, now: clock.seconds())
    }
    return answer
  }

  /// Does what the machine says until it has an answer; at a server of others each transfer has its
  /// turn first, and the time of the lookup begins with the first turn.
  private func drive(_ request: NominatimRequest, _ turns: Turns?) async -> PlaceAnswer {
    defer { turns?.giveBack() }
    if let failure = await turns?.take() { return .failed(failure) }
    var machine = LookupMachine(
      server: server, userAgent: userAgent, limits: turns?.limits ?? limits)
    var actions = machine.ask(request, at: now)
    while !actions.isEmpty {
      switch actions.removeFirst() {
      case .send(_, let number) where turns?.isHeld == false:
        if let failure = await turns?.take() { return .failed(failure) }
        actions += machine.wake(number, at: now)
      case .send(let request, let number):
        let result = await transport.send(request)
        turns?.giveBack()
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

/// The turns of one lookup at a server of others; used by the task of that lookup alone.
private final class Turns {
  private let pace: Pace
  private let host: String
  let limits: LookupLimits
  private let clock: any LookupClock
  private(set) var isHeld = false

  init(pace: Pace, host: String, limits: LookupLimits, clock: any LookupClock) {
    self.pace = pace
    self.host = host
    self.limits = limits
    self.clock = clock
  }

  /// Waits until a request may leave; why it must not, where it never may.
  func take() async -> LookupFailure? {
    while !Task.isCancelled {
      let entry = pace.enter(
        host, at: clock.wallMilliseconds(), spacing: limits.spacingMilliseconds,
        longestRequest: limits.totalMilliseconds)
      switch entry {
      case .free:
        isHeld = true
        return nil
      case .closed(let failure): return failure
      // Not longer at a time: the one before may be over sooner.
      case .wait(let milliseconds): await clock.pause(milliseconds: min(milliseconds, 200))
      }
    }
    return .cancelled
  }

  func giveBack() {
    guard isHeld else { return }
    isHeld = false
    pace.leave(host, at: clock.wallMilliseconds())
  }
}
