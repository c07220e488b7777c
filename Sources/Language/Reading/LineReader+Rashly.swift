internal import Session

/// What changes much, in lines of which no word speaks of that.
extension LineReader {
  /// Another trip beside the one that is open, or other days of it, only offered: `rest day in Rome on
  /// the 4th`, `oh, it's monday`.
  func unlessRash(_ result: ReadResult, _ tokens: [Token]) -> ReadResult {
    guard case .understood(let utterance) = result, !utterance.isCanonical,
      session.cursor.trip != nil
    else { return result }
    let words: Set<String>
    switch utterance.intent {
    case .newTrip: words = ofTrips
    case .dates, .changeDates: words = ofTrips.union(ofDays)
    default: return result
    }
    return tokens.contains { words.contains($0.folded) } ? result : utterance.offered
  }
}

private let ofTrips: Set = [
  "trip", "trips", "holiday", "holidays", "vacation", "journey", "tour", "weekend", "honeymoon",
  "new", "travel", "travelling", "traveling", "break", "getaway", "itinerary", "plan", "go",
  "going",
  "visit", "cruise", "expedition", "another", "create", "start", "week", "weeks",
]
private let ofDays: Set = [
  "dates", "date", "days", "day", "leave", "leaving", "end", "ends", "ending", "finish", "return",
  "home", "back", "begin", "begins", "from", "starts", "starting", "shorten", "extend", "shift",
  "longer", "shorter", "last", "first", "earlier", "later", "postpone", "move", "all", "whole",
]
