internal import Language
internal import Session

extension Executor {
  /// How many questions one line may put to a server.
  private static let mostLookups = 8

  /// Decides, asking the server where that is needed; the credit is due where it answered.
  ///
  /// `nil` where the person cancelled.
  func decide(_ intent: Intent) async -> (decision: Decision, credit: String?)? {
    var answers: [PlaceQuery: PlaceAnswer] = [:]
    var credit: String?
    for _ in 0..<Executor.mostLookups {
      let decision = Interpreter(scene(answers)).decide(intent)
      guard case .lookUp(let query) = decision, answers[query] == nil,
        let places = answering()
      else {
        return (decision, credit)
      }
      let answer = await lookup.answer(to: query, from: places)
      if answer == .failed(.cancelled) { return nil }
      if case .found = answer { credit = "© OpenStreetMap contributors" }
      answers[query] = answer
    }
    return (.fail(.endlessLookups), credit)
  }

  /// What answers for the server that is set; the same one as long as that stays.
  private func answering() -> (any PlaceAnswering)? {
    guard let server else { return nil }
    if let asked, asked.server == server { return asked.places }
    let places = world.places(server, seen.settings)
    asked = places.map { (server, $0) }
    return places
  }

  /// Where lookups go: the option of this run, else the setting; `nil` is offline.
  var server: String? {
    switch options.places {
    case .offline: return nil
    case .server(let address): return address
    case nil: break
    }
    let setting = seen.settings[.places]
    return setting == "offline" ? nil : setting
  }
}

extension Reply {
  /// Names who answered, where a server did.
  mutating func credit(_ credit: String?) {
    if let credit { lines.append(ReplyLine(credit, .quiet)) }
  }
}

extension Failure {
  /// Deciding goes round in circles.
  static let endlessLookups = Failure(.inconsistent("this asks the server of places for ever"))
}
