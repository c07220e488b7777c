import Session
import Testing

@Suite struct MapLinkTests {
  @Test(
    arguments: [
      ("geo:41.1579,-8.6291", 41.1579, -8.6291, nil), ("GEO:0,0", 0, 0, nil),
      ("geo:48.2010,16.3695,183;crs=wgs84;u=40", 48.2010, 16.3695, nil),
      ("geo:0,0?q=41.15,-8.61(Livraria%20Lello)", 41.15, -8.61, "Livraria Lello"),
      ("geo:41.15,-8.61?q=Bar", 41.15, -8.61, "Bar"), ("geo:51.4779,0", 51.4779, 0, nil),
      (
        "https://www.openstreetmap.org/?mlat=41.1579&mlon=-8.6291#map=16/41.2/-8.7", 41.1579,
        -8.6291, nil
      ),
      ("https://www.openstreetmap.org/#map=16/41.1579/-8.6291&layers=N", 41.1579, -8.6291, nil),
      ("https://www.openstreetmap.org/#map=3/0.00/0.00", 0, 0, nil),
      ("https://www.google.com/maps/@41.1579,-8.6291,15z", 41.1579, -8.6291, nil),
      (
        "https://www.google.com/maps/place/Livraria+Lello/@41.2,-8.7,17z/data=!4m6!3m5!8m2!3d41.1469!4d-8.6148!16s",
        41.1469, -8.6148, "Livraria Lello"
      ),
      ("https://www.google.com/maps/search/?api=1&query=41.1579%2C-8.6291", 41.1579, -8.6291, nil),
      (
        "https://www.google.com/maps/search/48.718116,+2.627758?entry=tts", 48.718116, 2.627758, nil
      ),
      (
        "https://www.google.com/maps/place/41%C2%B009'28.4%22N+8%C2%B037'44.8%22W/@41.1,-8.6,17z",
        41.157889, -8.629111, nil
      ),
      ("https://maps.google.com/maps?q=loc:41.15,-8.61&z=12", 41.15, -8.61, nil),
      ("https://maps.google.com/maps?q=Key+West&ll=24.5551,-81.78", 24.5551, -81.78, "Key West"),
      ("https://maps.apple.com/?ll=50.894967,4.341626", 50.894967, 4.341626, nil),
      ("http://maps.apple.com/?q=Caf%C3%A9&ll=41.1469,-8.6148", 41.1469, -8.6148, "Café"),
      ("https://maps.apple.com/place?coordinate=41.1,-8.6&name=Bar", 41.1, -8.6, "Bar"),
      ("https://osm.org/go/wAAA--", 0, 0, nil),
    ] as [(String, Double, Double, String?)])
  func `links tell where a place is, and often its name`(
    _ link: String, _ latitude: Double, _ longitude: Double, _ name: String?
  ) throws {
    guard case .spot(let position, let label) = try #require(MapLink(link)) else {
      Issue.record("\(String(describing: MapLink(link)))")
      return
    }
    let wanted = try #require(Coordinates(latitude: latitude, longitude: longitude))
    // The shortest of short links names a square of many kilometres.
    let reach = link.contains("/go/") ? 20 : 0.001
    #expect(position.kilometres(to: wanted) <= reach)
    #expect(label == name)
  }

  @Test(arguments: [
    ("geo:0,0?q=Porto", "Porto"),
    ("https://www.google.com/maps/search/?api=1&query=Livraria+Lello", "Livraria Lello"),
    ("https://maps.apple.com/?address=1%20Rua%20X,Porto", "1 Rua X,Porto"),
    ("https://www.google.com/maps/search/coffee+near+porto", "coffee near porto"),
  ])
  func `a link that only asks is a search`(_ link: String, _ words: String) {
    #expect(MapLink(link) == .words(words))
  }

  @Test(arguments: [
    "geo:", "geo:91,0", "geo:0,181", "geo:a,b", "geo:1", "geo:nan,0", "https://", "http://x",
    "https://example.org/?q=Louvre", "https://www.google.com/maps", "https://maps.google.com/?q=",
    "https://osm.org/go/!!", "https://www.openstreetmap.org/#map=16/95/0", "geo:1e1,1e1",
    "geo:" + String(repeating: "1", count: 9000),
  ])
  func `what says nothing is not guessed`(_ link: String) {
    #expect(MapLink(link) == .unreadable)
  }

  @Test func `short links are told apart, and words are no links`() {
    #expect(MapLink("https://maps.app.goo.gl/7qWFiAfvRsBEKTz56") == .short)
    #expect(MapLink("Porto") == nil)
    #expect(MapLink("geology museum") == nil)
    #expect(MapLink("") == nil)
  }

  @Test func `names in links lose what no terminal should see`() {
    let link = "https://maps.apple.com/?ll=1,2&q=A%1B%5B31mB%0AC%00%E2%80%AED"
    #expect(
      MapLink(link) == Coordinates(latitude: 1, longitude: 2).map { .spot($0, name: "AB CD") })
  }

  @Test func `any bytes are read without harm`() {
    var state: UInt64 = 7
    let signs = Array("%+&=?#/@!,;:.-0123456789abzNSEW°'\"(){}[] \u{0}é".unicodeScalars)
    for round in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(round % 60) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(signs[Int(state >> 33) % signs.count])
      }
      for start in ["geo:", "https://", "https://www.google.com/maps/place/"] {
        #expect(MapLink(start + String(text)) != nil)
      }
    }
  }
}
