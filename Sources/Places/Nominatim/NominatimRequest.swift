package import Session
@_spi(_Unicode) private import Swift

/// A question in the form a Nominatim server takes it.
package struct NominatimRequest: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// Never longer than the limit; may be empty, then there is nothing to ask.
    case words(String)
    case position(Coordinates)
    /// At most fifty, such as `N123`.
    case objects([String])
  }

  package let subject: Subject
  package let kind: String?
  package let near: Coordinates?
  package let city: String?
  package let country: String?
  package let limit: Int
  /// For `accept-language`; where empty, names come as the places themselves write them.
  package let language: String

  /// How many objects one request may name.
  package static let mostObjects = 50

  /// The request of a query, or why it cannot be asked; of more objects than fit, the first ones.
  package init(
    _ query: PlaceQuery, language: String, limits: LookupLimits
  ) throws(LookupFailure) {
    subject =
      switch query.subject {
      case .words(let text): .words(plain(text))
      case .position(let position): .position(position)
      case .objects(let objects):
        .objects(Array(objects.compactMap(objectCode).prefix(NominatimRequest.mostObjects)))
      }
    let kind = query.kind.map(plain) ?? ""
    guard plain(query.text).unicodeScalars.count + kind.unicodeScalars.count <= limits.longestText
    else { throw .tooLong(limit: limits.longestText) }
    self.kind = kind.isEmpty ? nil : kind
    near = query.near.flatMap(rounded)
    city = query.city.map { String(plain($0).prefix(100)) }
    country = query.country.map { $0.lowercased() }
    limit = min(max(query.limit, 1), 50)
    self.language = language
  }

  package var text: String { if case .words(let text) = subject { text } else { "" } }

  package var isEmpty: Bool {
    switch subject {
    case .words(let text): text.isEmpty && kind == nil
    case .position: false
    case .objects(let objects): objects.isEmpty
    }
  }

  /// The name of what is asked at the server.
  var endpoint: String {
    switch subject {
    case .words: "search"
    case .position: "reverse"
    case .objects: "lookup"
    }
  }

  /// Whether one object is the answer, not a list.
  var isReverse: Bool { if case .position = subject { true } else { false } }

  /// The question by which an answer is kept: case and the way accents are encoded make no difference
  /// to a server.
  var normalised: String {
    switch subject {
    case .words(let text): String(String.UnicodeScalarView(text.lowercased()._nfd))
    case .position(let position): "\(position.latitude),\(position.longitude)"
    case .objects(let objects): objects.joined(separator: ",")
    }
  }

  /// The paths and queries to ask for, to be put behind the server's address: the next one where a
  /// form finds nothing.
  package var targets: [String] { forms.map { "/\(endpoint)?" + $0 + common } }

  private var forms: [String] {
    switch subject {
    case .words(let text): searchForms(text)
    case .position(let position):
      ["lat=\(decimal(position.latitude))&lon=\(decimal(position.longitude))&zoom=18"]
    case .objects(let objects): ["osm_ids=" + percentEncoded(objects.joined(separator: ","))]
    }
  }

  private var common: String {
    "&format=jsonv2" + (subject.isWords ? "&limit=\(limit)" : "") + "&addressdetails=1"
      + (language.isEmpty ? "" : "&accept-language=" + percentEncoded(language))
      + (near.map { "&viewbox=" + percentEncoded(viewbox(around: $0)) } ?? "")
  }
}

extension NominatimRequest {
  /// A kind of our own narrows the question.
  ///
  /// Any other is a word to the server: before a name
  /// ("hotel Hermitage") or, where that finds nothing, before where to look ("hotel in Monaco").
  /// What no place is called may be a kind of place: it is looked for in the town.
  private func searchForms(_ text: String) -> [String] {
    let alone = "q=" + percentEncoded(text)
    guard let kind else { return inCountry(alone) + [alone] + inCity(text) }
    if text.isEmpty, let near { return forms(ofKind: kind, near) }
    switch PlaceKind(rawValue: folded(kind)) {
    case .city: return [alone + "&featureType=settlement"]
    case .country: return [alone + "&featureType=country"]
    case .region: return [alone + "&featureType=state"]
    case .sight: return [alone + "&layer=poi%2Cnatural%2Cmanmade"]
    case .airport, .station, nil:
      let word = folded(kind)
      if text.isEmpty { return inCity(word) + ["q=" + percentEncoded(word)] }
      return ["\(word) \(text)", "\(word) in \(text)"].map { "q=" + percentEncoded($0) }
    }
  }

  /// What there is of a kind, the nearest first: by its tags where they are known, else as a phrase
  /// that the server may know, else what is so called in the box.
  private func forms(ofKind kind: String, _ near: Coordinates) -> [String] {
    let position = "\(decimal(near.latitude)),\(decimal(near.longitude))"
    let tagged = PlaceCategory.tags(ofKind: kind).map {
      "q=" + percentEncoded("[\($0)] \(position)")
    }
    guard tagged.isEmpty else { return tagged }
    return [
      "q=" + percentEncoded("\(kind) near \(position)"), "q=" + percentEncoded(kind) + "&bounded=1",
    ]
  }

  /// Only inside of the country that is looked in first.
  private func inCountry(_ form: String) -> [String] {
    country.map { [form + "&countrycodes=" + percentEncoded($0)] } ?? []
  }

  /// The structured form: a kind of place in a town.
  private func inCity(_ kind: String) -> [String] {
    city.map { ["amenity=" + percentEncoded(kind) + "&city=" + percentEncoded($0)] } ?? []
  }
}

extension NominatimRequest.Subject {
  fileprivate var isWords: Bool { if case .words = self { true } else { false } }
}

/// Blanks at the ends go, several become one.
package func withoutExtraBlanks(_ text: String) -> String {
  text.split(separator: " ").joined(separator: " ")
}

private func plain(_ text: String) -> String { withoutExtraBlanks(cleaned(text)) }

/// `N123` of `node/123`; `nil` where it is no object.
private func objectCode(_ object: String) -> String? {
  let parts = object.split(separator: "/")
  guard parts.count == 2, let number = Int64(parts[1]), number > 0 else { return nil }
  switch parts[0] {
  case "node": return "N\(number)"
  case "way": return "W\(number)"
  case "relation": return "R\(number)"
  default: return nil
  }
}

/// At most seven decimals, about a centimetre, never in scientific notation.
private func decimal(_ degrees: Double) -> String {
  let units = Int((abs(degrees) * 10_000_000).rounded())
  let fraction = String(units % 10_000_000)
  let zeros = String(repeating: "0", count: 7 - fraction.utf8.count)
  return "\(degrees < 0 && units > 0 ? "-" : "")\(units / 10_000_000).\(zeros)\(fraction)"
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
