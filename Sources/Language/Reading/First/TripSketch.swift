internal import Session

/// A trip as one line tells of it for the first time, whatever else the line says: where, when, who,
/// for how much and why.
///
/// What each word stands for is found by itself, so that the order and the sentence do not matter.
struct TripSketch {
  private let context: ChartContext
  private let route: FirstRoute
  private let dates: FirstDates
  private let party: FirstParty.Told?
  private let budget: FirstBudget?
  private let title: FirstTitle?
  private let words: FirstWords
  private let lengths: FirstLengths
  private let scene: Scene

  /// `nil` where no place to go to is named.
  init?(_ chart: Chart, _ scene: Scene, today: CivilDate) {
    context = chart.context
    self.scene = scene
    lengths = FirstLengths(chart)
    dates = FirstDates(chart, lengths, today: today)
    title = FirstTitle(chart.context)
    budget = FirstBudget(chart)
    var taken = Set(dates.told.flatMap(\.tokens)).union(lengths.all.flatMap(\.tokens))
    if let budget { taken.formUnion(budget.tokens) }
    if let title { taken.formUnion(title.tokens) }
    let places = FirstMentions(chart: chart, scene: scene, taken: taken)
    let isTown = Set(places.all.filter { $0.kind != .unknown }.flatMap(\.tokens))
    party =
      FirstParty(
        chart: chart, lattice: WordLattice(context.tokens), scene: scene, taken: taken,
        places: isTown
      ).told
    if let party { taken.formUnion(party.tokens) }
    let mentions = FirstMentions(chart: chart, scene: scene, taken: taken)
    guard let route = FirstRoute(mentions, lengths: lengths, dates: dates.told) else { return nil }
    self.route = route
    words = FirstWords(context)
  }

  /// How much it tells besides where the trip goes.
  var facts: Int {
    [
      tripDates != nil, people != nil, budget != nil, title != nil, style != nil,
      route.tour != nil, !cities.isEmpty,
    ].count { $0 }
  }

  /// Whether each number and each word is known, and the place is led to.
  ///
  /// What is denied, doubted or told under a condition is never certain.
  var isCertain: Bool {
    guard route.isCertain, tripDates != nil, isSure else { return false }
    let lattice = WordLattice(context.tokens)
    let known = covered
    let about = words.tokensLeftOver(besides: known)
    return context.tokens.indices.allSatisfy { index in
      let token = context.tokens[index]
      if known.contains(index) || token.kind == .sign { return true }
      let isDoubtful =
        lattice.classes(at: index).meets(ClassSet.turning)
        || FirstWords.doubtful.contains(token.spoken)
      if isDoubtful || token.kind == .number || token.mayBeWeekday { return false }
      return about.contains(index) || lattice.isKnown(index)
        || !CommonWords.kind(of: token.folded).isEmpty || FirstWords.idle.contains(token.spoken)
    }
  }

  /// Whether all that is told of days is in the dates.
  private var isSure: Bool {
    (dates.isSure || route.nights != nil && dates.told.count == 1)
      && (party == nil) == (people == nil)
  }

  var intent: Intent {
    let trip = NewTrip(
      name: title?.name ?? route.tour, destination: .named(route.destination, quoted: false),
      dates: tripDates, style: style, about: about)
    let more = [people, budget.map { Intent.budget($0.amount) }].compactMap(\.self) + cities
    return more.isEmpty ? .newTrip(trip) : .several([.newTrip(trip)] + more)
  }

  // MARK: - Its parts

  private var tripDates: TripDates? {
    guard let nights = route.nights else { return dates.dates }
    // The nights of all towns are those of the trip.
    if dates.saysRange { return dates.dates }
    guard let start = dates.told.first(where: { !$0.isWindow })?.range.first else {
      return .days(nights + 1)
    }
    return .range(DateRange(first: start, days: nights + 1))
  }

  /// A trip that is called `Honeymoon` needs not be of that kind.
  private var style: String? {
    words.style.flatMap { style in title.map { folded($0.name) == style } == true ? nil : style }
  }

  private var people: Intent? {
    // `with the boys`: nobody says how many go with them.
    guard let party = party?.party, party.count > 0, party.count > party.allChildren else {
      return nil
    }
    let isNamed = party.named.contains { !$0.isSpeaker }
    return isNamed || party.children > 0
      ? .money(.party(isNamed ? party : unnamed(party))) : .people(party.count)
  }

  /// `2 adults and 3 children`: whoever types is one of them.
  private func unnamed(_ party: Party) -> Party {
    Party(named: [], adults: party.adults + party.named.count, children: party.children)
  }

  private var cities: [Intent] {
    switch tripDates {
    case .range(let range)?:
      route.cities(from: range.first, days: range.last.days(since: range.first) + 1)
    case .days(let days)?: route.cities(from: nil, days: days)
    case nil: []
    }
  }

  /// The tokens that stand for something.
  private var covered: Set<Int> {
    var known = Set(dates.told.flatMap(\.tokens)).union(lengths.all.flatMap(\.tokens))
      .union(route.tokens)
    if let party { known.formUnion(party.tokens) }
    if let budget { known.formUnion(budget.tokens) }
    if let title { known.formUnion(title.tokens) }
    if !route.legs.isEmpty {
      known.formUnion(context.tokens.indices.filter { context.tokens[$0].kind == .number })
    }
    return known
  }

  private var about: String? {
    // When it is, of which no day is known: `late June`.
    let window = dates.isVague ? dates.told.filter(\.isWindow).map { context.text($0.tokens) } : []
    let told = window + [words.leftOver(besides: covered)].filter { !$0.isEmpty }
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }
}
