internal import JSON
internal import Session
internal import World

extension Stage {
  /// A trip in numbers, a line for each kind of them.
  func statLines(of trip: Trip) -> [ReplyLine] {
    let stats = TripStats(trip, settings: session.settings)
    var rows = [
      ("days", lengthText(days: stats.days)),
      ("stops", stops(stats)),
      ("cities", stats.cities.joined(separator: ", ")),
      ("countries", stats.countries.joined(separator: ", ")),
      ("from stop to stop", distanceOrNone(stats.ownKilometres, "about ")),
      ("booked journeys", distanceOrNone(stats.bookedKilometres, "")),
    ]
    rows += stats.bookings.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.plural, String($0.value)) }
    rows += zip(stats.costs, stats.costsPerDay).map { sum, day in
      ("costs", stats.days > 1 ? "\(sum.text), \(day.text) a day" : sum.text)
    }
    let told = rows.filter { !$0.1.isEmpty }
    let width = told.map { displayWidth($0.0) }.max() ?? 0
    return head(of: trip)
      + told.flatMap { name, value in
        layout.broken(
          ReplyLine([Span("  " + leftAligned(name, width) + "  ", .quiet), Span(value)]),
          hanging: width + 4)
      }
  }

  private func stops(_ stats: TripStats) -> String {
    stats.done > 0 ? "\(stats.stops), \(stats.done) done" : String(stats.stops)
  }

  private func distanceOrNone(_ kilometres: Double, _ before: String) -> String {
    kilometres < 0.05 ? "" : before + distance(kilometres)
  }
}

extension Booking.Kind {
  var plural: String {
    switch self {
    case .flight, .train, .drive, .hotel: "\(rawValue)s"
    case .bus: "buses"
    case .ferry: "ferries"
    case .activity: "activities"
    }
  }
}

extension TripStats {
  var object: JSONValue {
    .object([
      "days": .integer(days), "nights": .integer(nights), "stops": .integer(stops),
      "done": .integer(done),
      "bookings": .object(
        bookings.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { JSONMember($0.key.rawValue, .integer($0.value)) }),
      "cities": .array(cities.map(JSONValue.string)),
      "countries": .array(countries.map(JSONValue.string)),
      "kilometres": .number(inTenths(ownKilometres)),
      "bookedKilometres": .number(inTenths(bookedKilometres)),
      "costs": .array(costs.map(\.object)),
      "costsPerDay": .array(costsPerDay.map(\.object)),
    ])
  }
}
