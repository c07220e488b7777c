import FuzzDriver
import Glibc
import Language
import Session

/// A trip of five dated days with some stops, one of them mentioned last.
func portoSession() -> Session {
  var trip = Trip(id: TripID(1), name: "Porto")
  let first = CivilDate(year: 2027, month: 4, day: 19) ?? CivilDate(daysSinceEpoch: 0)
  trip.days = (0..<5).map { Day(id: DayID($0 + 2), date: first.adding($0)) }
  trip.days[0].stops = ["pick up keys", "lunch with Ana", "the view"].enumerated().map {
    Stop(id: StopID(10 + $0), text: $1)
  }
  trip.days[1].stops = [Stop(id: StopID(20), text: "lunch at the pier")]
  trip.ideas = [Stop(id: StopID(21), text: "a walk and a talk")]
  var session = Session(window: WindowID(1))
  session.touched[trip.id] = .here(trip)
  session.cursor.trip = trip.id
  session.cursor.mentioned = .stops(trip.id, [StopID(11)])
  session.aliases = ["a": "add $1 at 13:00", "b": "a", "c": "c"]
  return session
}

/// Tokens stand in the line one after the other, with whole characters between their ends.
func check(_ tokens: [Token], in line: String) {
  var end = 0
  let bytes = Array(line.utf8)
  for token in tokens {
    precondition(token.bytes.lowerBound >= end && !token.bytes.isEmpty, "tokens out of order")
    end = token.bytes.upperBound
    precondition(end <= bytes.count, "a token behind the end")
    for edge in [token.bytes.lowerBound, end] where edge < bytes.count {
      precondition(bytes[edge] & 0xC0 != 0x80, "a token that cuts a character")
    }
  }
}

extension Intent {
  /// Whether it asks for nothing, as `thanks` does: then it has no words as a command.
  var isTalk: Bool {
    switch self {
    case .talk: true
    case .several(let intents): intents.allSatisfy(\.isTalk)
    default: false
    }
  }
}

/// What is told of a line stands in it.
func check(_ result: ReadResult, of line: String) {
  let whole = 0...line.utf8.count
  switch result {
  case .nothing: break
  case .understood(let utterance):
    for range in utterance.spans.values {
      precondition(whole ~= range.lowerBound && whole ~= range.upperBound, "a span outside")
    }
    precondition(
      !utterance.intent.canonicalLine.isEmpty || utterance.intent.isTalk, "a command without words")
  case .incomplete(let question): precondition(!question.heading.isEmpty, "no question")
  case .refused(let diagnostic):
    let range = diagnostic.bytes
    precondition(whole ~= range.lowerBound && whole ~= range.upperBound, "a caret outside")
    precondition(!diagnostic.message.isEmpty, "no message")
  }
}

let today = CivilDate(year: 2026, month: 11, day: 21) ?? CivilDate(daysSinceEpoch: 0)
let inTrip = LineReader(session: portoSession(), today: today)
let outside = LineReader(session: Session(window: WindowID(1)), today: today)

exit(
  fuzz { bytes in
    let line = String(decoding: bytes, as: UTF8.self)
    if let tokens = try? Lexer.tokens(of: line) { check(tokens, in: line) }
    check(inTrip.read(line), of: line)
    check(outside.read(line), of: line)
  })
