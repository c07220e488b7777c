internal import JSON
internal import Language
internal import Session
package import World

/// Plays transcripts and tells whether what comes is what they expect; with `--accept` writes down
/// what comes.
package struct TranscriptTrial {
  private let homes: TranscriptHomes
  private let options: Options
  private let output: any TextOutput

  package init(
    _ homes: TranscriptHomes, _ options: Options, _ output: any TextOutput
  ) {
    self.homes = homes
    self.options = options
    self.output = output
  }

  private var files: any FileStore { homes.files }

  package func run(_ paths: [String]) async -> Ending {
    var ending = Ending.done
    var (passed, failed) = (0, 0)
    for path in paths {
      let outcome = await outcome(of: path)
      if homes.isStopped() { return .interrupted }
      output.write(options.format == .json ? outcome.json.text + "\n" : outcome.text)
      ending = ending.joined(outcome.ending)
      if outcome.isPassed { passed += 1 } else { failed += 1 }
    }
    if options.format == .text { output.write("\(passed) passed, \(failed) failed\n") }
    return ending
  }

  private func outcome(of path: String) async -> TranscriptOutcome {
    var outcome = TranscriptOutcome(path)
    do {
      try await play(try source(path), &outcome)
    } catch {
      outcome.faults.append(error)
    }
    return outcome
  }

  private func source(_ path: String) throws(TranscriptFault) -> TranscriptSource {
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch {
      throw TranscriptFault(message: error.words, isUnreadable: true)
    }
    guard let source = TranscriptSource(path, bytes) else {
      throw TranscriptFault(message: "it is not UTF-8", isUnreadable: true)
    }
    return source
  }

  private func play(
    _ source: TranscriptSource, _ outcome: inout TranscriptOutcome
  ) async throws(TranscriptFault) {
    var source = source
    let accepting = self.accepting(source.path)
    let isFilled = try fill(&source, accepting)
    let transcript = try TranscriptReader.read(source.path, source.lines)
    guard !transcript.parts.isEmpty else {
      throw TranscriptFault(
        message: transcript.isPage
          ? "no block of this page is marked console" : "nothing is typed in it")
    }
    outcome.inputs = transcript.parts.count
    guard let (folder, remove) = homes.make() else {
      throw TranscriptFault(
        message: "no folder for temporary files can be made; TMPDIR names one", isUnreadable: true)
    }
    defer { remove() }
    let player = TranscriptPlayer(
      homes: homes, transcript: transcript, today: try today(of: transcript, in: folder),
      folder: folder)
    try player.findRecording()
    let verdict = TranscriptVerdict(
      transcript, await player.play(), fillsPrompts: isFilled)
    guard !homes.isStopped() else { return }
    if !isFilled { outcome.differences = verdict.differences }
    outcome.faults += verdict.faults
    guard options.accept else {
      if !verdict.differences.isEmpty { outcome.tries = [accepting] }
      return
    }
    let isDated = transcript.today != nil
    guard isFilled || !isDated || !verdict.differences.isEmpty else { return }
    source.lines = verdict.lines
    if !isDated { source.date(player.today) }
    do { try files.write(source.path, source.bytes, replacing: !source.isNew) } catch {
      throw TranscriptFault(message: error.words, isUnreadable: true)
    }
    outcome.written = source.path
  }

  /// Makes a transcript of what has lines only; whether it was so.
  private func fill(
    _ source: inout TranscriptSource, _ accepting: String
  ) throws(TranscriptFault) -> Bool {
    let path = source.path
    guard source.isScript else {
      guard source.isBare else { return false }
      guard options.accept else {
        throw TranscriptFault(message: "it has lines and no answers", tries: [accepting])
      }
      source.lines = source.filled
      return true
    }
    do { try source.becomeTranscript() } catch {
      throw TranscriptFault(line: error.line.firstLine - 1, message: error.diagnostic.message)
    }
    guard options.accept else {
      let message = "a script has no answers; --accept plays it and writes \(source.path)"
      throw TranscriptFault(message: message, tries: [accepting])
    }
    guard !files.exists(source.path) else {
      let message = "\(source.path) is there already; \(path) is a script and stays as it is"
      throw TranscriptFault(message: message, tries: ["tripsh test \(shellWord(source.path))"])
    }
    return true
  }

  /// The line that writes down what comes.
  private func accepting(_ path: String) -> String {
    let today = options.today.map { " --today \($0.iso)" } ?? ""
    return "tripsh test --accept\(today) \(shellWord(path))"
  }

  private func today(
    of transcript: Transcript, in folder: String
  ) throws(TranscriptFault) -> CivilDate {
    if let today = transcript.today ?? options.today { return today }
    let clock = homes.world(Options(), folder).clock
    let today = clock.local(clock.now()).date
    guard options.accept else {
      let line = TranscriptSource.dateLine(today, isPage: transcript.isPage)
      throw TranscriptFault(
        message:
          "it names no day, so tomorrow it would be another; its first line could be: \(line)",
        tries: ["tripsh test --today \(today.iso) \(shellWord(transcript.path))"])
    }
    return today
  }
}
