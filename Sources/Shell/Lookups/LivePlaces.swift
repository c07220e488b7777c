internal import Language
package import Places
package import Session
private import Synchronization
package import World

/// Rows of a server of one's own for a place that is being typed.
///
/// It lives as long as the server and its settings are the same; each line has its turn.
package final class LivePlaces: Sendable {
  /// What is typed of a place, and what is shown of it already.
  package struct Typed: Sendable {
    package var topic: String
    /// How many Unicode scalars before the cursor a row replaces.
    package var replacing: Int
    package var isQuoted: Bool
    package var behind: String
    package var shown: [Place]
    package var session: Session

    package init(
      topic: String, replacing: Int, isQuoted: Bool, behind: String, shown: [Place],
      session: Session
    ) {
      self.topic = topic
      self.replacing = replacing
      self.isQuoted = isQuoted
      self.behind = behind
      self.shown = shown
      self.session = session
    }
  }

  private struct State {
    /// The line whose keys count; those of a line that has ended come too late.
    var line = 0
    var isOver = true
    var typed: (Typed, PlaceQuery)?
  }

  private let search: TypingSearch
  private let host: String
  private let shortest: Int
  private let state = Mutex(State())
  private let telling = Mutex<Task<Void, Never>?>(nil)

  /// `nil` where the server is not one's own: then nothing is asked before Enter.
  ///
  /// - `bears`: whether a place of the gazetteer has this folded name.
  package init?(
    server: ServerAddress, _ hosts: HostRules, places: any PlaceAnswering,
    clock: any LookupClock, limits: TypingLimits = TypingLimits(),
    bears: @escaping @Sendable (String) -> Bool,
    tell: @escaping @Sendable (LiveList) async -> Void
  ) {
    guard
      let search = TypingSearch(
        server: server, hosts, places: places, clock: clock, limits: limits)
    else { return nil }
    self.search = search
    host = server.host
    shortest = limits.shortestText
    let offers = search.offers
    let task = Task { [weak self] in
      for await offer in offers {
        guard let list = self?.list(of: offer, bears: bears) else { continue }
        await tell(list)
      }
    }
    telling.withLock { $0 = task }
  }

  deinit { telling.withLock { $0?.cancel() } }

  /// How many pauses and questions run.
  package var running: Int { search.running }

  /// The next line begins.
  package func begin() -> Line {
    let number = state.withLock { state in
      state.line += 1
      state.isOver = false
      return state.line
    }
    return Line(places: self, number: number)
  }

  /// The line has ended: what still runs is cancelled, on the wire too.
  package func end() {
    state.withLock { state in
      state.isOver = true
      state.typed = nil
      search.cancel()
    }
  }

  /// Takes what is typed now; what is told of the waiting, where the server is asked.
  func type(_ typed: Typed, isPlain: Bool, line: Int) -> String? {
    guard asks(typed.topic, isPlain: isPlain) else {
      leave(line)
      return nil
    }
    let words = withoutExtraBlanks(typed.topic)
    return state.withLock { state in
      guard state.line == line, !state.isOver else { return nil }
      var query = typed.session.query(for: words)
      query.subject = .words(words)
      // The same words with a blank behind them are another list, without the rows of this server.
      if let before = state.typed, before.1 == query, before.0.topic != typed.topic {
        search.cancel()
      }
      state.typed = (typed, query)
      search.type(query)
      return "asking \(host) …"
    }
  }

  func asks(_ topic: String, isPlain: Bool) -> Bool {
    isPlain && withoutExtraBlanks(topic).unicodeScalars.count >= shortest
  }

  func leave(_ line: Int) {
    state.withLock { state in
      guard state.line == line, !state.isOver, state.typed != nil else { return }
      state.typed = nil
      search.cancel()
    }
  }

  private func list(
    of offer: TypingSearch.Offer, bears: (String) -> Bool
  ) -> LiveList? {
    guard case .answer(let query, let answer) = offer,
      let typed = state.withLock({ state in state.typed.flatMap { $0.1 == query ? $0.0 : nil } })
    else { return nil }
    var list = LiveList(
      topic: typed.topic, offer: CompletionOffer(replacing: typed.replacing, candidates: []))
    switch answer.cleaned {
    case .found(let places):
      list.offer.candidates = rows(of: places, typed, bears)
      if list.offer.candidates.isEmpty { list.note = "nothing more at \(host)" }
    case .failed(let failure): list.note = failure.shortWords
    }
    return list
  }

  /// The places that are not shown yet, each once.
  private func rows(
    of places: [Place], _ typed: Typed, _ bears: (String) -> Bool
  ) -> [CompletionCandidate] {
    var new: [Place] = []
    for place in places where !(typed.shown + new).contains(where: { $0.isSame(as: place) }) {
      new.append(place)
    }
    let ends = WordEnding(behind: typed.behind, isQuoted: typed.isQuoted)
    return new.prefix(SessionAssistant.mostRows).map { place in
      let name = folded(place.name)
      let isUnique = places.count { folded($0.name) == name } == 1 && !bears(name)
      let spelled = typed.isQuoted ? quotedText(place.name) : spelledName(place.name)
      return CompletionCandidate(
        insertion: ends.ended(isUnique ? spelled : pinnedName(of: place)), label: place.name,
        summary: place.facts(typed.session))
    }
  }
}

extension Session {
  /// What is asked of a server for these words: near where the trip goes.
  fileprivate func query(for words: String) -> PlaceQuery {
    var query = PlaceQuery(text: words, near: goalPosition)
    guard let goal = goalPlace else { return query }
    if goal.category == PlaceKind.country.rawValue {
      query.country = goal.country
      query.near = nil
    } else if ["city", "town", "village"].contains(goal.category) {
      query.city = goal.name
    }
    return query
  }
}
