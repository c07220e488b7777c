internal import Session

/// How what is booked was put off, or is longer or shorter than it was.
extension BookingReader {
  /// `cancelled`: there is nothing of it any more.
  mutating func calledOff() -> Int? {
    guard !isCalledOff, let end = context.end(ofOneOf: cancelled, at: index),
      !context.tokens[..<index].contains(where: { uncertain.contains($0.spoken) })
    else { return nil }
    isCalledOff = true
    return end
  }

  /// `delayed by an hour`, `45 minutes late`, `brought forward by an hour`: both ends of a journey are
  /// so much later or earlier than they were.
  mutating func shifted() -> Int? {
    guard kind.isJourney, new.time == nil, new.arrival == nil,
      let known = talksOf?.times, let leaves = known.start.time
    else { return nil }
    if let end = oneEnd(of: known) { return end }
    let late = context.end(ofOneOf: delays, at: index)
    let early = context.end(ofOneOf: advances, at: index)
    let lead = behindSubject(max(late ?? index, early ?? index))
    let start = ["by", "for", "of"].contains { context.matches([$0], at: lead) } ? lead + 1 : lead
    guard let (minutes, behind) = duration(at: start) else { return nil }
    let later = context.end(ofOneOf: latter, at: behind)
    let earlier = context.end(ofOneOf: sooner, at: behind)
    guard late != nil || early != nil || later != nil || earlier != nil,
      late == nil || earlier == nil, early == nil || later == nil,
      // `our bus was an hour late`: a story.
      late != nil || early != nil || !isPast(upTo: index)
    else { return nil }
    let shift = late != nil || later != nil ? minutes : -minutes
    guard leave(leaves.minutes + shift, from: known) else { return nil }
    return later ?? earlier ?? behind
  }

  /// `leaves half an hour earlier`, `lands an hour late`: one end of it alone.
  private mutating func oneEnd(of known: BookingTimes) -> Int? {
    let arriving = context.end(ofOneOf: BookingWords.arriving, at: index)
    let departing = context.end(ofOneOf: BookingWords.departing, at: index)
    guard let start = arriving ?? departing, let (minutes, behind) = duration(at: start) else {
      return nil
    }
    let later = context.end(ofOneOf: latter, at: behind)
    guard let end = later ?? context.end(ofOneOf: sooner, at: behind),
      let before = arriving == nil ? known.start.time : known.end?.time,
      let time = ClockTime(minutes: before.minutes + (later == nil ? -minutes : minutes))
    else { return nil }
    isReckoned = true
    if arriving == nil { new.time = time } else { new.arrival = NewArrival(time) }
    return end
  }

  /// Leaves at another time, and arrives as much later or earlier.
  private mutating func leave(_ minutes: Int, from known: BookingTimes) -> Bool {
    // On another day it would be another booking.
    guard let departure = ClockTime(minutes: minutes) else { return false }
    (new.time, isReckoned) = (departure, true)
    if let lands = known.end?.time, let left = known.start.time {
      let minutes = (lands.minutes + minutes - left.minutes + 1440) % 1440
      new.arrival = ClockTime(minutes: minutes).map { NewArrival($0) }
    }
    return true
  }

  /// `moved to 20:15`, `delayed until 9`: when a journey begins now, as long as it was.
  mutating func rescheduled() -> Int? {
    guard kind.isJourney, new.time == nil, new.arrival == nil, let known = talksOf?.times,
      let lead = context.end(ofOneOf: delays + advances + changes, at: index),
      case let start = behindSubject(lead),
      ["to", "until", "till", "til", "for"].contains(where: { context.matches([$0], at: start) }),
      let (time, end) = clockSpan(at: start + 1) ?? fourDigitSpan(at: start + 1)
    else { return nil }
    return leave(time.minutes, from: known) ? end : nil
  }

  private func isPast(upTo end: Int) -> Bool {
    context.tokens[..<end].contains { ["was", "were", "had", "arrived"].contains($0.folded) }
  }

  private func duration(at start: Int) -> (Int, Int)? {
    guard start < context.tokens.count,
      let span = chart.spans(.duration, at: start).max(by: { $0.end < $1.end }),
      case .integer(let minutes) = span.value, (1..<1440).contains(minutes)
    else { return nil }
    return (minutes, span.end)
  }

  /// What is told of may stand behind the word for what became of it: `they moved our flight to …`.
  private func behindSubject(_ index: Int) -> Int {
    skipped?.lowerBound == index ? skipped?.upperBound ?? index : index
  }
}

private let cancelled = BookingWords.ways(
  "cancelled canceled called_off fell_through cancelled_on_us")
/// With them it is told what may come.
private let uncertain: Set = ["will", "may", "might", "could", "would", "it'll", "should", "if"]
private let delays = BookingWords.ways(
  """
  delayed late running_late pushed_back put_back postponed held_up delayed_now a_delay_of delay_of
  delay a_delay
  """)
private let advances = BookingWords.ways("brought_forward pulled_forward")
private let changes = BookingWords.ways("moved changed rescheduled shifted switched retimed")
private let latter = BookingWords.ways("late later delay delayed behind_schedule behind of_delay")
let sooner = BookingWords.ways("early earlier sooner ahead_of_schedule")
