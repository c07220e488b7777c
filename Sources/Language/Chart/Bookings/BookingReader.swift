internal import Session

/// Reads what is said of something booked, piece by piece: each piece is told by the word before it,
/// or by what it is.
struct BookingReader {
  let chart: Chart
  let kind: Booking.Kind
  private(set) var index: Int
  var new: NewBooking
  /// What stands there is meant, but wrong in itself.
  var fault: SyntaxFault?
  /// Whether a word said that what follows is when it arrives.
  private(set) var arrivesNext = false
  /// Whether nothing but its place told where it begins.
  var beginsBare = false

  init(_ chart: Chart, _ kind: Booking.Kind, at index: Int) {
    self.chart = chart
    self.kind = kind
    self.index = index
    new = NewBooking(kind)
  }

  var context: ChartContext { chart.context }

  /// Whether all of it was understood and nothing is missing.
  mutating func read() -> Bool {
    while index < context.tokens.count {
      guard let end = next() else { return false }
      index = end
    }
    return isWhole
  }

  private var isWhole: Bool {
    switch kind.shape {
    case .stay:
      new.name != nil && (new.nights != nil || new.lastDay != nil && new.day != nil)
    case .activity: new.name != nil && new.time != nil
    case .journey:
      new.from != nil && new.to != nil && !isThing && new.minutes == nil && new.nights == nil
        && (new.arrival != nil || !arrivesNext)
    }
  }

  /// `bus tour to Sintra`: words for something else than where it begins.
  private var isThing: Bool {
    guard beginsBare, kind != .flight, case .named(let text, quoted: false)? = new.from else {
      return false
    }
    return CommonWords.nameThing(text)
  }

  /// Where the piece ends that begins here; `nil` where none does.
  private mutating func next() -> Int? {
    if isSign(index) { return index + 1 }
    return option() ?? moment() ?? led() ?? head()
  }

  private func isSign(_ index: Int) -> Bool {
    context.token(index).map { token in
      token.kind != .quoted && ([",", "(", ")"].contains(token.folded) || isFullStop(index))
    } ?? false
  }

  private func isFullStop(_ index: Int) -> Bool {
    index == context.tokens.count - 1 && ["."].contains(context.tokens[index].folded)
  }

  // MARK: - What is told by the word before it

  /// Days, places and lengths behind the words that lead to them.
  private mutating func led() -> Int? {
    let word = context.tokens[index].kind == .quoted ? "" : context.tokens[index].folded
    switch word {
    case "from": return from(index + 1)
    case "to", "→": return to(index + 1)
    case "until", "till", "-", "–", "—":
      return arrival(at: index + 1) ?? lastDay(at: index + 1)
    case "on": return day(at: index + 1, isLed: true)
    case "at": return clock(at: index + 1) ?? name(at: index + 1)
    case "in": return place(at: index + 1)
    case "for": return length(at: index + 1)
    case "+": return later(at: index + 1, by: 1)
    case let word where departing.contains(word): return led(past: index + 1, arriving: false)
    case let word where arriving.contains(word): return led(past: index + 1, arriving: true)
    default: return nil
    }
  }

  /// Behind `arriving`, perhaps with `at`.
  private mutating func led(past start: Int, arriving: Bool) -> Int? {
    guard kind.isJourney, new.from != nil || arriving == false else { return nil }
    arrivesNext = arriving
    return ["at", "on"].contains { context.matches([$0], at: start) } ? start + 1 : start
  }

  private mutating func from(_ start: Int) -> Int? {
    if kind == .hotel || kind == .activity {
      return stay(at: start) ?? day(at: start, isLed: true)
    }
    if new.from != nil || clockSpan(at: start) != nil { return clock(at: start) }
    return way(at: start, \.from)
  }

  private mutating func to(_ start: Int) -> Int? {
    if kind == .hotel { return lastDay(at: start) }
    if kind == .activity { return day(at: start, isLed: true, bareNumber: true) }
    if new.to != nil { return arrival(at: start) }
    return way(at: start, \.to)
  }

  private mutating func way(
    at start: Int, _ path: WritableKeyPath<NewBooking, PlaceReference?>
  ) -> Int? {
    let end = endOfName(from: start)
    guard new[keyPath: path] == nil, let place = place(start..<end) else { return nil }
    new[keyPath: path] = place
    return end
  }

  private mutating func place(at start: Int) -> Int? {
    guard !kind.isJourney, new.name != nil || new.nights != nil else { return nil }
    return way(at: start, \.place)
  }

  /// `at Hotel Gracery`, behind where it is or for how long.
  private mutating func name(at start: Int) -> Int? {
    guard kind == .hotel, new.name == nil else { return nil }
    return named(start)
  }

  mutating func named(_ start: Int) -> Int? {
    let end = endOfName(from: start)
    guard end > start, new.name == nil, let name = text(start..<end) else { return nil }
    new.name = name
    return end
  }

  private mutating func length(at start: Int) -> Int? {
    if let end = nights(at: start) { return end }
    guard kind == .activity, new.minutes == nil,
      let span = chart.spans(.duration, at: start).max(by: { $0.end < $1.end }),
      case .integer(let minutes) = span.value
    else { return nil }
    new.minutes = minutes
    return span.end
  }
}

private let departing: Set = ["leaving", "departing", "leaves", "departs", "leave", "depart"]
private let arriving: Set = [
  "arriving", "arrives", "arrive", "landing", "lands", "land", "arrival",
]
