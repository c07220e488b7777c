/// Where a trip goes or a day takes place: a place, or words of one's own.
package enum Destination: Hashable, Sendable {
  case place(Place)
  /// What no map knows: `Grandma's house`.
  case words(String)

  package var name: String {
    switch self {
    case .place(let place): place.name
    case .words(let words): words
    }
  }

  /// The place, `nil` for words alone.
  package var place: Place? { if case .place(let place) = self { place } else { nil } }

  package var position: Coordinates? { place?.position }

  /// Whether it is a whole town, rather than somewhere in one.
  package var isTown: Bool { place?.category == PlaceKind.city.rawValue }
}
