import Language
import Session
import Testing

/// A trip to Porto with two days of stops, open.
func portoSession() -> Session {
  var trip = Trip(id: TripID(1), name: "Porto")
  let first = CivilDate(year: 2027, month: 4, day: 19) ?? CivilDate(daysSinceEpoch: 0)
  trip.days = (0..<5).map { Day(id: DayID($0 + 2), date: first.adding($0)) }
  trip.days[0].stops = [
    Stop(id: StopID(10), text: "pick up keys"), Stop(id: StopID(11), text: "lunch with Ana"),
  ]
  trip.days[1].stops = [Stop(id: StopID(12), text: "lunch at the pier")]
  var session = Session(window: WindowID(1))
  session.touched[trip.id] = .here(trip)
  session.cursor.trip = trip.id
  return session
}

let testDay = CivilDate(year: 2026, month: 11, day: 21) ?? CivilDate(daysSinceEpoch: 0)

/// The canonical line of what a line means; of one that is refused its kind in brackets.
func canonical(_ line: String, in session: Session = portoSession()) -> String {
  switch LineReader(session: session, today: testDay).read(line) {
  case .nothing: "-"
  case .understood(let utterance): utterance.intent.canonicalLine
  case .incomplete(let question): "[\(question.diagnostic.kind)]"
  case .refused(let diagnostic): "[\(diagnostic.kind)]"
  }
}

@Suite struct ReadingTests {
  @Test(arguments: [
    ("new trip Porto", "new trip Porto"),
    ("NEW TRIP Porto TO Porto", "new trip Porto to Porto"),
    ("new trip Spring Break", "new trip \"Spring Break\""),
    (
      "new trip Northern Tour to Porto 19-23 april",
      "new trip \"Northern Tour\" to Porto 2027-04-19..2027-04-23"
    ),
    (
      "new trip \"Porto to Lisbon by train\" 2027-04-19..2027-04-23",
      "new trip \"Porto to Lisbon by train\" 2027-04-19..2027-04-23"
    ),
    (
      "new trip Rome to Rome 2027-05-03..2027-05-05 style relaxed about \"Grandma's 80th birthday\"",
      "new trip Rome to Rome 2027-05-03..2027-05-05 style relaxed about \"Grandma's 80th birthday\""
    ),
    ("new trip Rome for 5 days", "new trip Rome for 5 days"),
    ("new trip Porto # the big one", "new trip Porto"),
    ("describe Five days with Ana, mostly food", "describe \"Five days with Ana, mostly food\""),
    ("rename trip Northern Portugal", "rename trip \"Northern Portugal\""),
    ("open por", "open por"), ("open 2", "open 2"), ("delete trip", "delete trip"),
    ("swap 2 with 3", "swap day 2 with day 3"),
    ("name wednesday Beach", "name 2027-04-21 Beach"),
    ("add Louvre Museum to day 1", "add \"Louvre Museum\" to day 1"),
    ("add dinner with Ana to day 1 at 8", "add \"dinner with Ana\" to day 1 at 20:00"),
    ("add 0,0 \"Null Island\" to day 1", "add 0, 0 \"Null Island\" to day 1"),
    (
      "add \"lunch with Ana\" to day 2 at 13:00 for 90m",
      "add \"lunch with Ana\" to day 2 at 13:00 for 90m"
    ),
    ("add 1,3 to day 2", "add 1,3 to day 2"), ("add 1-4", "add 1-4"),
    ("add 0, 0 \"Null Island\" to day 1", "add 0, 0 \"Null Island\" to day 1"),
    (
      "add Springfield @ 39.8017, -89.6437 to day 1", "add Springfield @ 39.8017, -89.6437 to day 1"
    ),
    ("add \"coffee at Nero\" to day 1 before 1.2", "add \"coffee at Nero\" to day 1 before 1.2"),
    ("add text \"42\" to day 1", "add text \"42\" to day 1"),
    ("add \"42\" to day 1", "add \"42\" to day 1"),
    ("add \"friday market\" to day 1", "add \"friday market\" to day 1"),
    ("remove 1,3-4", "remove 1,3,4"), ("remove 1.1-1.3", "remove 1.1-1.3"),
    ("remove day 1 with stops", "remove day 1 with stops"), ("remove 2", "remove 2"),
    ("move keys to friday", "move \"keys\" to 2027-04-23"),
    ("move day 1 to last day", "move day 1 to last day"),
    ("move 2.1 to day 3 before 3.2", "move 2.1 to day 3 before 3.2"),
    ("move idea 1 to day 3", "move idea 1 to day 3"), ("move 3 first", "move 3 first"),
    ("at 1 none", "at 1 none"), ("at 1.1 10.30", "at 1.1 10:30"),
    ("stay 2 2 hours", "stay 2 120m"), ("stay 1.1 half a day", "stay 1.1 240m"),
    ("note lunch with Ana bring the card", "note \"lunch with Ana\" \"bring the card\""),
    ("note lunch bring the card", "note \"lunch\" \"bring the card\""),
    ("note day 2 shops close at noon", "note day 2 \"shops close at noon\""),
    ("note trip none", "note trip none"),
    ("rename pick up keys fetch the keys", "rename \"pick up keys\" \"fetch the keys\""),
    ("cost 1.1 £20", "cost 1.1 20 GBP"), ("cost 1.1 12.5", "cost 1.1 12.5"),
    ("cost 3 1500 JPY", "cost 3 1500 JPY"), ("cost 1.1 $20", "cost 1.1 $20"),
    ("done 2 off", "done 2 off"), ("copy 1.1 to day 2 of Rome", "copy 1.1 to day 2 of Rome"),
    ("shift trip by -2 days", "shift trip by -2 days"),
    ("shift trip 3 days earlier", "shift trip by -3 days"),
    ("shift trip to 3 jnue", "shift trip to 2027-06-03"),
    ("undo", "undo"), ("undo 3", "undo 3"), ("undo entry 2", "undo entry 2"),
    ("log 3-7", "log 3-7"), ("log 5", "log 5"), ("show Porto at 3", "show Porto at 3"),
    ("show day 1", "show day 1"), ("show 2", "show day 2"), ("what's on day 3?", "show day 3"),
    ("show 2.1", "show 2.1"),
    ("search museum kind museum near Porto", "search museum kind museum near Porto"),
    ("suggest near \"Louvre Museum\"", "suggest near \"Louvre Museum\""),
    ("set date-order dmy", "set date-order dmy"),
    ("set places http://127.0.0.1:8080", "set places http://127.0.0.1:8080"),
    ("alias ana = add \"lunch with Ana\"", "alias ana = add \"lunch with Ana\""),
    ("rate USD EUR 0.92", "rate USD EUR 0.92"),
    ("run examples/porto.trip", "run \"examples/porto.trip\""),
    ("dates 2027-04-19..2027-04-21 ideas", "dates 2027-04-19..2027-04-21 ideas"),
    ("when a week from 3 may", "when 2027-05-10"), ("help", "help"), ("?", "help"),
    ("city day 2 none", "city day 2 none"), ("bye", "quit"),
  ])
  func `a line is read as its canonical command`(_ line: String, _ wanted: String) {
    #expect(canonical(line) == wanted)
  }
}
