internal import Session

/// Where the days of the trip take place, told town by town: `two nights in Negombo, three in Kandy,
/// then Ella`, `chicago mon-wed, toronto wed night on`, `staying in Taghazout the whole time`.
struct SketchedRoute {
  private let context: ChartContext
  private let parts: [RoutePart]

  /// `nil` where the line tells of anything else, or not of each town how long.
  init?(_ scan: SketchScan, _ scene: Scene, _ lattice: WordLattice) {
    var told = ToldRoute(scan, scene, lattice)
    guard told.read() else { return nil }
    (context, parts) = (scan.context, told.parts)
  }

  var intent: Intent? {
    guard let trip = context.trip, parts.count > 1 || isWhole(in: trip),
      let towns = towns(of: trip.days.count)
    else { return nil }
    let cities = towns.indices.compactMap { index in
      towns[index].map { Intent.cityOfDay(.number(index + 1), .named($0, quoted: false)) }
    }
    return cities.count > 1 ? .several(cities) : cities.first
  }

  /// Whether all nights of the trip are those of one town.
  private func isWhole(in trip: Trip) -> Bool { parts.first?.nights == trip.days.count - 1 }

  /// The town of each day; `nil` where it is not clear how long one of them is stayed in.
  ///
  /// A day on which they move on is the next town's, as the night is.
  private func towns(of count: Int) -> [String?]? {
    var towns = [String?](repeating: nil, count: count)
    var day = 1
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      guard let start = part.first.map({ number($0, from: day) }) ?? day else { return nil }
      let end: Int
      if let nights = part.nights {
        end = isLast && start + nights == count ? count : start + nights - 1
        day = end + 1
      } else if part.isArrival, goesOn, let next = nextFirst(behind: place, from: start) {
        // `Florence on the 4th, Venice on the 7th`
        (end, day) = (max(start, next - 1), next)
      } else if let last = part.last {
        guard let number = number(last, from: start) else { return nil }
        end = isLast || part.isInclusive ? number : number - 1
        day = number
      } else if part.isRest || isLast {
        end = count
      } else if let next = nextFirst(behind: place, from: start) {
        // `Billund first and Copenhagen from the Thursday`
        (end, day) = (next - 1, next)
      } else {
        return nil
      }
      guard start >= 1, end >= start, end <= count else { return nil }
      for number in start...end { towns[number - 1] = part.town }
    }
    return towns
  }

  /// Whether of one of them it is told until when one stays.
  private var goesOn: Bool {
    parts.contains { $0.nights != nil || $0.isRest || $0.last != nil && !$0.isArrival }
  }

  private func nextFirst(behind place: Int, from day: Int) -> Int? {
    guard place + 1 < parts.count, let first = parts[place + 1].first else { return nil }
    return number(first, from: day)
  }

  /// Of two wednesdays the next one.
  private func number(_ reference: DayReference, from day: Int) -> Int? {
    guard case .either(let dates) = reference else { return context.day(reference)?.number }
    return dates.compactMap { context.day(.on($0))?.number }.filter { $0 >= day }.min()
  }
}

/// A town of a route and what is told of the days there.
struct RoutePart {
  var town = ""
  var nights: Int?
  var first: DayReference?
  var last: DayReference?
  /// Whether the last day is told as one of those there: `mon-wed`, not `until wednesday`.
  var isInclusive = false
  /// Whether only the day is told on which one comes there: `Florence on the 4th`.
  var isArrival = false
  /// Whether it goes on to the end of the trip.
  var isRest = false

  var isPlaced: Bool { nights != nil || first != nil || last != nil || isRest }
}
