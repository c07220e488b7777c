/// Finds the commands that make a trip again, from nothing and in a home of their own.
///
/// Each is carried out on a trip on trial, so that what is written is known to make the same. Only
/// the stops of one day stand in that trip at a time: a name that several stops bear is written so
/// that it needs no other stop to be understood.
struct TripWriter {
  var scene: Scene
  private(set) var commands: [Intent] = []
  /// What would not be the same: a script does not hold all that a server tells.
  private(set) var losses: [ScriptLoss] = []
  private let trip: Trip
  private let shared: Set<String>

  init(_ trip: Trip, _ scene: Scene) {
    self.trip = trip
    var session = Session(window: scene.session.window)
    session.settings = scene.session.settings
    self.scene = Scene(
      session: session, today: scene.today, library: EmptyLibrary(), gazetteer: scene.gazetteer)
    self.scene.zones = scene.zones
    let names = Dictionary(grouping: trip.allStops.map { folded($0.name) }, by: \.self)
    shared = Set(names.filter { $1.count > 1 }.keys)
  }

  mutating func write() {
    writeTrip()
    // Before there are stops, whose names would come before those of other places.
    for (index, day) in trip.days.enumerated() { writeWords(of: day, number: index + 1) }
    for (index, day) in trip.days.enumerated() { writeStops(of: day, number: index + 1) }
    for stop in trip.ideas { write(stop, to: .ideas) }
    for booking in trip.bookings { carryOut(.booking(.add(NewBooking(spelling: booking)))) }
    writeTasks()
    losses = ScriptLoss.between(trip, rebuilt) + losses
  }

  private mutating func writeTrip() {
    let destination = trip.destination.map(\.reference)
    let first = trip.firstRun
    let dates = first.map(TripDates.range) ?? (trip.days.isEmpty ? nil : .days(trip.days.count))
    carryOut(.newTrip(NewTrip(name: trip.name, destination: destination, dates: dates)))
    for day in trip.days.dropFirst(first?.count ?? trip.days.count) {
      if let date = day.date { carryOut(.addDay(.on(date))) }
    }
    if let style = trip.style { carryOut(.style(style)) }
    if let about = trip.about { carryOut(.describe(about)) }
    if let note = trip.note { carryOut(.note(.trip, note)) }
    if trip.favourite { carryOut(.favourite(true)) }
    writeParty()
    if let currency = trip.currency { carryOut(.money(.currency(currency))) }
    for (pair, rate) in trip.rates.sorted(by: { $0.key < $1.key }) { writeRate(pair, rate) }
    for rule in trip.silenced { carryOut(.check(.silence(rule, true))) }
    if let budget = trip.budget { carryOut(.budget(Amount(spelling: budget))) }
  }

  /// A mere number where nothing is said of names and children.
  private mutating func writeParty() {
    guard let people = trip.people else { return }
    guard !trip.companions.isEmpty || trip.children != nil else { return carryOut(.people(people)) }
    let children = (trip.children ?? 0) - trip.companions.count { $0.kind == .child }
    let party = Party(
      named: trip.companions, adults: people - trip.companions.count - children,
      children: children)
    if party.adults >= 0, children >= 0 { carryOut(.money(.party(party))) }
  }

  private mutating func writeTasks() {
    for task in trip.checklist {
      carryOut(.list(.add(task.list, task.text, task.due)))
      guard task.done, let made = rebuilt, let last = made.checklist.last else { continue }
      carryOut(.list(.tick([made.reference(to: last)], true)))
    }
  }

  private mutating func writeRate(_ pair: String, _ rate: String) {
    let codes = pair.split(separator: "/").compactMap { Currency(code: String($0)) }
    if codes.count == 2 { carryOut(.rate(from: codes[0], to: codes[1], rate)) }
  }

  private mutating func writeWords(of day: Day, number: Int) {
    let reference = DayReference.number(number)
    if let title = day.title { carryOut(.nameDay(reference, title)) }
    if let city = day.city {
      carryOut(.cityOfDay(reference, city.reference))
    }
    if let note = day.note { carryOut(.note(.day(reference), note)) }
  }

