internal import Session

extension Chart {
  /// A kind of place that the gazetteer knows, as people call one or several of them.
  func kinds(at index: Int) -> [Span] {
    let marks = [
      "some", "any", "a", "an", "the", "good", "nice", "interesting", "more", "other", "best",
      "cheap", "great", "famous", "top", "small", "local", "decent",
    ]
    var at = index
    while marks.contains(where: { context.matches([$0], at: at) }) { at += 1 }
    guard let token = context.token(at), token.kind == .word, let kind = placeKinds[token.folded]
    else { return [] }
    let score = (at + 1 - index) * Score.known
    return [Span(end: at + 1, value: .text(kind, quoted: false), score: score)]
  }
}

extension Chart {
  static func isKind(_ word: String) -> Bool { placeKinds[folded(word)] != nil }
}

/// The categories of the gazetteer's sights by the words for them.
private let placeKinds: [String: String] = {
  let categories = [
    "museum", "landmark", "neighbourhood", "market", "castle", "viewpoint", "square", "temple",
    "palace", "memorial", "park", "station", "garden", "theatre", "mosque", "bridge", "zoo",
    "stadium", "island",
  ]
  var kinds = [
    "church": "church", "churches": "church", "cathedral": "church", "cathedrals": "church",
    "beach": "beach", "beaches": "beach", "ruins": "ruins", "ruin": "ruins", "nature": "nature",
    "theater": "theatre", "theaters": "theatre", "neighborhood": "neighbourhood",
    "neighborhoods": "neighbourhood", "shopping": "shopping", "shops": "shopping",
    "restaurant": "restaurant", "restaurants": "restaurant", "cafe": "cafe", "cafes": "cafe",
    "bar": "bar", "bars": "bar", "hotel": "hotel", "hotels": "hotel", "pub": "pub", "pubs": "pub",
    "nightlife": "nightlife", "views": "viewpoint", "lookouts": "viewpoint",
  ]
  for category in categories {
    kinds[category] = category
    kinds[category + "s"] = category
  }
  return kinds
}()
