internal import Session

/// The cities of days as they are told one after the other.
struct ItineraryPlan {
  let chart: Chart
  private let gazetteer: any Gazetteer
  /// Whether a heading says that a plan follows.
  var isHeaded = false
  /// How many days there are for it.
  let dayCount: Int
  private var places: [Int: PlaceReference] = [:]
  private var legs = 0
  /// Days of the trip that were told, and whose city is still to come.
  private var waiting: [Int] = []
  /// The town told before its days: `Budapest for the rest, 14th to 16th`.
  private var ahead: Range<Int>?
  /// Whether one town has several days, told as dates or as days, and no other may be meant.
  private var isOneStay = false
  private(set) var last: (day: Int, way: Way)?
  private var isByNights = true

  /// How days were told.
  enum Way { case numbers, dates, nights, until }

  /// For the days of the trip, or for so many that it would have.
  init(_ chart: Chart, _ gazetteer: any Gazetteer, days: Int? = nil) {
    self.chart = chart
    self.gazetteer = gazetteer
    dayCount = days ?? chart.context.dayCount
  }

  /// How many days a trip has for these nights; `nil` where anything but nights is told.
  var daysNeeded: Int? {
    guard legs > 1, waiting.isEmpty, case (let day, .nights)? = last, isByNights else { return nil }
    // Where the last nights are is told by how long the trip is.
    guard !context.tokens.contains(where: { $0.folded == "last" }) else { return nil }
    // Who tells days counts the last one.
    return context.tokens.contains { ["days", "day"].contains($0.folded) } ? day : day + 1
  }

