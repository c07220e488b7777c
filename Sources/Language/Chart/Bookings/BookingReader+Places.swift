internal import Session

/// Where something booked begins, ends or is.
extension BookingReader {
  mutating func from(_ start: Int) -> Int? {
    if kind == .hotel || kind == .activity {
      return stay(at: start) ?? day(at: start, isLed: true)
    }
    if new.from != nil || clockSpan(at: start) != nil { return clock(at: start) }
    return way(at: start, \.from)
  }

  mutating func to(_ start: Int) -> Int? {
    if kind == .hotel { return lastDay(at: start) }
    if kind == .activity { return day(at: start, isLed: true, bareNumber: true) }
    if new.to != nil { return arrival(at: start) }
    return way(at: start, \.to)
  }

  /// A place; of a journey another one may go on behind a dash.
  mutating func way(
    at start: Int, _ path: WritableKeyPath<NewBooking, PlaceReference?>
  ) -> Int? {
    if path == \.from, let end = codes(at: start) { return end }
    let end = endOfName(from: start)
    guard new[keyPath: path] == nil, let place = place(start..<end) else { return nil }
    new[keyPath: path] = place
    taken.append(start..<end)
    if path == \.from, new.to == nil, isDash(end), let other = way(at: end + 1, \.to) {
      return other
    }
    return end
  }

  /// `ams-opo`, `zrh lhr`: two airports by their codes.
  mutating func codes(at start: Int) -> Int? {
    guard isOpen, kind == .flight, new.from == nil, new.to == nil, isCode(start) else { return nil }
    let second = isDash(start + 1) || context.matches(["to"], at: start + 1) ? start + 2 : start + 1
    guard isCode(second), context.token(second + 1)?.isGlued != true || isSignAt(second + 1) else {
      return nil
    }
    new.from = .named(context.tokens[start].text.uppercased(), quoted: false)
    new.to = .named(context.tokens[second].text.uppercased(), quoted: false)
    return second + 1
  }

  private func isSignAt(_ index: Int) -> Bool { context.token(index)?.kind == .sign }

  func isCode(_ index: Int) -> Bool {
    guard let token = context.token(index), token.kind == .word, token.text.utf8.count == 3 else {
      return false
    }
    // `for the` are no airports.
    let isWord = token.text == token.folded && words?.lattice.isKnown(index) == true
    return !isWord && words?.isAirport(token.text) == true
  }

  func isDash(_ index: Int) -> Bool {
    ["-", "–", "—", "→"].contains { context.matches([$0], at: index) }
  }

  mutating func place(at start: Int) -> Int? {
    guard !kind.isJourney else { return nil }
    if isOpen {
      return named(
        start, lead: context.matches(["near"], at: start - 1) ? "near" : "in")
    }
    guard context.matches(["in"], at: start - 1), new.name != nil || new.nights != nil else {
      return nil
    }
    return way(at: start, \.place)
  }

  /// `at Hotel Gracery`, behind where it is or for how long.
  mutating func name(at start: Int) -> Int? {
    guard kind == .hotel, isOpen || new.name == nil else { return nil }
    let house = behindArticles(start)
    if isOpen, house > start, let end = endOfHouse(at: house) { return end }
    return named(start, lead: "at")
  }

  mutating func named(_ start: Int, lead: String = "") -> Int? {
    let start = isOpen ? behindArticles(start) : start
    guard start < context.tokens.count else { return nil }
    let end = endOfName(from: start, lead: lead)
    guard end > start else { return nil }
    if isOpen {
      runs.append(NameRun(range: start..<end, lead: lead))
      taken.append(start..<end)
      return end
    }
    guard new.name == nil, let name = text(start..<end), !isTold(start..<end),
      !isWhere(start)
    else { return nil }
    new.name = name
    return end
  }

  /// `hotel is from saturday …`, which says something of one.
  private func isTold(_ name: Range<Int>) -> Bool {
    name.count == 1 && ["is", "was", "are"].contains { context.matches([$0], at: name.lowerBound) }
  }

  /// `hotel in Braga …`, which tells where it is and not what it is called.
  private func isWhere(_ start: Int) -> Bool {
    kind == .hotel && ["in", "near"].contains(context.tokens[start].text)
  }

  /// The word for a house that is called or placed behind it.
  func endOfHouse(at index: Int) -> Int? {
    guard isOpen, context.isLodging(index) else { return nil }
    let end = context.matches(["guest", "house"], at: index) ? index + 2 : index + 1
    let goesOn = ["called", "named", "near", "in", ","].contains {
      context.matches([$0], at: end)
    }
    return goesOn ? end : nil
  }

  /// Behind `the` and the like; written large they are of the name.
  private func behindArticles(_ start: Int) -> Int {
    var start = start
    while let token = context.token(start), token.text == token.folded,
      ["the", "a", "an", "our", "my"].contains(token.folded)
    {
      start += 1
    }
    return start
  }

  mutating func length(at start: Int) -> Int? {
    if let end = nights(at: start) { return end }
    if kind == .hotel, let end = day(at: start, isLed: true) { return end }
    if kind.isJourney { return isOpen ? minutes(at: start) : nil }
    guard kind == .activity, new.minutes == nil,
      let span = chart.spans(.duration, at: start).max(by: { $0.end < $1.end }),
      case .integer(let minutes) = span.value
    else { return nil }
    new.minutes = minutes
    return span.end
  }

  /// `at 17:00, two hours`: a length behind its hour and a comma; else what it is called.
  mutating func tail() -> Int? {
    guard kind == .activity, new.time != nil, context.matches([","], at: index - 1) else {
      return head()
    }
    return length(at: index) ?? head()
  }

  /// How long a journey takes.
  mutating func minutes(at start: Int) -> Int? {
    guard length == nil, let (minutes, end) = duration(at: start) else { return nil }
    length = minutes
    return end
  }

  /// `2h`, `an hour and three quarters`.
  private func duration(at start: Int) -> (Int, Int)? {
    var start = start
    for word in ["about", "around", "roughly", "some", "bout"]
    where context.matches([word], at: start) { start += 1 }
    let longest = chart.spans(.duration, at: start).max { $0.end < $1.end }
    guard let longest, case .integer(let minutes) = longest.value else { return nil }
    if context.matches(["and", "three", "quarters"], at: longest.end) {
      return (minutes + 45, longest.end + 3)
    }
    // `1 hour 45`
    if minutes % 60 == 0, let more = chart.wholeNumber(at: longest.end), (1..<60).contains(more),
      context.token(longest.end + 1).map({ $0.kind == .sign }) ?? true
    {
      return (minutes + more, longest.end + 1)
    }
    return (minutes, longest.end)
  }
}
