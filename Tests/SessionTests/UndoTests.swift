import Session
import TestSupport
import Testing

struct UndoTests {
  @Test func `an undo is an entry of its own that names what it takes back`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    let undo = try window.commit(.undo(.steps(1)))
    #expect(undo.kind == .undo)
    #expect(undo.of == [2])
    #expect(undo.canonical == .undo(.entry(2)))
    #expect(undo.notices == [.tookBack([window.library.entries[1]])])
    #expect(undo.view == .tripHead(try window.trip.id))
    let redo = try window.commit(.redo(1))
    #expect(redo.kind == .redo)
    #expect(redo.of == [2])
    #expect(redo.notices == [.broughtBack([window.library.entries[1]])])
    #expect(try window.trip.style == "slow")
    try window.commit(.undo(.steps(1)))
    #expect(window.library.entries.last?.of == [2])
  }

  @Test func `more than there is changes nothing`() throws {
    var window = TestWindow()
    #expect(window.problem(.undo(.steps(1))) == .nothingToUndo)
    #expect(window.problem(.undo(.toEntry(0))) == .nothingToUndo)
    #expect(window.problem(.redo(1)) == .nothingToRedo)
    try window.commit(.newTrip(NewTrip(name: "Porto")))
    #expect(window.problem(.undo(.steps(2))) == .fewerSteps(asked: 2, there: 1))
    #expect(window.problem(.undo(.steps(0))) == .notPositive)
    #expect(window.problem(.undo(.entry(2))) == .noSuchEntry(2))
    #expect(window.problem(.undo(.entry(0))) == .noSuchEntry(0))
    #expect(window.problem(.undo(.toEntry(5))) == .noSuchEntry(5))
    try window.commit(.undo(.steps(1)))
    #expect(window.problem(.redo(2)) == .fewerSteps(asked: 2, there: 1))
    #expect(window.problem(.undo(.entry(2))) == .entryNotUndoable(2, .isUndo))
    #expect(window.problem(.undo(.entry(1))) == .entryNotUndoable(1, .takenBack(by: 2)))
  }

  @Test func `B15: a change after an undo ends what can be brought back, and loses nothing`() throws
  {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    try window.commit(.undo(.steps(1)))
    try window.commit(.people(2))
    #expect(window.problem(.redo(1)) == .nothingToRedo)
    try window.commit(.undo(.steps(1)))
    try window.commit(.redo(1))
    #expect(window.problem(.redo(1)) == .nothingToRedo)
  }

  @Test func `an entry in the middle is taken back alone where nothing leans on it`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    try window.commit(.people(2))
    try window.plan("Lello", day: 1)
    try window.plan("lunch", day: 1)
    try window.commit(.undo(.entry(2)))
    #expect(try window.trip.style == nil)
    try window.commit(.undo(.entry(4)))
    #expect(try window.trip.days[0].stops.map(\.name) == ["lunch"])
    try window.commit(.redo(2))
    #expect(try window.trip.days[0].stops.map(\.name) == ["Lello", "lunch"])
    #expect(try window.trip.style == "slow")
  }

  @Test func `what a later entry touched or needs is asked about`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.time(.inDay(day: 1, number: 1), ClockTime(minutes: 600)))
    let question = try #require(window.question(.undo(.entry(2))))
    #expect(question.topic == .changedSince(entry: 2, later: [3]))
    #expect(question.choices.map(\.intent) == [.undo(.entries([3, 2]))])
    try window.plan("dinner", day: 1)
    try window.commit(.undo(.entries([3, 2])))
    #expect(window.library.entries.last?.of == [3, 2])
    #expect(try window.trip.days[0].stops.map(\.name) == ["dinner"])
  }

  @Test func `B16: only what stands in the way of an old entry is asked about, and named`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.plan("lunch", day: 1)
    try window.commit(.renameStop(.inDay(day: 1, number: 1), "books"))
    try window.commit(.note(.stop(.named("books")), "early"))
    try window.commit(.copyStops(StopsCopy([.named("books")], to: .day(.number(2)))))
    let question = try #require(window.question(.undo(.entry(2))))
    #expect(question.topic == .changedSince(entry: 2, later: [5, 4]))
    guard case .entries(let named)? = question.choices.first?.label else { throw NoChange() }
    #expect(named.map(\.number) == [5, 4, 2])
    try window.commit(question.choices[0].intent)
    #expect(try window.trip.days[0].stops.map(\.name) == ["lunch"])
    #expect(try window.trip.days[1].stops.map(\.name) == ["books"])
    try window.commit(.redo(3))
    #expect(try window.trip.days[0].stops.map(\.name) == ["books", "lunch"])
  }

  @Test func `an undo may be looked at in the same line, but changes stand apart`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.several([.undo(.steps(1)), .show(.trip)]))
    #expect(window.library.entries.last?.kind == .undo)
    #expect(window.library.entries.last?.of == [2])
    try window.commit(.redo(1))
    let mixed: [[Intent]] = [
      [.undo(.steps(1)), .style("slow")], [.style("slow"), .undo(.steps(1))],
    ]
    for parts in mixed { #expect(window.problem(.several(parts)) == .undoStandsAlone) }
  }

  @Test func `why an entry cannot be taken back is told, with what can be done`() throws {
    var window = try portoWindow()
    try window.commit(.style("slow"))
    try window.commit(.undo(.entry(2)))
    guard case .fail(let failure) = window.decide(.undo(.entry(2))) else { throw NoChange() }
    #expect(failure.problem == .entryNotUndoable(2, .takenBack(by: 3)))
    #expect(failure.remedies == [.log(.entries(.numbers(3...3)))])
    try window.commit(.redo(1))
    guard case .fail(let redo) = window.decide(.undo(.entry(4))) else { throw NoChange() }
    #expect(redo.problem == .entryNotUndoable(4, .isRedo))
    #expect(redo.remedies == [.undo(.entry(2))])
    try window.commit(.undo(.entry(2)))
  }

  @Test func `the same field twice is asked about, other fields are not`() throws {
    var window = try portoWindow()
    for intent in [Intent.style("slow"), .favourite(true), .style("fast")] {
      try window.commit(intent)
    }
    #expect(window.question(.undo(.entry(2)))?.topic == .changedSince(entry: 2, later: [4]))
    #expect(window.question(.undo(.entry(3))) == nil)
    #expect(window.question(.undo(.entry(1)))?.topic == .changedSince(entry: 1, later: [4, 3, 2]))
  }

  @Test func `what was destroyed since must come back first`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 1)
    try window.commit(.moveStops(StopsMove([.inDay(day: 1, number: 1)], to: .day(.number(2)))))
    try window.commit(.removeDay(.number(1), withStops: false))
    #expect(window.question(.undo(.entry(3)))?.topic == .changedSince(entry: 3, later: [4]))
    try window.commit(.deleteTrip(nil))
    #expect(window.question(.undo(.entry(2))) != nil)
  }

  @Test func `two trips do not come to one name`() throws {
    var window = try portoWindow()
    try window.commit(.deleteTrip(nil))
    try window.commit(.newTrip(NewTrip(name: "porto")))
    #expect(window.question(.undo(.entry(2)))?.topic == .changedSince(entry: 2, later: [3]))
  }

  @Test func `cursor moves of the step go back, later ones stay`() throws {
    var window = try portoWindow()
    try window.reply(.selectDay(.number(1)))
    try window.commit(.addDay(.atEnd))
    try window.commit(.undo(.steps(1)))
    #expect(try window.selected == 1)
    try window.commit(.redo(1))
    #expect(try window.selected == 6)
    try window.reply(.selectDay(.number(2)))
    try window.commit(.undo(.steps(1)))
    #expect(try window.selected == 2)
    try window.commit(.newTrip(NewTrip(name: "Rome", dates: .days(2))))
    try window.reply(.selectDay(.number(1)))
    try window.commit(.undo(.steps(1)))
    #expect(try window.trip.name == "Porto")
  }

  @Test func `settings and aliases are steps, looking is none`() throws {
    var window = TestWindow()
    try window.commit(.set(.units, "mi"))
    try window.commit(.alias("p", "show trip"))
    try window.reply(.settings)
    try window.commit(.undo(.steps(1)))
    #expect(window.session.aliases.isEmpty)
    #expect(window.session.settings[.units] == "mi")
    try window.commit(.undo(.steps(1)))
    #expect(window.session.settings[.units] == "km")
  }

  @Test func `an undo shows the day it was about`() throws {
    var window = try portoWindow()
    try window.plan("Lello", day: 3)
    let undo = try window.commit(.undo(.steps(1)))
    let day = try window.trip.days[2].id
    #expect(undo.view == .day(try window.trip.id, day))
    #expect(window.session.cursor.shownDay == day)
  }
}

