internal import Session

/// What puts right an hour or a price that was just told: `sry 10 not 930`, `wait sorry it's 604`.
struct SketchedFix {
  let scan: SketchScan

  var chart: Chart { scan.chart }
  var context: ChartContext { scan.context }

  /// `nil` where the line does not say that something was wrong, or more than what it should be.
  ///
  /// It is certain where only one thing may be put right, and nothing else is said.
  var intent: (Intent, isCertain: Bool)? {
    if let arrival { return (.booking(.arrival(.mentioned, NewArrival(arrival))), false) }
    if let payer { return (.money(.paid(.mentioned, by: payer)), true) }
    let told =
      namedCost ?? namedDay ?? payerOfNamed ?? oldForNew ?? endOfReference ?? currency ?? partOfSeat
    if let told { return (told, false) }
    guard let start = behindRepair, start < context.tokens.count else { return nil }
    if let matter = matter(at: start) { return matter }
    // `no, Mabel would be a zombie by then, make it 3`
    let behindSigns = context.tokens.indices.filter {
      $0 > start && context.tokens[$0 - 1].kind == .sign
    }
    let last = behindSigns.compactMap { context.end(ofOneOf: leading, at: $0) }.last
    guard let last, let (intent, _) = matter(at: last) else { return nil }
    return (intent, false)
  }

  /// What of the thing told last is told anew at a token, as all that is left of the line.
  private func matter(at start: Int) -> (Intent, isCertain: Bool)? {
    let stop = context.mentionedStop
    let booking = context.mentionedBooking
    let saysHour = stop?.at != nil && context.words.contains("not")
    if !saysHour, let cost = stop?.cost ?? booking?.cost, let (said, end) = amount(at: start),
      endsMatter(end)
    {
      var amount = said
      amount.currency = amount.currency ?? .code(cost.currency)
      if stop == nil, let booking, isForNight(amount, of: booking) {
        amount.each = .night
        return (.cost(.mentioned, amount), false)
      }
      // `oh it's 11`, of a train: the hour as well as the price.
      let mayBeHour = said.currency == nil && (stop?.at ?? booking?.times.start.time) != nil
      return (.cost(.mentioned, amount), !mayBeHour && !saysElse(end))
    }
    if let before = stop?.at, let (time, end) = hour(at: start, near: before), endsMatter(end) {
      return (.time(.mentioned, time), !saysElse(end))
    }
    guard stop != nil, let piece = scan.pieces.first(where: { $0.tokens.lowerBound == start }),
      case .day(let day) = piece.fact, let trip = context.trip, context.day(day) != nil,
      trip.days.count > 1, endsMatter(behindSameTime(piece.tokens.upperBound))
    else { return nil }
    return (.moveStops(StopsMove([.mentioned], to: .day(day))), false)
  }

  /// The end of a day that is told with the same hour: `thursday, same time`.
  private func behindSameTime(_ end: Int) -> Int {
    let start = context.matches([","], at: end) ? end + 1 : end
    return context.end(ofOneOf: sameTime, at: start) ?? end
  }

  /// `sorry, it is 280` of five nights for 1450: nearer to what one night costs than to all of them.
  private func isForNight(_ amount: Amount, of booking: Booking) -> Bool {
    guard booking.kind == .hotel, amount.each == nil, let cost = booking.cost,
      let said = try? Money(digits: amount.digits, currency: cost.currency),
      case let nights = booking.nights.count, nights > 1
    else { return false }
    let one = cost.minorUnits / Int64(nights)
    let difference = abs(one - said.minorUnits)
    // Divided first: of the largest amounts no multiple is a number any more.
    return difference < abs(cost.minorUnits - said.minorUnits) && difference < one / 5 * 2
  }

  /// `I beg your pardon, I misread the ticket, it arrives at 11.58.`, of the journey just told of.
  private var arrival: ClockTime? {
    guard context.mentionedBooking?.kind.isJourney == true,
      context.tokens.contains(where: { mistaken.contains($0.folded) })
    else { return nil }
    for index in context.tokens.indices {
      guard let end = context.end(ofOneOf: BookingWords.arriving, at: index) else { continue }
      let start = context.matches(["at"], at: end) ? end + 1 : end
      for piece in scan.pieces where piece.tokens.upperBound > start {
        if case .hour(let time, exact: true) = piece.fact, endsMatter(piece.tokens.upperBound) {
          return time
        }
        break
      }
    }
    return nil
  }

