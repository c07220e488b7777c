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
  var arrivesNext = false
  /// The day of an arrival whose time is not told yet.
  var arrivalDay: ArrivalDay?
  /// Whether nothing but its place told where it begins.
  var beginsBare = false
  /// What is known of the words of a line of one's own; `nil` behind the word of a command.
  var words: SpokenBooking?
  /// Names that nothing but their place or a small word before them tells.
  var runs: [NameRun] = []
  /// The words of names and places, which no operator stands in.
  var taken: [Range<Int>] = []
  /// The words that nothing explains.
  var unexplained: [Range<Int>] = []
  /// So many minutes on the way.
  var length: Int?
  /// The words that name the booking that is spoken of, in the midst of what is told of it.
  var skipped: Range<Int>?
  /// The booking that is spoken of, where there is one already.
  var talksOf: Booking?
  /// The days of a stay that there is, as they are told anew.
  var isCalledOff = false
  /// Whether what is told goes by the times that it has: `an hour later`.
  var isReckoned = false
  var stay: (first: DayReference?, last: DayReference?)
  var goesOn = false
  var goesBack = false
  var goesHome = false
  /// Whether its nights are those of its town, untold.
  var infersNights = false
  var sleeps = false

  /// Words that may be a name, and what stands before them.
  struct NameRun {
    var range: Range<Int>
    var lead: String
  }

  init(_ chart: Chart, _ kind: Booking.Kind, at index: Int) {
    self.chart = chart
    self.kind = kind
    // `hotel: Motel One`
    self.index = chart.context.token(index)?.says(":") == true ? index + 1 : index
    new = NewBooking(kind)
  }

  var context: ChartContext { chart.context }
  var isOpen: Bool { words != nil }

  /// Whether all of it was understood and nothing is missing.
  mutating func read() -> Bool {
    while index < context.tokens.count {
      guard let end = next() else { return false }
      index = end
    }
    return isWhole
  }

  mutating func go(to end: Int) { index = end }

  /// Reads on past what nothing explains.
  mutating func readOpenly() {
    while index < context.tokens.count {
      let end = next()
      if end == nil {
        if let last = unexplained.last, last.upperBound == index {
          unexplained[unexplained.count - 1] = last.lowerBound..<index + 1
        } else {
          unexplained.append(index..<index + 1)
        }
      }
      index = end ?? index + 1
    }
  }

  var isWhole: Bool {
    switch kind.shape {
    case .stay:
      new.name != nil && (new.nights != nil || new.lastDay != nil && new.day != nil)
    case .activity: new.name != nil && new.time != nil
    case .journey:
      new.from != nil && new.to != nil && !isThing && new.minutes == nil && new.nights == nil
        && (new.arrival != nil || !arrivesNext)
    }
  }

  /// Where the piece ends that begins here; `nil` where none does.
  private mutating func next() -> Int? {
    if isSign(index) { return index + 1 }
    guard isOpen else {
      return option() ?? price() ?? moment() ?? leadToTime() ?? led() ?? bareSeat() ?? tail()
    }
    if let end = who() ?? option() ?? payer() ?? price() ?? moment() ?? leadToTime() { return end }
    return remark() ?? led() ?? glue() ?? bareSeat() ?? times() ?? head()
  }

  private func isSign(_ index: Int) -> Bool {
    context.token(index).map { token in
      token.kind != .quoted
        && ([",", "(", ")"].contains(token.folded) || isFullStop(index)
          || isOpen && [";", "!", ":", "="].contains(token.folded))
    } ?? false
  }

  private func isFullStop(_ index: Int) -> Bool {
    context.tokens[index].says(".") && (isOpen || index == context.tokens.count - 1)
  }

  // MARK: - What is told by the word before it

  /// Days, places and lengths behind the words that lead to them.
  private mutating func led() -> Int? {
    let isWritten = context.tokens[index].kind == .quoted || isFlightCode(index)
    switch isWritten ? "" : context.tokens[index].folded {
    case "from": return from(index + 1)
    case "to", "→": return to(index + 1)
    case ">" where kind.isJourney: return to(index + 1)
    case "until", "till", "til", "-", "–", "—", "thru", "through", ">":
      return arrival(at: index + 1) ?? lastDay(at: index + 1)
    case "on": return day(at: behindDayPart(index + 1), isLed: true) ?? island(at: index + 1)
    case "at":
      if isOpen, beginsPrice(index + 1), let end = price(at: index + 1) { return end }
      return clock(at: index + 1) ?? name(at: index + 1)
    case "into" where isOpen && kind == .hotel: return name(at: index + 1)
    case "in", "near": return inAt(index + 1) ?? place(at: index + 1)
    case "for":
      // `for 245 francs`
      if isOpen, beginsPrice(index + 1), let end = price(at: index + 1) { return end }
      return length(at: index + 1)
    case "+": return later(at: index + 1, by: 1)
    case "called", "named": return isOpen ? named(index + 1, lead: "called") : nil
    default: return nil
    }
  }
}
