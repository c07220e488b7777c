internal import Session

extension ReadResult {
  /// Whether it came to nothing, to a trip, or to no more than a view.
  func mayBeFirstLine(_ tokens: [Token], isDone: @autoclosure () -> Bool) -> Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise || tokens.count > 6
    case .incomplete(let question): question.offered.map(\.makesTrip) ?? (tokens.count > 6)
    case .understood(let utterance):
      utterance.intent.tellsOnlyTrip || tokens.count > 8 && !isDone()
    case .nothing: false
    }
  }

  /// A trip that words make doubtful; anything else as it is.
  var unsureTrip: ReadResult {
    guard case .understood(let utterance) = self, utterance.intent.makesTrip else { return self }
    return utterance.offered
  }

  var tripDates: TripDates? {
    guard case .understood(let utterance) = self else { return nil }
    return utterance.intent.madeTrip?.dates
  }

  /// How many of those who travel it tells of.
  var goers: Int {
    guard case .understood(let utterance) = self else { return 0 }
    return utterance.intent.goers
  }

  /// How much it tells of a trip besides where it goes.
  var tripFacts: Int {
    switch self {
    case .understood(let utterance): utterance.intent.tripFacts
    case .incomplete(let question): question.offered?.tripFacts ?? 0
    case .refused, .nothing: 0
    }
  }
}

extension Intent {
  /// Whether it only tells in which towns the days are.
  var tellsRoute: Bool {
    switch self {
    case .cityOfDay: true
    case .several(let parts): parts.allSatisfy(\.tellsRoute)
    default: false
    }
  }

  /// Whether it books something, or puts something on a day.
  var plansDay: Bool {
    switch self {
    case .booking(.add): true
    case .add(let new): new.to != .ideas
    case .several(let parts): parts.allSatisfy(\.plansDay)
    default: false
    }
  }

  /// The trip that it makes, as it is told.
  var madeTrip: NewTrip? {
    switch self {
    case .newTrip(let new): new
    case .several(let parts): parts.first?.madeTrip
    default: nil
    }
  }

  /// Whether it makes a trip and puts nothing on it that a first line does not tell.
  var tellsOnlyTrip: Bool {
    guard case .several(let parts) = self else { return makesTrip }
    return makesTrip
      && parts.dropFirst().allSatisfy { part in
        switch part {
        case .people, .money(.party), .budget, .cityOfDay: true
        default: false
        }
      }
  }

  var goers: Int {
    switch self {
    case .people(let count): count ?? 0
    case .money(.party(let party)): party.count
    case .several(let parts): parts.map(\.goers).max() ?? 0
    default: 0
    }
  }

  var tripFacts: Int {
    switch self {
    case .newTrip(let new):
      // Numbers that stand in `about` were not understood.
      return [
        new.dates != nil && new.about?.contains(where: \.isNumber) != true,
        new.name != nil && new.destination != nil,
        new.style != nil,
      ]
      .count { $0 }
    case .several(let parts):
      // `new trip to surprise; new trip to venice`
      guard parts.count(where: \.makesTrip) == 1 else { return 0 }
      let others = parts.dropFirst().reduce(into: Set<String>()) { kinds, part in
        switch part {
        case .people, .money(.party): kinds.insert("people")
        case .budget: kinds.insert("budget")
        case .cityOfDay: kinds.insert("cities")
        default: break
        }
      }
      return (parts.first?.tripFacts ?? 0) + others.count
    default: return 0
    }
  }
}
