internal import JSON
package import Session

/// Answers from a recording, and notes what it has no answer to.
package final class RecordedPlaces: Gazetteer {
  package let recording: Recording
  private var missing: String?

  package init(_ recording: Recording) { self.recording = recording }

  /// The first question since the last call that the recording has no answer to, in words.
  package func takeMissing() -> String? {
    defer { missing = nil }
    return missing
  }

  package func answer(to query: PlaceQuery) -> PlaceAnswer {
    let question = RecordedQuestion.server(query)
    if let answer = recording.answer(to: question).flatMap(PlaceAnswer.init(json:)) {
      return answer
    }
    miss(question)
    return .failed(.notRecorded(question.words))
  }

  package func named(_ name: String) -> [GazetteerMatch] { matches(.named(name)) }

  package func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    matches(.search(text, kind: kind, limit: limit))
  }

  package func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] {
    matches(.around(centre, kilometres: kilometres, kind: kind, limit: limit))
  }

  package func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    matches(.within(area, kind: kind, limit: limit))
  }

  /// Recordings of earlier versions have no such answers: nothing was read so then.
  package func areas(called name: String) -> [PlaceExtent] {
    recording.answer(to: .areas(name))?.arrayValue?.compactMap(PlaceExtent.init(json:)) ?? []
  }

  /// Recordings of earlier versions do not have it either: then it adds nothing to what was found.
  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    recorded(.beginning(text, limit: limit)) ?? []
  }

  /// Nor this, which only orders what was found.
  package func surroundings(of goal: Place, kind: String?) -> [GazetteerMatch] {
    recorded(.surroundings(goal.position, kind: kind)) ?? []
  }

  private func matches(_ question: RecordedQuestion) -> [GazetteerMatch] {
    if let known = recorded(question) { return known }
    miss(question)
    return []
  }

  private func recorded(_ question: RecordedQuestion) -> [GazetteerMatch]? {
    guard let list = recording.answer(to: question)?.arrayValue else { return nil }
    let matches = list.compactMap(GazetteerMatch.init(json:))
    return matches.count == list.count ? matches : nil
  }

  private func miss(_ question: RecordedQuestion) { missing = missing ?? question.words }
}
