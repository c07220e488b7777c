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
    "home", "solo", "probably", "maybe", "prob", "lets", "let's", "go", "going",
  ]
  /// Words with which a trip is not told of as one that is to be.
  static let doubtful: Set = [
    "or", "if", "unless", "maybe", "perhaps", "another", "yesterday", "not", "never", "except",
    "instead", "don't", "dont", "won't", "can't", "cancel", "forget", "whether", "might", "no",
    "without", "nor", "neither", "almost", "nearly", "last", "ago",
  ]

  /// `family`, `business`, `road trip`.
  var style: String? {
    for (style, ways) in styles
    where context.tokens.indices.contains(where: { context.end(ofOneOf: ways, at: $0) != nil }) {
      return style
    }
    return nil
  }

  /// The words that tell it.
  private var ofStyle: Set<Int> {
    var found: Set<Int> = []
    for (_, ways) in styles {
      for start in context.tokens.indices {
        if let end = context.end(ofOneOf: ways, at: start) { found.formUnion(start..<end) }
      }
    }
    return found
  }

  /// The clauses of the line in which nothing else was found, as they were typed.
  func leftOver(besides known: Set<Int>) -> String {
    clausesLeftOver(besides: known).map { context.text($0) }.joined(separator: ", ")
  }

  /// The tokens of these clauses.
  func tokensLeftOver(besides known: Set<Int>) -> Set<Int> {
    Set(clausesLeftOver(besides: known).flatMap(\.self))
  }

  private func clausesLeftOver(besides known: Set<Int>) -> [Range<Int>] {
    let ofStyle = ofStyle
    return clauses.filter { clause in
      !clause.contains(where: known.contains) && !isAskedOfUs(clause)
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

  private var clauses: [Range<Int>] {
    context.tokens.indices.split { index in
      let token = context.tokens[index]
      let isInside =
        [".", "-", ":"].contains(token.folded) && token.isGlued
        && context.token(index + 1)?.isGlued == true
        || token.says(".") && index > 0 && context.tokens[index - 1].isShortened
      return token.kind == .sign && signs.contains(token.folded) && !isInside
    }.map { $0.startIndex..<$0.endIndex }
  }
}

/// What a trip is to be called: `called X`, `trip name: X`.
struct FirstTitle {
  let name: String
  let tokens: Range<Int>

  init?(_ context: ChartContext) {
    for start in context.tokens.indices {
      guard let begin = context.end(ofOneOf: naming, at: start), begin < context.tokens.count
      else { continue }
      let first = context.tokens[begin]
      if first.kind == .quoted {
        (name, tokens) = (first.text, start..<begin + 1)
        return
      }
      let isOpened = ["\u{201C}", "\u{2018}"].contains(first.folded)
      let from = isOpened ? begin + 1 : begin
      let end =
        context.tokens[from...].firstIndex { token in
          isOpened
            ? ["\u{201D}", "\u{2019}"].contains(token.folded)
            : token.kind == .sign && [",", ".", ";", "!", "(", "–", "—"].contains(token.folded)
        } ?? context.tokens.count
      guard end > from, end - from < 9 else { continue }
      name = context.text(from..<end)
      tokens = start..<(isOpened ? min(end + 1, context.tokens.count) : end)
      return
    }
    return nil
  }
}

private let naming = BookingWords.ways(
  """
  called titled named trip_name_: name_: title_: call_it entitled
  """)
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
