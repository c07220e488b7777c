import Places
import Session
import TestSupport
import Testing
import World

private let samples = SharedData.path("nominatim/samples")

/// A recorded answer of a real server, read as it came over the wire.
func sample(_ name: String) throws -> HTTPResponse {
  let folder = try #require(samples)
  let bytes = try #require(SharedData.bytes(of: folder + "/\(name).http"))
  return try #require(HTTPResponse(recorded: bytes), "\(name) is no recorded answer")
}

private func places(in name: String, asked text: String = "x") throws -> [Place] {
  let reply =
    name.hasPrefix("reverse")
    ? try reply(try sample(name), to: whatIsThere()) : try reply(try sample(name), to: text)
  guard case .places(let places) = reply else {
    Issue.record("\(name) holds no places")
    return []
  }
  return places
}

extension HTTPResponse {
  /// Status line, headers, an empty line, body.
  fileprivate init?(recorded bytes: [UInt8]) {
    var rest = bytes[...]
    guard let first = nextLine(&rest),
      let status = Int(first.split(separator: " ").dropFirst().first ?? "")
    else { return nil }
    var headers: [HTTPHeader] = []
    while let line = nextLine(&rest), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      headers.append(HTTPHeader(parts[0].lowercased(), String(parts[1].drop { $0 == " " })))
    }
    self.init(status: status, headers: headers, body: Array(rest))
  }
}

private func nextLine(_ rest: inout ArraySlice<UInt8>) -> String? {
  guard let end = rest.firstIndex(of: 10) else { return nil }
  defer { rest = rest[(end + 1)...] }
  return String(decoding: rest[..<end].filter { $0 != 13 }, as: UTF8.self)
}

@Suite(.enabled(if: samples != nil, "not run: there are no samples in ../shared/nominatim"))
struct NominatimSampleTests {
  @Test func `a museum and the bus stop before it`() throws {
    let found = try places(in: "search-museum-all", asked: "musée océanographique")
    #expect(found.map(\.osm) == ["way/23715051", "node/4938436907", "node/4938436908"])
    #expect(found.first?.name == "Musée Océanographique")
    #expect(found.first?.category == "museum")
    #expect(found.first?.address == "Avenue Saint-Martin, 98000 Monaco")
    #expect(found.first?.country == "MC")
    #expect(found.first?.position == Coordinates(latitude: 43.7306805, longitude: 7.4255127))
  }

  @Test func `both forms of JSON give the same places`() throws {
    let place = try #require(places(in: "search-format-jsonv2").first)
    #expect(try places(in: "search-format-json") == [place])
    #expect(place.name == "Fontvieille")
    #expect(place.category == "suburb")
    #expect(place.osm == "relation/2220206")
  }

  @Test func `streets of one name are told apart by their village`() throws {
    let found = try places(in: "search-village-duplicate-names", asked: "Kirchstrasse")
    #expect(
      Set(found.map(\.address)) == [
        "9491 Ruggell, Liechtenstein", "9494 Schaan, Liechtenstein", "9490 Vaduz, Liechtenstein",
      ])
    #expect(Set(found.map(\.name)) == ["Kirchstrasse"])
  }

  @Test(arguments: [
    ("search-postcode", "98000", "postcode"), ("search-country-fallback", "Deutschland", "country"),
    ("search-country-language", "日本", "country"),
  ])
  func `a result without an OpenStreetMap object is a place too`(
    name: String, called: String, category: String
  ) throws {
    let place = try #require(places(in: name).first)
    #expect((place.name, place.category, place.osm) == (called, category, nil))
  }

  @Test func `the centre of France in the Atlantic is no place`() throws {
    #expect(try places(in: "search-country-overseas") == [])
  }

  @Test func `a place without a name is called by its street`() throws {
    let place = try #require(places(in: "search-coordinates").first)
    #expect((place.name, place.category) == ("Avenue de l'Hermitage", "parking"))
  }

  @Test func `scripts of all kinds come through`() throws {
    #expect(try places(in: "search-arabic-language").first?.name == "موناكو")
    #expect(try places(in: "search-decomposed").map(\.name) == ["Café de Paris"])
  }

  @Test(arguments: [
    "search-empty-result", "search-typo-no-match", "search-empty-q", "search-structured-empty",
    "search-viewbox-bounded-empty", "search-query-2kb", "lookup-none", "lookup-garbage",
    "reverse-ocean", "reverse-out-of-range",
  ])
  func `nothing found is an answer`(name: String) throws {
    #expect(try places(in: name) == [])
  }

  @Test(arguments: [
    "error-no-query", "error-limit", "error-format", "error-viewbox", "error-layer",
    "error-polygons",
    "error-q-and-structured", "error-reverse-missing", "error-reverse-number", "error-method",
    "error-lookup-too-many", "error-no-such-path", "head", "status-text", "status-json",
    "search-format-xml", "search-format-geojson", "search-format-geocodejson",
    "front-html", "front-htmljson", "front-cut", "front-cutjson", "front-badutf8", "front-empty",
  ])
  func `an answer that is none is not understood`(name: String) throws {
    guard case .failed(.notUnderstood(let words)) = try reply(try sample(name)) else {
      Issue.record("\(name) was understood")
      return
    }
    #expect(!words.isEmpty && words == cleaned(words))
  }

  @Test(
    arguments: [
      ("error-phrase-tag-and-name-500", LookupFailure.serverTrouble(status: 500), nil),
      ("error-timeout-503", .serverTrouble(status: 503), nil),
      ("front-500", .serverTrouble(status: 500), nil),
      ("front-502", .serverTrouble(status: 502), nil),
      ("front-503", .serverTrouble(status: 503), 5),
      ("front-504", .serverTrouble(status: 504), nil),
      ("front-429", .slowed(retryAfterSeconds: 30), 30),
      ("front-429date", .slowed(retryAfterSeconds: 114), 114),
      ("front-429bare", .slowed(retryAfterSeconds: nil), nil),
      ("front-429xhtml", .slowed(retryAfterSeconds: nil), nil),
      ("front-limit-429", .slowed(retryAfterSeconds: 1), 1),
    ] as [(String, LookupFailure, Int?)])
  func `what may pass is told with the time to wait`(
    name: String, failure: LookupFailure, seconds: Int?
  ) throws {
    #expect(try reply(try sample(name)) == .later(failure, retryAfter: seconds))
  }

  @Test(arguments: ["front-403", "front-agent-403"])
  func `a refusal is told as one`(name: String) throws {
    #expect(try reply(try sample(name)) == .failed(.refused(status: 403)))
  }

  @Test func `every list of places is read, and everything in it is fit to be shown`() throws {
    let folder = try #require(samples)
    let index = try #require(SharedData.bytes(of: folder + "/index.tsv"))
    let names = String(decoding: index, as: UTF8.self).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ".http\t").first.map(String.init) }
    #expect(names.count > 90)
    var count = 0
    for name in names where name != "front-drop" {
      let query = name.hasPrefix("reverse") ? try whatIsThere() : PlaceQuery(text: "x")
      guard case .places(let places) = try reply(try sample(name), to: query) else { continue }
      for place in places {
        count += 1
        for text in [place.name, place.address ?? "x", place.category ?? "x"] {
          #expect(!text.isEmpty && text == cleaned(text))
        }
        #expect(place.source == .nominatim && place.country?.count ?? 2 == 2)
      }
    }
    #expect(count > 80)
  }
}
