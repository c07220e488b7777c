import Shell
import TestSupport
import Testing

/// Ctrl-C in scripts, with the real program.
@Suite struct InterruptTests {
  /// Runs a shell script in which `tripsh` is the program, on a home of its own.
  private func shell(_ script: String) async -> CommandOutcome {
    let folder = TemporaryFolder()
    let head = """
      cd "$1"; program="$2"; tripsh() { exec "$program" --home home --today 2026-11-21 "$@"; }
      until_lines() { for i in $(seq 600); do
        [ "$(wc -l < "$1")" -ge "$2" ] && return; sleep 0.05; done; }

      """
    return await runCommand(
      ["bash", "-c", head + script, "sh", folder.path, PseudoTerminal.built("tripsh")],
      seconds: 90)
  }

  private let long = """
    { echo 'new trip to Porto 19-23 april'
      for i in $(seq 5000); do echo "add text \\"Halt $i\\" to day 2"; done; } > long.trip

    """

  @Test func `a script stops between two lines, and what was done is kept`() async {
    let outcome = await shell(
      long + """
        (tripsh long.trip) > out 2> err & p=$!
        until_lines out 40; kill -INT $p; wait $p; echo "status $?"
        cat err; (tripsh -c 'show day 2' --format json) > shown
        grep -o 'Halt [0-9]*' shown | sort -u | wc -l
        sed -n 's/.*after line \\([0-9]*\\) of.*/\\1/p' err
        """)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "status 130", "\(outcome.output)")
    #expect(lines.dropFirst().first?.hasSuffix("of long.trip; what was done is kept") == true)
    // Of the lines that it names the first makes the trip.
    #expect(lines.count == 4)
    #expect(lines.last.flatMap { Int($0) }.map { "\($0 - 1)" } == lines.dropLast().last)
  }

  @Test func `with all or nothing it is nothing`() async {
    let outcome = await shell(
      long + """
        (tripsh --atomic long.trip) > out 2> err & p=$!
        sleep 1; kill -INT $p; wait $p; echo "status $?"; cat err
        (tripsh -c 'trips')
        """)
    #expect(outcome.output.hasPrefix("status 130\n"), "\(outcome.output)")
    #expect(outcome.output.contains("nothing of it was kept\n"))
    #expect(!outcome.output.contains("Porto"))
  }

  @Test func `a script that waits for its input ends too`() async {
    let outcome = await shell(
      """
      mkfifo in; (tripsh < in) > out 2> err & p=$!
      exec 3> in; echo 'new trip to Porto' >&3; until_lines out 1
      kill -INT $p; wait $p; echo "status $?"; cat err; (tripsh -c 'trips')
      """)
    #expect(outcome.output.hasPrefix("status 130\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains("stopped after line 1 of standard input; what was done is kept"))
    #expect(outcome.output.contains("Porto"))
  }

  @Test func `the end that is asked for is as before`() async {
    let outcome = await shell(
      """
      mkfifo in; (tripsh < in) > out 2> err & p=$!
      exec 3> in; echo 'new trip to Porto' >&3; until_lines out 1
      kill -TERM $p; wait $p; echo "status $?"
      """)
    #expect(outcome.output == "status 143\n")
  }
}
