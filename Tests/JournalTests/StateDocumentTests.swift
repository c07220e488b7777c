import JSON
import Journal
import Session
import TestSupport
import Testing

struct StateDocumentTests {
  @Test func `an empty home gives an empty document`() throws {
    let folder = TemporaryFolder()
    let window = try Window(folder.path + "/home")
    #expect(
      try stateDocument(session: window.session, library: window.store).text == """
        {"schema": "tripsh.state/1", "session": {"trip": null, "day": null, "results": []}, \
        "trips": [], "settings": {"places": "offline", "currency": "EUR", "units": "km", \
        "date-order": "ask", "week-start": "monday", "trips-order": "newest", "theme": "auto", \
        "hints": "on", "keys": "emacs", "language": "en", "contact": null, "home": null, \
        "live": "on", "pager": "on"}, "aliases": {}}
        """)
  }

  @Test func `a trip is written with all its keys in their order`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    try window.commit([.tripAdded(try fullTrip())])
    let document = try stateDocument(session: window.session, library: window.store)
    #expect(document["trips"]?.arrayValue?.first?.text == fullTripText)
  }

  @Test func `the snapshot in the journal is the trip's object`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try fullTrip()
    try window.commit([.tripAdded(trip)])
    let reopened = try Window(folder.path)
    #expect(try reopened.store.trip(trip.id) == trip)
    let document = try stateDocument(session: reopened.session, library: reopened.store)
    #expect(document["trips"]?.arrayValue?.first?.text == fullTripText)
  }

  @Test func `trips are in the order of their creation, the touched ones as they are now`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    for name in ["Porto", "Lagos", "Faro"] { try window.newTrip(name) }
    window = try Window(folder.path)
    window.session.touched[TripID(2)] = .here(Trip(id: TripID(2), name: "Evora"))
    window.session.touched[TripID(1)] = .gone
    window.session.touched[TripID(4)] = .here(Trip(id: TripID(4), name: "Beja"))
    let document = try stateDocument(session: window.session, library: window.store)
    let names = document["trips"]?.arrayValue?.compactMap { $0["name"]?.stringValue }
    #expect(names == ["Evora", "Faro", "Beja"])
  }

  @Test func `own words where a trip and a day go have a name and no position`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    var trip = Trip(id: TripID(1), name: "Summer")
    trip.destination = .words("Grandma's \"house\"")
    trip.days = [Day(id: DayID(2))]
    trip.days[0].city = .words("the farm")
    try window.commit([.tripAdded(trip)])
    let document = try stateDocument(session: window.session, library: window.store)
    let written = document["trips"]?.arrayValue?.first
    #expect(
      written?["destination"]?.text == """
        {"name": "Grandma's \\"house\\"", "lat": null, "lon": null, "category": null, \
        "address": null, "country": null, "timeZone": null, "osm": null, "source": "typed"}
        """)
    #expect(
      written?["days"]?.arrayValue?.first?["city"]?["name"]?.stringValue == "the farm")
    #expect(try Window(folder.path).store.trip(trip.id) == trip)
  }

  @Test func `the session shows its trip, the number of its day and its results`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    try window.newTrip("Porto", days: 3)
    window.session.cursor.day = DayID(3)
    window.session.cursor.results = [
      Place(name: "Null Island", position: try #require(Coordinates(latitude: 0, longitude: 0)))
    ]
    let document = try stateDocument(session: window.session, library: window.store)
    #expect(
      document["session"]?.text == """
        {"trip": "t1", "day": 2, "results": [{"name": "Null Island", "lat": 0.0, "lon": 0.0, \
        "category": null, "address": null, "country": null, "timeZone": null, "osm": null, \
        "source": "typed"}]}
        """)
  }

  @Test func `the text made from snapshots is that of the document`() throws {
    var random = SeededGenerator(seed: 11)
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    for _ in 0..<80 {
      let events = random.step(in: window.session)
      if !events.isEmpty { try window.commit(events) }
    }
    for window in [window, try Window(folder.path)] {
      #expect(
        try stateText(session: window.session, library: window.store)
          == stateDocument(session: window.session, library: window.store).text)
    }
  }

  @Test func `settings and aliases are written in one order`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    window.session.settings[.contact] = "ana@example.org"
    window.session.settings[.places] = "http://127.0.0.1:8080"
    window.session.aliases = ["z": "show", "a": "trips", "m": "days"]
    let document = try stateDocument(session: window.session, library: window.store)
    #expect(document["settings"]?["contact"] == .string("ana@example.org"))
    #expect(document["settings"]?["places"] == .string("http://127.0.0.1:8080"))
    #expect(document["aliases"]?.text == #"{"a": "trips", "m": "days", "z": "show"}"#)
  }
}
