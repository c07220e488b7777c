/// What something costs, with all that was said of it multiplied out.
struct Price {
  var money: Money
  /// Who paid; `nil` where nobody did, or nobody said.
  var payer: String?
  var notices: [Notice] = []

  /// Adds so many of what one of them costs, and tells it.
  mutating func add(_ one: Money, _ unit: CostUnit, count: Int) throws(Interruption) {
    let (units, overflow) = one.minorUnits.multipliedReportingOverflow(by: Int64(count))
    let (sum, isTooMuch) = money.minorUnits.addingReportingOverflow(units)
    if overflow || isTooMuch { throw .problem(.money(.tooLarge, one.currency), at: .amount) }
    money.minorUnits = sum
    if count > 0 { notices.append(.multiplied(one, unit, count: count)) }
  }

  /// As a line that stands alone says it.
  var amount: Amount {
    var amount = Amount(spelling: money)
    amount.payer = payer.map(Payer.named)
    return amount
  }
}

extension Amount {
  /// What to tell where it was told of a part of those who travel, so that what stood there may have been
  /// for the others: `3495 per child` behind `6990 per adult`.
  func replacing(_ before: Money?, by price: Price?) -> [Notice] {
    guard let before, before != price?.money, others.isEmpty else { return [] }
    switch each {
    case .adult, .child, .adultNight, .childNight: return [.costReplaced(before)]
    case .person, .night, .personNight, nil: return []
    }
  }
}

extension Trip {
  /// Whether it is known who travels, and none of these do.
  fileprivate func hasNone(of unit: CostUnit) -> Bool {
    guard people != nil else { return false }
    switch unit {
    case .adult, .adultNight: return adults == 0
    case .child, .childNight: return children ?? 0 == 0
    case .person, .night, .personNight: return false
    }
  }
}

extension Interpreter {
  /// The price of a thing that costs `before` and was paid by `payer` so far: a stop, or a booking of
  /// so many nights.
  ///
  /// Who paid stays where nothing is said of it.
  func price(
    _ amount: Amount, of name: String, paidBy payer: String?, nights: Int? = nil, in trip: Trip,
    _ command: (Amount) -> Intent
  ) throws(Interruption) -> Price {
    let one = try money(amount, in: trip, command)
    var price = Price(money: one, payer: payer)
    if let unit = amount.each {
      // Of a price for all there may be nobody for whom a part of it is.
      let count =
        !amount.others.isEmpty && trip.hasNone(of: unit)
        ? 0 : try self.count(unit, of: name, nights: nights, in: trip)
      price.money.minorUnits = 0
      try price.add(one, unit, count: count)
    }
    for (index, other) in amount.others.enumerated() {
      let single = Amount(digits: other.digits, currency: amount.currency)
      let one = try money(single, in: trip) { said in
        var whole = amount
        whole.others[index].digits = said.digits
        return command(whole)
      }
      let count =
        trip.hasNone(of: other.each)
        ? 0 : try self.count(other.each, of: name, nights: nights, in: trip)
      try price.add(one, other.each, count: count)
    }
    switch amount.payer {
    case nil: break
    case .nobody?: price.payer = nil
    case .named(let said)?:
      let (name, notices) = try self.payer(said, in: trip) { name in
        var other = amount
        other.payer = .named(name)
        return command(other)
      }
      price.payer = name
      price.notices += notices
    }
    return price
  }

  /// How many of these there are.
  private func count(
    _ unit: CostUnit, of name: String, nights: Int?, in trip: Trip
  ) throws(Interruption) -> Int {
    switch unit {
    case .night:
      guard let nights, nights > 0 else { throw .problem(.hasNoNights(name), at: .amount) }
      return nights
    case .person:
      guard let people = trip.people else { throw .problem(.peopleUnknown(unit), at: .amount) }
      return people
    case .adult, .child:
      guard let people = unit == .adult ? trip.adults : trip.children, people > 0 else {
        throw .problem(.peopleUnknown(unit), at: .amount)
      }
      return people
    case .personNight, .adultNight, .childNight:
      let people: CostUnit =
        unit == .personNight ? .person : unit == .adultNight ? .adult : .child
      return try count(people, of: name, nights: nights, in: trip)
        * count(.night, of: name, nights: nights, in: trip)
    }
  }

  /// Who is meant, by the name that the trip has for them.
  ///
  /// Of several who travel nobody tells who says `I`: that is asked.
  func payer(
    _ said: String, in trip: Trip, _ command: (String) -> Intent
  ) throws(Interruption) -> (name: String, notices: [Notice]) {
    guard let name = words(said) else { throw .problem(.emptyName, at: .amount) }
    let known = trip.companion(called: name)
    if let known { return (known.name, []) }
    let adults = trip.companions.filter { $0.kind == .adult }
    if ["me", "i", "myself"].contains(folded(name)), let first = adults.first {
      guard adults.count > 1 else { return (first.name, []) }
      let choices = adults.prefix(Question.choicesAtMost).map { adult in
        Choice(.command(command(adult.name)), command(adult.name))
      }
      throw .ask(Question(.whichReading, slot: .amount, choices: Array(choices)))
    }
    return (name, trip.companions.isEmpty ? [] : [.paysFromOutside(name)])
  }

  /// What a stop costs, and who paid.
  func cost(
    _ reference: StopReference, _ amount: Amount?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .cost($0, amount) }
    guard let amount else { return try cost(placed, nil, trip) }
    var price = try self.price(
      amount, of: placed.stop.name, paidBy: placed.stop.paidBy, in: trip
    ) { .cost(reference, $0) }
    price.notices += amount.replacing(placed.stop.cost, by: price)
    return try cost(placed, price, trip)
  }

  private func cost(
    _ placed: PlacedStop, _ price: Price?, _ trip: Trip
  ) throws(Interruption) -> Decision {
    let stop = placed.stop
    var draft = TripDraft(trip)
    if stop.cost != price?.money {
      let change = Change(before: stop.cost, after: price?.money)
      try draft.apply(.stopChanged(stop.id, .cost(change)))
    }
    if stop.paidBy != price?.payer {
      let change = Change(before: stop.paidBy, after: price?.payer)
      try draft.apply(.stopChanged(stop.id, .paidBy(change)))
    }
    return outcome(
      draft, .cost(placed.reference, price?.amount), price?.notices ?? [],
      showing: placed.slot.list, mentioning: .stops(trip.id, [stop.id]))
  }

  /// Who paid what a stop costs already.
  func paid(
    _ reference: StopReference, by said: String?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .money(.paid($0, by: said)) }
    guard let money = placed.stop.cost else {
      throw .problem(.hasNoCost(placed.stop.name), at: .stop)
    }
    var price = Price(money: money)
    if let said {
      (price.payer, price.notices) = try payer(said, in: trip) {
        .money(.paid(placed.reference, by: $0))
      }
    }
    return try cost(placed, price, trip)
  }
}
