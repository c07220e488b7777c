internal import Session

/// Where a trip goes that is told of for the first time: the towns of a line in their order, each with
/// its nights or days where these are told, and the country round them.
struct FirstRoute {
  struct Leg {
    var name: String
    var nights: Int?
    var days: DateRange?
  }

  private(set) var destination: String
  /// What a tour is called: by its towns.
  private(set) var tour: String?
  /// The towns of a tour, as they are typed.
  private(set) var towns: [String] = []
  private(set) var legs: [Leg] = []
  /// The tokens that tell how long each of the towns is stayed in, or when.
  private(set) var tokensOfLegs: Set<Int> = []
  /// The tokens of all places that it goes to, and of the one it begins at home.
  private(set) var tokens: Set<Int> = []
  /// Whether something leads to it, or it stands at the days.
  private(set) var isCertain = false

  typealias Mention = FirstMentions.Mention

  /// `nil` where the line names no place to go to.
  init?(_ mentions: FirstMentions, lengths: FirstLengths, dates: [FirstDates.Told]) {
    let scan = RouteScan(mentions: mentions, lengths: lengths, dates: dates)
    let all = mentions.all
    let going = all.filter { !scan.isHome($0, among: all) && !scan.isAreaOf($0, all) }
    func name(_ mention: Mention) -> String { mentions.context.text(mention.tokens) }
    let rows = scan.rows(going.filter { $0.kind != .area })
    let row = scan.inOrder(rows)
    let areas = going.filter { $0.kind == .area && !continents.contains(folded(name($0))) }
    let town = going.filter { $0.kind == .town }.max { $0.weight < $1.weight }
    tokens = Set(all.filter { $0.weight > 999 || row.count > 1 }.flatMap(\.tokens))
    if row.count > 1 {
      destination = name(
        areas.first { scan.isRound($0, row) } ?? row.first { $0.kind == .town } ?? row[0])
      towns = row.map(name)
      tour = towns.map(written).joined(separator: ", ")
      (legs, tokensOfLegs) = scan.legs(of: row)
      isCertain = row.contains { $0.kind == .town }
      return
    }
    if let area = areas.first, let town, scan.isOnlyEnd(town) || area.weight > town.weight + 500 {
      destination = name(area)
      isCertain = area.weight > 999
      return
    }
    if let town {
      destination = scan.withArea(town)
      // Of two that do not stand together nobody knows which.
      isCertain = town.weight > 999 && going.count { $0.kind == .town && $0.weight > 999 } == 1
    } else if let area = areas.max(by: { $0.weight < $1.weight }) {
      destination = name(area)
      isCertain = area.weight > 999
    } else {
      return nil
    }
    // `Stewart Island, New Zealand`, of which only the country is known.
    if let unknown = all.first(where: { $0.kind == .unknown }),
      mentions.area(behind: unknown.tokens.upperBound) != nil
    {
      tour = name(unknown)
    }
  }

  /// How many nights all legs take; `nil` where not each of them has some.
  var nights: Int? {
    let known = legs.compactMap(\.nights)
    return known.count == legs.count && !legs.isEmpty ? known.reduce(0, +) : nil
  }

  /// Whether each town that is told with its nights and its days begins on the day on which the nights
  /// of those before end.
  func agrees(with start: CivilDate) -> Bool {
    var day = start
    return legs.allSatisfy { leg in
      defer { day = day.adding(leg.nights ?? 0) }
      return leg.nights == nil || leg.days.map { $0.first == day } ?? true
    }
  }

  /// The cities of days, where the line tells them.
  func cities(from start: CivilDate?, days: Int) -> [Intent] {
    var found: [Intent] = []
    var day = 1
    for (place, leg) in legs.enumerated() {
      let city = PlaceReference.named(leg.name, quoted: false)
      if let nights = leg.nights {
        let last = place == legs.count - 1 ? day + nights : day + nights - 1
        for number in day...max(day, last) where number <= days {
          found.append(.cityOfDay(.number(number), city))
        }
        day += nights
      } else if let range = leg.days, let start {
        for number in range.first.days(since: start)...range.last.days(since: start)
        where (0..<days).contains(number) {
          found.append(.cityOfDay(.number(number + 1), city))
        }
      }
    }
    return found
  }
}

/// `Prague`, however it was typed.
private func written(_ name: String) -> String {
  guard name == name.lowercased(), let first = name.first else { return name }
  return first.uppercased() + name.dropFirst()
}

private let continents: Set = [
  "europe", "asia", "africa", "america", "south america", "north america", "oceania",
]
