internal import Session

/// What rooms cost.
extension BookingReader {
  /// Where `two rooms`, `2 beds` end.
  func endOfBeds(at start: Int) -> Int? { counted(roomWords + bedWords, at: start)?.end }

  /// So many of what one of these words names, and where that ends.
  private func counted(_ words: [[String]], at start: Int) -> (count: Int, end: Int)? {
    guard start < context.tokens.count else { return nil }
    let number =
      chart.wholeNumber(at: start).map { ($0, start + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
    return number.flatMap { count, behind in
      context.end(ofOneOf: words, at: behind).map { (count, $0) }
    }
  }

  /// `150 per room per night`: what all rooms cost of which the line tells, else one; beside rooms,
  /// `each` is each of them.
  func priceOfRooms(_ amount: Amount, at start: Int) -> (amount: Amount, end: Int, isOfOne: Bool)? {
    guard kind == .hotel else { return nil }
    // A capital within the line begins a name: `Hotel Two Rooms`.
    let told = context.tokens.indices.filter {
      $0 == 0 || context.tokens[$0].text.first?.isUppercase != true
    }.compactMap { counted(roomWords, at: $0)?.count }
    func end(of ways: [[String]], orEach each: [[String]]) -> Int? {
      context.end(ofOneOf: ways, at: start)
        ?? (told.isEmpty ? nil : context.end(ofOneOf: each, at: start).flatMap(behindEach))
    }
    let perNight = end(of: roomNights, orEach: eachNight)
    guard let end = perNight ?? end(of: perRoom, orEach: each) else { return nil }
    // Which of several is meant is not told.
    guard told.count < 2 else { return nil }
    guard let digits = times(amount.digits, told.first ?? 1) else { return nil }
    var whole = amount
    (whole.digits, whole.each) = (digits, perNight == nil ? nil : .night)
    return (whole, end, told.isEmpty)
  }

  /// `each of us`, `each person` is no room.
  private func behindEach(_ end: Int) -> Int? {
    let isOther = ["of", "person", "adult", "guest", "traveller", "head", "child", "kid"].contains {
      context.matches([$0], at: end)
    }
    return isOther ? nil : end
  }

  /// So many times a number with at most one point; `nil` where that is too large.
  private func times(_ digits: String, _ count: Int) -> String? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard count > 0, parts.count < 3, let units = Int(parts.joined()) else { return nil }
    let (product, overflow) = units.multipliedReportingOverflow(by: count)
    guard !overflow else { return nil }
    guard parts.count == 2, !parts[1].isEmpty else { return "\(product)" }
    let text = padded(product, parts[1].count + 1)
    return "\(text.dropLast(parts[1].count)).\(text.suffix(parts[1].count))"
  }
}

private let roomWords = BookingWords.ways(
  "rooms room double_rooms double_room single_rooms twin_rooms")
/// They are no rooms that have a price each.
private let bedWords = BookingWords.ways("beds double twin")
private let perRoom = BookingWords.ways("per_room a_room each_room /_room")
private let each = BookingWords.ways("each apiece a_piece for_each each_one")
private let eachNight = BookingWords.ways(
  """
  a_night_each per_night_each /_night_each each_a_night each_per_night each_/_night nightly_each
  each_night_each a_night_apiece per_night_apiece apiece_a_night apiece_per_night pn_each each_pn
  """)
private let roomNights = BookingWords.ways(
  """
  per_room_per_night per_room_a_night per_room_and_night per_room_/_night a_room_a_night
  a_room_per_night each_room_per_night per_night_per_room per_night_and_room a_night_a_room
  a_night_per_room /_room_/_night /_night_/_room per_room_each_night
  """)
