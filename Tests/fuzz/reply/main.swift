import FuzzDriver
import Glibc
import Places
import Session
import World

/// What was asked, chosen by a byte.
func request(_ byte: UInt8) -> NominatimRequest? {
  let query: PlaceQuery =
    switch byte % 3 {
    case 0: PlaceQuery(text: "porto")
    case 1: PlaceQuery(objects: ["node/1"])
    default:
      Coordinates(latitude: 1, longitude: 2).map { PlaceQuery(at: $0) } ?? PlaceQuery(text: "x")
    }
  return try? NominatimRequest(query, language: "en", limits: LookupLimits())
}

let statuses = [200, 200, 200, 301, 400, 403, 404, 429, 500, 503]

// Whatever a server answers is places fit to be shown, or a failure that is told. The first byte
// chooses what was asked, the second the status, the rest is the body.
exit(
  fuzz { bytes in
    guard bytes.count > 2, let request = request(bytes[0]) else { return }
    let response = HTTPResponse(
      status: statuses[Int(bytes[1]) % statuses.count],
      headers: [HTTPHeader("content-type", "application/json")], body: Array(bytes.dropFirst(2)))
    guard case .places(let places) = NominatimReply(response, to: request, now: 0) else { return }
    for place in places {
      for text in [place.name, place.category ?? "x", place.address ?? "x"] {
        precondition(!text.isEmpty && cleaned(text) == text, "not clean: \(text)")
      }
      precondition(abs(place.position.latitude) <= 90 && abs(place.position.longitude) <= 180)
    }
  })
