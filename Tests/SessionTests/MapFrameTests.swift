import Session
import TestSupport
import Testing

struct MapFrameTests {
  @Test(arguments: 1...200) func `a frame holds all that it is to show`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let positions = random.positions()
    let frame = try #require(MapFrame.around(positions, atLeast: 1))
    for position in positions {
      let point = frame.projection.point(of: position)
      #expect(abs(point.x) <= frame.width / 2 + 0.001, "\(positions)")
      #expect(abs(point.y) <= frame.height / 2 + 0.001, "\(positions)")
    }
  }

  @Test(arguments: 1...200) func `what is laid flat is found again`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (centre, place) = (random.anywhere(), random.anywhere())
    for kind in [MapProjection.Kind.around, .sheet] {
      let projection = MapProjection(kind, centre: centre)
      let again = try #require(projection.position(at: projection.point(of: place)))
      // Opposite the middle every direction leads.
      #expect(again.kilometres(to: place) < (kind == .around ? 0.01 : 0.001))
    }
    let point = MapProjection(.around, centre: centre).point(of: place)
    let away = (point.x * point.x + point.y * point.y).squareRoot()
    #expect(abs(away - centre.kilometres(to: place)) < 0.01)
  }

  @Test func `a trip over the date line is as near as it is`() throws {
    let (fiji, samoa) = (try position(-18.14, 178.44), try position(-13.83, -171.76))
    let frame = try #require(MapFrame.around([fiji, samoa], atLeast: 1))
    #expect(frame.width < 1500)
    #expect(abs(frame.centre.longitude) > 175)
    #expect(frame.box.west > frame.box.east)
  }

  @Test func `zero degrees and the poles are places like any other`() throws {
    let frame = try #require(
      MapFrame.around(
        [try position(0, 0), try position(0.4, 0.3), try position(0.1, -0.2)], atLeast: 1))
    #expect(frame.width < 100)
    let pole = try #require(
      MapFrame.around(
        [try position(90, 0), try position(89, 0), try position(89, 180)], atLeast: 1))
    #expect(pole.width < 400)
    #expect(pole.height < 400)
    #expect(MapFrame.around([], atLeast: 1) == nil)
    let one = try #require(MapFrame.around([try position(-90, 0)], atLeast: 30))
    #expect(one.width == 30)
  }

  @Test func `nearer and further, and around the world and back`() throws {
    let start = MapFrame(centre: try position(50, 170), width: 2000, height: 800)
    #expect(start.moved(.wider).moved(.closer) == start)
    var frame = start
    for _ in 0..<40 { frame = frame.moved(.east) }
    #expect(frame.centre.latitude == 50)
    for _ in 0..<40 { frame = frame.moved(.north) }
    #expect(frame.centre.latitude == 90)
    for _ in 0..<40 { frame = frame.moved(.wider) }
    #expect(frame.isWorld)
    for _ in 0..<60 { frame = frame.moved(.closer) }
    #expect(frame.width > 0.3)
  }

  @Test func `directions are those of the compass`() throws {
    let porto = try position(41.15, -8.61)
    #expect(porto.direction(to: try position(42, -8.61)) == .north)
    #expect(porto.direction(to: try position(41.15, -8.5)) == .east)
    #expect(porto.direction(to: try position(40.9, -8.95)) == .southWest)
    #expect(porto.direction(to: porto) == nil)
    #expect(try position(0, 179.9).direction(to: try position(0, -179.9)) == .east)
    #expect(try position(-90, 0).direction(to: try position(0, 0)) == .north)
  }

  @Test func `the way between two places is the shortest`() throws {
    let (one, other) = (try position(52.3, 4.8), try position(35.6, 139.8))
    let way = one.way(to: other, steps: 50)
    let length = zip(way, way.dropFirst()).reduce(0) { $0 + $1.0.kilometres(to: $1.1) }
    #expect(abs(length - one.kilometres(to: other)) < 1)
    #expect(way.last == other)
    #expect(way.contains { $0.latitude > 65 })
  }
}

private let origin = Coordinates(latitude: 0, longitude: 0) ?? MapFrame.world(with: []).centre

extension SeededGenerator {
  fileprivate mutating func anywhere() -> Coordinates {
    let latitude = once(in: 3) ? pick([-90.0, 90, 0]) : Double.random(in: -90...90, using: &self)
    let longitude =
      once(in: 3) ? pick([-180.0, 180, 0]) : Double.random(in: -180...180, using: &self)
    return Coordinates(latitude: latitude, longitude: longitude) ?? origin
  }

  /// Some places around one, from a few metres to half the world apart.
  fileprivate mutating func positions() -> [Coordinates] {
    let middle = MapProjection(.around, centre: anywhere())
    let reach = pick([0.01, 1, 50, 1000, 4000, 9000])
    return (0...below(12)).compactMap { _ in
      middle.position(
        at: MapPoint(
          x: Double.random(in: -reach...reach, using: &self),
          y: Double.random(in: -reach...reach, using: &self)))
    }
  }
}