  var context: ChartContext { chart.context }
  /// By the number of the day; `nil` where that is no plan of several cities.
  var cities: [(Int, PlaceReference)]? {
    guard legs > 1 || isOneStay, waiting.isEmpty, ahead == nil else { return nil }
    var all = places
    // Who leaves in the morning of the last day was there in the night before.
    if case (let day, .nights)? = last, day == dayCount - 1 { all[day + 1] = all[day] }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Takes all items, but for one at the end that leaves open what comes.
  mutating func take(
    _ items: [Range<Int>], _ leavesOpen: (ArraySlice<Token>) -> Bool
  ) -> Bool {
    for (place, item) in items.enumerated() {
      if place > 0, place == items.count - 1, leavesOpen(context.tokens[item]) { break }
      guard take(item) else { return false }
    }
    return true
  }

  /// Takes what stands between two signs; `false` where that is no city and no day.
  mutating func take(_ item: Range<Int>) -> Bool {
    if takeRest(item) { return true }
    let found = item.compactMap { start in days(at: start, before: item.upperBound) }
    guard let best = ItineraryPlan.best(of: found) else { return takeAhead(item) }
    let before = plain(item.lowerBound..<best.tokens.lowerBound)
    let behind = plain(best.tokens.upperBound..<item.upperBound)
    guard before.isEmpty || behind.isEmpty, let first = best.days.first,
      let final = best.days.last, first > 0, final <= dayCount
    else { return false }
    last = (final, best.way)
    if best.way != .nights || best.isRest { isByNights = false }
    waiting += best.days
    let told = before.isEmpty ? behind : before
    guard told.isEmpty || ahead == nil else { return false }
    let name = ahead ?? told
    if name.isEmpty { return best.way != .nights }
    guard let place = place(name) else { return false }
    isOneStay =
      legs == 0 && waiting.count > 1 && best.way != .nights && isCity(name)
      && best.tokens.contains { tellsDays(context.tokens[$0]) }
    for day in waiting { places[day] = place }
    (waiting, ahead) = ([], nil)
    legs += 1
    return true
  }

  /// A town whose days are still to come.
  private mutating func takeAhead(_ item: Range<Int>) -> Bool {
    let name = plain(item)
    guard legs == 0, ahead == nil, waiting.isEmpty, !name.isEmpty, isCity(name) else {
      return false
    }
    ahead = name
    return true
  }

  /// Whether it can be nothing but a town.
  private func isCity(_ range: Range<Int>) -> Bool {
    let name = context.text(range)
    let found = gazetteer.named(name).filter(\.isOwnName)
    return found.contains {
      $0.kind == .city && ($0.place.country == context.country || $0.rank >= ItineraryPlan.surely)
    } && !found.contains { $0.kind == .sight } && !context.stops.isWhole(name)
      && !context.travels(name) && !CommonWords.nameThing(name)
      // `day 2 and day 3 can go`
      && !range.contains { index in
        let token = context.tokens[index]
        return token.text == token.folded
          && (Lexicon.modals.contains(token.folded)
            || !Lexicon.shared.classes(of: token.spoken).isEmpty)
      } && !PlainActivities.begin(name)
  }

  /// `8 to 10` alone may be hours; `8 to 10 july`, `days 1 to 3` are days.
  private func tellsDays(_ token: Token) -> Bool {
    token.kind == .word && !["to", "till", "until", "til", "from", "and"].contains(token.folded)
  }

  /// `…, then Saigon` at the end, which has the days that are left.
  private mutating func takeRest(_ item: Range<Int>) -> Bool {
    guard item.upperBound == context.tokens.count, let last, waiting.isEmpty,
      last.way == .until || last.way == .nights
        || context.matches(["then"], at: item.lowerBound - 1),
      case let name = plain(item), !name.isEmpty, let place = place(name)
    else { return false }
    let first = last.way == .until ? last.day : last.day + 1
    guard first <= dayCount else { return false }
    for day in first...dayCount { places[day] = place }
    self.last = (dayCount, last.way)
    isByNights = false
    legs += 1
    return true
  }

  /// A town, as it is called.
  private func place(_ range: Range<Int>) -> PlaceReference? {
    let name = context.text(range)
    let isQuoted = range.count == 1 && context.tokens[range.lowerBound].kind == .quoted
    let isTown = gazetteer.named(name).contains { match in
      match.kind == .city
        && (match.isOwnName && (match.place.country == context.country || match.rank >= known)
          || match.rank >= ItineraryPlan.wellKnown)
    }
    // `keys to the 5th`, `Lunch 2 nights`: a common word that no town bears is none.
    if !isTown, !isQuoted, CommonWords.nameThing(name) || PlainActivities.begin(name) { return nil }
    // Between known ones any name may be one.
    let isName =
      (legs > 0 || isHeaded) && range.count < 4
      && range.allSatisfy { context.tokens[$0].text.first?.isUppercase == true }
    guard
      isQuoted || isTown || isName || name == context.country
        || !gazetteer.areas(called: name).isEmpty
    else {
      return nil
    }
    // `SG` in a trip to Singapore.
    if name == context.country, let destination = context.trip?.destination {
      return destination.reference
    }
    return .named(name, quoted: isQuoted || isName && gazetteer.named(name).isEmpty)
  }

  /// Of a town that is no other word.
  private static let surely = 400
  /// Of a town that is known by another name than its own: `Saigon`.
  private static let wellKnown = 700
  /// The least rank of a town in another country than the trip's.
  private var known: Int { context.country == nil ? 0 : ItineraryPlan.surely }

  /// Without the words at both ends that say nothing of where it is.
  private func plain(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    func isPlain(_ index: Int) -> Bool {
      context.tokens[index].kind != .quoted
        && (leads.contains(context.tokens[index].spoken)
          || context.matches(["back", "in"], at: index))
    }
    while start < end, isPlain(start) { start += 1 }
    while start < end, isPlain(end - 1) { end -= 1 }
    return start..<end
  }
}

private let leads: Set = [
  "in", "at", "is", "are", "=", ":", "-", "–", "—", "(", ")", "we", "we're", "we'll", "i", "i'm",
  "i'll", "be", "will", "spend", "spending", "stay", "staying", "sleep", "sleeping", "based", "for",
  "the", "on", "from", "finally", "first", "last", "our", "city", "cities", "of", "to", "go",
  "going", "also", "next", "after", "that", "one", "till", "until", "til", "shall", "should",
  "would",
  "like", "then", "do", "doing", "have", "having", "there",
  "and", "n", "ok", "so", "it's", "rest", "everything", "all", "afterwards", "afterward",
]
