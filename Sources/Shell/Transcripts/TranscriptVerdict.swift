/// What was played of a transcript beside what it expects.
struct TranscriptVerdict {
  private(set) var differences: [TranscriptDifference] = []
  private(set) var faults: [TranscriptFault] = []
  private let transcript: Transcript
  /// Lines that did not come, those that stand for others, and those that come behind others.
  private var removed: Set<Int> = []
  private var replaced: [Int: String] = [:]
  private var inserted: [Int: [String]] = [:]

  /// - `fillsPrompts`: whether a prompt that fits any is written as the one that came.
  init(
    _ transcript: Transcript,
    _ results: [(played: TranscriptPlayer.Played, broken: [(line: Int, reason: String)])],
    fillsPrompts: Bool
  ) {
    self.transcript = transcript
    for (part, result) in zip(transcript.parts, results) {
      switch result.played {
      case .answered(let prompt, let lines): compare(part, prompt, lines, fillsPrompts)
      case .nobody:
        faults.append(TranscriptFault(line: part.line, message: "nobody waits for this line"))
      case .fault(var fault):
        fault.line = fault.line ?? part.line
        faults.append(fault)
      }
      for broken in result.broken {
        faults.append(TranscriptFault(line: broken.line, message: broken.reason))
      }
    }
  }

  /// The lines of the transcript with what came in the place of what was expected.
  var lines: [String] {
    var lines = inserted[-1] ?? []
    for (number, line) in transcript.lines.enumerated() {
      if !removed.contains(number) { lines.append(replaced[number] ?? line) }
      lines += inserted[number] ?? []
    }
    return lines
  }

  private mutating func compare(
    _ part: Transcript.Part, _ prompt: String?, _ lines: [String], _ fillsPrompts: Bool
  ) {
    let expected = part.answer.map { transcript.lines[$0] }
    // Where no line says that the program starts, what it says first need not be told.
    if part.input == .start, expected.isEmpty { return }
    var came = lines
    if case .file = part.input {
    } else {
      while let last = came.last, withoutBlankEnd(last).isEmpty { came.removeLast() }
    }
    let comparison = AnswerComparison(expected: expected, came: came)
    var rows: [(mark: String, text: String)] = []
    var first: Int?
    if let line = corrected(part, prompt, fillsPrompts) {
      replaced[part.line] = line
      if !fillsPrompts {
        rows = [("-", withoutBlankEnd(transcript.lines[part.line])), ("+", line)]
        first = part.line
      }
    }
    var anchor = part.line
    for step in comparison.steps {
      switch step {
      case .same(let index, let text):
        rows.append((" ", withoutBlankEnd(text)))
        anchor = part.answer[index]
      case .missing(let index):
        anchor = part.answer[index]
        rows.append(("-", withoutBlankEnd(expected[index])))
        removed.insert(anchor)
        first = first ?? anchor
      case .extra(let text):
        rows.append(("+", withoutBlankEnd(text)))
        inserted[anchor, default: []].append(LinePattern.line(for: text))
        first = first ?? anchor + 1
      }
    }
    guard let first else { return }
    let input = part.line >= 0 ? transcript.lines[part.line] : ""
    differences.append(
      TranscriptDifference(
        line: first + 1, input: input, expected: expected, came: came, rows: shown(rows)))
  }

  /// The typed line behind the prompt that came; `nil` where it stands so.
  private func corrected(
    _ part: Transcript.Part, _ came: String?, _ fillsPrompts: Bool
  ) -> String? {
    guard case .typed(let prompt, let text) = part.input, let came else { return nil }
    let fits = prompt == ">" ? !fillsPrompts : LinePattern(prompt).matches(came)
    return fits ? nil : withoutBlankEnd(came + text)
  }

  /// What differs, with three lines around it.
  private func shown(_ rows: [(mark: String, text: String)]) -> [String] {
    let changed = rows.indices.filter { rows[$0].mark != " " }
    var shown: [String] = []
    var isLeftOut = false
    for (index, row) in rows.enumerated() {
      guard changed.contains(where: { abs($0 - index) <= 3 }) else {
        isLeftOut = true
        continue
      }
      if isLeftOut { shown.append("  [...]") }
      isLeftOut = false
      shown.append(row.mark + row.text)
    }
    return shown
  }
}
