/// What a line means: one command with what was said of it, not yet held against the session.
///
/// `nil` for a text or value stands for `none`, which clears.
package indirect enum Intent: Hashable, Sendable {
  // trips
  case newTrip(NewTrip)
  case trips(TripFilter)
  case open(TripReference)
  case close
  case renameTrip(String)
  case dates(DateRange, DatesPolicy?)
  case changeDates(DatesChange)
  case datesNone
  /// The month or months of the trip with its days; changes nothing.
  case showDates
  case shiftTrip(TripShift)
  case destination(PlaceReference?)
  case style(String?)
  case describe(String?)
  case favourite(Bool)
  case copyTrip(name: String?, from: CivilDate?)
  /// The current trip where none is named.
  case deleteTrip(TripReference?)
  // days
  case days
  case selectDay(DayReference)
  case selectNoDay
  case show(ShowTarget?)
  case addDay(NewDay)
  case removeDay(DayReference, withStops: Bool)
  case moveDay(DayReference, to: DayReference)
  case swapDays(DayReference, DayReference)
  case nameDay(DayReference, String?)
  case cityOfDay(DayReference, PlaceReference?)
  /// The gap of dates before a day; without one the only gap there is.
  case closeGap(before: DayReference?)
  /// Days as a whole.
  case plan(PlanIntent)
  /// What the trip will be like.
  case outlook(OutlookIntent)
  // places
  case search(words: String, kind: String?, near: NearReference?)
  case more
  case suggest(kind: String?, near: NearReference?)
  case details(DetailsTarget)
  case find(String)
  /// The open trip, or the world where none is open, unless something is named.
  case map(MapTarget?)
  /// The map shown last, from somewhere else.
  case moveMap(MapStep)
  /// How far one is from the other.
  case distance(NearReference, NearReference)
  // stops
  case add(NewStops)
  case removeStops([StopReference])
  case moveStops(StopsMove)
  case copyStops(StopsCopy)
  /// All stops of a day.
  case copyDay(DayReference, to: StopTarget)
  case time(StopReference, ClockTime?)
  case stay(StopReference, minutes: Int?)
  /// A stop later, longer or on another day than it is now.
  case shiftStop(StopReference, StopShift)
  /// Several stops put elsewhere at once.
  case arrange(Arrangement)
  case note(NoteTarget, String?)
  /// A line behind the note that is there.
  case addNote(NoteTarget, String)
  case done([StopReference], Bool)
  case renameStop(StopReference, String)
  case cost(StopReference, Amount?)
  /// When it is open.
  case hours(StopReference, OpeningHours?)
  /// Where a stop is; its name stays.
  case placeStop(StopReference, PlaceReference?)
  /// A place for each stop without one, of a day or of the whole trip.
  case resolve(DayReference?)
  /// Several commands, one after the other: what a line of several parts, or `add` of several
  /// results, comes to. All are carried out, or none.
  case several([Intent])
  /// One of these, the likeliest first: what a line comes to whose readings lie close together.
  case either([Intent])
  /// Other dates of the trip, and its bookings come along.
  case withBookings(Intent)
  /// What somebody has not made up their mind about: changes something only once that is asked.
  case undecided(Intent)
  /// Much at once: always asked about.
  case sweep(Sweep)
  case booking(BookingIntent)
  // money
  case money(MoneyIntent)
  case people(Int?)
  case rate(from: Currency, to: Currency, String)
  case budget(Amount?)
  // looking ahead
  case check(CheckIntent)
  // lists
  case list(ListIntent)
  // time
  case undo(UndoTarget)
  case redo(Int)
  /// Entries that were taken back, whatever came after that.
  case redoEntries(EntryRange)
  case log(LogTarget?)
  case showTripAt(TripReference, Moment)
  /// The current trip where none is named.
  case restoreTrip(TripReference?, entry: Int)
  case why
  case whyPlace(WhyTarget)
  case when(PhraseMeaning)
  // scripts
  case run(file: String, values: [String: String])
  /// Some lines of a script alone.
  case runLines(EntryRange, file: String, values: [String: String])
  /// The commands of entries once more.
  case runEntries(EntryRange)
  /// A file that is there is replaced only by who was asked.
  case save(file: String, entries: EntryRange?, replaces: Bool = false)
  case record(file: String, replaces: Bool = false)
  case stopRecording
  case replay(file: String, values: [String: String])
  /// Something must be so.
  case assert(Condition)
  /// What a line would do, without doing it.
  case tryOut(String)
  // the shell
  case set(SettingName, String)
  /// Where the person lives.
  case setHome(PlaceReference?)
  /// The answer to the question for this agreement; no line means it.
  case agree(Agreement)
  case settings
  case alias(String, String)
  case unalias(String)
  case aliases
  /// Nothing that is to be done.
  case talk(Talk)
  /// About this word, or about everything.
  case help(String?)
  case placesCache(clear: Bool)
  case about
  case state
  case version
  case clear
  /// The lines that were typed, those with these words where some are said.
  case history(String?)
  case clearHistory
  /// The line before this one goes to the person's own editor.
  case edit
  case tutorial(Tutorial)
  case example(ExampleWish)
  case quit
}
