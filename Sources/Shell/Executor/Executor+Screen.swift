internal import Language
internal import Session
internal import World

extension Executor {
  /// From now on what the terminal shows is written down.
  func recordScreen(
    _ file: String, replacing: Bool, _ canonical: String, _ utterance: Utterance,
    _ command: Command
  ) -> Outcome {
    let place = utterance.spans[.file] ?? utterance.whole
    guard isPerson(behind: command), let size = terminalSize else {
      return failed(.screenIsAtPrompt(file, place), command)
    }
    if !replacing, world.files.exists(file) {
      let other = Intent.record(file: freeName(file))
      let same = Intent.record(file: file, replaces: true)
      return isThere(file, orElse: other, replacing: same, utterance, command)
    }
    let screen = ScreenRecorder(file, size, world.watch ?? SystemLookupClock())
    do { try screen.start(world.files, replacing: replacing) } catch {
      return failed(Diagnostic(error, bytes: place), command, .unreadable)
    }
    self.screen = screen
    return told(canonical, ["Recording the screen into \(file); record stop ends it"], command)
  }

  func stopScreen(
    _ screen: ScreenRecorder, _ canonical: String, _ command: Command
  ) -> Outcome {
    self.screen = nil
    do { try screen.finish(world.files) } catch {
      return failed(Diagnostic(error), command, .unreadable)
    }
    let seconds = (screen.length + 500) / 1000
    return told(
      canonical,
      ["Recorded \(seconds) s in \(screen.path); asciinema play \(screen.path) shows it"],
      command)
  }
}

extension Diagnostic {
  fileprivate static func screenIsAtPrompt(_ file: String, _ place: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "prompt-only", message: "the screen is recorded at the prompt only",
      details: ["Of a script, tripsh cast SCRIPT -o \(file) makes a recording."], bytes: place)
  }
}
