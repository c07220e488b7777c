internal import Language
internal import Places
internal import Session
internal import World

/// Plays the inputs of a transcript in this program itself, in a home that is there for it alone.
///
/// The day and the hour stand still, no server is asked, and what is written to files lies in the
/// home too.
struct TranscriptPlayer {
  /// What came of a part.
  enum Played {
    /// The prompt, where the input was typed at one, and the lines that came.
    case answered(prompt: String?, [String])
    /// The program had ended before.
    case nobody
    case fault(TranscriptFault)
  }

  let homes: TranscriptHomes
  let transcript: Transcript
  let today: CivilDate
  /// The folder of the home and of all that is written.
  let folder: String

  var files: OverlayFiles {
    let parent = transcript.path.lastIndex(of: "/").map { String(transcript.path[...$0]) } ?? ""
    let working = parent + (transcript.folder ?? "")
    return OverlayFiles(
      homes.files, writingTo: "\(folder)/files", working: working.isEmpty ? nil : working)
  }

  /// What came of each part, and what does not hold after it.
  func play() async -> [(played: Played, broken: [(line: Int, reason: String)])] {
    var results: [(played: Played, broken: [(line: Int, reason: String)])] = []
    var parts = transcript.parts[...]
    while let part = parts.popFirst() {
      if case .file(let name) = part.input {
        results.append((take(file: name, part), []))
        continue
      }
      let typed = parts.prefix { if case .typed = $0.input { true } else { false } }
      parts = parts.dropFirst(typed.count)
      results += await play(part, Array(typed))
    }
    return results
  }

  /// The recording that the transcript names must be there.
  func findRecording() throws(TranscriptFault) {
    guard case .recorded(let file)? = transcript.places else { return }
    let files = files
    guard !files.exists(file), !files.exists(recordingPath(of: file)) else { return }
    throw TranscriptFault(message: "there is no recording \(file)", isUnreadable: true)
  }

  /// A file of the page is there from now on; one that was written before must be so.
  private func take(file name: String, _ part: Transcript.Part) -> Played {
    let lines = part.answer.map { transcript.lines[$0] }
    let files = files
    do {
      if files.holds(name) {
        let text = String(decoding: try files.read(name), as: UTF8.self)
        return .answered(prompt: nil, lineTexts(text))
      }
      let text = lines.map { $0 + "\n" }.joined()
      try files.write(name, Array(text.utf8), replacing: true)
      return .answered(prompt: nil, lines)
    } catch {
      return .fault(TranscriptFault(message: Diagnostic(error).message))
    }
  }

  private func play(
    _ first: Transcript.Part, _ typed: [Transcript.Part]
  ) async -> [(played: Played, broken: [(line: Int, reason: String)])] {
    let run: TranscriptRun
    do {
      run = try await self.run([first] + typed)
    } catch {
      return [(.fault(error), [])] + typed.map { _ in (.nobody, []) }
    }
    return ([first] + typed).enumerated().map { index, part in
      guard index < run.shown.count else { return (.nobody, []) }
      let shown = run.shown[index]
      let broken = index < run.broken.count ? run.broken[index] : part.broken(in: run.last)
      return (.answered(prompt: shown.prompt, lineTexts(shown.text)), broken)
    }
  }

  /// Runs the command of the first part, with what is typed in the others.
  private func run(_ parts: [Transcript.Part]) async throws(TranscriptFault) -> TranscriptRun {
    let part = parts[0]
    var command: TranscriptCommand?
    if case .command(let text) = part.input { command = try TranscriptCommand(text) }
    let screen = TranscriptScreen(parts.dropFirst().map(\.text), isStopped: homes.isStopped)
    var environment = Environment(
      variables: ["HOME": folder, "TERM": "xterm"], inputIsTerminal: true, outputIsTerminal: false)
    environment.drawsSigns = transcript.drawsSigns
    var run = TranscriptRun()
    let ending: Ending
    switch Launch(command?.arguments ?? [], environment, screen) {
    case .ended(let end): ending = end
    case .run(let options, _):
      let options = try played(options)
      let world = world(options, screen, home: try home(options, part))
      let program = Program(world, options, environment)
      ending = await program.run(
        terminal: { _ in screen },
        noting: { home in
          run.note(home, parts)
        })
    }
    run.shown = screen.shown
    if let farewell = command?.farewell(ending) {
      run.shown[run.shown.count - 1].text += farewell + "\n"
    }
    return run
  }

  /// The options as they are here, or why that is not played.
  private func played(_ options: Options) throws(TranscriptFault) -> Options {
    switch options.task {
    case .prompt, .scripts, .lines, .state, .care(.verify): break
    case .film where options.home == nil: break
    default:
      throw TranscriptFault(message: "this is not played in a transcript")
    }
    guard options.manner == nil else {
      throw TranscriptFault(message: "scripts that are shown are not played in a transcript")
    }
    if case .server? = options.places {
      throw TranscriptFault(
        message: "no server is asked in a transcript", tries: ["#: places recorded:FILE"])
    }
    var options = options
    // What is shown has a day of its own.
    if !options.task.isFilm { options.today = options.today ?? today }
    options.places = options.places ?? transcript.places
    return options
  }

  private func home(
    _ options: Options, _ part: Transcript.Part
  ) throws(TranscriptFault) -> String {
    // What is shown is played on a home without anything in it.
    if options.task.isFilm { return "\(folder)/film-\(part.line)" }
    guard let name = options.home else { return "\(folder)/home" }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw TranscriptFault(
        message: "homes of a transcript lie in its own folder: \(name) does not",
        tries: ["--home elsewhere"])
    }
    return "\(folder)/homes/\(name)"
  }
}

/// What one start of the program showed.
private struct TranscriptRun {
  var shown: [TranscriptScreen.Shown] = []
  /// What of each part does not hold, asked when that part is done: files come and go.
  private(set) var broken: [[(line: Int, reason: String)]] = []
  /// How things stand at the end.
  private(set) var last: HomeState?

  /// How things stand before the next input, or at the end.
  mutating func note(_ home: HomeState, _ parts: [Transcript.Part]) {
    last = home
    if broken.count < parts.count { broken.append(parts[broken.count].broken(in: home)) }
  }
}

extension Transcript.Part {
  /// What is asserted of it and does not hold, with why.
  fileprivate func broken(in home: HomeState?) -> [(line: Int, reason: String)] {
    conditions.compactMap { line, condition in
      let reason = home.map(condition.failure) ?? "nothing was run"
      return reason.map { (line, "assert \(condition.text): \($0)") }
    }
  }

  /// What is typed.
  fileprivate var text: String { if case .typed(_, let text) = input { text } else { "" } }
}

/// The lines of a text that ends with a newline, or does not.
func lineTexts(_ text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if lines.last == "" { lines.removeLast() }
  return lines
}
