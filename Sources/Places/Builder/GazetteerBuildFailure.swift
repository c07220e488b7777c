package import SQLite
package import World

/// Why places.db could not be built.
package enum GazetteerBuildFailure: Error, Hashable, Sendable {
  /// A data file cannot be read, or the database not be put in its place.
  case file(FileFailure)
  case missingColumn(file: String, String)
  /// A line has too few or too many cells, or a cell is no number. Lines count from 1.
  case malformed(file: String, line: Int)
  case database(SQLiteFailure)
}
