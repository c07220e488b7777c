import Session

/// Where something is said.
enum SaidScene: String, CaseIterable, Sendable {
  /// No trip yet.
  case start
  /// Four trips, the one to Porto open.
  case library
  /// A trip to Paris with plans on most of its days, and two ideas.
  case paris
  /// The same with day 2 selected.
  case secondDay
  /// The same on its second day.
  case underWay
  /// A trip to Rome without plans.
  case rome
  /// A trip from town to town.
  case towns
  /// A trip to Porto of a family, with bookings, lists and a stop or two.
  case family
  /// A trip to Lisbon of four days without dates.
  case undated

  /// The conversation so far.
  func talk() throws -> Talk {
    var talk = Talk(today: self == .underWay ? testDay.adding(150) : testDay)
    for line in lines { try talk.say(line) }
    return talk
  }

  private var lines: [String] {
    switch self {
    case .start: []
    case .library:
      [
        "new trip Rome to Rome 2027-06-07..2027-06-09", "new trip \"Kyoto in autumn\" to Kyoto",
        "new trip Lagos to Lagos 2026-01-03..2026-01-10",
        "new trip Porto to Porto 2027-04-19..2027-04-23", "add \"lunch with Ana\" to day 1",
      ]
    case .paris: SaidScene.inParis
    case .secondDay: SaidScene.inParis + ["day 2"]
    case .underWay: SaidScene.inParis + ["day none"]
    case .rome: ["new trip Rome to Rome 2027-06-07..2027-06-09"]
    case .towns:
      [
        "new trip Portugal to Porto 2027-04-05..2027-04-10", "city day 1 Porto", "city day 2 Porto",
        "city day 3 Matosinhos", "city day 5 Lisboa", "add \"fish market\" to day 3 at 10:00",
        "add \"wine tasting\" to day 4 at 10:00",
      ]
    case .family:
      [
        "new trip Porto to Porto 2027-04-19..2027-04-23", "people Ana, Bob and 2 kids",
        "add \"Livraria Lello\" to day 1 at 10:00", "add \"port tasting\" to day 2 at 16:00",
        "train from Porto to Braga day 3 9:10 - 10:05", "pack \"blue hat\"", "pack socks",
        "pack \"ski goggles\"", "todo \"book the ferry\"", "day none",
      ]
    case .undated:
      [
        "new trip Lisbon to Lisbon for 4 days", "add \"Belém Tower\" to day 1",
        "add \"Alfama\" to day 2",
      ]
    }
  }

  private static let inParis = [
    "new trip Paris to Paris 2027-04-19..2027-04-23", "add \"pick up keys\" to day 1 at 15:00",
    "add \"dinner with Ana\" to day 1 at 20:00", "add \"Louvre Museum\" to day 2 at 10:00",
    "add \"lunch with Tom\" to day 2 at 13:00", "add \"Eiffel Tower\" to day 2",
    "add \"Musée d'Orsay\" to day 3", "add \"Musée Rodin\" to day 3",
    "add \"taxi to the airport\" to day 5 at 11:00", "add \"Moulin Rouge\" to ideas",
    "add \"Sacré-Cœur\" to ideas",
  ]

  /// What is said there.
  var said: String {
    switch self {
    case .start:
      [saidAtTheStart, saidClearlyAtTheStart, saidOfNewTrips].joined(separator: "\n")
    case .library: saidOfTrips
    case .paris:
      [
        saidWhenAdding, saidWhenArranging, saidWhenTelling, saidBack, saidOfShifts, saidEasilyWrong,
        saidBesides, saidBeside, saidWithRemarks,
        saidOfNames,
        saidInPassing, saidWhenChecking, saidAfresh, saidInTwoMinds, saidTogether,
        saidAnew, saidWithAsides, saidByOthers, saidToo, saidToSpare, saidAsked, saidOtherwise,
        saidClearly,
        saidInOtherWords, saidBetter, SaidScene.saidOpenly,
        saidInRows, saidOfPlaces, saidOfMaps, saidOfBookings,
      ].joined(separator: "\n")
    case .secondDay: [saidOnADay, saidEasilyWrongOnADay].joined(separator: "\n")
    case .underWay: saidUnderWay
    case .rome: [saidInRome, saidOfDestinations].joined(separator: "\n")
    case .towns: saidOfCities
    case .family: [saidOfMoney, saidOfLists, saidOfViews, saidAtLength].joined(separator: "\n")
    case .undated: [saidWithoutDates, saidOfUndatedDays].joined(separator: "\n")
    }
  }
}
