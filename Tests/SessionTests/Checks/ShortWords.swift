import Session

/// `12.50EUR`.
func money(_ text: String) throws -> Money {
  guard let currency = Currency(code: String(text.suffix(3))) else {
    throw LabelledTrip.Unreadable(line: text)
  }
  return try Money(digits: String(text.dropLast(3)), currency: currency)
}

/// A town, or so many kilometres north of one: `porto+2`.
func place(_ text: String) throws -> Place {
  let parts = text.split(separator: "+").map(String.init)
  guard let town = towns[parts[0]],
    let position = Coordinates(
      latitude: town.0 + (parts.count > 1 ? (Double(parts[1]) ?? 0) / 111.2 : 0),
      longitude: town.1)
  else { throw LabelledTrip.Unreadable(line: text) }
  return Place(name: text, position: position, category: parts.count > 1 ? nil : "city")
}

private let towns = [
  "porto": (41.15, -8.61), "lisbon": (38.72, -9.14), "braga": (41.55, -8.43),
  "madrid": (40.42, -3.7), "paris": (48.86, 2.35), "london": (51.5, -0.12),
  "berlin": (52.52, 13.4), "tokyo": (35.68, 139.77), "kyoto": (35.01, 135.77),
  "osaka": (34.69, 135.5), "sydney": (-33.87, 151.21), "vienna": (48.21, 16.37),
]
