internal import Session

/// What is said of trips as a whole.
extension OpenSpans {
  /// Trips by a name, or a beginning of one that no other has, perhaps with `trip` behind it.
  func trips(at index: Int) -> [RoleSpan] {
    guard let library, let first = context.token(index), first.kind != .sign else { return [] }
    return chart.bareText(at: index).prefix(6).compactMap { end, text, _ in
      let name = folded(text)
      guard name.utf8.count > 1, !isSmall(end - 1), !isSmall(index),
        let found = try? library.summaries(beginning: name, limit: 3), !found.isEmpty
      else { return nil }
      let isOne = found.count == 1 || found.contains { folded($0.name) == name }
      // `the paris trip`, of which there are two: which is asked.
      guard isOne || end < context.tokens.count && lattice.classes(at: end).has(.trip) else {
        return nil
      }
      return RoleSpan(end: end, value: .trip(.named(text)), points: 7 * (end - index))
    }
  }

  /// Where something is: a stop of the trip, or a place that is known or looks like one.
  func around(at index: Int) -> [RoleSpan] {
    let stops = stops(at: index, many: false).compactMap { span -> RoleSpan? in
      guard case .stops(let stops) = span.value, let stop = stops.first else { return nil }
      return RoleSpan(end: span.end, value: .near(.stop(stop)), points: span.points)
    }
    // `from the tower to the museum` tells two.
    let names = looseNames(at: index).filter { name in
      name.isQuoted
        || !(index..<name.end).contains { ["to", "from"].contains(context.tokens[$0].folded) }
    }
    let places = names.map { name in
      RoleSpan(
        end: name.end, value: .near(.place(.named(name.text, quoted: name.isQuoted))),
        points: name.points)
    }
    return stops + places + here(at: index)
  }

  /// What people look for, with what they say before it: `the nearest airport`.
  func placeKinds(at index: Int) -> [RoleSpan] {
    chart.kinds(at: index, in: KindWords.named(in:)).map {
      RoleSpan(end: $0.end, value: $0.value, points: 8 * ($0.end - index))
    }
  }

  /// `near me`, `near our place`.
  private func here(at index: Int) -> [RoleSpan] {
    (index + 1...min(index + SpokenHome.longest, context.tokens.count)).compactMap { end in
      let words = context.text(index..<end)
      guard SpokenHome.meets(words) else { return nil }
      return RoleSpan(
        end: end, value: .near(.place(.named(words, quoted: false))), points: 8 * (end - index))
    }
  }

  /// `family` before `trip`.
  func styles(at index: Int) -> [RoleSpan] {
    let token = context.tokens[index]
    guard index + 1 < context.tokens.count, lattice.classes(at: index + 1).has(.trip),
      token.kind == .word, !token.isGlued
    else { return [] }
    let isListed = Lexicon.tripStyles.contains(token.folded)
    let isOther =
      index > 0 && context.tokens[index - 1].says("a") && !lattice.isKnown(index)
      && CommonWords.kind(of: token.folded).contains(.describing)
    guard isListed || isOther else { return [] }
    return [
      RoleSpan(
        end: index + 1, value: .text(token.folded, quoted: false), points: isListed ? 8 : 4)
    ]
  }

  /// `friday's programme`, `friday's getting called …`.
  func ownedDay(at index: Int) -> [RoleSpan] {
    guard index + 1 < context.tokens.count,
      lattice.classes(at: index + 1).meets(ClassSet([.plan, .function, .name])),
      !lattice.classes(at: index + 1).has(.pronoun),
      let date = context.ownerDate(at: index)
    else { return [] }
    return [RoleSpan(end: index + 1, value: .day(.on(date)), points: 8)]
  }

  /// `hakone`, of the one day that takes place there.
  func dayInCity(at index: Int) -> [RoleSpan] {
    towns.compactMap { words, number in
      guard context.matches(words, at: index) else { return nil }
      return RoleSpan(
        end: index + words.count, value: .day(.number(number)), points: 8 * words.count)
    }
  }

