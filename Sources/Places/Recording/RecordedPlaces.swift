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

  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    matches(.beginning(text, limit: limit))
  }

  private func matches(_ question: RecordedQuestion) -> [GazetteerMatch] {
    if let list = recording.answer(to: question)?.arrayValue {
      let matches = list.compactMap(GazetteerMatch.init(json:))
      if matches.count == list.count { return matches }
    }
    miss(question)
    return []
  }

  private func miss(_ question: RecordedQuestion) { missing = missing ?? question.words }
}
