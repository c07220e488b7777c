internal import JSON
package import Session

/// Asks the gazetteer and keeps each answer; the answers of servers are given to it.
///
/// One window uses it, as it does the gazetteer.
package final class PlacesRecorder: Gazetteer {
  private let gazetteer: any Gazetteer
  package private(set) var recording: Recording

  package init(_ gazetteer: any Gazetteer, places: String) {
    self.gazetteer = gazetteer
    recording = Recording(places: places)
  }

  package func keep(_ answer: PlaceAnswer, to query: PlaceQuery) {
    recording.keep(answer.json, to: .server(query))
  }

  package func named(_ name: String) -> [GazetteerMatch] {
    kept(gazetteer.named(name), .named(name))
  }

  package func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    kept(
      gazetteer.search(text, kind: kind, limit: limit), .search(text, kind: kind, limit: limit))
  }

  package func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] {
    kept(
      gazetteer.around(centre, kilometres: kilometres, kind: kind, limit: limit),
      .around(centre, kilometres: kilometres, kind: kind, limit: limit))
  }

  package func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    kept(
      gazetteer.within(area, kind: kind, limit: limit), .within(area, kind: kind, limit: limit))
  }

  package func areas(called name: String) -> [PlaceExtent] {
    let areas = gazetteer.areas(called: name)
    recording.keep(.array(areas.map(\.json)), to: .areas(name))
    return areas
  }

  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    kept(gazetteer.beginning(text, limit: limit), .beginning(text, limit: limit))
  }

  package func surroundings(of goal: Place, kind: String?) -> [GazetteerMatch] {
    kept(
      gazetteer.surroundings(of: goal, kind: kind), .surroundings(goal.position, kind: kind))
  }

  private func kept(
    _ matches: [GazetteerMatch], _ question: RecordedQuestion
  ) -> [GazetteerMatch] {
    recording.keep(.array(matches.map(\.json)), to: question)
    return matches
  }
}
