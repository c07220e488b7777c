internal import Session
internal import World

extension Stage {
  func sentence(_ notice: BookingNotice) -> ReplyLine {
    switch notice {
    case .booked(let booking), .changed(let booking): summary(of: booking)
    case .removed(let name):
      ReplyLine([Span("Removed "), Span(name, .name), Span(" from the bookings")])
    case .unknownZones(let zones):
      ReplyLine(
        "How long it takes is not known: this machine has no time zone data (tzdata) for "
          + listed(zones), .attention)
    case .outside(let names):
      ReplyLine("\(listed(names)): on no day of the trip", .attention)
    case .nightsTaken(let name, let count):
      ReplyLine(
        "\(counted(count, "night")) \(count == 1 ? "is" : "are") at \(name) too; "
          + "check tells where two hotels are booked", .attention)
    case .none(let kind): ReplyLine("No \(kind?.rawValue ?? "booking") yet", .quiet)
    }
  }

  /// `Flight TP1234 Lisbon → Porto · Mon 19 Apr 10:05 – 11:10 · 1 h 5 min`.
  private func summary(of booking: Booking) -> ReplyLine {
    let word = booking.kind.rawValue
    // `hotel gracery`
    let isNamed = folded(booking.titleOfWay).hasPrefix(word)
    let length =
      booking.kind == .hotel
      ? counted(booking.nights.count, "night") : booking.times.minutes.map(durationText) ?? ""
    let when = [day(booking.times.start), hours(of: booking)].filter { !$0.isEmpty }
    return .facts(
      [
        Span(isNamed ? "" : word.prefix(1).uppercased() + word.dropFirst() + " "),
        Span(booking.titleOfWay, .name),
        Span(when.joined(separator: " "), .when), Span(length, .when),
      ].merged)
  }
}

extension [Span] {
  /// The first two as one fact.
  fileprivate var merged: [Span] {
    guard count > 1 else { return self }
    return [Span(self[0].text + self[1].text, self[1].role)] + dropFirst(2)
  }
}

extension BookingNotice {
  var comesFirst: Bool {
    switch self {
    case .booked, .changed, .removed, .none: true
    case .unknownZones, .outside, .nightsTaken: false
    }
  }
}
