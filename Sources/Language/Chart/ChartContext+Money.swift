internal import Session

extension ChartContext {
  /// The money of this name: that of the country where the trip goes; of a name that several countries
  /// have, that of what was spoken of last, else the only one where the trip comes to.
  func money(calledBy name: String) -> Currency? {
    if let known = Currency(calledBy: name, in: country) { return known }
    guard let trip, !Currency.ofSeveral(calledBy: name).isEmpty else { return nil }
    let spokenOf =
      mentionedStop?.country ?? (mentionedBooking?.place ?? mentionedBooking?.to)?.place?.country
    if let here = spokenOf.flatMap({ Currency(calledBy: name, in: $0) }) { return here }
    let all = Set(trip.countries.compactMap { Currency(calledBy: name, in: $0) })
    return all.count == 1 ? all.first : nil
  }
}

extension Trip {
  /// Where its days, its stops and what is booked are: ISO 3166-1 alpha-2.
  var countries: Set<String> {
    let booked = bookings.flatMap { [$0.place, $0.from, $0.to] }
    let places = [destination] + days.map(\.city) + booked
    let stops = days.flatMap(\.stops).compactMap(\.country)
    return Set(places.compactMap { $0?.place?.country } + stops)
  }
}
