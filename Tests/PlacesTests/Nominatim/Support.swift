import Places
import Session
import Testing
import World

/// The address of a server of one's own, for tests that send nothing.
func ownServer(_ text: String = "http://127.0.0.1:8088") throws -> ServerAddress {
  try #require(ServerAddress(text))
}

func nominatimRequest(
  _ text: String, kind: String? = nil, near: Coordinates? = nil, limit: Int = 20,
  language: String = "en"
) throws -> NominatimRequest {
  try NominatimRequest(
    PlaceQuery(text: text, kind: kind, near: near, limit: limit), language: language,
    limits: LookupLimits())
}

func response(
  _ body: String, type: String? = "application/json; charset=utf-8"
) -> HTTPResponse {
  response(200, body, type: type)
}

func response(
  _ status: Int, _ body: String, type: String? = "application/json; charset=utf-8",
  headers: [HTTPHeader] = []
) -> HTTPResponse {
  let types = type.map { [HTTPHeader("content-type", $0)] } ?? []
  return HTTPResponse(status: status, headers: types + headers, body: Array(body.utf8))
}

/// What an answer comes to; the clock says 1000.
func reply(_ response: HTTPResponse, to text: String = "x") throws -> NominatimReply {
  NominatimReply(response, to: try nominatimRequest(text), now: 1000)
}

/// What an answer to another question comes to.
func reply(_ response: HTTPResponse, to query: PlaceQuery) throws -> NominatimReply {
  let request = try NominatimRequest(query, language: "en", limits: LookupLimits())
  return NominatimReply(response, to: request, now: 1000)
}

/// The question for what is at a position.
func whatIsThere() throws -> PlaceQuery {
  PlaceQuery(at: try #require(Coordinates(latitude: 43.7384, longitude: 7.4246)))
}

/// The places of a list of results.
func places(_ body: String, asked text: String = "x") throws -> [Place] {
  guard case .places(let places) = try reply(response(body), to: text) else {
    Issue.record("no places")
    return []
  }
  return places
}

/// One result as a server writes it; `extra` members go before the others.
func result(_ extra: String = "", name: String = "Larvotto", importance: String = "0.1") -> String {
  """
  {\(extra)"lat":"43.7","lon":"7.4","importance":\(importance),"name":"\(name)",\
  "display_name":"\(name), Monaco","place_id":7}
  """
}
