internal import Language

/// The longer story of the last error or answer.
func explanation(of response: Response?) -> [String] {
  guard let response else { return ["Nothing has been answered yet in this window."] }
  switch response.result {
  case .reply(let reply): return story(of: reply, response.line)
  case .error(let diagnostic), .failedInside(let diagnostic):
    return story(of: diagnostic, response)
  }
}

private func story(of reply: Reply, _ line: LogicalLine) -> [String] {
  var lines = ["You said: \(line.text)"]
  if differs(reply.canonical, from: line.text) {
    lines.append("It was understood as: \(reply.canonical)")
  }
  if let entry = reply.entry {
    lines.append("It is entry \(entry) of the log; undo takes it back.")
  } else {
    lines.append(
      reply.changed ? "It changed something." : "It changed no trip, setting or alias.")
  }
  if !reply.message.isEmpty { lines.append("The answer: \(reply.message)") }
  return lines
}

private func story(of diagnostic: Diagnostic, _ response: Response) -> [String] {
  let part = response.line.physicalLine(around: diagnostic.bytes)
  let said = String(decoding: Array(part.text.utf8)[part.bytes], as: UTF8.self)
  var lines = ["You said: \(response.line.text)"]
  if !said.isEmpty, said != part.text { lines.append("The trouble is with: \(said)") }
  lines.append("It failed: \(diagnostic.message) (\(diagnostic.kind)). Nothing has changed.")
  lines += diagnostic.details
  if !diagnostic.tries.isEmpty {
    lines.append("What would work:")
    lines += diagnostic.tries.map { "  \($0)" }
  }
  return lines
}
