/// A trip as it was spoken of.
package enum TripReference: Hashable, Sendable {
  /// A name or a unique beginning of one.
  case named(String)
  /// A row of the list of trips shown last, counted from 1.
  case listed(Int)
}

/// A day as it was spoken of; in a canonical line always `.number`.
package enum DayReference: Hashable, Sendable {
  /// Counted from 1.
  case number(Int)
  case on(CivilDate)
  /// A weekday or day of the month that several days of the trip have.
  case either([CivilDate])
  case first, last
  /// The days beside the selected one.
  case next, previous
  /// The day last spoken of.
  case mentioned
  /// The days beside the one last spoken of.
  case dayAfter, dayBefore
  /// The selected day, else the one last spoken of.
  case here
}

/// A stop as it was spoken of; in a canonical line always `.inDay` or `.idea`, or all between two.
package indirect enum StopReference: Hashable, Sendable {
  /// Its number in the day that is meant.
  case number(Int)
  case inDay(day: Int, number: Int)
  case idea(Int)
  /// Its name, or a part of it that is unique in the trip.
  case named(String)
  /// It, that: what was last added, changed or shown.
  case mentioned
  /// The other one: of two that share a word of their name, or of the two of a day, the one that
  /// was not spoken of last.
  case other
  /// All from one to another, in the order of the days; both are `.inDay`, or both `.idea`.
  ///
  /// A list names each of its stops, where they are no more than `mostInList` of one day.
  case through(StopReference, StopReference)
  /// Several that are told by where they stand.
  case set(StopSet)

  /// The most stops that a list names one by one.
  package static let mostInList = 500
}

/// A place as it was spoken of; in a canonical line `.named` where that is enough, else `.pinned`.
package enum PlaceReference: Hashable, Sendable {
  /// Quotes only tell that the whole was meant as one name.
  case named(String, quoted: Bool)
  /// The candidate of that name within 200 m, else a place made there.
  case pinned(String, Coordinates)
  case at(Coordinates)
  /// A row of the results, counted from 1.
  case result(Int)
  /// Own words that are looked up nowhere.
  case words(String)
}

/// Where a stop goes: a day or the ideas.
package enum StopTarget: Hashable, Sendable {
  case day(DayReference)
  case ideas
}

/// A position among the stops of a day, said in words; these win over the clock.
package enum StopPosition: Hashable, Sendable {
  case first, last
  case before(StopReference)
  case after(StopReference)
  /// Behind whichever of the two comes first in their day.
  case between(StopReference, StopReference)
  /// One up or down from where it is.
  case up, down
}

/// What a search is near to.
package enum NearReference: Hashable, Sendable {
  case stop(StopReference)
  /// A stop of this name if there is one, else a place.
  case place(PlaceReference)
  /// Where the person lives.
  case home
}

/// An amount as it was typed.
package struct Amount: Hashable, Sendable {
  /// Digits with at most one point: `12.5`.
  package var digits: String
  package var currency: CurrencyMark?
  /// What it is the cost of; `nil` for all of it.
  package var each: CostUnit?
  /// What others pay besides, in the same currency: `20 per adult, 8 per child`.
  package var others: [OthersAmount]
  /// `nil` where nothing is said of it.
  package var payer: Payer?

  package init(
    digits: String, currency: CurrencyMark?, each: CostUnit? = nil,
    others: [OthersAmount] = [], payer: Payer? = nil
  ) {
    self.digits = digits
    self.currency = currency
    self.each = each
    self.others = others
    self.payer = payer
  }
}

/// What a part of those who travel pays, where others pay something else.
package struct OthersAmount: Hashable, Sendable {
  /// Digits with at most one point.
  package var digits: String
  package var each: CostUnit

  package init(digits: String, each: CostUnit) {
    self.digits = digits
    self.each = each
  }
}

/// What an amount was told for, so that it is multiplied out.
package enum CostUnit: String, CaseIterable, Hashable, Sendable {
  case person, adult, child, night
  case personNight = "person per night"
  case adultNight = "adult per night"
  case childNight = "child per night"

  /// Whether it is told for each night.
  package var isByNight: Bool {
    switch self {
    case .night, .personNight, .adultNight, .childNight: true
    case .person, .adult, .child: false
    }
  }
}

/// Who paid, as it was said.
package enum Payer: Hashable, Sendable {
  case named(String)
  case nobody
}

/// How a currency was told.
package enum CurrencyMark: Hashable, Sendable {
  case code(Currency)
  /// `$`: the dollar of the trip's country, else the US dollar.
  case dollarSign
  /// `¥`: yuan or yen by the trip's country.
  case yenSign
}

extension Amount {
  /// What may be meant by more decimals than a currency has: before three digits the point may part
  /// thousands; else the decimals that it has.
  func withFewerDecimals(_ currency: Currency) -> [Amount] {
    let parts = digits.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return [] }
    let whole = parts[1].utf8.count == 3 ? [parts[0] + parts[1]] : []
    let short =
      currency.decimals == 0 ? parts[0] : "\(parts[0]).\(parts[1].prefix(currency.decimals))"
    return (whole + [short]).map {
      Amount(digits: $0, currency: self.currency, each: each, others: others, payer: payer)
    }
  }
}
