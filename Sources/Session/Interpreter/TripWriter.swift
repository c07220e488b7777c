/// Finds the commands that make a trip again, from nothing and in a home of their own.
///
/// Each is carried out on a trip on trial, so that what is written is known to make the same. Only
/// the stops of one day stand in that trip at a time: a name that several stops bear is written so
/// that it needs no other stop to be understood.
struct TripWriter {
  var scene: Scene
  private(set) var commands: [Intent] = []
  /// The names of what would not be the same: a script does not hold all that a server tells.
  private(set) var differing: [String] = []
  private let trip: Trip
  private let shared: Set<String>

  init(_ trip: Trip, _ scene: Scene) {
    self.trip = trip
    var session = Session(window: scene.session.window)
    session.settings = scene.session.settings
    self.scene = Scene(
      session: session, today: scene.today, library: EmptyLibrary(), gazetteer: scene.gazetteer)
    let names = Dictionary(grouping: trip.allStops.map { folded($0.name) }, by: \.self)
    shared = Set(names.filter { $1.count > 1 }.keys)
  }

  mutating func write() {
    writeTrip()
    // Before there are stops, whose names would come before those of other places.
    for (index, day) in trip.days.enumerated() { writeWords(of: day, number: index + 1) }
    for (index, day) in trip.days.enumerated() { writeStops(of: day, number: index + 1) }
    for (index, stop) in trip.ideas.enumerated() {
      write(stop, to: .ideas, as: .idea(index + 1))
    }
  }

  private mutating func writeTrip() {
    let destination = trip.destination.map { PlaceReference.pinned($0.name, $0.position) }
    let first = trip.firstRun
    let dates = first.map(TripDates.range) ?? (trip.days.isEmpty ? nil : .days(trip.days.count))
    carryOut(.newTrip(NewTrip(name: trip.name, destination: destination, dates: dates)))
    if rebuilt?.destination != trip.destination, let place = trip.destination {
      differing.append(place.name)
    }
    for day in trip.days.dropFirst(first?.count ?? trip.days.count) {
      if let date = day.date { carryOut(.addDay(.on(date))) }
    }
    if let style = trip.style { carryOut(.style(style)) }
    if let about = trip.about { carryOut(.describe(about)) }
    if let note = trip.note { carryOut(.note(.trip, note)) }
    if trip.favourite { carryOut(.favourite(true)) }
    if let people = trip.people { carryOut(.people(people)) }
    for (pair, rate) in trip.rates.sorted(by: { $0.key < $1.key }) { writeRate(pair, rate) }
    if let budget = trip.budget { carryOut(.budget(Amount(spelling: budget))) }
  }

  private mutating func writeRate(_ pair: String, _ rate: String) {
    let codes = pair.split(separator: "/").compactMap { Currency(code: String($0)) }
    if codes.count == 2 { carryOut(.rate(from: codes[0], to: codes[1], rate)) }
  }

  private mutating func writeWords(of day: Day, number: Int) {
    let reference = DayReference.number(number)
    if let title = day.title { carryOut(.nameDay(reference, title)) }
    if let city = day.city {
      carryOut(.cityOfDay(reference, .pinned(city.name, city.position)))
      if rebuilt?.days[number - 1].city != city { differing.append(city.name) }
    }
    if let note = day.note { carryOut(.note(.day(reference), note)) }
  }

  private mutating func writeStops(of day: Day, number: Int) {
    let target = StopTarget.day(.number(number))
    for (index, stop) in day.stops.enumerated() {
      write(stop, to: target, as: .inDay(day: number, number: index + 1))
    }
    forgetStops(ofDay: number)
  }

  private mutating func write(_ stop: Stop, to target: StopTarget, as reference: StopReference) {
    var chosen: Intent?
    for subject in subjects(of: stop) {
      let new = NewStops(
        subject, to: target, at: stop.at, minutes: stop.minutes, position: .last)
      chosen = .add(new)
      if let added = added(by: .add(new)), added.isPlaced(as: stop) { break }
    }
    guard let chosen else { return }
    carryOut(chosen, sharesName: shared.contains(folded(stop.name)))
    guard let added = latest(in: target) else { return differing.append(stop.name) }
    if added.name != stop.name { carryOut(.renameStop(reference, stop.name)) }
    if let note = stop.note { carryOut(.note(.stop(reference), note)) }
    if let cost = stop.cost { carryOut(.cost(reference, Amount(spelling: cost))) }
    if stop.done { carryOut(.done([reference], true)) }
    if latest(in: target)?.isSame(as: stop) != true { differing.append(stop.name) }
  }

  /// The ways to speak of where a stop is, the best last: by its name, by the name that it had when
  /// it was added, as a position of its own.
  private func subjects(of stop: Stop) -> [NewStopSubject] {
    guard let position = stop.position else { return [.text(stop.name)] }
    let own = NewStopSubject.place(.pinned(stop.name, position))
    let others = scene.gazetteer.around(position, kilometres: 0.2, kind: nil, limit: 20)
      .filter { $0.place.name != stop.name && $0.place.address == stop.address }
      .map { NewStopSubject.place(.pinned($0.place.name, $0.place.position)) }
    return [own] + others + [.position(position, name: stop.name)]
  }

  // MARK: - The trip on trial

  private var rebuilt: Trip? {
    guard let id = scene.session.cursor.trip, case .here(let trip) = scene.session.touched[id]
    else { return nil }
    return trip
  }

  private func latest(in target: StopTarget) -> Stop? {
    switch target {
    case .ideas: rebuilt?.ideas.last
    case .day(.number(let number)): rebuilt?.days[number - 1].stops.last
    case .day: nil
    }
  }

  private func added(by intent: Intent) -> Stop? {
    guard case .commit(let commit) = Interpreter(scene).decide(intent) else { return nil }
    for case .stopAdded(_, let at) in commit.events { return at.stop }
    return nil
  }

  /// Carries it out and keeps it as it stands alone; as it was given where a name is shared.
  private mutating func carryOut(_ intent: Intent, sharesName: Bool = false) {
    guard case .commit(let commit) = Interpreter(scene).decide(intent) else { return }
    let position = scene.session.cursor.position
    scene.session.cursor = commit.cursor
    scene.session.cursor.position = position
    guard (try? scene.session.apply(commit.events)) != nil else { return }
    commands.append(sharesName ? commit.canonical.adding(what: intent) : commit.canonical)
  }

  private mutating func forgetStops(ofDay number: Int) {
    guard var trip = rebuilt else { return }
    trip.days[number - 1].stops = []
    scene.session.touched[trip.id] = .here(trip)
  }
}
