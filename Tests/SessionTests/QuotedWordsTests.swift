import Session
import TestSupport
import Testing

/// What a stop of words alone asks of the gazetteer.
struct QuotedWordsTests {
  private func asked(_ subject: NewStopSubject) throws -> CountingGazetteer {
    let gazetteer = CountingGazetteer()
    let window = try PortoWindow(gazetteer: gazetteer).window
    guard case .commit = window.decide(.add(NewStops(subject, to: .day(.number(1))))) else {
      throw NoChange()
    }
    return gazetteer
  }

  @Test func `words in quotes are looked up exactly and nothing else`() throws {
    let gazetteer = try asked(named("Halt 7", quoted: true))
    #expect(gazetteer.guesses == 0)
    #expect(gazetteer.exact > 0 && gazetteer.exact <= 4)
  }

  @Test func `what is plainly an activity is looked up exactly`() throws {
    #expect(try asked(named("lunch with Ana")).guesses == 0)
  }

  @Test func `only for other words is a typing error looked for, once`() throws {
    #expect(try asked(named("Halt 7")).guesses == 1)
  }

  @Test func `a name that a place bears needs no guess`() throws {
    #expect(try asked(named("Livraria Lello")).guesses == 0)
  }
}

/// Counts what it is asked.
private final class CountingGazetteer: Gazetteer {
  private let places = SmallGazetteer()
  private(set) var exact = 0
  private(set) var guesses = 0

  func named(_ name: String) -> [GazetteerMatch] {
    exact += 1
    return places.named(name)
  }

  func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    guesses += 1
    return places.search(text, kind: kind, limit: limit)
  }

  func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] { places.around(centre, kilometres: kilometres, kind: kind, limit: limit) }

  func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    places.within(area, kind: kind, limit: limit)
  }

  func areas(called name: String) -> [PlaceExtent] { places.areas(called: name) }

  func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    places.beginning(text, limit: limit)
  }
}
