internal import JSON
internal import Session

/// What came of one transcript.
struct TranscriptOutcome {
  let path: String
  /// How much was typed or started.
  var inputs = 0
  var differences: [TranscriptDifference] = []
  var faults: [TranscriptFault] = []
  /// Where what came was written; `nil` where nothing was.
  var written: String?
  /// What to say to take over what came.
  var tries: [String] = []

  init(_ path: String) { self.path = path }

  var ending: Ending {
    if faults.contains(where: \.isUnreadable) { return .unreadable }
    return faults.isEmpty && (differences.isEmpty || written != nil) ? .done : .failed
  }

  var isPassed: Bool { ending == .done }
}

/// An answer that is another than the one that was expected.
struct TranscriptDifference {
  /// The first line that differs, from 1.
  let line: Int
  let input: String
  let expected: [String]
  let came: [String]
  /// What is shown of it: `-` before what did not come, `+` before what was not expected.
  let rows: [String]
}

extension TranscriptOutcome {
  var text: String {
    var told: [(line: Int, lines: [String])] = differences.map { ($0.line, lines(of: $0)) }
    for fault in faults { told.append(((fault.line ?? -1) + 1, lines(of: fault))) }
    told.sort { $0.line < $1.line }
    let all = told.flatMap(\.lines) + [verdict] + tries.map { "try: \($0)" }
    return all.map { cleaned($0) + "\n" }.joined()
  }

  private func lines(of difference: TranscriptDifference) -> [String] {
    let input = withoutBlankEnd(difference.input)
    let head = "\(path):\(difference.line): not what is expected"
    return [head + (input.isEmpty ? "" : ", after: \(input)")] + difference.rows
  }

  private func lines(of fault: TranscriptFault) -> [String] {
    let place = fault.line.map { "\(path):\($0 + 1)" } ?? path
    return ["\(place): \(fault.message)"] + fault.tries.map { "try: \($0)" }
  }

  private var verdict: String {
    if let written {
      return "\(path): what came is written to \(written)" + (isPassed ? "" : ", failed")
    }
    let inputs = counted(inputs, "input")
    return isPassed ? "\(path): passed, \(inputs)" : "\(path): failed"
  }

  var json: JSONValue {
    .object([
      "schema": .string("tripsh.test/1"), "file": .string(path), "ok": .bool(isPassed),
      "inputs": .integer(inputs), "written": .optional(written),
      "differences": .array(
        differences.map { difference in
          .object([
            "line": .integer(difference.line), "input": .string(difference.input),
            "expected": .array(difference.expected.map(JSONValue.string)),
            "came": .array(difference.came.map(JSONValue.string)),
          ])
        }),
      "errors": .array(
        faults.map { fault in
          .object([
            "line": .optional(fault.line.map { $0 + 1 }), "message": .string(fault.message),
            "try": .array(fault.tries.map(JSONValue.string)),
          ])
        }),
      "try": .array(tries.map(JSONValue.string)),
    ])
  }
}
