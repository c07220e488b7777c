internal import Session

/// The line and all that its words are read against.
final class ChartContext {
  let line: String
  let today: CivilDate
  let tokens: [Token]
  let when: WhenSpans
  /// What dates are read against.
  let dates: DateContext
  let stops: StopNames
  let bookings: BookingNames
  let resultCount: Int
  /// How many of the results have been shown.
  let listedCount: Int
  /// How many trips the list shown last has.
  let listedTrips: Int
  private let hasTrip: Bool
  private let hasDay: Bool
  /// How many stops "them" are.
  let mentionCount: Int
  /// The row of the results that "it" is.
  let mentionedResult: Int?
  /// The name of the stop that was spoken of last, or of the first of several.
  private(set) lazy var mentionedName = mentionedStop?.name
  /// That stop.
  private(set) lazy var mentionedStop = trip.flatMap { mention.mentionedStop(in: $0) }
  private let mention: Cursor
  /// The booking that was spoken of last.
  private(set) lazy var mentionedBooking = trip.flatMap { mention.mentionedBooking(in: $0) }
  /// How many stops the day has that was spoken of last; 0 where none was.
  let stopsOfMentionedDay: Int
  /// Whether "it" can be a stop: it is one, or nothing has been spoken of.
  private let mentionsStop: Bool
  let trip: Trip?
  let selected: Day?
  /// The trips that there are, where names of them can be looked up.
  let library: (any Library)?
  private let bytes: [UInt8]
  private lazy var hasLineEnds = bytes.contains(UInt8(ascii: "\n"))
  /// Whether days are spoken of by their places, so that `the second` is one.
  let countsDays: Bool
  /// All words and signs, folded.
  private(set) lazy var words = Set(tokens.map(\.folded))
  /// Whether a word tells of a journey.
  private(set) lazy var tellsJourney = tokens.indices.contains { journeyWord(at: $0) != nil }
  /// Where the words end that take something back at the beginning.
  private(set) lazy var endsOfTakingBack = Set(
    beginnings.prefix(mostTakenBack).compactMap { endOfTakingBack(at: $0)?.end })

  init(
    line: String, tokens: [Token], session: Session, today: CivilDate,
    names: StopNameMemory = StopNameMemory(), asInTrip: Bool = false,
    library: (any Library)? = nil
  ) {
    self.line = line
    self.today = today
    self.library = library
    bytes = Array(line.utf8)
    let cursor = session.cursor
    let trip = session.currentTrip
    self.trip = trip
    selected = (cursor.day ?? cursor.shownDay).flatMap { trip?.day($0) }
    hasTrip = cursor.trip != nil || asInTrip
    hasDay = cursor.day != nil
    mentionsStop = cursor.mentionedStops > 0 || cursor.mentioned == nil
    stopsOfMentionedDay = trip.map { cursor.mentionedDay(of: $0)?.stops.count ?? 0 } ?? 0
    mention = cursor
    mentionedResult = cursor.mentionedResult
    mentionCount = cursor.mentionedStops
    resultCount = cursor.results.count
    listedCount = min(resultCount, cursor.resultsAsked?.listed ?? resultCount)
    listedTrips = cursor.listedTrips.count
    var context = DateContext(session.settings, today: today)
    context.tripDates = trip?.days.compactMap(\.date) ?? []
    context.country = trip?.destination?.place?.country
    dates = context
    self.tokens = Vocabulary.of(context.tongue).understanding(tokens)
    countsDays = Language.countsDays(self.tokens)
    when = WhenSpans(self.tokens, context)
    stops = StopNames(trip, names)
    bookings = names.bookings(of: trip)
  }

  /// The line's own text from a token to before another: blanks inside squeezed to what was typed,
  /// a line's end made a blank.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    if range.count == 1, first.kind == .quoted { return first.text }
    let raw = bytes[first.bytes.lowerBound..<last.bytes.upperBound]
    if !hasLineEnds { return String(decoding: raw, as: UTF8.self) }
    var out: [UInt8] = []
    for byte in raw {
      if byte == UInt8(ascii: "\n"), out.last == UInt8(ascii: "\\") { out.removeLast() }
      out.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The bytes from a token to before another; where there is no token, the end of the line.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else {
      let end = range.lowerBound > 0 ? tokens[range.lowerBound - 1].bytes.upperBound : 0
      return end..<end
    }
    return first.bytes.lowerBound..<last.bytes.upperBound
  }

  /// Whether a day is selected, or was spoken of last.
  var hasDayInView: Bool { hasDay || stopsOfMentionedDay > 0 }

  var tripName: String? { trip?.name }
  /// Where the trip goes: ISO 3166-1 alpha-2.
  var country: String? { trip?.destination?.place?.country }

  /// Whether the trip's last day is past.
  var isTripOver: Bool { trip?.end.map { $0 < today } ?? false }

  /// How many days the trip has.
  var dayCount: Int { trip?.days.count ?? 0 }
  /// How many ideas.
  var ideaCount: Int? { trip?.ideas.count }

  /// How many stops the day has that bare numbers mean.
  var stopCount: Int? { selected?.stops.count }

  /// The number of a day of the trip, and of its stops.
  func day(_ reference: DayReference) -> (number: Int, stops: Int)? {
    guard let trip else { return nil }
    let index: Int? =
      switch reference {
      case .number(let number): number - 1
      case .on(let date): trip.days.firstIndex { $0.date == date }
      case .first: 0
      case .last: trip.days.count - 1
      case .either, .next, .previous, .mentioned, .here, .dayAfter, .dayBefore: nil
      }
    guard let index, trip.days.indices.contains(index) else { return nil }
    return (index + 1, trip.days[index].stops.count)
  }

  func isIn(_ scene: TripScene) -> Bool {
    switch scene {
    case .any: true
    case .inTrip: hasTrip
    case .outsideTrip: !hasTrip
    case .onDay: hasTrip && hasDay
    case .offDay: hasTrip && !hasDay
    case .stopMentioned: hasTrip && mentionsStop
    case .tripMentioned: hasTrip && mentionCount == 0
    }
  }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether this word or sign stands at a token.
  func says(_ word: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].says(word)
  }

  /// Whether these words stand at a token.
  func matches(_ words: [String], at index: Int) -> Bool {
    guard index >= 0, index + words.count <= tokens.count else { return false }
    for (offset, word) in words.enumerated() where !tokens[index + offset].says(word) {
      return false
    }
    return true
  }

  /// The token after the run of glued ones that begins here.
  func endOfGlued(from index: Int) -> Int {
    var end = index + 1
    while let token = token(end), token.isGlued, token.kind != .quoted { end += 1 }
    return end
  }
}
