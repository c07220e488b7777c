internal import Session

/// What `export` writes of a trip, and what is told of it.
struct Exported {
  var text: String
  /// How many lines, events or places are in it, in words.
  var size: String
  /// The names of what the format cannot hold.
  var leftOut: [String] = []
}
