internal import Session

/// The text of a file that is, or becomes, a transcript.
struct TranscriptSource {
  private(set) var path: String
  var lines: [String]
  /// Whether the file is made, and must not be there.
  private(set) var isNew = false
  private let hasCarriageReturns: Bool
  private let endsWithNewline: Bool

  /// `nil` where it is not UTF-8.
  init?(_ path: String, _ bytes: [UInt8]) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let text = String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self) else {
      return nil
    }
    self.path = path
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    endsWithNewline = lines.last?.isEmpty == true
    if endsWithNewline { lines.removeLast() }
    hasCarriageReturns = !lines.isEmpty && lines.allSatisfy { $0.last == 0x0D }
    self.lines = lines.map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  var bytes: [UInt8] {
    let end = hasCarriageReturns ? "\r\n" : "\n"
    return Array((lines.joined(separator: end) + (endsWithNewline || isNew ? end : "")).utf8)
  }

  var isPage: Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

  var isScript: Bool { path.hasSuffix(".trip") }

  /// Whether nothing says which lines are typed and which are answers.
  var isBare: Bool {
    guard !isPage else { return false }
    var hasLines = false
    for line in lines {
      switch TranscriptLine(line) {
      case .command, .typed: return false
      case .answer: hasLines = hasLines || !line.allSatisfy(\.isWhitespace)
      case .directive, .comment: break
      }
    }
    return hasLines
  }

  /// The lines as they are typed one after the other, from the start of the program.
  var filled: [String] {
    var assembler = LineAssembler()
    var filled: [String] = []
    var isStarted = false
    for line in lines {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !assembler.isOpen, isBlank || line.hasPrefix("#") {
        filled.append(line)
        continue
      }
      if !isStarted { filled += ["$ tripsh", "…"] }
      isStarted = true
      filled.append((assembler.isOpen ? "... " : "> ") + line)
      _ = assembler.add(ArraySlice(line.utf8))
    }
    return filled
  }

  /// A script stays as it is; the transcript of it lies beside it, its parameters filled in.
  mutating func becomeTranscript() throws(ScriptFault) {
    let script = try PreparedScript(Array(lines.joined(separator: "\n").utf8), path: path)
    if !script.parameters.isEmpty {
      lines = script.lines.flatMap { prepared in
        prepared.line.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
      }
    }
    lines = filled
    path = path.dropLast(".trip".count) + ".txt"
    isNew = true
  }

  /// Writes down on which day it was played.
  mutating func date(_ today: CivilDate) {
    let line = TranscriptSource.dateLine(today, isPage: isPage)
    if isPage { lines.append(line) } else { lines.insert(line, at: 0) }
  }

  static func dateLine(_ today: CivilDate, isPage: Bool) -> String {
    isPage ? "<!-- #: today \(today.iso) -->" : "#: today \(today.iso)"
  }
}
