extension Interpreter {
  /// What words with an hour may mean where the day has a stop of that name: its hour, or another.
  ///
  /// Only of lines without a word that says that something is added.
  func twinMeanings(_ new: NewStops, to target: ResolvedTarget, of trip: Trip) -> [Intent]? {
    guard new.unasked == .things, new.at != nil, let day = target.day,
      case .place(.named(let text, quoted: false)) = new.what,
      let number = trip.days.firstIndex(where: { $0.id == day.id })
    else { return nil }
    guard let change = twin(called: text, on: number, of: trip).flatMap(new.change) else {
      return nil
    }
    var another = new
    another.unasked = .any
    return [change, .add(another)]
  }

  /// What puts the stop of that name which the day has already beside something booked, of lines without a
  /// word that says that something is added: `lunch after the flight`.
  func twinBeside(_ placed: NewStops, of new: NewStops, in trip: Trip) -> Intent? {
    guard new.unasked == .things, new.at == nil, let words = new.what.spokenName,
      case .day(let reference)? = placed.to,
      let number = trip.days.firstIndex(where: { trip.reference(to: $0) == reference })
    else { return nil }
    return twin(called: words, on: number, of: trip).map {
      .moveStops(StopsMove([$0], position: new.position))
    }
  }

  /// The only stop of exactly this name on the day that stands at an index.
  private func twin(called words: String, on index: Int, of trip: Trip) -> StopReference? {
    let name = folded(behindArticle(words) ?? words)
    let stops = trip.days[index].stops
    let alike = stops.indices.filter { folded(stops[$0].name) == name }
    guard let stop = alike.first, alike.count == 1 else { return nil }
    return .inDay(day: index + 1, number: stop + 1)
  }
}

extension Interpreter {
  /// Of a new stop and a change of the one on that day which is called so the change: nobody who says
  /// its name and another hour or length means a second one.
  ///
  /// `nil` where these are not the two, and where the hour is far from that of the stop: a dinner at
  /// one may be another meal.
  func changeOfTwin(among meanings: [Intent]) throws(Interruption) -> Intent? {
    guard meanings.count == 2, let trip = try resolver.openTrip() else { return nil }
    for (new, change) in [(meanings[0], meanings[1]), (meanings[1], meanings[0])] {
      guard case .add(let added) = new, case .day(.number(let number))? = added.to,
        added.position == nil, let name = added.what.spokenName,
        let reference = change.onlyStop, case .inDay(number, let place) = reference,
        let stops = trip.day(number: number)?.stops, stops.indices.contains(place - 1)
      else { continue }
      let stop = stops[place - 1]
      let hours = [added.at, stop.at].compactMap(\.self).map(\.minutes)
      // `a walk` need not be the Ribeira walk.
      guard
        folded(stop.name) == folded(name) || stop.isCalled(name) && !PlainActivities.isJust(name),
        hours.count < 2 || abs(hours[0] - hours[1]) <= 180
      else { continue }
      return added.change(of: reference)
    }
    return nil
  }
}

extension Intent {
  /// The one stop whose hour, length or day it changes, and nothing else.
  fileprivate var onlyStop: StopReference? {
    switch self {
    case .time(let stop, _), .stay(let stop, _): return stop
    case .moveStops(let move): return move.stops.count == 1 ? move.stops.first : nil
    case .several(let parts):
      let stops = Set(parts.map(\.onlyStop))
      return stops.count == 1 ? stops.first ?? nil : nil
    default: return nil
    }
  }
}

extension NewStops {
  /// The hour and the length of it for a stop that is there; `nil` where it tells neither.
  package func change(of stop: StopReference) -> Intent? {
    let changes = [at.map { Intent.time(stop, $0) }, minutes.map { .stay(stop, minutes: $0) }]
      .compactMap(\.self)
    return changes.count > 1 ? .several(changes) : changes.first
  }
}

extension NewStopSubject {
  /// The words by which it is told; `nil` for rows and positions.
  package var spokenName: String? {
    switch self {
    case .place(.named(let text, _)), .text(let text): text
    case .place, .results, .position: nil
    }
  }
}

extension Stop {
  /// Whether words are its name, or stand in it as they are: `cellar tour`, `dinner`.
  package func isCalled(_ words: String) -> Bool {
    let parts = folded(name).split(separator: " ")
    let wanted = folded(words).split(separator: " ")
    return !wanted.isEmpty && parts.indices.contains { parts[$0...].starts(with: wanted) }
  }
}
