internal import Session

/// A piece of a line that tells something by itself, wherever it stands.
struct SketchPiece {
  enum Fact {
    case day(DayReference)
    case days(DayReference, DayReference)
    case hour(ClockTime, exact: Bool)
    /// From a time on, for so many minutes.
    case hours(ClockTime, minutes: Int)
    case length(minutes: Int)
    /// So many nights, and the first of them where that is told.
    case nights(Int, from: DayReference?)
    /// So many days later than it began.
    case later(Int)
    /// What it costs, who paid, the reference, the seat and the like.
    case told(NewBooking)
    /// How many come.
    case people(String)
    /// A sign or a word between two things; firm where nothing goes on behind it.
    case joint(isFirm: Bool)
    case word
    /// Words that tell nothing of their own: `all day`, `or so`.
    case idle
  }

  var fact: Fact
  var tokens: Range<Int>

  var isWord: Bool { if case .word = fact { true } else { false } }

  var isIdle: Bool { if case .idle = fact { true } else { false } }

  /// Whether what follows is another thing, or is said beside it.
  var isFirmJoint: Bool { if case .joint(isFirm: true) = fact { true } else { false } }

  /// Whether a word stands there that may join two things or the parts of one.
  var isSoftJoint: Bool { if case .joint(isFirm: false) = fact { true } else { false } }

  var isJoint: Bool { isFirmJoint || isSoftJoint }

  /// Whether it tells when.
  var isMoment: Bool {
    switch fact {
    case .day, .days, .hour, .hours: true
    default: false
    }
  }
}

extension SketchScan {
  /// Whether several days of the trip may be meant by one that is told.
  var tellsEitherDay: Bool {
    pieces.contains { piece in
      if case .day(.either) = piece.fact { true } else { false }
    }
  }

  /// Whether an hour is told, in digits or from one to another.
  var tellsHour: Bool {
    pieces.contains { piece in
      switch piece.fact {
      case .hour(_, exact: true), .hours: true
      default: false
      }
    }
  }

  /// Whether something was taken for what it need not be.
  var guesses: Bool { takesSides || guessesHour }

  /// Whether of `4/5` that day was taken which the trip has.
  private var takesSides: Bool {
    pieces.contains { piece in
      guard case .day = piece.fact else { return false }
      return piece.tokens.contains { context.matches(["/"], at: $0) }
    }
  }

  /// Whether a price or a reference is told.
  var tellsPrice: Bool {
    pieces.contains { piece in
      guard case .told(let told) = piece.fact else { return false }
      return told.cost != nil || told.reference != nil
    }
  }

  /// Whether words lead to those who travel.
  var tellsWhoTravels: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: travelling, at: $0) != nil }
      && !pieces.contains(where: \.isMoment)
  }

  /// Whether nights are told of, or days with a word for where one sleeps.
  var tellsOfStay: Bool {
    var hasDays = false
    for piece in pieces {
      switch piece.fact {
      case .nights: return true
      case .told(let told) where told.cost?.each?.isByNight == true: return true
      case .days: hasDays = true
      default: break
      }
    }
    return hasDays && context.tokens.contains { SketchScan.houses.contains($0.folded) }
      || saysStay && pieces.contains(where: \.isMoment)
  }

  /// Whether it is told where one is, as one tells where one sleeps, and nothing turns that: `we're at
  /// the Ferry Inn`, not `thinking of staying at …`.
  var saysStay: Bool {
    context.tokens.indices.contains { context.end(ofOneOf: staying, at: $0) != nil }
      && !context.tokens.indices.contains { index in
        musing.contains(context.tokens[index].spoken) || Lexicon.turns(context.tokens[index])
          || words.lattice.classes(at: index).meets(ClassSet([.not, .condition, .tentative]))
      }
  }
}

private let travelling = BookingWords.ways(
  """
  the_party_will_be the_party_is party_: the_group_is the_travellers_are travelling_are
  there_will_be coming_are who's_going_: we_are_four we_are_three we_are_five we_are_six
  of_us it's_me its_me it_is_me also_going going_: coming_: travellers_: who's_coming_: with_me
  travelling_with me_and we_are_: also_coming crew_is crew_: gang_is team_is the_lot_is we're_: just_me_and
  """)
private let staying = BookingWords.ways(
  """
  we're_in_the we're_at we_are_at we_are_in_the i'm_at i'm_in_the i_am_at i_am_in_the i_stay_at
  i_stay_in_the we_stay_at we_stay_in_the it's_the it_is_the booked_the booked_into
  based_at staying_at staying_in_the checked_into
  """)
private let musing: Set = [
  "thought", "think", "thinking", "should", "would", "could", "we'd", "i'd", "haven't", "hadn't",
  "was", "were", "if", "too", "nice", "same", "now", "meantime", "can", "tell",
]

extension SketchScan {
  /// What a house is called in which one sleeps.
  static let houses: Set = [
    "house", "room", "rooms", "stay", "staying", "sleep", "sleeping", "slept", "bed", "beds",
    "haus",
    "casa", "flat", "camping", "guesthouse", "suite", "lodging", "bnb", "pensao", "pensão",
    "quinta", "gite", "finca", "masseria", "cabin", "hut",
  ]
}
