package import Session
@_spi(_Unicode) private import Swift

/// A question in the form a Nominatim server takes it.
package struct NominatimRequest: Hashable, Sendable {
  /// Never longer than the limit; may be empty, then there is nothing to ask.
  package let text: String
  package let kind: String?
  package let near: Coordinates?
  package let limit: Int
  /// For `accept-language`; where empty, names come as the places themselves write them.
  package let language: String

  /// The request of a query, or why it cannot be asked.
  package init(
    _ query: PlaceQuery, language: String, limits: LookupLimits
  ) throws(LookupFailure) {
    text = withoutExtraBlanks(cleaned(query.text))
    let kind = query.kind.map { withoutExtraBlanks(cleaned($0)) } ?? ""
    guard text.unicodeScalars.count + kind.unicodeScalars.count <= limits.longestText
    else { throw .tooLong(limit: limits.longestText) }
    self.kind = kind.isEmpty ? nil : kind
    near = query.near.flatMap(rounded)
    limit = min(max(query.limit, 1), 50)
    self.language = language
  }

  package var isEmpty: Bool { text.isEmpty && kind == nil }

  /// The text by which an answer is kept: case and the way accents are encoded make no difference to
  /// a server.
  var normalisedText: String {
    String(String.UnicodeScalarView(text.lowercased()._nfd))
  }

  /// The paths and queries to ask for, to be put behind the server's address: the next one where a
  /// form finds nothing.
  package var targets: [String] { forms.map { "/search?" + $0 + common } }

  /// A kind of our own narrows the question.
  ///
  /// Any other is a word to the server: before a name
  /// ("hotel Hermitage") or, where that finds nothing, before where to look ("hotel in Monaco").
  private var forms: [String] {
    let alone = "q=" + percentEncoded(text)
    guard let kind else { return [alone] }
    switch PlaceKind(rawValue: folded(kind)) {
    case .city: return [alone + "&featureType=settlement"]
    case .country: return [alone + "&featureType=country"]
    case .region: return [alone + "&featureType=state"]
    case .sight: return [alone + "&layer=poi%2Cnatural%2Cmanmade"]
    case .airport, nil:
      let word = folded(kind)
      if text.isEmpty { return ["q=" + percentEncoded(word) + (near == nil ? "" : "&bounded=1")] }
      return ["\(word) \(text)", "\(word) in \(text)"].map { "q=" + percentEncoded($0) }
    }
  }

  private var common: String {
    "&format=jsonv2&limit=\(limit)&addressdetails=1"
      + (language.isEmpty ? "" : "&accept-language=" + percentEncoded(language))
      + (near.map { "&viewbox=" + percentEncoded(viewbox(around: $0)) } ?? "")
  }
}

/// Blanks at the ends go, several become one.
func withoutExtraBlanks(_ text: String) -> String {
  text.split(separator: " ").joined(separator: " ")
}

/// The position in hundredths of a degree, about a kilometre: close questions are the same one.
private func rounded(_ position: Coordinates) -> Coordinates? {
  func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
  return Coordinates(
    latitude: hundredths(position.latitude), longitude: hundredths(position.longitude))
}

/// About fifty kilometres in each direction: west, north, east, south, so longitude first.
private func viewbox(around centre: Coordinates) -> String {
  let narrowing = max(0.1, 1 - (centre.latitude / 90) * (centre.latitude / 90))
  let (high, wide) = (0.45, 0.45 / narrowing)
  return [
    max(-180, centre.longitude - wide), min(90, centre.latitude + high),
    min(180, centre.longitude + wide), max(-90, centre.latitude - high),
  ].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ",")
}
