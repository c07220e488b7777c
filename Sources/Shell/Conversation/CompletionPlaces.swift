package import Session
private import Synchronization

/// A gazetteer of its own for the thread that completes.
package final class CompletionPlaces: Sendable {
  private let gazetteer: Mutex<any Gazetteer>

  package init(_ gazetteer: sending any Gazetteer) { self.gazetteer = Mutex(gazetteer) }

  /// The places whose name begins so: those near a centre first, then the best of all.
  ///
  /// Where nothing has been typed yet, the sights near the centre.
  package func beginning(_ text: String, near centre: Coordinates?) -> [GazetteerMatch] {
    gazetteer.withLock { gazetteer in
      let words = folded(text)
      guard !words.isEmpty else { return centre.map { gazetteer.sights(near: $0) } ?? [] }
      let near = centre.map { gazetteer.names(beginning: words, near: $0) } ?? []
      let others = gazetteer.beginning(text, limit: CompletionPlaces.most)
        .filter { match in !near.contains { $0.place == match.place } }
      return Array((near + others).prefix(CompletionPlaces.most))
    }
  }

  private static let most = 20
}

extension Gazetteer {
  fileprivate func sights(near centre: Coordinates) -> [GazetteerMatch] {
    around(centre, kilometres: 30, kind: PlaceKind.sight.rawValue, limit: 12)
  }

  /// Places nearby of whose name a word begins so.
  fileprivate func names(beginning words: String, near centre: Coordinates) -> [GazetteerMatch] {
    around(centre, kilometres: 60, kind: nil, limit: 200).filter { match in
      let name = folded(match.place.name)
      return name.hasPrefix(words) || name.contains(" " + words)
    }
  }
}
