import Language
import Places
import SQLite
import Session
import TestSupport
import Testing

private let database = Repository.path(".build/places.db")

/// Names that several places bear, from the whole data.
@Suite(.enabled(if: Repository.exists(database), "places.db is not built: make build"))
struct AmbiguousNamesTests {
  private let gazetteer = SQLiteGazetteer(path: database)

  /// Every 19th of the names that three places or more have as their own.
  private func names() throws -> [String] {
    let connection = try Connection(path: database, access: .immutable)
    let statement = try connection.statement(
      "SELECT name FROM place GROUP BY name HAVING count(*) > 2 ORDER BY name")
    var all: [String] = []
    while try statement.step() { all.append(statement.text(0) ?? "") }
    return all.enumerated().filter { $0.offset % 19 == 0 }.map(\.element)
  }

  private func scene() throws -> Scene {
    var session = Session(window: WindowID(1))
    var trip = Trip(id: TripID(1), name: "Anywhere")
    trip.days = [Day(id: DayID(2))]
    session.nextID = 3
    session.touched[trip.id] = .here(trip)
    session.cursor.trip = trip.id
    return Scene(
      session: session, today: try #require(CivilDate(iso: "2026-11-21")),
      library: MemoryLibrary([trip]), gazetteer: gazetteer)
  }

  private func decision(_ line: String, in scene: Scene) throws -> Decision {
    let read = LineReader(session: scene.session, today: scene.today).read(line)
    guard case .understood(let utterance) = read else {
      Issue.record("not understood: \(line)")
      throw NotUnderstood()
    }
    return Interpreter(scene).decide(utterance.intent)
  }

  @Test func `every line offered for an unclear name works and adds just that place`() throws {
    let scene = try scene()
    let names = try names()
    #expect(names.count > 100)
    var offered = 0
    for name in names {
      let intent = Intent.add(NewStops(.place(.named(name, quoted: true)), to: .ideas))
      guard case .ask(let question) = try decision(intent.canonicalLine, in: scene) else {
        continue
      }
      var seen: Set<Place> = []
      for choice in question.choices {
        guard case .place(let match) = choice.label else { continue }
        offered += 1
        #expect(seen.insert(match.place).inserted, "\(name) is offered twice")
        guard case .commit(let commit) = try decision(choice.intent.canonicalLine, in: scene) else {
          Issue.record("not carried out: \(choice.intent.canonicalLine)")
          continue
        }
        let added = commit.events.compactMap { event -> Place? in
          if case .trip(_, .stopAdded(let at)) = event { at.stop.place } else { nil }
        }
        #expect(added == [match.place], "\(choice.intent.canonicalLine)")
      }
    }
    #expect(offered > 300)
  }
}

private struct NotUnderstood: Error {}
