import Session
import TestSupport
import Testing

struct AddTests {
  @Test func `the only other stop of the name on another day is told of`() throws {
    var window = try portoWindow()
    try window.plan("lunch", day: 1)
    let lunch = NewStops(.text("lunch"), to: .day(.number(2)))
    let move = Intent.moveStops(
      StopsMove([.inDay(day: 1, number: 1)], to: .day(.number(2))))
    #expect(
      try window.commit(.add(lunch)).notices.contains(
        .namesake("lunch", onDay: 1, move: move)))
    let third = NewStops(.text("lunch"), to: .day(.number(3)))
    #expect(
      try !window.commit(.add(third)).notices.contains { notice in
        if case .namesake = notice { true } else { false }
      })
  }

  @Test func `a name of the gazetteer becomes a stop at that place`() throws {
    var porto = try PortoWindow()
    let commit = try porto.change(.add(NewStops(named("livraria lello"), to: .day(.number(1)))))
    #expect(porto.trip.days[0].stops.first?.source == .gazetteer)
    #expect(porto.names(day: 1) == ["Livraria Lello"])
    #expect(commit.canonical == .add(NewStops(named("Livraria Lello"), to: .day(.number(1)))))
    #expect(commit.notices == [.added(["Livraria Lello"])])
    #expect(commit.view == .day(porto.porto, DayID(2)))
  }

  @Test func `quotes only group`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("Louvre Museum", quoted: true), to: .ideas)))
    #expect(porto.trip.ideas.first?.source == .gazetteer)
  }

  @Test(arguments: ["lunch with Ana", "Check in at the hotel", "walk along the river", "TEA"])
  func `text that starts with a plain activity stays words`(text: String) throws {
    var porto = try PortoWindow()
    let commit = try porto.change(.add(NewStops(named(text), to: .day(.number(2)))))
    #expect(porto.trip.days[1].stops.map(\.position) == [nil])
    #expect(porto.trip.days[1].stops.map(\.source) == [.typed])
    #expect(commit.notices == [.added([text]), .withoutPosition(text)])
    #expect(
      commit.canonical == .add(NewStops(named(text, quoted: true), to: .day(.number(2)))))
  }

  @Test(arguments: ["teapot museum", "runway", "showroom"])
  func `a word that only begins like an activity is none`(text: String) throws {
    var porto = try PortoWindow()
    let commit = try porto.change(.add(NewStops(named(text))))
    #expect(commit.notices.contains { $0.saysNoPlace(text) })
  }

  @Test(arguments: [false, true])
  func `a name that no place bears becomes a typed stop, quoted or not`(quoted: Bool) throws {
    var porto = try PortoWindow()
    let new = NewStops(named("zzyzzqx tower", quoted: quoted), to: .day(.number(1)))
    let commit = try porto.change(.add(new))
    #expect(porto.trip.days[0].stops.last?.source == .typed)
    #expect(porto.trip.days[0].stops.last?.position == nil)
    #expect(commit.notices.contains { $0.saysNoPlace("zzyzzqx tower") } == !quoted)
  }

  @Test func `where no word says that something is added it is asked, the words last`() throws {
    var new = NewStops(named("zzyzzqx tower"), to: .day(.number(1)))
    new.unasked = .things
    let asked = try #require(try PortoWindow().question(.add(new)))
    #expect(asked.topic == .noPlace("zzyzzqx tower", near: nil))
    #expect(asked.choices.contains { $0.label == .text("zzyzzqx tower") })
  }

  @Test func `a part of the name of a place of the trip is asked about`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("Clérigos Tower"), to: .day(.number(1)))))
    let asked = porto.question(.add(NewStops(named("clerigos towr"), to: .day(.number(2)))))
    #expect(asked?.topic == .noPlace("clerigos towr", near: nil))
  }

  @Test func `the nearest names are offered pinned`() throws {
    let asked = try #require(try PortoWindow().question(.add(NewStops(named("clerigos")))))
    let pin = try position(41.1457, -8.6146)
    #expect(
      asked.choices.first?.intent
        == .add(NewStops(.place(.pinned("Clérigos Tower", pin)), to: .ideas)))
  }

  @Test func `several of a name far away and alike are asked about, each pinned`() throws {
    let asked = try #require(
      try PortoWindow().question(.add(NewStops(named("springfield"), to: .day(.number(1))))))
    #expect(asked.topic == .whichPlace("springfield"))
    #expect(asked.choices.count == 3)
    let pin = try position(37.2153, -93.2982)
    #expect(
      asked.choices.first?.intent
        == .add(NewStops(.place(.pinned("Springfield", pin)), to: .day(.number(1)))))
  }

  @Test func `every choice of a question can be carried out`() throws {
    var porto = try PortoWindow()
    let asked = try #require(porto.question(.add(NewStops(named("Springfield")))))
    for choice in asked.choices { try porto.change(choice.intent) }
    #expect(porto.ideas == ["Springfield", "Springfield", "Springfield"])
    #expect(Set(porto.trip.ideas.map(\.position)).count == 3)
  }

  @Test func `a name that means another place by itself is pinned`() throws {
    var porto = try PortoWindow()
    let pin = try position(33.6609, -95.5555)
    let commit = try porto.change(.add(NewStops(.place(.pinned("paris", pin)))))
    #expect(commit.canonical == .add(NewStops(.place(.pinned("Paris", pin)), to: .ideas)))
    #expect(porto.trip.ideas.first?.country == "US")
  }

  @Test func `a pinned name without a candidate there becomes a place there`() throws {
    var porto = try PortoWindow()
    let pin = try position(41.2, -8.5)
    try porto.change(.add(NewStops(.place(.pinned("Fern lookout", pin)), to: .day(.number(2)))))
    #expect(porto.trip.days[1].stops.first?.position == pin)
    #expect(porto.trip.days[1].stops.first?.source == .typed)
    let commit = try porto.change(.add(NewStops(named("fern lookout"), to: .day(.number(3)))))
    #expect(porto.trip.days[2].stops.first?.position == pin)
    #expect(
      commit.canonical
        == .add(NewStops(.place(.pinned("Fern lookout", pin)), to: .day(.number(3)))))
  }

  @Test func `a candidate further than 200 m is not the pinned one`() throws {
    var porto = try PortoWindow()
    let near = try position(41.1469 + 0.0015, -8.6148)
    let far = try position(41.1469 + 0.0025, -8.6148)
    try porto.change(.add(NewStops(.place(.pinned("Livraria Lello", near)))))
    try porto.change(.add(NewStops(.place(.pinned("Livraria Lello", far)))))
    #expect(porto.trip.ideas.map(\.source) == [.gazetteer, .typed])
  }

  @Test func `coordinates are a place, also at zero`() throws {
    var porto = try PortoWindow()
    let zero = try position(0, 0)
    let lookout = try position(41.1579, -8.6291)
    try porto.change(.add(NewStops(.position(zero, name: "Null Island"), to: .day(.number(1)))))
    try porto.change(.add(NewStops(.position(lookout, name: nil), to: .day(.number(1)))))
    try porto.change(.add(NewStops(.place(.at(lookout)), to: .day(.number(1)))))
    #expect(porto.names(day: 1) == ["Null Island", "41.1579, -8.6291", "41.1579, -8.6291"])
    #expect(porto.trip.days[0].stops.first?.position == zero)
  }

  @Test func `text is never looked up, and stays text in the canonical line`() throws {
    var porto = try PortoWindow()
    let paris = try porto.change(.add(NewStops(.text("Paris"))))
    #expect(paris.canonical == .add(NewStops(.text("Paris"), to: .ideas)))
    let number = try porto.change(.add(NewStops(.text("42"))))
    #expect(number.canonical == .add(NewStops(named("42", quoted: true), to: .ideas)))
    #expect(porto.trip.ideas.map(\.position) == [nil, nil])
  }

  @Test(arguments: [named("  "), named("", quoted: true), .text("\n")])
  func `a blank name is refused`(subject: NewStopSubject) throws {
    #expect(try PortoWindow().failure(.add(NewStops(subject))) == .emptyName)
  }

  @Test func `a newline in a name is a space`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(.text(" lunch\nwith Ana "))))
    #expect(porto.ideas == ["lunch with Ana"])
  }

  @Test func `without a day it goes to the selected day, else to the ideas`() throws {
    var porto = try PortoWindow()
    try porto.change(.add(NewStops(named("lunch"))))
    porto.select(day: 4)
    let commit = try porto.change(.add(NewStops(named("dinner"))))
    #expect(porto.ideas == ["lunch"])
    #expect(porto.names(day: 4) == ["dinner"])
    #expect(
      commit.canonical == .add(NewStops(named("dinner", quoted: true), to: .day(.number(4)))))
  }

  @Test func `the anchor tells the day where none is said`() throws {
    var porto = try plannedWindow()
    try porto.change(
      .add(NewStops(named("coffee"), position: .before(.inDay(day: 1, number: 2)))))
    #expect(porto.names(day: 1) == ["pick up keys", "coffee", "lunch with Ana", "sunset stroll"])
  }

  @Test func `an anchor of another day than the one said is refused`() throws {
    let porto = try plannedWindow()
    let add = NewStops(
      named("coffee"), to: .day(.number(2)), position: .after(.inDay(day: 1, number: 1)))
    #expect(porto.failure(.add(add)) == .notInThatDay)
  }

  @Test func `bare anchor numbers are of the day said`() throws {
    var porto = try plannedWindow()
    porto.select(day: 3)
    try porto.change(
      .add(NewStops(named("coffee"), to: .day(.number(1)), position: .after(.number(3)))))
    #expect(porto.names(day: 1).last == "coffee")
  }

  @Test func `timed stops stand by the clock and others last`() throws {
    var porto = try PortoWindow()
    try porto.plan("sunset stroll", day: 1, at: "18:00")
    try porto.plan("pick up keys", day: 1, at: "10:00")
    try porto.plan("call mum", day: 1)
    try porto.plan("lunch with Ana", day: 1, at: "13:00")
    try porto.plan("drinks", day: 1, at: "18:00")
    #expect(
      porto.names(day: 1)
        == ["pick up keys", "lunch with Ana", "sunset stroll", "call mum", "drinks"])
  }

  @Test func `words for a position win over the clock, and it is said`() throws {
    var porto = try PortoWindow()
    try porto.plan("pick up keys", day: 1, at: "10:00")
    let commit = try porto.change(
      .add(
        NewStops(
          named("lunch"), to: .day(.number(1)), at: ClockTime(text: "13:00"),
          position: .before(.inDay(day: 1, number: 1)))))
    #expect(porto.names(day: 1) == ["lunch", "pick up keys"])
    #expect(commit.notices.contains(.againstTheClock("lunch")))
  }

  @Test func `a position that fits the clock is not worth a word`() throws {
    var porto = try PortoWindow()
    try porto.plan("pick up keys", day: 1, at: "10:00")
    let commit = try porto.change(
      .add(
        NewStops(
          named("lunch"), to: .day(.number(1)), at: ClockTime(text: "13:00"), position: .last)))
    #expect(!commit.notices.contains(.againstTheClock("lunch")))
  }

  @Test func `it takes the time and the length`() throws {
    var porto = try PortoWindow()
    try porto.change(
      .add(NewStops(named("lunch"), at: ClockTime(text: "13:00"), minutes: 90)))
    #expect(porto.trip.ideas.first?.at?.text == "13:00")
    #expect(porto.trip.ideas.first?.minutes == 90)
  }

  @Test func `ids count on from the next one`() throws {
    var porto = try PortoWindow()
    let next = porto.window.session.nextID
    try porto.change(.add(NewStops(named("lunch"))))
    try porto.change(.add(NewStops(named("dinner"))))
    #expect(porto.trip.ideas.map(\.id.number) == [next, next + 1])
  }

  @Test func `no trip, no stop`() throws {
    var porto = try PortoWindow()
    porto.window.session.cursor.trip = nil
    #expect(porto.failure(.add(NewStops(named("lunch")))) == .noCurrentTrip)
  }

  @Test func `a day that is not there is refused`() throws {
    let porto = try PortoWindow()
    #expect(
      porto.failure(.add(NewStops(named("lunch"), to: .day(.number(6)))))
        == .noSuchDay(6, days: 5))
  }
}

extension Notice {
  /// Whether it tells that no place is called so.
  func saysNoPlace(_ name: String) -> Bool {
    if case .noPlaceCalled(name, _) = self { true } else { false }
  }
}
