package import Session

/// What can stand in a slot; each type has one recogniser in the chart.
package enum SlotType: Hashable, Sendable {
  /// A trip by name, beginning of a name, or number of the last list.
  case trip
  /// A trip by a name that one has, or the words that it begins with; another than the open one unless
  /// `orOpen`.
  case knownTrip(orOpen: Bool)
  /// A day; with `bareNumber` also a number alone, where only a day fits.
  case day(bareNumber: Bool)
  case stop
  /// A stop that the trip has, by a name or a number: no guess.
  case knownStop
  /// One or several stops: `1,3-4`, `2.1-2.3`.
  case stops
  /// The same of stops that the trip has.
  case knownStops
  /// A stop by its name and the day it is on: `lunch on tuesday`; with `leaving` only in words that
  /// take it off that day.
  case stopOfDay(leaving: Bool)
  /// The trip that is open, by its whole name.
  case currentTrip
  /// Several days, one by one: `every day`, `monday and tuesday`.
  case eachDay
  /// Words for a name, up to the next word that begins another slot.
  case name
  /// All that follows, to the end of the line. With `orNone` the word `none` alone clears.
  case text(orNone: Bool)
  /// All that follows as it is written, quotes and all.
  case line
  case place
  /// A row of the last results by its number or its place among them.
  case result
  /// What `add` takes: results, a place, a position, words.
  case subject
  /// A kind of place that people look for, one or many: `museums`.
  case kind
  /// A stop or a place.
  case near
  /// A day or `ideas`.
  case target
  /// `first`, `last`, `before STOP`, `after STOP`; with `steps` also `up` and `down`.
  case position(steps: Bool)
  /// A range, one day, or a length without dates.
  case dates(of: DatedTrip)
  case date(of: DatedTrip)
  /// What `when` explains.
  case phrase
  case time
  /// A time that cannot be taken for the number of a day of the trip.
  case clock
  /// A time in words or with a sign, right behind a day: `tuesday morning`.
  case timeAfterDay
  /// A time in words or with a sign: no bare number, which may be a day.
  case clearTime
  /// A time and the one at which it ends: `10am-12pm`, `from 10 to 12`.
  case hours
  case duration
  /// All that is said of something booked.
  case bookable(Booking.Kind)
  /// A booking of the trip; with `bareNumber` also a number alone, where only a booking fits.
  case booking(bareNumber: Bool)
  /// When a place is open in a week, to the end of the line.
  case openingHours
  /// A length on top of what is there: `another hour`, `an extra 20 minutes`.
  case moreTime
  /// A number of days, perhaps negative: `3 days`, `-2 days`, `a week`.
  case dayCount
  /// So many days before the trip: `30 days before`, `2 weeks before we go`.
  case daysBefore
  case amount
  /// An amount with what it is for and who paid it: `12 EUR each paid by Ana`.
  case price
  /// Those who travel: `Ana, Bob and 2 kids`; a mere number is none.
  case party
  case currency
  /// How far: `5 km`, `800 m`, `3 miles`.
  case distance
  /// A plain decimal number.
  case decimal
  case integer
  /// An entry of the journal.
  case entry
  /// Entries, or lines of a script: `3-7`, `-5`, `today`, `this trip`; with `bareNumber` also a number
  /// alone, where that is no count.
  case entries(bareNumber: Bool)
  /// At least two entries: `7,5,4`.
  case entryList
  /// An entry or a date.
  case moment
  /// One of these words.
  case oneOf(ChoiceWords)
  /// One word.
  case word
  /// The words for a kind of place, or one word that may be one.
  case kindName
  case setting
  /// A rule of `check` by its name, with or without its hyphens.
  case rule
  case value
  case file
  /// `NAME=VALUE …`
  case values
  /// The word `none`.
  case cleared
}

extension SlotType {
  /// Whether names of trips stand in it.
  var isTrip: Bool {
    switch self {
    case .trip, .knownTrip: true
    default: false
    }
  }
}

/// Whose dates are said.
package enum DatedTrip: Hashable, Sendable {
  /// Those of the trip that is open: weekdays and days of the month are its own or beside them.
  case open
  /// New ones of that trip, or of a copy.
  case moved
  /// One that is to be made.
  case other
}

/// What was found for a slot.
package indirect enum SlotValue: Hashable, Sendable {
  case trip(TripReference)
  case day(DayReference)
  case days([DayReference])
  case stops([StopReference])
  case text(String, quoted: Bool)
  case place(PlaceReference)
  case subject(NewStopSubject)
  /// Several, of which some stand in quotes.
  case subjects([NewStopSubject])
  case near(NearReference)
  case target(StopTarget)
  case position(StopPosition)
  case dates(TripDates)
  case date(CivilDate)
  case meaning(PhraseMeaning)
  case time(ClockTime)
  /// An hour without a word for the half of the day: as it is read where nothing else tells, and in
  /// the other half.
  case dial(ClockTime, or: ClockTime)
  /// From a time on, for so many minutes.
  case hours(ClockTime, minutes: Int)
  case integer(Int)
  case numbers([Int])
  case amount(Amount)
  case newBooking(NewBooking)
  case booking(BookingReference)
  case openingHours(OpeningHours)
  case party(Party)
  case kilometres(Double)
  case currency(Currency)
  case entries(EntryRange)
  case moment(Moment)
  case setting(SettingName)
  case values([String: String])
  case cleared
  /// What stands there is meant for the slot, but is wrong in itself.
  case fault(SyntaxFault)
}

/// What is wrong with a piece of a line in itself, whatever the session.
package enum SyntaxFault: Hashable, Sendable {
  case date(DateFault)
  case impossibleTime
  /// `15`, `8h30` to `when`: words that mean several things, and lines that each mean one.
  case unclear(tries: [String])
  case impossibleDuration
  case negativeAmount
  case impossiblePosition
  /// A link that tells no place; a short one tells it to its server only.
  case link(isShort: Bool)
  case longList(limit: Int)
  case reversedList
  case unknownSetting(String)
  /// A word that is no currency, behind these digits where it stands behind an amount.
  case unknownCurrency(String, amount: String?)
  case zero
}

extension SlotType {
  /// Whether it takes the dates of a trip.
  var isDates: Bool { if case .dates = self { true } else { false } }
}
