/// The words by which the days of a town are told.
enum RouteWords {
  static let until: Set = ["until", "till", "til", "untill"]
  /// They tell nothing of where one is or how long.
  static let idle: Set = [
    "once", "landed", "first", "let's", "lets", "say", "up", "down", "over", "back", "in", "be",
    "like", "want", "would", "start", "ending", "finishing", "moving", "go", "get",
  ]
  /// With them the clause of the next town begins.
  static let sequels: Set = ["after", "before", "followed", "finally", "lastly", "next"]
  static let counted = BookingWords.ways(
    """
    the_next for_the_next the_last for_the_last the_other for_the_other the_following
    for_the_following the_final for_the_final
    """)
  static let lastNight = BookingWords.ways("last_night the_last_night final_night the_final_night")
  static let more: Set = ["more", "full", "whole", "other", "extra", "further"]
  static let reasons: Set = ["because", "cause", "cos", "coz", "for"]
  static let through: Set = ["-", "–", "to", "thru", "through"]
  static let onwards: Set = ["on", "onwards", "onward", "forward"]
  /// All days that are left, whatever stands beside them.
  static let remaining = BookingWords.ways(
    """
    the_rest the_remainder the_remaining_days the_remaining_nights the_rest_of_the_trip
    until_the_end till_the_end to_the_end until_the_last_day till_the_last_day
    """)
  static let rest =
    remaining
    + BookingWords.ways(
      """
      rest rest_of the_rest_of rest_of_the_trip remaining the_remaining the_remaining_ones
      the_rest_of_the_days the_rest_of_the_nights the_rest_of_the_time til_the_end til_the_last_day
      to_the_last_day until_we_fly till_we_fly until_we_leave till_we_leave until_we_go_home
      till_we_go_home until_the_flight till_the_flight what_is_left what's_left whatever_is_left
      """)
}

extension SketchScan {
  /// `car bled - rovinj, 9:00`: the word for what one drives, and right behind it from where to where.
  var drivesWay: Bool {
    guard tellsHour else { return false }
    return context.tokens.indices.dropLast(3).contains { index in
      guard ["car", "taxi", "van", "camper", "motorbike"].contains(context.tokens[index].folded)
      else { return false }
      let isFrom = context.matches(["from"], at: index + 1)
      let start = isFrom ? index + 2 : index + 1
      guard let link = context.token(start + 1), let town = context.token(start) else {
        return false
      }
      return ["-", "–", "to", "→", ">"].contains(link.folded) && words.isTown(town.text)
        && context.token(start + 2).map { words.isTown($0.text) } == true
    }
  }
}
