internal import Session

/// What `export` writes of a trip, and what is told of it.
struct Exported {
  var text: String
  /// How many lines, events or places are in it, in words.
  var size: String
  /// The names of what the format cannot hold.
  var leftOut: [String] = []
  /// What else of the trip it cannot hold, in words; few, and told in full.
  var besides: [String] = []
}
