internal import JSON
internal import Language
internal import Places
internal import Session
internal import World

extension Executor {
  /// How many questions one line may put to a server.
  private static let mostLookups = 120

  /// Decides, asking the server where that is needed; the credit is due where it answered.
  ///
  /// `nil` where the person cancelled.
  func decide(
    _ intent: Intent, _ command: Command
  ) async -> (decision: Decision, credit: Credit?)? {
    var answers: [PlaceQuery: PlaceAnswer] = [:]
    var credit: Credit?
    let asker: Asker = isPerson(behind: command) ? .person : .script
    for _ in 0..<Executor.mostLookups {
      var scene = readIn ?? scene(answers)
      // A session that somebody else holds would be copied when it changes.
      readIn = nil
      if asker == .person, store.batch == nil { scene.asksWhichStep = true }
      let decision = Interpreter(scene).decide(intent)
      if let missing = replayed?.takeMissing() {
        return (.fail(Failure(.notRecorded(missing))), credit)
      }
      guard case .lookUp(let query) = decision, answers[query] == nil else {
        rehearse(decision, answers, command)
        return (decision, credit)
      }
      let answered = await answer(to: query, for: asker)
      if answered.answer == .failed(.cancelled) { return nil }
      recorder?.places.keep(answered.answer, to: query)
      if case .found(let places) = answered.answer {
        credit = Credit(keptSince: answered.keptSince)
        note(places, since: answered.keptSince)
      }
      answers[query] = answered.answer.cleaned
    }
    return (.fail(.endlessLookups), credit)
  }

  private func answer(to query: PlaceQuery, for asker: Asker) async -> Answered {
    if let replayed { return Answered(replayed.answer(to: query)) }
    guard let server, let address = ServerAddress(server) else {
      return Answered(.failed(.offline("no server is set")))
    }
    if let need = need(of: address) {
      return Answered(.failed(.notAllowed(host: address.host, need)))
    }
    guard let places = answering(server) else {
      return Answered(.failed(.offline("no server is set")))
    }
    return await lookup.answer(to: query, from: places, for: asker)
  }

  /// What a person has to do before this server is asked; `nil` where it may be.
  func need(of address: ServerAddress) -> GuestNeed? {
    guard !world.hosts.isOwn(address) else { return nil }
    if seen.consents[address.host] == nil { return .agreement }
    return seen.settings[.contact] == nil ? .contact : nil
  }

  /// What answers for a server, with language and contact as they are set now.
  private func answering(_ server: String) -> (any PlaceAnswering)? {
    world.places(server, seen.settings)
  }

  /// `places` was set, by this window or another: what had refused may be asked again.
  func reopen(after intent: Intent?, _ events: [Event] = []) {
    let addresses = (intent?.placesSet ?? []) + events.compactMap(\.placesSet)
    for address in addresses.compactMap(ServerAddress.init) { world.reopen(address.host) }
  }

  /// A person who names a server hears at once when it is not there.
  func trying(_ intent: Intent, _ attempt: Attempt, _ command: Command) async -> Attempt {
    guard case .set(.places, _) = intent, isPerson(behind: command), replayed == nil,
      case .finished(var outcome) = attempt, outcome.end == .done, let server,
      let failure = await answering(server)?.status()
    else { return attempt }
    outcome.add("\(failure.words); it is asked again for each place")
    return .finished(outcome)
  }

  /// Where lookups go: the option of this run, else the setting; `nil` is offline.
  var server: String? {
    if let places = replayed?.recording.places { return places == "offline" ? nil : places }
    switch options.places {
    case .offline, .recorded: return nil
    case .server(let address): return address
    case nil: break
    }
    let setting =
      store.session.kept.fields.settings.chosen[.places] ?? store.windowSettings[.places]
      ?? SettingName.places.standard
    return setting == "offline" ? nil : setting
  }
}

/// To whom an answer is owed, and since when it is known.
struct Credit: Hashable {
  /// In seconds since 1970; `nil` where it has just come.
  var keptSince: Int64?

  init(keptSince: Int64? = nil) { self.keptSince = keptSince }
}

extension Executor {
  /// What is shown of an earlier answer of a server is credited as well.
  func owed(for look: Look) -> Credit? {
    let shown: [Place] =
      switch look.view {
      case .results(let first, let count): Array(look.cursor.results.dropFirst(first).prefix(count))
      case .place(let details), .stopDetails(_, _, let details): [details.place]
      case .stop(let trip, let stop): stage.trip(trip)?.stop(stop)?.place.map { [$0] } ?? []
      case .map(let map): map.subject == .results ? look.cursor.results : []
      case .tripHead, .trip, .pastTrip, .day, .days, .calendar, .ideas, .trips, .found, .log,
        .bookings, .nights, .lists, .costs, .settlement, .settings, .aliases, .meaning, .findings,
        .rules, .outlook, nil:
        []
      }
    guard shown.contains(where: { $0.source == .nominatim }) else { return nil }
    // Of a list there is no one age.
    let only = shown.count == 1 ? shown[0].osm : nil
    return Credit(keptSince: only.flatMap { answeredAt[$0] })
  }

  /// Remembers when a server said what it knows of these.
  private func note(_ places: [Place], since: Int64?) {
    let time = since ?? world.clock.now()
    for object in places.compactMap(\.osm) { answeredAt[object] = time }
  }

  /// Names who answered, where a server did.
  func credit(_ credit: Credit?, in reply: inout Reply) {
    guard let credit else { return }
    let owner = "© OpenStreetMap contributors"
    let since = credit.keptSince.map { world.clock.local($0).date.iso }
    let age = since.map { " · as of \($0)" } ?? ""
    reply.lines.append(ReplyLine(owner + age, .quiet))
    guard case .object(let members) = reply.data else { return }
    reply.data = .object(
      members + [
        JSONMember("attribution", .string(owner)), JSONMember("asOf", .optional(since)),
      ])
  }
}

extension Failure {
  /// Deciding goes round in circles.
  static let endlessLookups = Failure(.inconsistent("this asks the server of places for ever"))
}

extension Intent {
  /// What the parts of a line set `places` to.
  fileprivate var placesSet: [String] {
    if case .set(.places, let value) = self { return [value] }
    guard case .several(let parts) = self else { return [] }
    return parts.flatMap(\.placesSet)
  }
}

extension Event {
  /// What `places` is after it.
  fileprivate var placesSet: String? {
    if case .settingChanged(.places, let change) = self { change.after } else { nil }
  }
}
