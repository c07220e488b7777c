internal import Language
internal import Session
internal import World

extension Executor {
  /// Takes the `set` and `alias` lines of a file for this window; returns what is wrong with
  /// others.
  ///
  /// A file that is not there is fine.
  package func readPromptFile(_ path: String) -> [Response] {
    let source = LineSource(name: path)
    let bytes: [UInt8]
    do { bytes = try world.files.read(path) } catch {
      guard error.reason != .missing else { return [] }
      let line = LogicalLine("", firstLine: 0)
      return [
        Response(source: source, line: line, prompt: "", result: .error(Diagnostic(error)))
      ]
    }
    var troubles: [Response] = []
    for line in LogicalLines.all(of: bytes) {
      if let diagnostic = takeForWindow(line) {
        troubles.append(
          Response(source: source, line: line, prompt: "", result: .error(diagnostic)))
      }
    }
    return troubles
  }

  private func takeForWindow(_ line: LogicalLine) -> Diagnostic? {
    if let fault = line.fault { return Diagnostic(fault) }
    switch world.reader.read(line.text, after: LinesBefore(), scene([:])) {
    case .nothing: return nil
    case .refused(let diagnostic): return diagnostic
    case .incomplete(let question): return question.diagnostic
    case .understood(let utterance): return takeForWindow(utterance)
    }
  }

  private func takeForWindow(_ utterance: Utterance) -> Diagnostic? {
    // The file says the same whatever the home says, and whatever stands before in it.
    var scene = scene([:])
    scene.session.forget(utterance.intent)
    switch Interpreter(scene).decide(utterance.intent) {
    case .fail(let failure): return world.reader.diagnostic(failure, of: utterance)
    case .commit(let commit):
      guard commit.events.allSatisfy(\.isOfShell) else { break }
      for event in commit.events { takeForWindow(event) }
      return nil
    case .reply where utterance.intent.setsDefault:
      forgetForWindow(utterance.intent)
      return nil
    case .reply, .lookUp, .ask, .perform: break
    }
    return Diagnostic(
      kind: "not-here", message: "only set and alias lines stand in this file",
      bytes: utterance.whole)
  }

  /// A default takes back what stands before in the file.
  private func forgetForWindow(_ intent: Intent) {
    switch intent {
    case .set(let name, _): store.windowSettings.removeValue(forKey: name)
    case .setHome: store.windowHome = nil
    default: break
    }
  }

  private func takeForWindow(_ event: Event) {
    switch event {
    case .settingChanged(let name, let change): store.windowSettings[name] = change.after
    case .homeChanged(let change): store.windowHome = change.after
    case .aliasChanged(let name, let change): store.windowAliases[name] = change.after
    case .tripAdded, .tripRemoved, .trip, .consentChanged, .cursorMoved: break
    }
  }
}

extension Event {
  /// Whether it is about a setting or an alias.
  fileprivate var isOfShell: Bool {
    switch self {
    case .settingChanged, .homeChanged, .aliasChanged: true
    case .tripAdded, .tripRemoved, .trip, .consentChanged, .cursorMoved: false
    }
  }
}

extension Session {
  /// Forgets what was said of that which a line is about.
  fileprivate mutating func forget(_ intent: Intent) {
    switch intent {
    case .set(let name, _): (settings[name], settings.ofWindow[name]) = (nil, nil)
    case .setHome: (settings.chosenHome, settings.homeOfWindow) = (nil, nil)
    default: (aliases, aliasesOfWindow) = ([:], [:])
    }
  }
}

extension Intent {
  /// Whether it sets something; where nothing comes of it, it holds anyway.
  fileprivate var setsDefault: Bool {
    switch self {
    case .set, .setHome: true
    default: false
    }
  }
}
