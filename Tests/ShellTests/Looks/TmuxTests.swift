import Glibc
import TestSupport
import Testing

private let tmux = "/usr/bin/tmux"

/// The prompt in tmux, which wraps rows anew when the window changes and answers questions of the
/// program, as a real terminal does and a model does not.
@Suite(.enabled(if: access(tmux, X_OK) == 0, "tmux is not installed"))
struct TmuxTests {
  private let folder = TemporaryFolder()

  /// What a command says in a server of this test alone.
  private func ask(_ words: String...) async -> String {
    let environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": folder.path]
    let command = [tmux, "-u", "-S", folder.file("socket"), "-f", "/dev/null"] + words
    return await runCommand(command, environment: environment, seconds: 20).output
  }

  private func start(columns: Int = 60, rows: Int = 15) async {
    let program = PseudoTerminal.built("tripsh")
    _ = await ask(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -u NO_COLOR TRIPSH_HOME=\(folder.path)/home TERM=tmux-256color \(program) --today 2027-01-10"
    )
  }

  /// The rows of the screen, once they are as wanted; after half a minute as they are.
  private func screen(
    _ colours: String = "-p", until isReached: ([String]) -> Bool
  ) async -> [String] {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      let rows = await ask("capture-pane", "-p", colours).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { String($0) }
      if isReached(rows) || ContinuousClock.now > end { return rows }
    }
  }

  /// Waits until the program has been told its size, which is some time after the window has it.
  private func waitUntilTold(columns: Int, rows: Int) async {
    let terminal = await ask("display-message", "-p", "#{pane_tty}").split(separator: "\n")
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      let command = ["/bin/stty", "-F", "\(terminal.first ?? "")", "size"]
      let size = await runCommand(command, seconds: 20)
      if size.output == "\(rows) \(columns)\n" { return }
    }
  }

  /// Waits until nothing more is painted: a frame that is on its way while the window changes is drawn
  /// for the size before.
  private func settle() async {
    var (last, same) = ("", 0)
    let end = ContinuousClock.now + .seconds(30)
    while same < 40, ContinuousClock.now < end {
      let now = await ask("capture-pane", "-p", "-e")
      same = now == last ? same + 1 : 0
      last = now
    }
  }

  /// Types a line that begins with a command, and waits for its colours, which come last.
  private func type(_ text: String) async {
    await start()
    let first = await screen { $0.prompts == 1 }
    #expect(first.prompts == 1)
    _ = await ask("send-keys", "-l", text)
    _ = await screen { $0.copies(of: text) == 1 }
    // A frame that is on its way while the window changes is drawn for the size before.
    _ = await screen("-e") { $0.contains { $0.contains("note\u{1B}[") } }
  }

  @Test func `a line that is typed survives each change of the window`() async {
    var text = "note trip this line is so long that it takes two rows or more of most"
    text += " windows"
    await type(text)
    for (columns, rows) in [(40, 15), (25, 15), (33, 6), (70, 12), (60, 15), (120, 15)] {
      _ = await ask("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      await waitUntilTold(columns: columns, rows: rows)
      // What it shows of a key comes after what it does about its size.
      _ = await ask("send-keys", "-l", "x")
      text += "x"
      let whole = "tripsh> " + text
      let shown = await screen { $0.copies(of: whole) == 1 && $0.prompts == 1 }
      #expect(shown.copies(of: whole) == 1, "\(columns)×\(rows) \(shown)")
      #expect(shown.prompts == 1, "\(columns)×\(rows) \(shown)")
    }
    _ = await ask("kill-server")
  }

  /// A row that tmux itself has pushed out by wrapping the line is out of reach.
  @Test func `nor does a change leave a copy above, where the line stands in the first row`() async
  {
    let text = "note trip this line is so long that it takes two rows or more of most windows"
    await type(text)
    _ = await ask("send-keys", "C-l")
    _ = await screen { $0.first?.hasPrefix("tripsh> note") == true }
    _ = await ask("clear-history")
    for (columns, rows) in [(40, 15), (60, 15), (120, 15), (45, 15), (70, 15)] {
      _ = await ask("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      await waitUntilTold(columns: columns, rows: rows)
      let whole = "tripsh> " + text
      _ = await screen { $0.copies(of: whole) == 1 }
    }
    _ = await ask("send-keys", "-l", "x")
    _ = await screen { $0.copies(of: text + "x") == 1 }
    let all = await ask("capture-pane", "-p", "-S", "-")
    let rows = all.split(separator: "\n").map { String($0) }
    #expect(rows.copies(of: text) == 1, "\(all)")
    #expect(rows.copies(of: "windows") == 1, "\(all)")
    _ = await ask("kill-server")
  }

  @Test func `a line whose letters came one by one is still one when the window changes`() async {
    await start(columns: 80, rows: 24)
    _ = await screen { $0.prompts == 1 }
    let text = "note trip these words are on their way over the end of a row of seventyfold columns"
    _ = await ask("send-keys", "-l", String(text.prefix(68)))
    // The letter in the last column is painted alone.
    for length in 68...text.count {
      let typed = String(text.prefix(length))
      if length > 68 { _ = await ask("send-keys", "-l", String(typed.suffix(1))) }
      _ = await screen { $0.copies(of: typed) == 1 }
    }
    for columns in [60, 80, 45, 120] {
      await settle()
      _ = await ask("resize-window", "-x", "\(columns)", "-y", "24")
      await waitUntilTold(columns: columns, rows: 24)
      let shown = await screen { $0.copies(of: text) == 1 && $0.prompts == 1 }
      #expect(shown.copies(of: text) == 1, "\(columns) \(shown)")
      #expect(shown.prompts == 1, "\(columns) \(shown)")
    }
    _ = await ask("kill-server")
  }

  /// Where a list stands near the top, tmux pushes the line itself out, and shows it again later.
  @Test func `what a narrow window has pushed out is not shown a second time by a wide one`() async
  {
    await start(columns: 140, rows: 15)
    _ = await screen { $0.prompts == 1 }
    _ = await ask("send-keys", "C-l")
    _ = await screen { $0.first?.hasPrefix("tripsh>") == true }
    _ = await ask("clear-history")
    let text = Array(repeating: "undo", count: 12).joined(separator: " and ") + " and s"
    _ = await ask("send-keys", "-l", text)
    _ = await ask("send-keys", "Tab")
    let list = await screen { $0.rowsOfList > 5 }
    #expect(list.contains { $0.hasPrefix("  s") && $0.count > 40 }, "\(list)")
    for (columns, rows) in [(40, 15), (140, 15), (50, 10), (120, 15)] {
      await settle()
      _ = await ask("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      await waitUntilTold(columns: columns, rows: rows)
      // What it shows of a key comes after what it does about its size.
      _ = await ask("send-keys", "-l", "e")
      _ = await screen { $0.copies(of: text + "e") > 0 }
      _ = await ask("send-keys", "BSpace", "Tab")
      let shown = await screen { $0.rowsOfList > 2 && $0.prompts == 1 }
      #expect(shown.prompts == 1, "\(columns)×\(rows) \(shown)")
      let names = shown.filter { $0.hasPrefix("  s") }.map { $0.prefix(8) }
      #expect(Set(names).count == names.count, "\(columns)×\(rows) \(shown)")
    }
    _ = await ask("kill-server")
  }
}

extension [String] {
  /// How often a line stands there; blanks at the ends of rows are not told.
  fileprivate func copies(of line: String) -> Int {
    joined().replacing(" ", with: "").count(of: line.replacing(" ", with: ""))
  }

  fileprivate var prompts: Int { count { $0.hasPrefix("tripsh>") } }

  /// How many rows of a list are about words that begin with this letter.
  fileprivate var rowsOfList: Int { count { $0.hasPrefix("  s") } }
}

extension String {
  /// How often a text stands in it.
  fileprivate func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
