internal import Language
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
    case .besideOthers(let names):
      ReplyLine(
        "\(listed(names)): not on the day \(names.count == 1 ? "it was" : "they were") beside any more",
        .attention)
    case .endsOutside(let names):
      ReplyLine(
        "\(listed(names)): \(names.count == 1 ? "ends" : "end") on no day of the trip", .attention)
    case .bringAlong(let lines):
      ReplyLine(
        "To bring \(lines.count == 1 ? "it" : "them") along: "
          + lines.map(\.canonicalLine).joined(separator: "; "), .quiet)
    case .takeAway(let lines):
      ReplyLine(
        "To take \(lines.count == 1 ? "it" : "them") away too: "
          + lines.map(\.canonicalLine).joined(separator: "; "), .quiet)
    case .bringAlongInstead(let line, let count):
      ReplyLine(
        "To bring \(count == 1 ? "it" : "the \(count)") along: undo, then \(line.canonicalLine)",
        .quiet)
    case .nightsTaken(let name, let count):
      ReplyLine(
        "\(counted(count, "night")) \(count == 1 ? "is" : "are") at \(name) too; "
          + "check tells where two hotels are booked", .attention)
    case .wentAlong(let names): ReplyLine("With it went \(listed(names))")
    case .stayed(let names, let trip):
      ReplyLine(
        "Still in \(trip): \(listed(names)), which \(names.count == 1 ? "is" : "are") of other "
          + "days too", .attention)
    case .costStays(let cost, let nights):
      ReplyLine(
        "It still costs \(cost.text) in all, now for \(counted(nights, "night"))", .attention)
    case .noLongerAt(let time):
      ReplyLine("No longer at \(time.text); undo brings that back", .attention)
    case .otherNights(let stay, let before):
      ReplyLine(
        "\(stay.name) is for \(counted(stay.nights.count, "night")) now instead of \(before)"
          + (stay.cost.map { ", and still costs \($0.text) in all" } ?? ""), .attention)
    case .none(let kind): ReplyLine("No \(kind?.rawValue ?? "booking") yet", .quiet)
    }
  }

  /// `Flight TP1234 Lisbon → Porto · Mon 19 Apr 10:05 – 11:10 · 1 h 5 min`.
  private func summary(of booking: Booking) -> ReplyLine {
    let word = booking.kind.rawValue
    let title = booking.titleOfWay
    // `hotel gracery`
    let isNamed = folded(title.text).hasPrefix(word)
    let length =
      booking.kind == .hotel
      ? counted(booking.nights.count, "night") : booking.times.minutes.map(durationText) ?? ""
    let when = [day(booking.times.start), hours(of: booking)].filter { !$0.isEmpty }
    let kind = Span(word.prefix(1).uppercased() + word.dropFirst() + " ", .name)
    return .facts(
      isNamed ? title : ReplyLine([kind] + title.spans),
      [Span(when.joined(separator: " "), .when), Span(length, .when)])
  }
}

extension BookingNotice {
  var comesFirst: Bool {
    switch self {
    case .booked, .changed, .removed, .none: true
    case .unknownZones, .outside, .besideOthers, .endsOutside, .bringAlong, .bringAlongInstead,
      .takeAway, .nightsTaken, .wentAlong, .stayed, .costStays, .noLongerAt,
      .otherNights:
      false
    }
  }
}
