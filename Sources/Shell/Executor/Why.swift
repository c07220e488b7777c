internal import Language
internal import Session

/// What `why` can tell of the line before.
struct Story {
  enum Ending {
    case answered(Response)
    indirect case asked(OpenQuestion)
  }

  var ending: Ending
  /// What was understood; `nil` where nothing was.
  var utterance: Utterance?

  /// Before the first line.
  static let none = ["Nothing has been answered yet in this window."]

  /// The longer story of the last error, answer or question.
  var lines: [String] {
    switch ending {
    case .asked(let question): asked(question)
    case .answered(let response):
      switch response.result {
      case .reply(let reply): answered(reply, response.line)
      case .error(let diagnostic), .failedInside(let diagnostic): failed(diagnostic, response)
      }
    }
  }

  private func answered(_ reply: Reply, _ line: LogicalLine) -> [String] {
    var lines = ["You said: \(line.text)"]
    if differs(reply.canonical, from: line.text) {
      lines.append("It was understood as: \(reply.canonical)")
    }
    lines += parts
    if let entry = reply.entry {
      lines.append("It is entry \(entry) of the log; undo takes it back.")
    } else {
      lines.append(
        reply.changed ? "It changed something." : "It changed no trip, setting or alias.")
    }
    if !reply.message.isEmpty { lines.append("The answer: \(reply.message)") }
    return lines + others
  }

  private func asked(_ question: OpenQuestion) -> [String] {
    ["You said: \(question.utterance.line)"]
      + ["It was asked: \(question.heading)"]
      + ["Because \(question.diagnostic.message). Nothing has changed."]
      + question.diagnostic.details + others
  }

  /// Which words were taken for what.
  private var parts: [String] {
    guard let utterance else { return [] }
    let bytes = Array(utterance.line.utf8)
    return utterance.spans.sorted { $0.value.lowerBound < $1.value.lowerBound }
      .compactMap { slot, range in
        guard range.upperBound <= bytes.count, !range.isEmpty else { return nil }
        return "  \(slot.name): \(String(decoding: bytes[range], as: UTF8.self))"
      }
  }

  private var others: [String] {
    guard let others = utterance?.others, !others.isEmpty else { return [] }
    return ["It could also be read as:"] + others.map { "  \($0.meaning) (\($0.reason))" }
  }
}

extension Story {
  private func failed(_ diagnostic: Diagnostic, _ response: Response) -> [String] {
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
    return lines + others
  }
}
