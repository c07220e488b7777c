internal import Session

/// The names of the stops of a trip, and of its activities, which stand among them: which words may
/// be one of them.
final class StopNames {
  private let trip: Trip?
  private let memory: StopNameMemory
  private lazy var indexes = trip.map(memory.indexes) ?? []

  init(_ trip: Trip?, _ memory: StopNameMemory) {
    self.trip = trip
    self.memory = memory
  }

  enum Match {
    case none, one, several
  }

  /// How many stops these folded words may mean: one that is called exactly so, else those with a
  /// part that begins with a word and reads so.
  func match(_ words: String) -> Match {
    spokenStopNames(words).map(matchJust).first { $0 != .none } ?? .none
  }

  /// Whether a stop is called so, or by a part of its name.
  func has(_ words: String) -> Bool { match(folded(words)) != .none }

  /// Whether a stop is called so, and not by a part of its name.
  func isWhole(_ words: String) -> Bool {
    let words = folded(words)
    return indexes.contains { $0.count(words).whole > 0 }
  }

  /// Whether these words mean one stop, and that is an idea.
  func isIdea(_ words: String) -> Bool {
    spokenNames(words).contains { words in
      guard matchJust(words) == .one, let ideas = indexes.last else { return false }
      let found = ideas.count(words)
      return match(words) == .one && found.whole + found.parts > 0
    }
  }

  /// Whether there is more in these folded words than the small ones that many names have.
  func isTelling(_ words: String) -> Bool {
    var rest = words.utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: " ")) {
      if !isSmall(rest[..<end]) { return true }
      rest = rest[rest.index(after: end)...]
    }
    return !isSmall(rest)
  }

  private func isSmall(_ word: Substring.UTF8View) -> Bool {
    word.isEmpty || smallWords.contains(String(Substring(word)))
  }

  /// `train`, where one is booked: no `Train Museum`, but perhaps a `train to Porto`.
  private func isOfBooking(_ words: String, in trip: Trip) -> Bool {
    guard let kind = Booking.Kind(rawValue: words),
      trip.bookings.contains(where: { $0.kind == kind })
    else { return false }
    return !trip.stops(named: words).contains { stop in
      ["to", "from"].contains { folded(stop.name).hasPrefix("\(words) \($0) ") }
    }
  }

  /// `mark it as done`: the word of an order begins no `Market`.
  private func isOrder(_ words: String) -> Bool {
    !words.utf8.contains(UInt8(ascii: " ")) && Lexicon.shared.classes(of: words).meets(.acts)
  }

  private func hasWord(_ word: String, in trip: Trip) -> Bool {
    trip.stops(named: word).contains { stop in
      folded(stop.name).split(separator: " ").contains { $0 == word }
    }
  }

  private func matchJust(_ words: String) -> Match {
    guard let trip, isTelling(words) else { return .none }
    var (whole, parts) = (0, 0)
    for index in indexes {
      let found = index.count(words)
      whole += found.whole
      parts += found.parts
    }
    if whole + parts == 0, let found = memory.activities(of: trip)?.count(words) {
      (whole, parts) = (found.whole, found.parts)
    }
    if whole == 0, isOfBooking(words, in: trip) { return .none }
    let count = whole > 0 ? whole : parts
    guard count > 0, whole > 0 || !isOrder(words) || hasWord(words, in: trip) else { return .none }
    return count == 1 ? .one : .several
  }
}

/// What is known of the names in a trip, from line to line: of a list of stops that did not change
/// no name is folded again.
///
/// It is made when the first word is held against it: most lines name no stop.
package final class StopNameMemory {
  private var lists: [(stops: [Stop], index: NameIndex)] = []
  private var activities: (bookings: [Booking], index: NameIndex)?
  private var bookings: BookingNames?

  package init() {}

  func indexes(of trip: Trip) -> [NameIndex] {
    // Arrays that share their memory are equal at once: for what did not change this is a look.
    var count = 0
    for day in trip.days where !day.stops.isEmpty {
      keep(day.stops, count)
      count += 1
    }
    keep(trip.ideas, count)
    lists.removeLast(lists.count - count - 1)
    return lists.map(\.index)
  }

  private func keep(_ stops: [Stop], _ place: Int) {
    if place < lists.count, lists[place].stops == stops { return }
    let entry = (stops, NameIndex(stops.map(\.name)))
    if place < lists.count { lists[place] = entry } else { lists.append(entry) }
  }

  func bookings(of trip: Trip?) -> BookingNames {
    let all = trip?.bookings ?? []
    if let bookings, bookings.bookings == all { return bookings }
    let names = BookingNames(all)
    bookings = names
    return names
  }

  /// `nil` where there is no activity.
  func activities(of trip: Trip) -> NameIndex? {
    guard !trip.bookings.isEmpty else { return nil }
    if activities?.bookings != trip.bookings {
      let names = trip.bookings.filter { $0.kind == .activity }.map(\.name)
      activities = (trip.bookings, NameIndex(names))
    }
    return activities?.index
  }
}

/// Words that many names have and none is told by.
private let smallWords: Set = [
  "the", "a", "an", "my", "our", "this", "that", "to", "of", "at", "in", "on", "and", "with", "for",
  "de", "la", "le", "du", "day",
]