/// A script that is one step: none of its lines is written down yet.
struct ScriptUndoTests {
  private struct Script {
    var scene: Scene
    let written: any Library
    let newest: Int
    var gathered: [Entry] = []

    init() throws {
      scene = try portoWindow().scene
      written = scene.library
      newest = try written.newestEntry()
    }

    @discardableResult
    mutating func say(_ intent: Intent) throws -> Commit {
      guard case .commit(let commit) = Interpreter(scene).decide(intent) else { throw NoChange() }
      try scene.session.take(commit)
      gathered.append(
        Entry(
          number: newest + gathered.count + 1, at: 0, today: scene.today,
          window: scene.session.window, kind: commit.kind, of: commit.of, script: nil, line: "",
          canonical: "", events: commit.events))
      scene.library = GatheredLibrary(written, gathered)
      return commit
    }
  }

  @Test func `a script takes back its own newest steps and brings them back`() throws {
    var script = try Script()
    let first = script.scene.session
    for intent in [Intent.style("slow"), .addDay(.atEnd)] { try script.say(intent) }
    let last = script.scene.session
    #expect(try script.say(.undo(.steps(2))).of == [script.newest + 2, script.newest + 1])
    #expect(script.scene.session.touched == first.touched)
    #expect(script.scene.session.cursor.position == first.cursor.position)
    try script.say(.redo(2))
    #expect(script.scene.session.touched == last.touched)
    #expect(script.scene.session.cursor.position == last.cursor.position)
  }

  @Test func `steps before the script are taken back behind its own`() throws {
    var script = try Script()
    try script.say(.style("slow"))
    try script.say(.undo(.steps(1)))
    let undo = try script.say(.undo(.steps(1)))
    #expect(undo.of == [script.newest])
    #expect(
      Interpreter(script.scene).decide(.undo(.entry(script.newest + 1))).problem
        == .entryNotUndoable(script.newest + 1, .takenBack(by: script.newest + 2)))
    let log = try script.scene.library.entries(before: nil, about: nil, limit: 2)
    #expect(log.map(\.number) == [script.newest + 3, script.newest + 2])
  }
}

extension Decision {
  fileprivate var problem: Problem? {
    if case .fail(let failure) = self { failure.problem } else { nil }
  }
}