  /// `tobi paid that`, of what has just been told to cost something.
  private var payer: String? {
    guard let name = context.token(0), name.kind == .word, context.travels(name.text),
      context.mentionedStop?.cost != nil || context.mentionedBooking?.cost != nil,
      let end = context.end(ofOneOf: BookingWords.paying, at: 1), endsMatter(end)
    else { return nil }
    return name.text
  }

  /// Whether another order follows, or doubt: `sry 604, cancel the dinner`, `sry 604, not sure though`.
  private func saysElse(_ end: Int) -> Bool {
    (end..<max(end, context.tokens.count)).contains { index in
      let word = context.tokens[index].folded
      return scan.words.lattice.classes(at: index).meets(.orders)
        || Lexicon.pondering.contains(word) || Lexicon.agreeing.contains(word)
    }
  }

  /// Behind `wait sorry it's`, of which one word has to say that it was wrong.
  var behindRepair: Int? {
    var index = 0
    var repairs = false
    while index < context.tokens.count {
      if let end = context.end(ofOneOf: repairing, at: index) {
        (index, repairs) = (end, true)
      } else if context.tokens[index].kind == .sign, index > 0 {
        index += 1
      } else if repairs, let end = context.end(ofOneOf: leading, at: index) {
        index = end
      } else {
        break
      }
    }
    return repairs ? index : nil
  }

  func amount(at start: Int) -> (Amount, Int)? {
    let found = chart.spans(.amount, at: start).compactMap { span -> (Amount, Int)? in
      if case .amount(let amount) = span.value { (amount, span.end) } else { nil }
    }
    return found.max { $0.1 < $1.1 }
  }

  private func hour(at start: Int, near before: ClockTime) -> (ClockTime, Int)? {
    guard let span = chart.spans(.time, at: start).max(by: { $0.end < $1.end }) else { return nil }
    switch span.value {
    case .time(let time): return (time, span.end)
    case .dial(let time, let other): return (time.likelier(other, after: before), span.end)
    default: return nil
    }
  }

  /// `… not 930`, and what is said beside it behind a sign.
  func endsMatter(_ end: Int) -> Bool {
    var index = end
    if context.matches(["not"], at: index) {
      index = context.tokens[index...].firstIndex { $0.kind == .sign } ?? context.tokens.count
      guard index - end < 4 else { return false }
    }
    while index < context.tokens.count, context.tokens[index].kind == .sign { index += 1 }
    if context.end(ofOneOf: excuses, at: index) == context.tokens.count { return true }
    return index == context.tokens.count
      || context.tokens[index - 1].kind == .sign
        && !context.tokens[index...].contains { $0.kind == .number }
        && index + 6 > context.tokens.count
  }
}

private let repairing = BookingWords.ways(
  """
  sorry sry soz wait no oops nah ffs damn bugger crap no_no sorry_no dear_me whoops ah hang_on
  hold_on my_mistake mistake my_bad correction i_mean i_meant argh hmm actually typo scratch_that
  i_beg_your_pardon beg_your_pardon pardon pardon_me i_misspoke i_wrote_wrong i_wrote_it_wrong
  i_typed_it_wrong i_got_that_wrong i_said_it_wrong shit damn_it dammit bollocks doh nope apologies
  my_apologies oh oh_no that_was_wrong that's_wrong thats_wrong wrong
  """)
private let leading = BookingWords.ways(
  """
  it's its it_is it_was that's that_is that_was make_it make_that should_be it_should_be at for
  that_should_be it's_at to i_meant i_mean costs it_costs is that_ought_to_have_been ought_to_be
  it_ought_to_be should_have_been that_should_have_been it_should_have_been that_ought_to_be
  let's_make_it lets_make_it better_make_it
  """)
private let sameTime = BookingWords.ways(
  "same_time at_the_same_time the_same_time same_hour at_the_same_hour")
private let excuses = BookingWords.ways(
  """
  cant_type can't_type typo my_bad fat_fingers my_mistake sorry sry oops obviously of_course
  i_misread misread can't_read cant_read i_mixed_up_the_digits thats_a_typo
  """)
private let mistaken: Set = [
  "sorry", "pardon", "misread", "mistake", "mistaken", "wrong", "actually", "no", "oops", "sry",
]
