internal import Session

/// Reads what is said of a booking that there is: its price, who paid, its reference, its seats, and
/// when one may check in or out.
struct BookingTalk {
  let chart: Chart
  let words: SpokenBooking
  var context: ChartContext { chart.context }

  /// What is told, and of which booking; of who paid for several of one kind none is known.
  typealias Told = (intent: Intent, of: Booking?)

  /// What is meant, where each word of the line is understood.
  var meaning: Told? {
    guard let trip = context.trip, !trip.bookings.isEmpty,
      !context.tokens.contains(where: { $0.says("?") })
    else { return nil }
    if let found = told(in: trip) { return found }
    for (end, subject) in subjects where !turns {
      if let told = read(from: end, of: subject, in: trip) { return told }
    }
    return nil
  }

  private var turns: Bool { words.turns(0..<context.tokens.count, mayRepair: true) }

  /// The pieces behind what it is about; all of them fields of a booking.
  private func read(
    from start: Int, of subject: [BookingReference]?, in trip: Trip, skipping: Range<Int>? = nil
  ) -> Told? {
    let meant = subject ?? [.mentioned]
    if subject == nil, let paid = paid(in: trip) { return (paid, nil) }
    guard let known = booking(meant, in: trip) else { return nil }
    var reader = BookingReader(chart, known.kind, at: start)
    reader.words = words
    reader.talksOf = known
    reader.skipped = skipping
    guard reader.readFields(), reader.fault == nil, isDay(reader.new.day, known.times.start),
      isDay(reader.new.lastDay, known.times.end)
    else { return nil }
    guard !beginsAnotherStay(at: start, reader) else { return nil }
    // `one more night`, of what nobody names; nights that the trip does not have.
    let days = [reader.stay.first, reader.stay.last].compactMap(\.self)
    guard days.isEmpty || subject != nil && days.allSatisfy({ context.day($0) != nil }) else {
      return nil
    }
    // What goes by the times of one says something else of another.
    if reader.isReckoned || !days.isEmpty, case let alike = alike(meant, in: trip), alike.count > 1
    {
      let each = alike.compactMap {
        read(from: start, of: [.number($0 + 1)], in: trip, skipping: skipping)?.intent
      }
      guard each.count == alike.count else { return nil }
      return (meant.count > 1 ? .several(each) : .either(each), nil)
    }
    guard !reader.landsBeforeItLeaves else { return nil }
    let intents = meant.flatMap { reader.fields(of: $0) }
    guard !intents.isEmpty, meant.count == 1 || reader.new.cost == nil else { return nil }
    return (intents.count == 1 ? intents[0] : .several(intents), known)
  }

  /// `hostel from day 4 to day 5`: all the days of a stay behind the bare word for one, as they are told
  /// of another; `the hotel …` and `hotel is from …` tell of the one that there is.
  private func beginsAnotherStay(at start: Int, _ reader: BookingReader) -> Bool {
    guard reader.kind == .hotel, reader.stay.first != nil, reader.stay.last != nil, start > 0,
      context.isLodging(start - 1), start - 1 == behindTalk(0)
    else { return false }
    return context.matches(["from"], at: start)
      || !chart.spans(.day(bareNumber: false), at: start).isEmpty
  }

  /// The places of all that may be meant.
  private func alike(_ meant: [BookingReference], in trip: Trip) -> [Int] {
    meant.flatMap { reference -> [Int] in
      switch reference {
      case .only(let kind):
        trip.bookings.indices.filter { trip.bookings[$0].kind == kind }
      case .named(let text):
        trip.bookings.indices.filter {
          context.bookings.called(text).contains(trip.bookings[$0].id)
        }
      case .number(let number): [number - 1]
      case .onDay, .mentioned: []
      }
    }
  }

  /// `the booking number of the hotel is X`, `they moved our flight to 20:15`: what it is about stands
  /// behind what is told, or within it.
  private func told(in trip: Trip) -> Told? {
    guard !turns else { return nil }
    for index in context.tokens.indices.dropFirst() {
      let isLed = links.contains(context.tokens[index].folded)
      guard isLed || changing.contains(context.tokens[index - 1].folded) else { continue }
      let name = isLed ? index + 1 : index
      // `we check into the Ritz`: the word for it is a part of what is told.
      let first = context.matches(["into"], at: index) ? name : index
      let start = behindArticle(name)
      let found = named(at: name) + named(at: start) + [kindWord(at: start)].compactMap(\.self)
      for (end, subject) in found.sorted(by: { $0.0 > $1.0 }) {
        guard let subject,
          let told = read(from: behindTalk(0), of: subject, in: trip, skipping: first..<end)
        else { continue }
        return told
      }
    }
    return nil
  }

  /// `check-in: tuesday 3pm` of what begins on monday tells of something else.
  private func isDay(_ said: DayReference?, _ time: BookingTime?) -> Bool {
    guard let said else { return true }
    let known = time?.reference.flatMap { context.day($0)?.number }
    return known != nil && context.day(said)?.number == known
  }

  private func booking(_ meant: [BookingReference], in trip: Trip) -> Booking? {
    switch meant.first {
    case .mentioned?: return context.mentionedBooking
    case .number(let number)?:
      return trip.bookings.indices.contains(number - 1) ? trip.bookings[number - 1] : nil
    case .named(let text)?:
      return context.bookings.called(text).first.flatMap { trip.booking($0) }
    case .only(let kind)?: return trip.bookings.last { $0.kind == kind }
    case .onDay?, nil: return nil
    }
  }

  /// `anna paid the hotel`, `tom has paid for glacier express`.
  private func paid(in trip: Trip) -> Intent? {
    let start = behindTalk(0)
    guard let token = context.token(start),
      let payer = context.travels(token.text) ? token.text : speaker(token),
      let verb = context.end(ofOneOf: payments, at: start + 1), verb < context.tokens.count
    else { return nil }
    let begin = behindArticle(verb)
    for index in [verb, begin] {
      let named = chart.bookings(at: index, bareNumber: false).compactMap { span in
        if case .booking(let booking) = span.value { (span.end, booking) } else { nil }
      }
      let kinds = kindWord(at: index).flatMap { end, all in all?.first.map { (end, $0) } }
      for (end, reference) in named + [kinds].compactMap(\.self)
      where behindTalk(end) == context.tokens.count || isFullStop(end) {
        guard isWhole(reference), booking([reference], in: trip) != nil else { continue }
        return .booking(.paid(reference, by: payer))
      }
    }
    return nil
  }

  /// `I`, `I've`: who that is, is told by the trip.
  private func speaker(_ token: Token) -> String? {
    ["i", "i've", "me"].contains(token.spoken) ? "me" : nil
  }

  private func isFullStop(_ index: Int) -> Bool {
    index == context.tokens.count - 1 && context.tokens[index].says(".")
  }
}

/// What leads to what is told of.
private let links: Set = ["of", "for", "on", "at", "in", "into"]
/// What is done to something booked.
private let changing: Set = [
  "moved", "changed", "rescheduled", "shifted", "delayed", "postponed", "leave", "leaving",
  "retimed",
  "extend", "extended", "prolong",
  "cancelled", "canceled",
]
private let payments = BookingWords.ways("paid has_paid payed paid_for has_paid_for pays pays_for")
