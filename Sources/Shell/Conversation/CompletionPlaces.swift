package import Session
private import Synchronization

/// A gazetteer of its own for the thread that completes.
package final class CompletionPlaces: Sendable {
  private let gazetteer: Mutex<any Gazetteer>

  package init(_ gazetteer: sending any Gazetteer) { self.gazetteer = Mutex(gazetteer) }

  /// The places whose name begins so: those where the trip goes first, then the best of all.
  ///
  /// Where nothing has been typed yet, the sights there.
  package func beginning(_ text: String, at goal: Place?) -> [GazetteerMatch] {
    gazetteer.withLock { gazetteer in
      let words = folded(text)
      guard !words.isEmpty else { return goal.map { gazetteer.sights(at: $0) } ?? [] }
      let there = goal.map { gazetteer.names(beginning: words, at: $0) } ?? []
      let others = gazetteer.beginning(text, limit: CompletionPlaces.most)
        .filter { match in !there.contains { $0.place == match.place } }
      return Array((there + others).prefix(CompletionPlaces.most))
    }
  }

  private static let most = 20
}

extension Gazetteer {
  fileprivate func sights(at goal: Place) -> [GazetteerMatch] {
    let sight = PlaceKind.sight.rawValue
    // What lies around the middle of a country says nothing of it.
    if let area = extent(of: goal) { return within(area, kind: sight, limit: 12) }
    return around(goal.position, kilometres: 30, kind: sight, limit: 12)
  }

  /// Places nearby of whose name a word begins so; in a country or area those whose name does.
  fileprivate func names(beginning words: String, at goal: Place) -> [GazetteerMatch] {
    if let area = extent(of: goal) {
      return beginning(words, limit: 200).filter(area.holds)
    }
    return around(goal.position, kilometres: 60, kind: nil, limit: 200).filter { match in
      let name = folded(match.place.name)
      return name.hasPrefix(words) || name.contains(" " + words)
    }
  }
}
