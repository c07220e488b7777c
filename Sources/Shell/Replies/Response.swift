package import Language
internal import Session
internal import World

/// Where a line came from.
package struct LineSource: Hashable, Sendable {
  /// What stands before the line number in the place of an error: a file, `-c` or `-`.
  package var name: String
  /// The script of the entry, `nil` where the line was typed.
  package var script: String?
  /// Whether a person sits there who can answer.
  package var isPrompt: Bool
  /// How many scripts run each other here.
  package var depth: Int
  /// The lines that ran them, as `outer.trip:7`, the nearest first; none that was typed.
  package var callers: [String] = []

  package init(name: String, script: String? = nil, isPrompt: Bool = false, depth: Int = 0) {
    self.name = name
    self.script = script
    self.isPrompt = isPrompt
    self.depth = depth
  }

  /// A script that a line of this source runs.
  func inner(_ path: String, runBy line: Int) -> LineSource {
    var source = LineSource(name: path, script: path, depth: depth + 1)
    source.callers = isPrompt ? callers : ["\(name):\(line)"] + callers
    return source
  }

  /// Where a script lies that is named here; `porto` is `porto.trip` too, as `save porto` calls it.
  func path(of file: String, _ files: any FileStore) -> String {
    let path = place(of: file, files)
    guard !files.exists(path), FileEnding(of: file) == .missing else { return path }
    let script = place(of: FileEnding.scriptName(for: file), files)
    return files.exists(script) ? script : path
  }

  /// Beside the script that names it, if one of that name is there, else where the program works.
  private func place(of file: String, _ files: any FileStore) -> String {
    guard let script, let slash = script.lastIndex(of: "/"), !file.hasPrefix("/"),
      !file.hasPrefix("~/")
    else { return file }
    let beside = String(script[...slash]) + file
    return files.exists(beside) || !files.exists(file) ? beside : file
  }

  package static let prompt = LineSource(name: "", isPrompt: true)
  package static let arguments = LineSource(name: "-c")
  package static let standardInput = LineSource(name: "-")
  package static func file(_ path: String) -> LineSource { LineSource(name: path, script: path) }
}

/// What is told about one line.
package struct Response: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    case reply(Reply)
    indirect case error(Diagnostic)
    /// A `run` that failed because of a line inside, which tells its own error.
    indirect case failedInside(Diagnostic)
  }

  package var source: LineSource
  package var line: LogicalLine
  /// The prompt that stood before the line, for `--echo`.
  package var prompt: String
  package var result: Result
  /// Lines that run the script of this line, which nothing was shown of yet: `--echo` shows them first.
  var callers: [EchoedLine] = []
  /// Whether `--echo` has shown the line already, before those of the script that it runs.
  var isEchoed = false

  package init(source: LineSource, line: LogicalLine, prompt: String, result: Result) {
    self.source = source
    self.line = line
    self.prompt = prompt
    self.result = result
  }

  /// What the terminal itself is to do.
  var wish: TerminalWish? {
    if case .reply(let reply) = result { reply.wish } else { nil }
  }

  var isError: Bool { if case .reply = result { false } else { true } }
}

/// What came of a line.
package struct Outcome: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    case done
    case failed(Ending)
    /// A person has to choose.
    indirect case asks(OpenQuestion)
    case quit

    var isFailed: Bool { if case .failed = self { true } else { false } }

    /// Whether the line was no good as it was typed: it failed, or nothing is called so.
    var isOfMistake: Bool {
      switch self {
      case .failed: true
      case .asks(let question): question.doubtsWhatWasTyped
      case .done, .quit: false
      }
    }
  }

  /// In the order of telling; several where the line ran others, none of a blank line.
  package var responses: [Response]
  package var end: End

  package init(_ responses: [Response], _ end: End = .done) {
    self.responses = responses
    self.end = end
  }
}

extension Outcome {
  /// Whether the question that this answers still waits: the answer cannot be, and what is asked
  /// about is there.
  var keepsQuestion: Bool {
    guard case .failed = end else { return false }
    return !responses.contains { $0.result == .error(.gone) }
  }

  /// Tells of a trouble beside the answer.
  mutating func add(_ trouble: String) {
    guard var last = responses.popLast() else { return }
    switch last.result {
    case .reply(var reply):
      reply.lines.append(ReplyLine(trouble, .attention))
      last.result = .reply(reply)
    case .error(var diagnostic):
      diagnostic.details.append(trouble)
      last.result = .error(diagnostic)
    case .failedInside: break
    }
    responses.append(last)
  }
}

/// A line as `--echo` shows it.
package struct EchoedLine: Hashable, Sendable {
  let prompt: String
  let text: String
  /// How many scripts stand around it.
  let depth: Int
}

extension [Response] {
  /// The responses of a script with that of the line that ran it behind them.
  func within(_ run: Response) -> [Response] {
    guard !isEmpty else { return [run] }
    var (inner, run) = (self, run)
    let line = EchoedLine(prompt: run.prompt, text: run.line.text, depth: run.source.depth)
    inner[0].callers.insert(line, at: 0)
    run.isEchoed = true
    return inner + [run]
  }
}
