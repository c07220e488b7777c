/// The names of the bookings of a trip, folded once: which words mean which.
package final class BookingNames {
  package let bookings: [Booking]
  private let names: [(folded: String, spellings: Set<String>)]
  /// What texts meant before.
  private var found: [String: [BookingID]] = [:]
  private static let mostKept = 2_000

  package init(_ bookings: [Booking]) {
    self.bookings = bookings
    names = bookings.map { (folded($0.name), nameSpellings($0.name)) }
  }

  /// The bookings of this whole name, else those with it as a part of theirs.
  ///
  /// `the ferry` is one, where any is booked, and no drive to a ferry; `the hotel sacher` is the hotel of
  /// just this name rather than another one that begins with these words.
  package func called(_ text: String) -> [BookingID] {
    if let known = found[text] { return known }
    let found = bookings.isEmpty ? [] : meant(by: spokenNames(text).map { folded($0) })
    if self.found.count == BookingNames.mostKept { self.found = [:] }
    self.found[text] = found
    return found
  }

  private func meant(by words: [String]) -> [BookingID] {
    let kind = words.lazy.compactMap(Booking.Kind.init(rawValue:)).first
    let ofKind = bookings.indices.filter { bookings[$0].kind == kind }
    // One that has no other name is not meant rather than the others.
    if ofKind.contains(where: { names[$0].folded == kind?.rawValue }) {
      return ofKind.map { bookings[$0].id }
    }
    for name in words where !name.isEmpty {
      let whole = bookings(NamePart.whole, name).map(\.id)
      if !whole.isEmpty { return whole }
      let led = bookings(ofKindIn: name)
      if !led.isEmpty { return led }
      let parts = bookings(NamePart.words, name).filter { ofKind.isEmpty || $0.kind == kind }
      if !parts.isEmpty { return parts.map(\.id) }
    }
    let several = onlyBooking(ofSeveral: words)
    return several.isEmpty ? onlyHouse(words) : several
  }

  /// `the flat`, `our hostel`: the only house that is booked, whatever it is.
  private func onlyHouse(_ names: [String]) -> [BookingID] {
    let houses = bookings.filter { $0.kind == .hotel }
    return houses.count == 1 && names.contains(where: houseWords.contains) ? [houses[0].id] : []
  }

  /// `the flights`, of which there is one: there and back in one.
  private func onlyBooking(ofSeveral names: [String]) -> [BookingID] {
    let kind = names.lazy.compactMap { name in
      name.hasSuffix("s") ? Booking.Kind(rawValue: String(name.dropLast())) : nil
    }.first
    let all = bookings.filter { $0.kind == kind }
    return all.count == 1 ? all.map(\.id) : []
  }

  private func bookings(_ way: NamePart, _ name: String) -> [Booking] {
    bookings.indices.filter { way.matches(name, in: names[$0].spellings) }.map { bookings[$0] }
  }

  /// Those of a kind that stands before their whole name.
  private func bookings(ofKindIn name: String) -> [BookingID] {
    let words = name.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let kind = Booking.Kind(rawValue: String(words[0])) else { return [] }
    return bookings(NamePart.whole, String(words[1])).filter { $0.kind == kind }.map(\.id)
  }
}

/// What people stay in, beside a hotel.
private let houseWords: Set = [
  "flat", "apartment", "hostel", "guesthouse", "guest house", "airbnb", "villa", "cottage",
  "chalet",
  "holiday flat", "holiday home", "b&b", "inn", "cabin", "lodge", "pension", "accommodation",
]
