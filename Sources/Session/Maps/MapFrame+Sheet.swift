extension MapFrame {
  /// How it is laid flat: as a sheet where it is more than a third of the way round the earth.
  package var projection: MapProjection {
    MapProjection(isSheet ? .sheet : .around, centre: centre)
  }

  var isSheet: Bool { max(width, 2 * height) > MapFrame.leastOfSheets }

  /// In kilometres.
  static let leastOfSheets = 10_000.0

  /// Whether it shows every longitude.
  package var isWorld: Bool { isSheet && width >= 0.99 * projection.worldWidth }
}
