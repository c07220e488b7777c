/// A program that runs for a transcript, and how much of its output was taken down.
final class TranscriptProcess {
  private let terminal: PseudoTerminal
  /// Where the output begins that was not taken down yet.
  private var start = 0
  /// The prompt at which the program waits, `nil` where it has ended.
  private var prompt: String?
  private var isLog = false

  init(_ terminal: PseudoTerminal) { self.terminal = terminal }

  /// Whether it has ended, with nothing typed.
  func isOver() -> Bool { prompt == nil && terminal.end() != nil }

  /// The lines that come until it waits for a line or ends.
  func takeAnswer() -> [String] {
    _ = terminal.wait { [terminal, start] _ in
      TranscriptInput.isPrompt(TranscriptProcess.lines(terminal.output[start...]).last ?? "")
    }
    var lines = TranscriptProcess.lines(terminal.output[start...]).map(String.init)
    start = terminal.output.count
    let last = lines.popLast() ?? ""
    prompt = TranscriptInput.isPrompt(last[...]) ? last : nil
    if prompt == nil, !last.isEmpty { lines.append(last) }
    return isLog ? lines.map(TranscriptProcess.withoutTime) : lines
  }

  /// Types a line and gives it, behind its prompt, with its answer; `nil` where nobody waits.
  func type(_ text: String) -> [String]? {
    guard let prompt else { return nil }
    isLog = text.hasPrefix("log")
    terminal.type(TranscriptInput.keys(text))
    // What was typed comes back from the terminal first, with the end of its line.
    _ = terminal.wait { [terminal, start] _ in terminal.output[start...].contains(10) }
    let echo = terminal.output[start...].firstIndex(of: 10).map { $0 + 1 }
    start = echo ?? terminal.output.count
    return [prompt + text] + takeAnswer()
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A row of `log` with another time: the clock is not a part of what is compared.
  private static func withoutTime(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":"), line.first == " " else { return line }
    let time = line[..<colon].suffix(2) + line[colon...].prefix(3)
    guard time.count == 5, time.allSatisfy({ $0.isNumber || $0 == ":" }) else { return line }
    return line[..<colon].dropLast(2) + "09:00" + line[colon...].dropFirst(3)
  }
}
