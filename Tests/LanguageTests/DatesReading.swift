import Language
import Session
import Testing

/// A date that must exist.
func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

/// What dates are read against in tests: Saturday 2026-11-21 unless told.
func context(
  today: String = "2026-11-21", order: DateContext.Order = .ask, weekStart: Weekday = .monday,
  tongue: DateContext.Tongue = .english, trip: String? = nil
) throws -> DateContext {
  var dates: [CivilDate] = []
  if let ends = trip?.split(separator: "/").map(String.init), let first = ends.first,
    let last = ends.last
  {
    dates = try #require(DateRange(first: day(first), last: day(last))).dates
  }
  return DateContext(
    today: try day(today), order: order, weekStart: weekStart, tongue: tongue, tripDates: dates)
}

/// Every meaning of the text as a whole, in short words; `-` where it has none.
func dates(_ text: String, _ context: DateContext) throws -> String {
  let tokens = try Lexer.tokens(of: text)
  let spans = DateRecogniser(context).spans(in: tokens, from: 0)
  return inShort(spans.filter { $0.tokens.upperBound == tokens.count }.map { inShort($0.value) })
}

func time(_ text: String, hint: DayPart? = nil) throws -> String {
  let tokens = try Lexer.tokens(of: text)
  let spans = TimeRecogniser().spans(in: tokens, from: 0, hint: hint)
  return inShort(
    spans.filter { $0.tokens.upperBound == tokens.count }.map { span in
      switch span.value {
      case .time(let time): time.text
      case .impossible: "impossible"
      }
    })
}

func duration(_ text: String) throws -> String {
  let tokens = try Lexer.tokens(of: text)
  let spans = DurationRecogniser().spans(in: tokens, from: 0)
  return inShort(
    spans.filter { $0.tokens.upperBound == tokens.count }.map { span in
      switch span.value {
      case .minutes(let minutes): String(minutes)
      case .impossible: "impossible"
      }
    })
}

private func inShort(_ meanings: [String]) -> String {
  meanings.isEmpty ? "-" : meanings.sorted().joined(separator: " or ")
}

private func inShort(_ meaning: DateMeaning) -> String {
  switch meaning {
  case .day(let dates): dates.map(\.iso).joined(separator: " ")
  case .range(let range): "\(range.first.iso)..\(range.last.iso)"
  case .days(let days): "\(days) days"
  case .fault(let fault): inShort(fault)
  }
}

private func inShort(_ fault: DateFault) -> String {
  switch fault {
  case .ambiguous(let dates): "either " + dates.map(\.iso).joined(separator: " ")
  case .ambiguousRanges(let ranges): "either " + ranges.map(\.iso).joined(separator: " ")
  case .impossible: "impossible"
  case .wrongWeekday(let date, let said, let nearest, _):
    "\(date.iso) is no \(said), \(nearest.iso) is"
  case .reversed(let first, let last): "reversed \(first.iso) \(last.iso)"
  case .vague(let range): "vague \(range.iso)"
  case .outOfRange: "out of range"
  }
}
