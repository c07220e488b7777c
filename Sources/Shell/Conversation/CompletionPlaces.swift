internal import Language
package import Session
private import Synchronization

/// A gazetteer of its own for the thread that completes, and what it said lately.
package final class CompletionPlaces: Sendable {
  fileprivate struct Typed: Hashable {
    var words: String
    var isWordOver: Bool
    var wish: PlaceWish
  }

  fileprivate struct Meant: Hashable {
    var place: Place
    var wish: PlaceWish
    var known: [Place]
  }

  fileprivate struct State {
    var gazetteer: any Gazetteer
    /// The places where the trip goes, and where that is.
    var near: (goal: Place, places: NearPlaces)?
    /// The towns there, once they are wanted.
    var towns: NearPlaces?
    /// What was found for beginnings there.
    var found: [Typed: (limit: Int, matches: [GazetteerMatch])] = [:]
    /// Whether a place bears a name.
    var known: [String: Bool] = [:]
    /// Whether a name begins so.
    var begun: [String: Bool] = [:]
    /// How names stand in a line.
    var spelled: [String: String] = [:]
    /// The words that mean one place there.
    var words: [Meant: String?] = [:]
  }

  private let state: Mutex<State>

  package init(_ gazetteer: sending any Gazetteer) {
    state = Mutex(State(gazetteer: gazetteer))
  }

  /// The places whose name begins so: those where the trip goes first, then the best of all.
  ///
  /// Where nothing has been typed yet, the sights there. Fewer are found sooner. Who types accents
  /// means them: `év` is Évora before Everest.
  package func beginning(
    _ text: String, at goal: Place?, most: Int = CompletionPlaces.most,
    wish: PlaceWish = .anything
  ) -> [GazetteerMatch] {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return foldedBeginning(text, at: goal, most: most, wish)
    }
    let small = text.lowercased()
    let found = foldedBeginning(text, at: goal, most: 4 * most, wish)
    let spelled = found.map { $0.place.name.lowercased().hasPrefix(small) }
    let order = found.indices.filter { spelled[$0] } + found.indices.filter { !spelled[$0] }
    return order.prefix(most).map { found[$0] }
  }

  private func foldedBeginning(
    _ text: String, at goal: Place?, most: Int, _ wish: PlaceWish
  ) -> [GazetteerMatch] {
    state.withLock { state in
      let words = folded(text)
      guard !words.isEmpty else { return goal.map { state.gazetteer.sights(at: $0) } ?? [] }
      state.goTo(goal)
      let isWordOver = text.last?.isWhitespace == true
      let key = Typed(words: words, isWordOver: isWordOver, wish: wish)
      if let known = state.found[key], known.limit >= most { return known.matches }
      if state.found.count >= CompletionPlaces.mostKept { state.found = [:] }
      let others = state.gazetteer.beginning(
        text, limit: max(most, wish == .anything ? PlaceOrder.mostCompared : mostOfKind))
      var places = state.placesThere(wish)?.beginning(words) ?? []
      for match in others where !places.contains(where: { $0.place == match.place }) {
        places.append(match)
      }
      if isWordOver { places.removeAll { !mayGoOn($0.place.name, behind: words) } }
      let order = PlaceOrder(
        words: words, wish: wish, comparison: state.near?.places.comparison ?? .anywhere,
        state.gazetteer)
      let found = Array(order.ordered(places).prefix(most))
      state.found[key] = (most, found)
      return found
    }
  }

  /// Whether a place lies where the trip goes.
  func isNear(_ match: GazetteerMatch, to goal: Place?) -> Bool {
    state.withLock { state in
      state.goTo(goal)
      return state.near?.places.comparison.isNear(match) ?? false
    }
  }

  /// The places where the trip goes whose names have these letters in their order.
  package func similar(to text: String, at goal: Place?) -> [GazetteerMatch] {
    state.withLock { state in
      state.goTo(goal)
      return state.near?.places.similar(to: folded(text)) ?? []
    }
  }

  /// Whether a place bears exactly this name, folded already.
  package func bears(_ name: String) -> Bool {
    state.withLock { state in
      if let known = state.known[name] { return known }
      if state.known.count >= CompletionPlaces.mostKept { state.known = [:] }
      let typed = Typed(words: name, isWordOver: false, wish: .anything)
      let found = state.found[typed]?.matches ?? []
      let isKnown =
        found.contains { folded($0.place.name) == name } || !state.gazetteer.named(name).isEmpty
      state.known[name] = isKnown
      return isKnown
    }
  }

  /// Whether a name begins with these words, folded already; a blank behind them ends the last one.
  package func beginName(_ text: String) -> Bool {
    state.withLock { state in
      if let known = state.begun[text] { return known }
      if state.begun.count >= CompletionPlaces.mostKept { state.begun = [:] }
      let words = folded(text)
      let isWordOver = text.last == " "
      let found =
        (state.near?.places.beginning(words) ?? [])
        + state.gazetteer.beginning(text, limit: CompletionPlaces.most)
      let isBegun = found.contains { !isWordOver || mayGoOn($0.place.name, behind: words) }
      state.begun[text] = isBegun
      return isBegun
    }
  }

  /// How a name stands in a line; the same ones are asked for key after key.
  func spelled(_ name: String) -> String {
    state.withLock { state in
      if let known = state.spelled[name] { return known }
      if state.spelled.count >= CompletionPlaces.mostKept { state.spelled = [:] }
      let spelled = spelledName(name)
      state.spelled[name] = spelled
      return spelled
    }
  }

  /// The words by which a line means this place and no other there; `nil` where none do.
  package func words(
    for place: Place, wish: PlaceWish, at goal: Place?, besides known: [Place] = []
  ) -> String? {
    state.withLock { state in
      state.goTo(goal)
      let key = CompletionPlaces.Meant(place: place, wish: wish, known: known)
      if let words = state.words[key] { return words }
      if state.words.count >= CompletionPlaces.mostKept { state.words = [:] }
      let near = state.near?.places.comparison ?? .anywhere
      let words = state.gazetteer.words(for: place, wish: wish, near, besides: known)
      state.words[key] = .some(words)
      return words
    }
  }

  package static let most = PlaceOrder.mostCompared
  private static let mostKept = 256
}

/// Among so many those of a kind are looked for; more would have to be searched for.
private let mostOfKind = 40

/// Whether a name may go on with another word behind these: none of its words only begins with the
/// last of them.
private func mayGoOn(_ name: String, behind words: String) -> Bool {
  let name = folded(name)
  return " \(name) ".contains(" \(words) ") || !wordBegins(words, in: name)
}

extension CompletionPlaces.State {
  fileprivate mutating func goTo(_ goal: Place?) {
    guard near?.goal != goal else { return }
    near = goal.map { ($0, NearPlaces(gazetteer, at: $0)) }
    (towns, found, begun, words) = (nil, [:], [:], [:])
  }

  fileprivate mutating func placesThere(_ wish: PlaceWish) -> NearPlaces? {
    guard wish == .goal, let near else { return near?.places }
    if towns == nil { towns = NearPlaces(gazetteer, at: near.goal, onlyTowns: true) }
    return towns
  }
}

extension Gazetteer {
  fileprivate func sights(at goal: Place) -> [GazetteerMatch] {
    let sight = PlaceKind.sight.rawValue
    // What lies around the middle of a country says nothing of it.
    if let area = extent(of: goal) { return within(area, kind: sight, limit: 12) }
    return around(goal.position, kilometres: 30, kind: sight, limit: 12)
  }
}
