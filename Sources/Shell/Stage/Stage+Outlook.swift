internal import JSON
internal import Journal
internal import Language
internal import Session
internal import World

extension Stage {
  /// What a trip will be like.
  func lines(of outlook: OutlookView) -> [ReplyLine] {
    switch outlook {
    case .route(let id, let day):
      trip(id).flatMap { trip in trip.day(day).map { routeLines(of: $0, in: trip) } } ?? []
    case .stats(let id): trip(id).map(statLines) ?? []
    case .free(let id, let day, let minutes):
      trip(id).map { freeLines(of: $0, on: day, minutes) } ?? []
    case .share(let id):
      trip(id).map { plan(of: $0, as: .text).map { ReplyLine($0) } } ?? []
    }
  }

  /// The same for programs.
  func data(of outlook: OutlookView) -> JSONValue {
    switch outlook {
    case .route(let id, let day):
      trip(id).flatMap { trip in trip.day(day).map { routeData(of: $0, in: trip) } } ?? .null
    case .stats(let id): trip(id).map { TripStats($0, settings: session.settings).object } ?? .null
    case .free(let id, let day, let minutes):
      trip(id).map { freeData(of: $0, on: day, minutes) } ?? .null
    case .share(let id):
      trip(id).map { .object(["text": .array(plan(of: $0, as: .text).map(JSONValue.string))]) }
        ?? .null
    }
  }

  // MARK: What came of questions

  func ordered(_ saving: DaySaving) -> ReplyLine {
    ReplyLine(
      "Day \(saving.day) is \(saving.words): about \(distance(saving.after)) in all")
  }

  func below(_ name: String, _ time: ClockTime, _ others: [String], _ move: Intent) -> ReplyLine {
    if knowsBelow {
      return ReplyLine("\(move.canonicalLine) puts it before what has no time", .quiet)
    }
    return ReplyLine(
      "\(name), at \(time.text), stands below \(listed(others)), which "
        + "\(others.count == 1 ? "has" : "have") no time; \(move.canonicalLine) puts it before "
        + "\(others.count == 1 ? "that" : "them")",
      .quiet)
  }

  func nights(_ stay: CityStay) -> ReplyLine {
    let days = (stay.nightDays.isEmpty ? stay.days : stay.nightDays).map { "day \($0)" }
    let nights = stay.nights == 0 ? "no night, only" : "\(counted(stay.nights, "night")), on"
    return ReplyLine([Span(stay.city, .name), Span(": \(nights) \(listed(days))")])
  }

  func line(of end: CityEnd) -> ReplyLine {
    // One may be home on a day that is none of the trip.
    let day = end.day > 0 ? "day \(end.day)" : nil
    let when = [day, end.date?.fullText].compactMap(\.self).joined(separator: ", ")
    let how = end.journey.map { ", with \($0)" } ?? ""
    let hour = end.time.map { " at \($0.text)" } ?? ""
    return ReplyLine([Span(end.city, .name), Span(": \(when)\(hour)\(how)")])
  }
}
