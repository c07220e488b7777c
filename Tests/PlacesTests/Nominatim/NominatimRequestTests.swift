import Places
import Session
import Testing

@Suite struct NominatimRequestTests {
  private let common = "&format=jsonv2&limit=20&addressdetails=1&accept-language=en"

  @Test func `words are sent as a free search`() throws {
    #expect(try nominatimRequest("Larvotto").targets == ["/search?q=Larvotto" + common])
  }

  @Test(arguments: [
    ("Café de Paris", "Caf%C3%A9%20de%20Paris"), ("a&b=c?d#e/f+g%", "a%26b%3Dc%3Fd%23e%2Ff%2Bg%25"),
    ("東京", "%E6%9D%B1%E4%BA%AC"), ("-._~", "-._~"), ("  two\t words ", "two%20words"),
    ("\u{1B}[31mred\u{0}", "red"),
  ])
  func `words are clean and nothing in them can be taken for another parameter`(
    text: String, encoded: String
  ) throws {
    #expect(try nominatimRequest(text).targets == ["/search?q=\(encoded)\(common)"])
  }

  @Test func `limits are held to what a server takes`() throws {
    #expect(try nominatimRequest("x", limit: 0).limit == 1)
    #expect(try nominatimRequest("x", limit: 1000).limit == 50)
  }

  @Test func `a text that would keep a server busy is refused`() throws {
    let longest = String(repeating: "a", count: 300)
    #expect(try nominatimRequest(longest).text == longest)
    #expect(throws: LookupFailure.tooLong(limit: 300)) { try nominatimRequest(longest + "a") }
    // One character of many scalars is as long as its scalars.
    let zalgo = "a" + String(repeating: "\u{301}", count: 300)
    #expect(throws: LookupFailure.tooLong(limit: 300)) { try nominatimRequest(zalgo) }
  }

  @Test func `what is near comes first, in a box with the longitude first`() throws {
    let porto = try #require(Coordinates(latitude: 41.1496, longitude: -8.6109))
    let target = try #require(nominatimRequest("x", near: porto).targets.first)
    #expect(target.hasSuffix("&viewbox=-9.179%2C41.6%2C-8.041%2C40.7"))
    #expect(!target.contains("bounded"))
  }

  @Test func `a box ends at the edges of the map`() throws {
    let corner = try #require(Coordinates(latitude: -90, longitude: 180))
    let target = try #require(nominatimRequest("x", near: corner).targets.first)
    #expect(target.hasSuffix("&viewbox=175.5%2C-89.55%2C180.0%2C-90.0"))
  }

  @Test func `places close together are asked about in the same words`() throws {
    let one = try nominatimRequest("x", near: Coordinates(latitude: 41.1496, longitude: -8.6109))
    let other = try nominatimRequest("x", near: Coordinates(latitude: 41.1511, longitude: -8.6102))
    #expect(one == other)
  }

  @Test func `a kind is tried before a name, then before where to look`() throws {
    #expect(
      try nominatimRequest("Monaco", kind: "fast_food").targets == [
        "/search?q=fast%20food%20Monaco" + common, "/search?q=fast%20food%20in%20Monaco" + common,
      ])
  }

  @Test(arguments: [
    ("city", "&featureType=settlement"), ("country", "&featureType=country"),
    ("region", "&featureType=state"), ("Sight", "&layer=poi%2Cnatural%2Cmanmade"),
  ])
  func `a kind of our own narrows the search`(kind: String, parameter: String) throws {
    #expect(
      try nominatimRequest("Vaduz", kind: kind).targets == [
        "/search?q=Vaduz\(parameter)\(common)"
      ])
  }

  @Test(
    arguments: [
      ("museums", ["%5Btourism%3Dmuseum%5D%20"]),
      ("atm", ["%5Bamenity%3Datm%5D%20"]),
      ("castle", ["%5Bhistoric%3Dcastle%5D%20", "%5Bhistoric%3Dfort%5D%20"]),
      ("musée", ["%5Btourism%3Dmuseum%5D%20"]),
      ("rodelbahn", ["rodelbahn%20near%20", "rodelbahn&bounded=1&"]),
    ] as [(String, [String])])
  func `a kind alone is asked for by its tags, else as a phrase`(
    _ kind: String, _ forms: [String]
  ) throws {
    let here = Coordinates(latitude: 43.7, longitude: 7.4)
    let targets = try nominatimRequest("", kind: kind, near: here).targets
    #expect(targets.count == forms.count)
    for (target, form) in zip(targets, forms) {
      let spot = form.hasSuffix("%20") ? "43.7000000%2C7.4000000&" : ""
      #expect(target.hasPrefix("/search?q=" + form + spot))
    }
  }

  @Test func `no words and no kind are nothing to ask`() throws {
    #expect(try nominatimRequest(" \u{7}\t ", kind: " ").isEmpty)
  }
}