  /// `kyoto`, in which days of the trip take place.
  func cityOfDays(at index: Int) -> [RoleSpan] {
    let names = Set(context.trip?.days.compactMap { $0.city?.name } ?? [])
    return names.isEmpty ? [] : severalOf(names, at: index, atMost: names.count)
  }

  /// `Hakone`, `Hakone, Nara and Kobe`.
  private func severalOf(_ names: Set<String>, at index: Int, atMost count: Int) -> [RoleSpan] {
    named(names, at: index).flatMap { first -> [RoleSpan] in
      guard count > 1, case .text(let one, _) = first.value else { return [first] }
      var next = first.end
      while let token = context.token(next), [",", "and", "&"].contains(token.folded) { next += 1 }
      guard next > first.end, next < context.tokens.count else { return [first] }
      return [first]
        + severalOf(names, at: next, atMost: count - 1).compactMap { rest in
          guard case .text(let others, _) = rest.value else { return nil }
          return RoleSpan(
            end: rest.end, value: .text("\(one) and \(others)", quoted: false),
            points: first.points + rest.points + 8)
        }
    }
  }

  /// The same, or where the trip goes, where nights are booked, or where a journey begins or ends.
  func bookedCity(at index: Int) -> [RoleSpan] {
    guard let trip = context.trip else { return [] }
    let cities = [trip.destination] + trip.days.map(\.city)
    let booked = trip.bookings.flatMap { $0.kind == .hotel ? [$0.place] : [$0.from, $0.to] }
    return named(Set((cities + booked).compactMap { $0?.name }), at: index)
  }

  private func named(_ names: Set<String>, at index: Int) -> [RoleSpan] {
    names.sorted().compactMap { name in
      let words = foldedPattern(name)
      guard !words.isEmpty, context.matches(words, at: index) else { return nil }
      return RoleSpan(
        end: index + words.count, value: .text(name, quoted: false), points: 8 * words.count)
    }
  }

  /// `Paris`, to which the trip goes.
  func oldGoal(at index: Int) -> [RoleSpan] {
    guard let name = context.trip?.destination?.name else { return [] }
    let words = foldedPattern(name)
    guard !words.isEmpty, context.matches(words, at: index) else { return [] }
    return [
      RoleSpan(
        end: index + words.count, value: .text(name, quoted: false), points: 8 * words.count)
    ]
  }

  /// A date; the day of a month alone is kept as that number.
  func lastDates(at index: Int) -> [RoleSpan] {
    // `Saturday the 19th`
    let isNamed = context.token(index)?.mayBeWeekday == true
    let first = isNamed ? index + 1 : index
    let start = context.matches(["the"], at: first) ? first + 1 : first
    let ordinal = NumberWords.ordinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
    let number = chart.wholeNumber(at: start).map { ($0, start + 1) }
    let alone = [ordinal ?? number].compactMap { $0 }.filter { (1...31).contains($0.0) }
      .map { RoleSpan(end: $0.1, value: .integer($0.0), points: 7 * ($0.1 - index)) }
    return alone + spans(.slot(.date(of: .moved)), at: index, before: context.tokens.count)
  }
  func ideas(at index: Int) -> [RoleSpan] {
    // `a great idea` is what one thinks of it.
    guard index == 0 || !judging.contains(lattice.tokens[index - 1].folded) else { return [] }
    return lattice.edges[index].filter { $0.classes.has(.ideas) }.map {
      RoleSpan(end: $0.end, value: .target(.ideas), points: 8 * ($0.end - index))
    }
  }
}

extension Trip {
  /// The towns in which one day takes place, folded, and the number of that day.
  var daysOfCities: [(words: [String], number: Int)] {
    var numbers: [String: [Int]] = [:]
    for (index, day) in days.enumerated() {
      if let city = day.city?.name { numbers[city, default: []].append(index + 1) }
    }
    return numbers.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }
      .map { (foldedPattern($0.key), $0.value[0]) }
  }
}

private let judging: Set = [
  "great", "good", "nice", "lovely", "brilliant", "fun", "better", "best", "bad", "terrible",
  "silly",
  "crazy", "stupid", "fine", "fantastic", "wonderful", "decent", "smart", "clever", "awful",
  "sweet",
]
