internal import Session

/// What else a line may mean that no other row says as well.
extension OpenClauses {
  /// A town with a day is visited then, or the day takes place there; a trip within the one that is
  /// open is a part of it, or one of its own.
  func otherMeanings(of parse: Parse) -> [Intent] {
    switch parse.intent {
    case .add(let new):
      guard !parse.hasAct, case .place(.named(let name, quoted: false)) = new.what,
        case .day(let day)? = new.to, new.at == nil, isTown(name)
      else { return [] }
      return [.cityOfDay(day, .named(name, quoted: false))]
    case .cityOfDay(let day, .some(let place)):
      guard parse.said.meets(ClassSet([.go, .visit])),
        !parse.said.meets(ClassSet([.spend, .city, .set]))
      else { return [] }
      return [.add(NewStops(.place(place), to: .day(day)))]
    case .newTrip(let trip):
      guard let place = trip.destination, case .range(let range)? = trip.dates,
        !parse.range.contains(where: { lattice.tokens[$0].says("new") }),
        let days = spans.context.trip?.days, days.first?.date.map({ $0 <= range.first }) == true,
        days.last?.date.map({ range.last <= $0 }) == true
      else { return [] }
      let within = days.indices.filter { days[$0].date.map(range.contains) == true }
      let cities = within.map { Intent.cityOfDay(.number($0 + 1), place) }
      return cities.count == 1
        ? [.add(NewStops(.place(place), to: .day(.number(within[0] + 1))))] + cities
        : [.several(cities)]
    default: return []
    }
  }

  private func isTown(_ name: String) -> Bool {
    let kinds = spans.knows(name)
    return kinds.first.map { $0 != .sight && $0 != .airport } == true
  }

  /// `do the louvre again on thursday`: once more what is there, and nothing new.
  func isOtherThanOnceMore(_ parse: Parse) -> Bool {
    let again = parse.range.contains { lattice.classes(at: $0).has(.again) }
    switch parse.signature.verb {
    case .add: return again && parse.looseNames.contains(where: isNameOfStop)
    case .copy:
      let once = ClassSet([.copy, .same, .too, .again, .add])
      return !again && !parse.said.meets(once) && !parse.hasNoun
    default: return false
    }
  }
}
