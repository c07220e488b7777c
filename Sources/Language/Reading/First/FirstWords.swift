internal import Session

/// What a line that tells of a trip says of it besides: of what kind it is, and why it is made.
struct FirstWords {
  private let context: ChartContext

  init(_ context: ChartContext) { self.context = context }

  /// Words of a clause that say nothing of the trip.
  static let idle: Set = [
    "hello", "hi", "hey", "good", "evening", "morning", "afternoon", "please", "pls", "thanks",
    "thank", "you", "so", "ok", "okay", "right", "dear", "planner", "there", "just", "and", "the",
    "a", "an", "to", "of", "for", "in", "on", "with", "we", "i", "me", "us", "our", "my", "is",
    "are",
    "trip", "holiday", "vacation", "family", "business", "honeymoon", "interrail", "asap", "new",
    "plan",
    "it", "it's", "that", "that's", "total", "all", "budget", "max", "about", "roughly", "then",
    "back",
    "home", "solo", "lets", "let's", "go", "going", "weekend", "away", "month", "week", "day",
    "somewhere", "time", "year",
    "travelling", "traveling", "visiting", "touring",
  ]
  /// `family`, `business`, `road trip`.
  var style: String? {
    for (style, ways) in styles
    where context.tokens.indices.contains(where: { context.end(ofOneOf: ways, at: $0) != nil }) {
      return style
    }
    return nil
  }

  /// The words that tell that it is of this kind.
  func tokens(ofStyle chosen: String?) -> Set<Int> {
    let ways = styles.filter { $0.0 == chosen }.flatMap(\.1)
    return Set(
      context.tokens.indices.flatMap { start in
        context.end(ofOneOf: ways, at: start).map { start..<$0 } ?? start..<start
      })
  }

  /// The clauses of the line in which nothing else was found, or of which words tell more than was
  /// understood, as they were typed.
  func leftOver(besides known: Set<Int>, telling: Set<Int>) -> String {
    kept(besides: known, telling: telling).map { context.text($0) }.joined(separator: ", ")
  }

  /// Whether the clause in which a token stands is kept as it was typed.
  func isKept(_ index: Int, besides known: Set<Int>, telling: Set<Int>) -> Bool {
    kept(besides: known, telling: telling).contains { $0.contains(index) }
  }

  func kept(besides known: Set<Int>, telling: Set<Int>) -> [Range<Int>] {
    let ofStyle = tokens(ofStyle: style)
    return clauses(unparting: known).filter { clause in
      if clause.contains(where: telling.contains) { return true }
      return !clause.contains(where: known.contains) && !isAskedOfUs(clause)
        && clause.contains { index in
          context.tokens[index].kind != .sign && !ofStyle.contains(index)
            && !FirstWords.idle.contains(context.tokens[index].spoken)
        }
    }
  }

  /// Whether it only asks that it be done: `can you set that up`.
  private func isAskedOfUs(_ clause: Range<Int>) -> Bool {
    ["can", "could", "would", "will"].contains {
      context.matches([$0, "you"], at: clause.lowerBound)
    }
  }

  /// Parted by signs, but for those of what is known: of `$2,500`.
  private func clauses(unparting known: Set<Int>) -> [Range<Int>] {
    context.tokens.indices.split { index in
      let token = context.tokens[index]
      let isInside =
        [".", "-", ":"].contains(token.folded) && token.isGlued
        && context.token(index + 1)?.isGlued == true
        || token.says(".") && index > 0 && context.tokens[index - 1].isShortened
      return token.kind == .sign && signs.contains(token.folded) && !isInside
        && !known.contains(index)
    }.map { $0.startIndex..<$0.endIndex }
  }
}

private let signs: Set = [",", ".", ";", "!", "?", ":", "—", "–", "(", ")", "-", "|"]
private let styles: [(String, [[String]])] = [
  ("honeymoon", BookingWords.ways("honeymoon honeymooner honeymooners")),
  (
    "business",
    BookingWords.ways(
      """
      business business_trip for_work 4_work for_my_work conference work_trip customer_visit offsite
      site_visits site_visit trade_fair
      """)
  ),
  (
    "road trip",
    BookingWords.ways(
      "road_trip roadtrip rd_trip self_drive self_-_drive selfdrive campervan by_car driving_tour")
  ),
  ("family", BookingWords.ways("family family_trip family_holiday family_vacation")),
  ("hiking", BookingWords.ways("hiking hike trekking walking_holiday walking_trip hill_walking")),
  ("skiing", BookingWords.ways("ski skiing ski_trip ski_week snowboarding")),
  ("cycling", BookingWords.ways("cycling bike_trip biking bicycle cycle_tour cycling_holiday")),
  ("backpacking", BookingWords.ways("backpacking backpack backpackers")),
  ("rail", BookingWords.ways("interrail rail_trip railway_tour rail_journey by_train by_rail")),
  ("romantic", BookingWords.ways("romantic anniversary vday")),
  ("beach", BookingWords.ways("beach_holiday beach_trip beach_week")),
]
