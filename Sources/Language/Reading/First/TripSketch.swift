internal import Session

/// A trip as one line tells of it for the first time, whatever else the line says: where, when, who,
/// for how much and why.
///
/// What each word stands for is found by itself, so that the order and the sentence do not matter.
struct TripSketch {
  private let context: ChartContext
  private let route: FirstRoute
  private let when: FirstDates
  private let party: FirstParty.Told?
  private let budget: FirstBudget?
  private let title: FirstTitle?
  private let words: FirstWords
  private let lengths: FirstLengths
  let dates: TripDates?
  private let cities: [Intent]
  private let style: String?
  /// The tokens that stand for something.
  private var covered: Set<Int>
  private let lattice: WordLattice
  /// The clauses that were read by themselves, as they are meant in the trip.
  private var settled: Set<Int> = []
  private var further: [Intent] = []

  /// `nil` where no place to go to is named.
  init?(_ chart: Chart, _ lattice: WordLattice, _ scene: Scene, today: CivilDate) {
    context = chart.context
    self.lattice = lattice
    lengths = FirstLengths(chart)
    let when = FirstDates(chart, lengths, today: today)
    title = FirstTitle(chart.context)
    budget = FirstBudget(chart)
    var taken = Set(when.told.flatMap(\.tokens)).union(lengths.all.flatMap(\.tokens))
    if let budget { taken.formUnion(budget.tokens) }
    if let title { taken.formUnion(title.tokens) }
    let places = FirstMentions(chart: chart, scene: scene, taken: taken)
    let isTown = Set(places.all.filter { $0.kind != .unknown }.flatMap(\.tokens))
    party =
      FirstParty(
        chart: chart, lattice: lattice, scene: scene, taken: taken, places: isTown
      ).told
    if let party { taken.formUnion(party.tokens) }
    let mentions = FirstMentions(chart: chart, scene: scene, taken: taken)
    guard let route = FirstRoute(mentions, lengths: lengths, dates: when.told) else { return nil }
    self.route = route
    words = FirstWords(context)
    self.when = when
    dates = TripSketch.dates(of: route, when)
    cities =
      switch dates {
      case .range(let range)?:
        route.cities(from: range.first, days: range.last.days(since: range.first) + 1)
      case .days(let days)?: route.cities(from: nil, days: days)
      case nil: []
      }
    // A trip that is called `Honeymoon` needs not be of that kind.
    let called = title.map { folded($0.name) }
    style = words.style.flatMap { $0 == called ? nil : $0 }
    covered = taken.union(route.tokens).union(route.tokensOfLegs)
  }

  private var doubt: FirstDoubt {
    FirstDoubt(context, lattice, known: covered.union(words.tokens(ofStyle: words.style)))
  }

  // MARK: - What is told besides

  /// The clauses that tell more than was understood, kept in the words in which they were typed.
  var kept: [Range<Int>] { words.kept(besides: covered, telling: doubt.telling) }

  /// Whether words turn what a clause tells: `maybe Lisbon first`, `last year Lisbon first`.
  func isDoubtful(_ clause: Range<Int>) -> Bool {
    let doubt = doubt
    return clause.contains { index in
      doubt.isTurned(index) || doubtful.contains(context.tokens[index].spoken)
    }
  }

  /// Whether all towns of the tour stand in a clause: of those that do not nobody knows the days.
  func namesAllTowns(_ clause: Range<Int>) -> Bool {
    let said = folded(context.text(clause))
    return route.towns.allSatisfy { said.contains(folded($0)) }
  }

  /// Whether a clause tells something of the trip, too.
  func isUnderstood(in clause: Range<Int>) -> Bool { clause.contains(where: covered.contains) }

  /// Takes a clause for what it means in the trip, and no longer only for words.
  mutating func settle(_ clause: Range<Int>, by intent: Intent) {
    covered.formUnion(clause)
    settled.formUnion(clause)
    further.append(intent)
  }

  /// How much it tells besides where the trip goes.
  var facts: Int {
    [
      dates != nil, people != nil, budget != nil, title != nil, style != nil,
      route.tour != nil, !cities.isEmpty,
    ].count { $0 }
  }

  /// Whether each day, length and number is told once and has its place, the place is led to, and no
  /// word is lost.
  ///
  /// What is denied, doubted, over or told under a condition is never certain.
  var isCertain: Bool {
    guard route.isCertain, dates != nil, daysAreSure, lengthsAreSure,
      budget?.isCertain ?? true, party.map({ $0.isCertain && people != nil }) ?? true
    else { return false }
    return doubt.isClear
  }

  /// Whether each day that is told is the trip's first or last, or one of a town's.
  private var daysAreSure: Bool {
    guard !when.isGuessed || route.nights != nil else { return false }
    guard case .range(let range)? = dates else { return when.told.isEmpty }
    guard route.nights == nil || route.agrees(with: range.first) else { return false }
    let telling = doubt.telling
    return when.told.allSatisfy { told in
      if told.range == range || told.tokens.allSatisfy(route.tokensOfLegs.contains)
        || told.tokens.allSatisfy(settled.contains)
      {
        return true
      }
      if told.isWindow { return told.range.first <= range.first && range.last <= told.range.last }
      guard told.lies(in: range) else { return false }
      // `xmas in cape town, 22/12 to 4/1`; what is on another day is kept in its words.
      return told.isFeast || [range.first, range.last].contains(told.range.first)
        || words.isKept(told.tokens.lowerBound, besides: covered, telling: telling)
    }
  }

  /// Whether each length that is told is that of the trip, or a town's.
  private var lengthsAreSure: Bool {
    let whole: Int? =
      switch dates {
      case .range(let range)?: range.last.days(since: range.first) + 1
      case .days(let days)?: days
      case nil: nil
      }
    return lengths.all.allSatisfy { length in
      length.tokens.allSatisfy(route.tokensOfLegs.contains)
        || length.tokens.allSatisfy(settled.contains)
        || when.told.contains { $0.tokens.overlaps(length.tokens) } || length.days == whole
    }
  }

  var intent: Intent {
    let trip = NewTrip(
      name: title?.name ?? route.tour, destination: .named(route.destination, quoted: false),
      dates: dates, style: style, about: about)
    let more =
      [people, budget.map { Intent.budget($0.amount) }].compactMap(\.self) + cities + further
    return more.isEmpty ? .newTrip(trip) : .several([.newTrip(trip)] + more)
  }

  // MARK: - Its parts

  /// The nights of all towns are those of the trip.
  private static func dates(of route: FirstRoute, _ dates: FirstDates) -> TripDates? {
    guard let nights = route.nights, !dates.saysRange || dates.isGuessed else {
      return dates.dates
    }
    guard let start = dates.told.first(where: { !$0.isWindow })?.range.first else {
      return .days(nights + 1)
    }
    return .range(DateRange(first: start, days: nights + 1))
  }

  private var people: Intent? { party?.intent }

  /// How many of those who travel it tells of.
  var goers: Int { people?.goers ?? 0 }

  private var about: String? {
    // When it is, of which no day is known: `late June`.
    let window = when.isVague ? when.told.filter(\.isWindow).map { context.text($0.tokens) } : []
    let told =
      window + [words.leftOver(besides: covered, telling: doubt.telling)].filter { !$0.isEmpty }
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }
}

private let doubtful: Set = [
  "maybe", "perhaps", "probably", "possibly", "could", "might", "may", "or", "last", "was", "were",
  "if", "not", "would",
]
