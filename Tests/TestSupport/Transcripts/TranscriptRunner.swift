/// Plays the inputs of transcripts to the real program at a terminal, and writes down all that is
/// seen there.
///
/// `tripsh` takes `TranscriptRunner.today` for today where the command names no other day, and its
/// clock shows that day. The times of `log` are written as 09:00. What it says goes through a pipe,
/// so that lines are edited by the terminal itself and nothing is painted over; or it is told, by
/// `TERM=dumb`, to say everything in words.
package struct TranscriptRunner: Sendable {
  package static let today = "2026-11-21"
  private let folder = TemporaryFolder()
  private let program: String
  private let isPlain: Bool

  /// - `program`: the path of tripsh.
  package init(program: String, plain: Bool = false) {
    self.program = program
    isPlain = plain
  }

  /// The transcript of a session, made anew from what is typed in this one.
  package func play(_ session: String) throws -> String {
    var told: [String] = []
    var running: TranscriptProcess?
    for line in session.split(separator: "\n", omittingEmptySubsequences: false) {
      switch TranscriptInput(line) {
      case nil: continue
      case .command(let command):
        told += finish(running)
        told.append("$ \(command)")
        running = TranscriptProcess(try start(command))
        told += running?.takeAnswer() ?? []
      case .line(let text):
        guard let process = running, let lines = process.type(text) else {
          told.append("(nobody waits for: \(text))")
          continue
        }
        told += lines
      }
    }
    return (told + finish(running)).joined(separator: "\n")
  }

  private func finish(_ process: TranscriptProcess?) -> [String] {
    guard let process, !process.isOver() else { return [] }
    return process.type("^D") ?? ["(the program does not end)"]
  }

  private func start(_ command: String) throws -> PseudoTerminal {
    let script = """
      tripsh() {
        case " $* " in *" --today "*) ;; *) set -- --today "$TODAY" "$@" ;; esac
        LD_PRELOAD="$CLOCK" FIXED_DAY="$TODAY" "$PROGRAM" "$@"
      }
      cd "$WORK" && ln -sfn "$EXAMPLES" examples
      if [ "$TERM" = dumb ]; then eval "$COMMAND"; else
        trap : INT
        eval "$COMMAND" 2>&1 | (trap '' INT; exec cat)
      fi
      """
    return try PseudoTerminal(
      "/bin/sh", ["-c", script],
      environment: [
        "TERM": isPlain ? "dumb" : "xterm", "HOME": folder.path, "WORK": folder.path,
        "PROGRAM": program,
        "TODAY": TranscriptRunner.today, "EXAMPLES": Repository.path("examples"),
        "COMMAND": command, "CLOCK": PseudoTerminal.built("libFixedDay.so"),
      ], columns: 80, rows: 24)
  }
}