  private mutating func writeStops(of day: Day, number: Int) {
    for stop in day.stops { write(stop, to: .day(.number(number))) }
    forgetStops(ofDay: number)
  }

  private mutating func write(_ stop: Stop, to target: StopTarget) {
    let count = stops(in: target).count
    if let chosen = addition(of: stop, to: target) {
      carryOut(chosen, sharesName: shared.contains(folded(stop.name)))
    }
    guard stops(in: target).count > count, let reference = reference(to: count + 1, in: target)
    else { return losses.append(.stop(name: stop.name)) }
    if stops(in: target).last?.name != stop.name { carryOut(.renameStop(reference, stop.name)) }
    if stops(in: target).last?.position == nil, let place = ownPlace(of: stop) {
      // A stop that bears the name of that place may be elsewhere.
      carryOut(.placeStop(reference, place), sharesName: trip.hasStop(called: place))
    }
    if let note = stop.note { carryOut(.note(.stop(reference), note)) }
    if let cost = stop.cost {
      carryOut(.cost(reference, Price(money: cost, payer: stop.paidBy).amount))
    }
    if let hours = stop.hours { carryOut(.hours(reference, hours)) }
    if stop.done { carryOut(.done([reference], true)) }
    guard let made = stops(in: target).last, !made.isSame(as: stop) else { return }
    losses.append(
      made.isSaid(as: stop)
        ? .toldOfPlace(name: stop.name, address: stop.address) : .stop(name: stop.name))
  }

  /// The first way to add it that makes all of where it is, else the last.
  private func addition(of stop: Stop, to target: StopTarget) -> Intent? {
    var chosen: Intent?
    for subject in subjects(of: stop) {
      let new = NewStops(
        subject, to: target, at: stop.at, minutes: stop.minutes, position: .last)
      chosen = .add(new)
      if let added = added(by: .add(new)), added.isPlaced(as: stop) { return chosen }
    }
    guard ownPlace(of: stop) != nil else { return chosen }
    return .add(
      NewStops(.text(stop.name), to: target, at: stop.at, minutes: stop.minutes, position: .last))
  }

  /// The place of another name that a stop was given, told by what its address begins with; `nil`
  /// where none makes all of where it is.
  private func ownPlace(of stop: Stop) -> PlaceReference? {
    guard let place = stop.place, let address = place.address else { return nil }
    let known = scene.gazetteer.around(place.position, kilometres: 0.2, kind: nil, limit: 20)
      .map(\.place).filter { address.hasPrefix($0.name) }
    let typed = Place(name: address, position: place.position)
    return (known + [typed]).first { $0.called(stop.name) == place }
      .map { .pinned($0.name, $0.position) }
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

  private func stops(in target: StopTarget) -> [Stop] {
    switch target {
    case .ideas: rebuilt?.ideas ?? []
    case .day(.number(let number)): rebuilt?.day(number: number)?.stops ?? []
    case .day: []
    }
  }

  private func reference(to number: Int, in target: StopTarget) -> StopReference? {
    switch target {
    case .ideas: .idea(number)
    case .day(.number(let day)): .inDay(day: day, number: number)
    case .day: nil
    }
  }

  private func added(by intent: Intent) -> Stop? {
    guard case .commit(let commit) = Interpreter(scene).decide(intent) else { return nil }
    for case .trip(_, .stopAdded(let at)) in commit.events { return at.stop }
    return nil
  }

  /// Carries it out and keeps it as it stands alone; as it was given where a name is shared.
  private mutating func carryOut(_ intent: Intent, sharesName: Bool = false) {
    guard case .commit(let commit) = Interpreter(scene).decide(intent) else { return }
    guard (try? scene.session.take(commit)) != nil else { return }
    commands.append(sharesName ? commit.canonical.adding(what: intent) : commit.canonical)
  }

  private mutating func forgetStops(ofDay number: Int) {
    guard var trip = rebuilt, trip.day(number: number) != nil else { return }
    trip.days[number - 1].stops = []
    scene.session.touched[trip.id] = .here(trip)
  }
}
