internal import Language
internal import Places
internal import Session
internal import World

extension Executor {
  /// The places that come with the program, or what a recording says of them.
  var gazetteer: any Gazetteer { recorder?.places ?? replayed ?? world.gazetteer }

  /// From now on lines and answers are written down.
  func record(
    _ file: String, replacing: Bool, _ utterance: Utterance, _ command: Command
  ) -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    let canonical = world.reader.canonicalLine(.record(file: file))
    guard store.batch == nil, recorder == nil, screen == nil else {
      return failed(.cannotRecord(isRecording: recorder != nil || screen != nil, place), command)
    }
    if FileEnding(of: file) == .cast {
      return recordScreen(file, replacing: replacing, canonical, utterance, command)
    }
    let taken = [file, recordingPath(of: file)].filter(world.files.exists)
    if !replacing, let there = taken.first {
      let other = Intent.record(file: freeName(file, beside: [recordingPath(of: "")]))
      let same = Intent.record(file: file, replaces: true)
      return isThere(there, orElse: other, replacing: same, utterance, command)
    }
    let places = PlacesRecorder(gazetteer, places: server ?? "offline")
    let replay = world.reader.canonicalLine(.replay(file: file, values: [:]))
    var recorder = ScriptRecorder(
      path: file, places: places, today: today, replay: replay, replacing: replacing)
    do { try recorder.write(to: world.files) } catch {
      let other = Intent.record(
        file: freeHere(file, beside: [recordingPath(of: "")]))
      return failed(notWritten(error, orElse: other, at: place), command, .unreadable)
    }
    self.recorder = recorder
    let answers = recordingPath(of: file)
    return told(
      canonical, ["Recording into \(file), answers about places beside it in \(answers)"], command)
  }

  func stopRecording(_ canonical: String, _ command: Command) -> Outcome {
    if let screen { return stopScreen(screen, canonical, command) }
    guard let recorder else { return failed(.notRecording, command) }
    self.recorder = nil
    let lines = counted(recorder.lines.count, "line")
    let answers = counted(recorder.places.recording.count, "answer")
    return told(
      canonical,
      [
        "Recorded \(lines) in \(recorder.path), \(answers) in \(recordingPath(of: recorder.path))"
      ], command)
  }

  /// Runs a script with its recording: nothing else is asked, and what is being recorded holds the
  /// line, not what it asks.
  func replay(
    _ file: String, _ values: [String: String], _ canonical: String, _ utterance: Utterance,
    _ command: Command
  ) async -> Attempt {
    let (before, outer) = (replayed, recorder)
    defer { (replayed, recorder) = (before, outer) }
    let path = command.source.path(of: file, world.files)
    if let trouble = loadRecording(recordingPath(of: path), utterance.spans[.file]) {
      return .finished(failed(trouble, command, .unreadable))
    }
    recorder = nil
    return await run(file, values, canonical, utterance, command)
  }

  /// Takes answers from this recording, or from the one beside this script; what is wrong with it.
  func loadRecording(_ path: String, _ place: Range<Int>? = nil) -> Diagnostic? {
    do {
      if let recording = Recording(try world.files.read(path)) {
        replayed = RecordedPlaces(recording)
        return nil
      }
      let beside = recordingPath(of: path)
      if world.files.exists(beside), let recording = Recording(try world.files.read(beside)) {
        replayed = RecordedPlaces(recording)
        return nil
      }
      return .noRecording(path, place ?? 0..<0)
    } catch {
      return Diagnostic(error, bytes: place ?? 0..<0)
    }
  }

  /// What the line under way is in the script: its canonical form where that means the same by
  /// itself, which asks the questions that a replay will ask.
  func rehearse(_ decision: Decision, _ answers: [PlaceQuery: PlaceAnswer], _ command: Command) {
    guard recorder != nil, command.source.depth == 0 else { return }
    // First the line, then its place: finding it out asks the recorder.
    let line = scriptLine(decision, answers, command)
    recorder?.line = line
  }

  private func scriptLine(
    _ decision: Decision, _ answers: [PlaceQuery: PlaceAnswer], _ command: Command
  ) -> String? {
    switch decision {
    case .commit(let commit) where commit.kind == .change:
      standing(commit.canonical, answers) ?? command.typed
    case .commit(let commit): commit.kind == .consent ? nil : command.typed
    case .reply(let look): standing(look.canonical, answers) ?? command.typed
    case .perform(.run), .perform(.runLines), .perform(.runCommands), .perform(.replay):
      command.typed
    case .perform, .ask, .fail, .lookUp: nil
    }
  }

  private func standing(_ intent: Intent, _ answers: [PlaceQuery: PlaceAnswer]) -> String? {
    let line = world.reader.canonicalLine(intent)
    guard
      case .understood(let again) = world.reader.read(
        line, after: LinesBefore(), scene([:]))
    else { return nil }
    switch Interpreter(scene(answers)).decide(again.intent) {
    case .commit, .reply: return line
    case .ask, .fail, .lookUp, .perform: return nil
    }
  }

  /// Writes down what was recorded of a line; what is wrong with that.
  func keepRecording(of outcome: Outcome) -> String? {
    guard recorder != nil, store.batch == nil else { return nil }
    switch outcome.end {
    case .done, .quit: recorder?.takeLine()
    case .failed, .asks: recorder?.line = nil
    }
    do {
      try recorder?.write(to: world.files)
      return nil
    } catch {
      return "The recording could not be written: \(error.path): \(error.words)"
    }
  }
}

extension Diagnostic {
  fileprivate static func cannotRecord(isRecording: Bool, _ place: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "cannot-record",
      message: isRecording
        ? "it is being recorded already" : "record stands outside of scripts that are one step",
      bytes: place, tries: isRecording ? ["record stop"] : [])
  }

  fileprivate static let notRecording = Diagnostic(
    kind: "not-recording", message: "nothing is being recorded", bytes: 0..<0,
    tries: ["record porto.trip"])

  fileprivate static func noRecording(_ path: String, _ place: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "file", message: "\(path): no recording, and none beside it", bytes: place)
  }
}
