internal import Session

/// What stands about the places of a line.
struct RouteScan {
  let mentions: FirstMentions
  let lengths: FirstLengths
  let dates: [FirstDates.Told]

  typealias Mention = FirstMentions.Mention
  private var context: ChartContext { mentions.context }
  private var tokens: [Token] { context.tokens }

  /// `29 April from Tokyo`, `we drive up from Des Moines`; not `walk from Sarria to Santiago`.
  func isHome(_ one: Mention, among all: [Mention]) -> Bool {
    let start = one.tokens.lowerBound
    guard context.matches(["from"], at: start - 1) else { return false }
    let goesOn =
      context.matches(["to"], at: one.tokens.upperBound)
      && all.contains { $0.tokens.lowerBound == one.tokens.upperBound + 1 }
    guard goesOn else { return all.count > 1 }
    return tokens[..<start].suffix(5).contains { carried.contains($0.folded) }
  }

  /// The country behind its town, also where a town is called as it: `Herning, Denmark`,
  /// `London, Ontario`.
  func isAreaOf(_ area: Mention, _ all: [Mention]) -> Bool {
    all.contains { town in
      guard town.kind == .town, town.tokens.upperBound < area.tokens.lowerBound,
        mentions.area(behind: town.tokens.upperBound)?.overlaps(area.tokens) == true
      else { return false }
      return area.kind == .area
        || !mentions.scene.gazetteer.located(
          "\(context.text(town.tokens)), \(context.text(area.tokens))"
        ).isEmpty
    }
  }

  /// `Lagos, Nigeria`: as it can be told from others of its name.
  func withArea(_ town: Mention) -> String {
    let name = context.text(town.tokens)
    guard let area = mentions.area(behind: town.tokens.upperBound) else { return name }
    return "\(name), \(context.text(area))"
  }

  /// Whether a country is told before its towns.
  func isRound(_ area: Mention, _ row: [Mention]) -> Bool {
    guard let first = row.first else { return false }
    return area.tokens.lowerBound < first.tokens.lowerBound
  }

  /// `land in Kutaisi`, `starting and ending in Inverness`: where it only begins or ends.
  func isOnlyEnd(_ town: Mention) -> Bool {
    tokens[..<town.tokens.lowerBound].suffix(3).contains { ends.contains($0.folded) }
  }

  /// Towns that follow each other with nothing but days, nights and signs between.
  func rows(_ towns: [Mention]) -> [[Mention]] {
    var rows: [[Mention]] = []
    for town in towns {
      if let last = rows.last?.last, joins(last.tokens.upperBound, town.tokens.lowerBound) {
        rows[rows.count - 1].append(town)
      } else {
        rows.append([town])
      }
    }
    return rows.filter { row in row.contains { $0.kind == .town } }
  }

  /// The longest row; what is passed on the way stands between the ends: `from Passau to Budapest …,
  /// with stops in Linz and Vienna`.
  func inOrder(_ rows: [[Mention]]) -> [Mention] {
    let all = rows.filter { $0.count > 1 }
    let row = rows.max { $0.count < $1.count } ?? []
    if all.count == 2, all[0].count == 2, isWay(all[0][0], all[0][1]) {
      return [all[0][0]] + all[1] + [all[0][1]]
    }
    guard row.count > 2, isWay(row[0], row[1]),
      (row[1].tokens.upperBound..<row[2].tokens.lowerBound).contains(where: {
        ["via", "way", "through"].contains(tokens[$0].folded)
      })
    else { return row }
    return [row[0]] + row[2...] + [row[1]]
  }

  private func isWay(_ one: Mention, _ other: Mention) -> Bool {
    context.matches(["to"], at: one.tokens.upperBound)
      && other.tokens.lowerBound == one.tokens.upperBound + 1
  }

  private func joins(_ end: Int, _ start: Int) -> Bool {
    (end..<max(end, start)).allSatisfy { index in
      parting.contains(tokens[index].folded) || lengths.all.contains { $0.tokens.contains(index) }
        || dates.contains { $0.tokens.contains(index) } || tokens[index].kind == .number
    }
  }

  /// Each town with the nights or days that are told of it, and the tokens that tell them.
  ///
  /// None where fewer than two towns have some.
  func legs(of row: [Mention]) -> (legs: [FirstRoute.Leg], tokens: Set<Int>) {
    let marks = FirstMarks(row: row, context: context)
    let lengths = lengths.all.filter { length in
      !dates.contains { $0.tokens.overlaps(length.tokens) }
    }
    let each = lengths.first { $0.isNights && context.matches(["each"], at: $0.tokens.upperBound) }
    let stays =
      each.map { [FirstMarks.Place?](repeating: $0.tokens, count: row.count) }
      ?? marks.places(of: lengths.map(\.tokens) + numbers(behind: row, lengths))
    let days = marks.places(of: dates.filter { !$0.isWindow }.map(\.tokens))
    guard stays.count(where: { $0 != nil }) > 1 || days.count(where: { $0 != nil }) > 1 else {
      return ([], [])
    }
    let isOfDays = days.count { $0 != nil } > 1
    let legs = row.indices.map { place in
      FirstRoute.Leg(
        name: context.text(row[place].tokens),
        nights: stays[place].flatMap { nights($0, isLast: place == row.count - 1) },
        days: isOfDays
          ? days[place].flatMap { tokens in dates.first { $0.tokens == tokens }?.range } : nil)
    }
    var told = stays + (isOfDays ? days : [])
    if let each { told.append(each.tokens.upperBound..<each.tokens.upperBound + 1) }
    return (legs, Set(told.compactMap(\.self).flatMap(\.self)))
  }

  /// `hanoi 4 nights, hoi an 3`: a number alone behind a town, where nights are told of another.
  private func numbers(
    behind row: [Mention], _ lengths: [FirstLengths.Length]
  )
    -> [FirstMarks.Place]
  {
    guard lengths.contains(where: \.isNights) else { return [] }
    return row.compactMap { town in
      let end = town.tokens.upperBound
      guard let number = mentions.chart.wholeNumber(at: end), (1..<30).contains(number),
        context.token(end + 1).map({ $0.kind == .sign || $0.says("then") || $0.says("and") })
          ?? true,
        !dates.contains(where: { $0.tokens.contains(end) })
      else { return nil }
      return end..<end + 1
    }
  }

  /// The last of `3 days in Rome, 2 days in Florence` is left on its last day.
  private func nights(_ tokens: FirstMarks.Place, isLast: Bool) -> Int? {
    guard let length = lengths.all.first(where: { $0.tokens == tokens }) else {
      return mentions.chart.wholeNumber(at: tokens.lowerBound)
    }
    return length.isNights ? length.count : max(1, length.count - (isLast ? 1 : 0))
  }
}

private let parting = PlaceWords.parting.union([
  "on", "the", "for", "finally", "by", "way", "of", "via", "first", "in", "(", ")", ":",
])
private let carried: Set = [
  "fly", "flying", "flight", "flights", "drive", "driving", "going", "go", "travel", "travelling",
  "coming", "leaving", "depart", "departing",
]
private let ends: Set = [
  "land", "landing", "starting", "ending", "beginning", "finishing", "arrive", "arriving", "into",
  "start", "end", "finish", "begin", "base", "based",
]
