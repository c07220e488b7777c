internal import JSON
internal import Session

/// Questions about places with their answers, as `record` writes them.
///
/// A file of lines, each a JSON object: first the head, then one for each question.
package struct Recording: Hashable, Sendable {
  /// Where lookups went: the address of a server, or `offline`.
  package let places: String
  private var answers: [String: JSONValue] = [:]
  /// The questions in the order in which they were asked first.
  private var asked: [JSONValue] = []

  package init(places: String) { self.places = places }

  package var count: Int { asked.count }

  /// Keeps an answer; of several to one question the last stays, as the script holds the line that
  /// worked in the end.
  mutating func keep(_ answer: JSONValue, to question: RecordedQuestion) {
    keep(answer, to: question.json)
  }

  private mutating func keep(_ answer: JSONValue, to question: JSONValue) {
    if answers.updateValue(answer, forKey: question.text) == nil { asked.append(question) }
  }

  func answer(to question: RecordedQuestion) -> JSONValue? { answers[question.json.text] }

  package var text: String {
    let head = JSONValue.object([
      "schema": .string(Recording.schema), "places": .string(places),
    ])
    let lines = asked.map { question in
      JSONValue.object(["ask": question, "answer": answers[question.text] ?? .null]).text
    }
    return ([head.text] + lines).map { $0 + "\n" }.joined()
  }

  /// Reads a file; `nil` where it is no recording of a version that is known.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let head = try? JSONValue(parsing: Array(first)),
      head["schema"]?.stringValue == Recording.schema, let places = head["places"]?.stringValue
    else { return nil }
    self.places = places
    for line in lines.dropFirst() {
      guard let value = try? JSONValue(parsing: Array(line)), let asked = value["ask"],
        let answer = value["answer"]
      else { return nil }
      keep(answer, to: asked)
    }
  }

  private static let schema = "tripsh.recording/1"
}

/// The name of the recording that belongs to a script.
package func recordingPath(of script: String) -> String { script + ".places" }
