internal import Session

/// Takes a transcript from the lines of its file.
///
/// In a page of Markdown the blocks marked `console` are what it holds, and those marked `trip` with
/// a name behind it are files; in any other file all lines are.
struct TranscriptReader {
  private var transcript: Transcript
  /// The block of a page that is being read, between its fences.
  private var block: Block?

  private enum Block { case conversation, file, other }

  private init(_ path: String, _ lines: [String]) {
    transcript = Transcript(path: path, lines: lines)
    transcript.isPage = path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  static func read(
    _ path: String, _ lines: [String]
  ) throws(TranscriptFault) -> Transcript {
    var reader = TranscriptReader(path, lines)
    for (number, line) in lines.enumerated() {
      if reader.transcript.isPage {
        try reader.takeOfPage(line, number)
      } else {
        try reader.take(line, number)
      }
    }
    reader.dropBlankEnds()
    return reader.transcript
  }

  private mutating func takeOfPage(_ line: String, _ number: Int) throws(TranscriptFault) {
    if line.hasPrefix("```") {
      block = block == nil ? begin(line, number) : nil
      return
    }
    switch block {
    case .conversation: try take(line, number)
    case .file: transcript.parts[transcript.parts.count - 1].answer.append(number)
    case .other: break
    case nil:
      guard line.hasPrefix("<!-- #:"), let end = line.firstRange(of: "-->") else { return }
      try takeDirective(String(line[..<end.lowerBound].dropFirst(5)), number)
    }
  }

  private mutating func begin(_ line: String, _ number: Int) -> Block {
    let words = line.drop { $0 == "`" }.split(separator: " ")
    switch words.first {
    case "console": return .conversation
    case "trip" where words.count > 1:
      transcript.parts.append(.init(line: number, input: .file(String(words[1]))))
      return .file
    default: return .other
    }
  }

  private mutating func take(_ line: String, _ number: Int) throws(TranscriptFault) {
    switch TranscriptLine(line) {
    case .comment: break
    case .directive(let text): try takeDirective(text, number)
    case .command(let text):
      transcript.parts.append(.init(line: number, input: .command(text)))
    case .typed(let prompt, let text):
      if transcript.parts.isEmpty { transcript.parts.append(.init(line: -1, input: .start)) }
      if case .file? = transcript.parts.last?.input {
        throw TranscriptFault(
          line: number, message: "behind a file a session begins anew", tries: ["$ tripsh"])
      }
      transcript.parts.append(.init(line: number, input: .typed(prompt: prompt, text: text)))
    case .answer:
      if transcript.parts.isEmpty, line.allSatisfy(\.isWhitespace) { return }
      if transcript.parts.isEmpty {
        transcript.parts.append(.init(line: number - 1, input: .start))
      }
      if case .file? = transcript.parts.last?.input {
        throw TranscriptFault(line: number, message: "this is an answer, and nothing asked for it")
      }
      transcript.parts[transcript.parts.count - 1].answer.append(number)
    }
  }

  private mutating func takeDirective(_ text: String, _ number: Int) throws(TranscriptFault) {
    let rest = text.dropFirst(2).drop { $0 == " " }
    let word = rest.prefix { $0 != " " }
    let value = withoutBlankEnds(rest.dropFirst(word.count))
    switch word {
    case "today":
      guard let date = CivilDate(iso: value) else {
        throw TranscriptFault(
          line: number, message: "\"\(value)\" is no date", tries: ["#: today 2027-04-19"])
      }
      transcript.today = date
    case "signs" where ["drawn", "words"].contains(value): transcript.drawsSigns = value == "drawn"
    case "folder": transcript.folder = value
    case "places": transcript.places = try places(value, number)
    case "assert": try takeCondition(value, number)
    default:
      do { _ = try Directive(text) } catch {
        throw TranscriptFault(
          line: number, message: "a transcript knows no line #: \(word)",
          tries: [
            "#: today 2027-04-19", "#: places recorded:FILE", "#: folder ..", "#: signs drawn",
            "#: assert trip has 5 days",
          ])
      }
    }
  }

  private func places(_ value: String, _ number: Int) throws(TranscriptFault) -> PlacesOption {
    if value == "offline" { return .offline }
    guard value.hasPrefix("recorded:"), value.count > 9 else {
      throw TranscriptFault(
        line: number, message: "places are offline or recorded here, not \"\(value)\"",
        tries: ["#: places recorded:FILE"])
    }
    return .recorded(String(value.dropFirst(9)))
  }

  private mutating func takeCondition(_ value: String, _ number: Int) throws(TranscriptFault) {
    guard !transcript.parts.isEmpty else {
      throw TranscriptFault(line: number, message: "nothing is typed before this")
    }
    do {
      let condition = try Condition(value)
      transcript.parts[transcript.parts.count - 1].conditions.append((number, condition))
    } catch {
      throw TranscriptFault(
        line: number, message: "\"\(value)\" is no condition",
        tries: ConditionFault.forms.map { "#: assert \($0)" })
    }
  }

  /// Blank lines at the end of an answer part it from what follows.
  private mutating func dropBlankEnds() {
    for index in transcript.parts.indices {
      if case .file = transcript.parts[index].input { continue }
      while let last = transcript.parts[index].answer.last,
        transcript.lines[last].allSatisfy(\.isWhitespace)
      {
        transcript.parts[index].answer.removeLast()
      }
    }
  }
}
