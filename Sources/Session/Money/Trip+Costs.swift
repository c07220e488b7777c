extension Trip {
  /// All that is planned and costs something: stops of days in order, then bookings.
  package var costEntries: [CostEntry] {
    let stops = days.enumerated().flatMap { index, day in
      day.stops.compactMap { $0.costEntry(days: [index + 1], in: self) }
    }
    return stops
      + bookings.compactMap { booking in
        booking.cost.map {
          CostEntry(
            source: .booking(booking.id), name: booking.name, days: costDays(of: booking),
            kind: booking.kind.rawValue, money: $0, paidBy: payer(booking.paidBy))
        }
      }
  }

  /// What ideas would cost.
  package var ideaCosts: [CostEntry] { ideas.compactMap { $0.costEntry(days: [], in: self) } }

  /// Who paid, as one is called now: of `me` a name may have become known since.
  fileprivate func payer(_ name: String?) -> String? {
    name.map { companion(called: $0)?.name ?? $0 }
  }

  /// The days of a booking: that on which it begins, or one for each night of a hotel.
  private func costDays(of booking: Booking) -> [Int] {
    let (start, end) = (booking.times.start, booking.times.end)
    let first = number(at: start).map { [$0] } ?? []
    guard booking.kind == .hotel, let end else { return first }
    if let arrival = start.date, let departure = end.date, arrival < departure {
      return days.indices.filter { index in
        days[index].date.map { $0 >= arrival && $0 < departure } ?? false
      }.map { $0 + 1 }
    }
    if let arrival = start.day, let departure = end.day, arrival < departure {
      return (arrival..<departure).filter { days.indices.contains($0 - 1) }
    }
    return first
  }

  private func number(at time: BookingTime) -> Int? {
    if let date = time.date { return days.firstIndex { $0.date == date }.map { $0 + 1 } }
    return time.day.flatMap { days.indices.contains($0 - 1) ? $0 : nil }
  }

  /// How many grown-ups travel, as far as that is known.
  package var adults: Int? { people.map { max(0, $0 - (children ?? 0)) } }
}

extension Stop {
  fileprivate func costEntry(days: [Int], in trip: Trip) -> CostEntry? {
    cost.map {
      CostEntry(
        source: .stop(id), name: name, days: days, kind: costKind, money: $0,
        paidBy: trip.payer(paidBy))
    }
  }

  /// The kind of its place, else what people do there.
  private var costKind: String {
    if let kind = place?.kindInWords, !kind.isEmpty {
      return place?.isForEating == true ? "food" : kind
    }
    let words = folded(name).split(separator: " ").map(String.init)
    return words.contains(where: PlainActivities.isMeal) ? "food" : "other"
  }
}

extension Place {
  /// Whether people go there to eat or drink.
  var isForEating: Bool { foodPlaces.contains(kindInWords) }
}

private let foodPlaces: Set = ["restaurant", "cafe", "café", "bar", "pub", "bakery", "fast food"]
