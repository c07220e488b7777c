package import JSON
package import Language

/// Makes the objects of `--format json`.
package enum JSONRenderer {
  /// The object of a response, one line without the newline.
  package static func text(of response: Response) -> String { object(of: response).text }

  package static func object(of response: Response) -> JSONValue {
    switch response.result {
    case .reply(let reply): object(of: reply, response)
    case .error(let diagnostic), .failedInside(let diagnostic): object(of: diagnostic, response)
    }
  }

  private static func object(of reply: Reply, _ response: Response) -> JSONValue {
    .object([
      "schema": .string(schema), "line": .integer(response.line.firstLine),
      "input": .string(response.line.text), "ok": .bool(true), "entry": .optional(reply.entry),
      "changed": .bool(reply.changed),
      "canonical": reply.canonical.isEmpty ? .null : .string(reply.canonical),
      "message": .string(reply.message), "data": reply.data, "error": .null,
    ])
  }

  private static func object(of diagnostic: Diagnostic, _ response: Response) -> JSONValue {
    let line = response.line
    let place = line.position(of: diagnostic.bytes.lowerBound)
    return .object([
      "schema": .string(schema), "line": .integer(place.line), "input": .string(line.text),
      "ok": .bool(false), "entry": .null, "changed": .bool(false), "canonical": .null,
      "message": .string(diagnostic.message), "data": .null,
      "error": .object([
        "kind": .string(diagnostic.kind), "message": .string(diagnostic.message),
        "column": .integer(place.column), "length": .integer(line.scalarCount(diagnostic.bytes)),
        "try": .array(diagnostic.tries.map(JSONValue.string)),
      ]),
    ])
  }

  /// A question at the prompt: an error that tells how it is asked and what may be answered.
  package static func text(of question: OpenQuestion, _ response: Response) -> String {
    guard case .object(let members) = object(of: response) else { return "" }
    let asked = JSONValue.object([
      "question": .string(question.heading),
      "answers": .array(question.answers.map(JSONValue.string)),
      "details": .array(
        (question.story + question.told + question.diagnostic.details).map(JSONValue.string)),
    ])
    return JSONValue.object(
      members.map { $0.key == "data" ? JSONMember("data", asked) : $0 }
    ).text
  }

  /// Trouble that belongs to no line: a script or a journal that cannot be read.
  package static func text(of trouble: Diagnostic) -> String {
    JSONValue.object([
      "schema": .string(schema), "line": .null, "input": .null, "ok": .bool(false),
      "entry": .null, "changed": .bool(false), "canonical": .null,
      "message": .string(trouble.message), "data": .null,
      "error": .object([
        "kind": .string(trouble.kind), "message": .string(trouble.message), "column": .null,
        "length": .null, "try": .array(trouble.tries.map(JSONValue.string)),
      ]),
    ]).text
  }

  private static let schema = "tripsh.reply/1"
}
