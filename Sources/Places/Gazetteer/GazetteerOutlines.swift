internal import SQLite
package import Session

extension SQLiteGazetteer: Outlines {
  package func outlines(in box: MapBox, rivers rank: Int, spanning least: Double) -> [Outline] {
    answer { (file) throws(SQLiteFailure) in
      var found: [Outline] = []
      for run in box.runs {
        found += try file.outlines(
          latitudes: box.south...box.north, longitudes: run, rank: rank, spanning: least)
      }
      return found
    }
  }
}

extension GazetteerFile {
  /// Of lines on both sides of the date line each side is a line of its own.
  fileprivate func outlines(
    latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>, rank: Int, spanning: Double
  ) throws(SQLiteFailure) -> [Outline] {
    let parts = { (degrees: Double) in SQLiteValue.real(degrees * Outline.partsOfDegree) }
    let values: [SQLiteValue] = [
      .integer(rank), parts(latitudes.lowerBound), parts(latitudes.upperBound),
      parts(longitudes.lowerBound), parts(longitudes.upperBound), parts(spanning), parts(spanning),
    ]
    return try all(try connection.statement(GazetteerQueries.outlined), values) { row in
      Outline.Layer(rawValue: Int(row.integer(0))).map {
        Outline($0, points: OutlineCoding.points(of: row.blob(1)))
      }
    }
  }
}
