internal import Session

extension Intent {
  /// The canonical words of commands about bookings.
  var bookingWords: [String] {
    guard case .booking(let booking) = self else { return [] }
    return booking.words
  }
}

extension BookingReference {
  var canonical: String {
    switch self {
    case .number(let number): "booking \(number)"
    case .named(let name): quotedText(name)
    case .mentioned: "it"
    case .onDay(let kind, let day): "the \(kind.rawValue) on \(day.canonical)"
    case .only(let kind): "the \(kind?.rawValue ?? "booking")"
    }
  }
}

extension BookingIntent {
  fileprivate var words: [String] {
    switch self {
    case .add(let new): new.words
    case .list(let kind): ["bookings", kind?.rawValue ?? ""]
    case .nights(let day): ["nights", day?.canonical ?? ""]
    case .remove(let booking): ["remove", booking.canonical]
    case .move(let booking, let day): ["move", booking.canonical, "to", day.canonical]
    case .rename(let booking, let name): ["rename", booking.canonical, spelledName(name)]
    case .note(let booking, let text): ["note", booking.canonical, textOrNone(text)]
    case .addNote(let booking, let line): ["add note", booking.canonical, spelledName(line)]
    case .cost(let booking, let amount):
      ["cost", booking.canonical, amount?.canonical ?? "none"]
    case .paid(let booking, let payer):
      ["cost", booking.canonical, "paid by", textOrNone(payer)]
    case .reference(let booking, let text): ["ref", booking.canonical, textOrNone(text)]
    case .seat(let booking, let text): ["seat", booking.canonical, textOrNone(text)]
    case .departure(let booking, let time):
      ["departure", booking.canonical, time?.text ?? "none"]
    case .leaving(let booking, let day): ["departure", booking.canonical, day.canonical]
    case .checkInUntil(let booking, let time):
      ["arrival", booking.canonical, "until", time?.text ?? "none"]
    case .length(let booking, let minutes):
      ["stay", booking.canonical, minutes.map(canonicalDuration) ?? "none"]
    case .place(let booking, let place): ["place", booking.canonical, place?.canonical ?? "none"]
    case .arrival(let booking, let arrival):
      ["arrival", booking.canonical, arrival?.time.text ?? "none", arrival?.day?.canonical ?? ""]
    }
  }
}

extension ArrivalDay {
  fileprivate var canonical: String {
    switch self {
    case .on(let day): day.canonical
    case .later(let days): days < 0 ? String(days) : "+\(days)"
    }
  }
}

extension NewBooking {
  fileprivate var words: [String] {
    let head =
      switch kind.shape {
      case .stay: hotelWords
      case .activity: activityWords
      case .journey: journeyWords
      }
    return [kind.rawValue] + head + [
      reference.map { "ref \(spelledName($0))" } ?? "",
      seat.map { "seat \(spelledName($0))" } ?? "",
      cost.map { "cost \($0.canonical)" } ?? "",
      paidBy.map { "paid by \(spelledName($0))" } ?? "",
      note.map { "note \(quotedText($0))" } ?? "",
    ]
  }

  private var journeyWords: [String] {
    let start = time.map(\.text)
    let end = arrival.map { arrival in
      [start == nil ? "arriving" : "-", arrival.time.text, arrival.day?.canonical ?? ""]
    }
    return [
      name.map(spelledNumber) ?? "from", from?.canonical ?? "",
      to.map { "to \($0.canonical)" } ?? "",
      day?.canonical ?? "", start ?? "",
    ] + (end ?? [])
  }

  private var hotelWords: [String] {
    [
      name.map(spelledName) ?? "", place.map { "in \($0.canonical)" } ?? "",
      day.map { "from \($0.canonical)" } ?? "", lastDay.map { "to \($0.canonical)" } ?? "",
      lastDay == nil ? nights.map { "for \(counted($0, "night"))" } ?? "" : "",
      checkInHours(from: time, until: checkInUntil).map { "check-in \($0)" } ?? "",
      checkOut.map { "check-out \($0.text)" } ?? "",
    ]
  }

  private var activityWords: [String] {
    [
      name.map(spelledName) ?? "", place.map { "in \($0.canonical)" } ?? "",
      day.map { "to \($0.canonical)" } ?? "", time.map { "at \($0.text)" } ?? "",
      minutes.map { "for \(canonicalDuration($0))" } ?? "",
    ]
  }
}

/// `TP1234` bare, all else in quotes.
private func spelledNumber(_ name: String) -> String {
  guard let tokens = try? Lexer.tokens(of: name), tokens.count == 2, tokens[0].kind == .word,
    tokens[1].kind == .number, tokens[1].isGlued, tokens[0].text.utf8.allSatisfy({ $0 < 128 })
  else { return quotedText(name) }
  return name
}
