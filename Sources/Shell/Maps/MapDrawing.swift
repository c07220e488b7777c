internal import Session

/// The dots of a map: what the earth looks like there, and the way from mark to mark.
struct MapDrawing {
  let sheet: MapSheet
  private(set) var canvas: DotCanvas
  /// Which lines of the earth were drawn.
  private(set) var layers: Set<Outline.Layer> = []

  init(_ sheet: MapSheet) {
    self.sheet = sheet
    canvas = DotCanvas(columns: sheet.columns, rows: sheet.rows)
  }

  /// Whether the lines of the earth are known well enough to be drawn so large.
  static func isKnown(at kilometresPerDot: Double) -> Bool {
    kilometresPerDot >= accuracy / 10
  }

  /// In kilometres: so far may a line be from where it is.
  static let accuracy = 1.0

  mutating func draw(_ outlines: any Outlines) {
    guard MapDrawing.isKnown(at: sheet.kilometresPerDot) else { return }
    let least = sheet.kilometresPerDot / MapProjection.kilometresPerDegree
    let found = outlines.outlines(
      in: sheet.box, rivers: rank(of: sheet.kilometresPerDot), spanning: least)
    for outline in found where isSeen(outline.layer) { draw(outline) }
  }

  /// From far away nothing but coasts can be told apart.
  private func isSeen(_ layer: Outline.Layer) -> Bool {
    switch layer {
    case .coast, .river: true
    case .border: sheet.kilometresPerDot < 150
    case .lake: sheet.kilometresPerDot < 80
    }
  }

  /// The smaller rivers are seen from near only.
  private func rank(of kilometresPerDot: Double) -> Int {
    let ranks = [(100.0, 0), (40, 2), (20, 3), (10, 4), (5, 5), (2.5, 6), (1.2, 7), (0.6, 8)]
    return ranks.first { kilometresPerDot >= $0.0 }?.1 ?? 99
  }

  private mutating func draw(_ outline: Outline) {
    var pen =
      switch outline.layer {
      case .coast, .lake: DotPen(.land)
      case .border: DotPen(.land, on: 2, of: 4)
      case .river: DotPen(.land, on: 3, of: 4)
      }
    let points = outline.points
    var before: MapPoint?
    var last = (longitude: 0.0, latitude: 0.0)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let next = (
        longitude: Double(points[index]) / Outline.partsOfDegree,
        latitude: Double(points[index + 1]) / Outline.partsOfDegree
      )
      // A long straight line of a border is straight in degrees, not on the map.
      let long = max(
        abs(next.longitude - last.longitude), abs(next.latitude - last.latitude))
      let steps = before == nil || long < longest ? 1 : Int((long / longest).rounded(.up))
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let point = sheet.projection.point(
          latitude: last.latitude + (next.latitude - last.latitude) * part,
          longitude: last.longitude + (next.longitude - last.longitude) * part)
        draw(from: before, to: point, &pen)
        before = point
      }
      last = next
    }
    if pen.hasDrawn { layers.insert(outline.layer) }
  }

  /// Degrees.
  private var longest: Double { 2 }

  /// The shortest way from each mark on it to the next.
  mutating func drawWay(_ marks: [MapMark]) {
    let stops = marks.filter(\.isOnWay).map(\.position)
    for (one, next) in zip(stops, stops.dropFirst()) {
      var pen = DotPen(.way, on: 1, of: 3)
      let steps = min(64, 1 + Int(one.kilometres(to: next) / 100))
      var before: MapPoint?
      for position in one.way(to: next, steps: steps) {
        let point = sheet.projection.point(of: position)
        draw(from: before, to: point, &pen)
        before = point
      }
    }
  }

  private mutating func draw(from before: MapPoint?, to point: MapPoint, _ pen: inout DotPen) {
    guard let before, isTogether(before, point) else {
      pen.lift()
      return
    }
    pen.draw(from: sheet.dot(before), to: sheet.dot(point), on: &canvas)
  }

  /// Whether two points that follow each other do so on the map too: no edge of it lies between.
  private func isTogether(_ one: MapPoint, _ other: MapPoint) -> Bool {
    switch sheet.projection.kind {
    case .sheet: abs(one.x - other.x) < sheet.projection.worldWidth / 2
    case .around: max(abs(one.x), abs(one.y), abs(other.x), abs(other.y)) < farthest
    }
  }

  /// In kilometres: what lies beyond is seen on no map, and opposite the middle to every side.
  private var farthest: Double { 15_000 }
}
