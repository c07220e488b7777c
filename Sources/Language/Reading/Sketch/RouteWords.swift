/// The words by which the days of a town are told.
enum RouteWords {
  static let until: Set = ["until", "till", "til", "untill"]
  /// Of `once we've landed`.
  static let idle: Set = ["once", "landed", "first", "let's", "lets", "say"]
  static let through: Set = ["-", "–", "to", "thru", "through"]
  static let onwards: Set = ["on", "onwards", "onward", "forward"]
  static let rest = BookingWords.ways("the_rest the_remainder rest_of remaining the_remaining")
}
