internal import Session

/// What can fill a role.
enum RoleType: Hashable, Sendable {
  /// What a recogniser of the chart finds.
  case slot(SlotType)
  /// A stop that the trip has, or several.
  case stops, oneStop
  /// What is to be added: a known place, what people do, words that look like a name.
  case subject
  /// A place to which one goes.
  case place
  /// The same, or somewhere of one's own: `grandma's house`.
  case goal
  /// Where the trip goes so far, by its name.
  case oldGoal
  /// Where a stop is: any name of a place.
  case spot
  /// Free words to the end of the clause.
  case text
  /// A few words that are a name.
  case name
  /// The same that end in `day`.
  case dayName
  /// Where something is: a stop of the trip, or a place.
  case around
  /// Any kind of places: sights, towns, airports.
  case placeKind
  /// One word that the language does not have.
  case newWord
  /// How many people.
  case people
  /// Those who travel, by name.
  case party
  /// Somebody who travels, or may.
  case payer
  /// Things that are on a list.
  case tasks
  /// One of a currency: `a pound`.
  case unitOfCurrency
  /// So much of another currency: `1.17 dollars`.
  case countedMoney
  /// A number without a currency.
  case bareDecimal
  /// A day, also by its night: `nite 7`.
  case night
  /// A day, or the ideas.
  case target
  /// Several days, also from one to another: `from tuesday to thursday`.
  case stay
  case ideas
  case day
  /// The same, or the city of one.
  case dayOrCity
  /// A city in which days of the trip take place.
  case dayCity
  /// The same, or where nights are booked or a journey ends.
  case bookedCity
  case time
  /// So much later or earlier, longer or shorter, in minutes or days.
  case minutes, days
  case amount
  /// A trip that there is.
  case trip
  /// A sort of trip, before the word for a trip.
  case style
  /// The last day of something: a date, or a day of the month in which that begins.
  case lastDate
  /// Among the stops of a day.
  case position
}

extension RoleType {
  /// Whether it says how something shall be, and not which: that can be said better, or ruled out.
  var tellsHow: Bool {
    switch self {
    case .day, .dayOrCity, .stay, .target, .time, .minutes, .days, .amount, .lastDate, .people,
      .slot, .place, .goal, .spot, .night:
      true
    case .oldGoal, .stops, .oneStop, .subject, .text, .name, .dayName, .dayCity, .bookedCity,
      .newWord,
      .around,
      .placeKind, .ideas, .trip, .style, .position, .party, .payer, .tasks, .unitOfCurrency,
      .countedMoney,
      .bareDecimal:
      false
    }
  }

  /// Whether it is told by a number and its unit.
  var isCounted: Bool {
    switch self {
    case .minutes, .days, .amount, .people, .time, .slot(.duration): true
    case .slot, .stops, .oneStop, .subject, .place, .goal, .oldGoal, .spot, .text, .name, .dayName,
      .dayCity, .bookedCity,
      .newWord, .around, .placeKind, .target, .stay, .ideas, .day, .dayOrCity, .trip, .style,
      .lastDate, .position, .party, .payer, .tasks, .unitOfCurrency, .countedMoney, .bareDecimal,
      .night:
      false
    }
  }

  /// Whether it is one of the stops of the trip, or several.
  var isStop: Bool { self == .stops || self == .oneStop }

  /// Whether any words fill it.
  var isLoose: Bool { self == .text || self == .name }
}
