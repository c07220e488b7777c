import Session
import TestSupport
import Testing

/// Nothing is lost to rounding.
struct MoneyLawTests {
  @Test func `D8: the parts of a sum add up to it, and none is a unit off`() {
    var dice = SeededGenerator(seed: 17)
    for _ in 0..<10_000 {
      let total = Int128(dice.roll(-1_000_000...1_000_000)) * (dice.once(in: 9) ? 1 << 60 : 1)
      let weights = (0..<dice.roll(1...9)).map { _ in Int128(dice.roll(0...5000)) }
      let parts = apportioned(total, by: weights)
      #expect(parts.count == weights.count && parts.reduce(0, +) == total)
      let sum = weights.reduce(0, +)
      guard sum > 0 else { continue }
      for (part, weight) in zip(parts, weights) {
        let floor = total.magnitude * weight.magnitude / sum.magnitude
        #expect(part.magnitude == floor || part.magnitude == floor + 1)
      }
      let shares = shared(total, among: weights.count)
      #expect(shares.reduce(0, +) == total)
      #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
    }
    #expect(apportioned(7, by: []) == [] && apportioned(7, by: [0, 0]) == [4, 3])
    let large = Int128(Int64.max) * 1000
    #expect(apportioned(large, by: [large, large - 1, 1]).reduce(0, +) == large)
  }

  @Test func `a rate gives what paper and pencil give, both ways`() throws {
    var trip = Trip(id: TripID(1), name: "a")
    trip.rates = ["USD/EUR": "0.92", "EUR/JPY": "163.5", "KWD/EUR": "3"]
    let (usd, kwd) = (Currency.usDollar, try #require(Currency(code: "KWD")))
    #expect(trip.rate(from: usd, to: .euro)?.converted(10_050) == 9246)
    #expect(trip.rate(from: .euro, to: usd)?.converted(9200) == 10_000)
    #expect(trip.rate(from: .euro, to: .yen)?.converted(100) == 164)
    #expect(trip.rate(from: .yen, to: .euro)?.converted(1635) == 1000)
    #expect(trip.rate(from: kwd, to: .euro)?.converted(1001) == 300)
    #expect(trip.rate(from: usd, to: .yen)?.text == "150.42")
    #expect(trip.rate(from: usd, to: .euro)?.converted(Int128(1) << 120) == nil)
  }

  @Test func `D8: whatever is spent, parts and shares add up to the total`() throws {
    var dice = SeededGenerator(seed: 99)
    for _ in 0..<400 {
      let trip = dice.tripWithCosts()
      var window = TestWindow(MemoryLibrary([trip]))
      window.session.cursor.trip = trip.id
      for grouping in CostGrouping.allCases {
        let report = try #require(costs(.all(by: grouping), window))
        try expectSums(of: report)
        let people = trip.people ?? 1
        #expect(report.shares.isEmpty || report.shares.count == people)
        let whole = report.sums.compactMap(\.converted?.minorUnits).reduce(0, +)
        #expect((report.total?.minorUnits ?? 0) == whole)
      }
      var days: Int128 = 0
      for number in 1...trip.days.count {
        let report = try #require(costs(.day(.number(number)), window))
        try expectSums(of: report)
        days += report.total?.minorUnits ?? 0
      }
      let all = try #require(costs(.all(by: .day), window))
      let elsewhere = all.parts.filter { $0.name == "on no day" }
        .compactMap(\.total?.minorUnits).reduce(0, +)
      #expect(days + elsewhere == all.total?.minorUnits ?? 0)
    }
  }

  private func costs(_ wish: CostsWish, _ window: TestWindow) -> CostReport? {
    guard case .reply(let look) = window.decide(.money(.costs(wish))),
      case .costs(let report)? = look.view
    else { return nil }
    return report
  }

  private func expectSums(of report: CostReport) throws {
    let parts = report.parts.compactMap(\.total?.minorUnits).reduce(0, +)
    #expect(parts == report.total?.minorUnits ?? 0)
    for other in report.others {
      let own = report.parts.flatMap(\.others).filter { $0.currency == other.currency }
      #expect(own.map(\.minorUnits).reduce(0, +) == other.minorUnits)
    }
    if !report.shares.isEmpty {
      #expect(report.shares.map(\.minorUnits).reduce(0, +) == report.total?.minorUnits)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func tripWithCosts() -> Trip {
    var trip = Trip(id: TripID(1), name: "costly")
    trip.days = (0..<4).map { Day(id: DayID(2 + $0), date: CivilDate(daysSinceEpoch: 20_900 + $0)) }
    let codes = ["EUR", "USD", "JPY", "KWD", "CHF"].compactMap(Currency.init(code:))
    trip.rates = ["USD/EUR": "0.\(roll(1...9999))", "EUR/JPY": "\(roll(1...300)).\(roll(0...99))"]
    if once(in: 2) { trip.rates["KWD/EUR"] = "3.\(roll(0...999))" }
    trip.people = once(in: 4) ? nil : roll(1...7)
    if once(in: 2) { trip.budget = Money(minorUnits: Int64(roll(0...99_999)), currency: .euro) }
    for number in 0..<roll(1...12) {
      var stop = Stop(id: StopID(10 + number), text: once(in: 2) ? "lunch" : "tour")
      stop.cost = Money(minorUnits: Int64(roll(0...99_999)), currency: pick(codes))
      stop.paidBy = maybe { $0.pick(["Ana", "Bob"]) }
      trip.days[below(4)].stops.append(stop)
    }
    for number in 0..<roll(0...3) {
      var hotel = Booking(id: BookingID(40 + number), kind: .hotel, name: "inn")
      let first = 20_899 + roll(0...4)
      hotel.times.start.date = CivilDate(daysSinceEpoch: first)
      hotel.times.end = BookingTime(date: CivilDate(daysSinceEpoch: first + roll(1...4)))
      hotel.cost = Money(minorUnits: Int64(roll(0...99_999)), currency: pick(codes))
      trip.bookings.append(hotel)
    }
    return trip
  }
}
