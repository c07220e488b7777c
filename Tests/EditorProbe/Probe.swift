private import Glibc
internal import World

/// The loop, and the few commands that a test needs.
///
///     work FIFO          is busy until the test opens the FIFO, or Ctrl-C is pressed
///     later FIFO TEXT    shows the text once the test opens the FIFO, whatever happens then
///     hang               is busy for ever, and does not hear of Ctrl-C
///     ask                asks for a line at another prompt
///     about TEXT         what the next lines are about
///     use vi             changes the keys
///     more TOPIC FIFO    at the next prompt, more rows for the list once the test opens the FIFO
///     draft TEXT         the next line begins with the text
///     edit TEXT          gives the text to the person's own editor
///     history, forget, clear, background     asks the terminal for these
struct Probe {
  let terminal: any LineTerminal
  let prompt: String

  static let theme = Theme([.name: "38;5;108", .when: "38;5;146", .quiet: "38;5;243"])

  func run() async {
    await terminal.publish(ProbeAssistant())
    var draft = ""
    var context: String?
    while true {
      let prompt = LinePrompt(text: prompt, context: context, draft: draft)
      draft = ""
      switch await terminal.readLine(prompt) {
      case .line(let line) where line.hasPrefix("draft "): draft = String(line.dropFirst(6))
      case .line(let line) where line.hasPrefix("about "): context = String(line.dropFirst(6))
      case .line(let line): await perform(line)
      case .interrupted: await terminal.write("[interrupted]\n")
      case .endOfInput: return await terminal.write("[end]\n")
      }
    }
  }

  private func perform(_ line: String) async {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "work": await work(until: words.last ?? "")
    case "hang": await hang()
    case "later": later(words)
    case "ask": await ask()
    case "use": await terminal.use(.vi)
    case "more": more(words)
    case "edit": await terminal.write("[\(await terminal.edit(words.last ?? "") ?? "nothing")]\n")
    case "history": await terminal.write("[\(await terminal.historyLines())]\n")
    case "forget": await terminal.forgetHistory()
    case "clear": await terminal.clearScreen()
    case "background": await tellBackground()
    default: await terminal.write("[\(line)]\n")
    }
  }

  private func ask() async {
    let ending = await terminal.readLine(LinePrompt(text: "? "))
    await terminal.write("[\(ending)]\n")
  }

  private func hang() async {
    await terminal.write("[hanging]\n")
    while true { try? await Task.sleep(for: .seconds(60)) }
  }

  private func work(until fifo: String) async {
    let (news, source) = AsyncStream.makeStream(of: String.self)
    await terminal.onInterrupt { source.yield("stopped") }
    Task.detached {
      waitForWriter(fifo)
      source.yield("worked")
    }
    await terminal.write("[working]\n")
    for await what in news {
      await terminal.write("[\(what)]\n")
      return
    }
  }

  private func tellBackground() async {
    let background = await terminal.background()
    await terminal.write("[\(background.map { "\($0)" } ?? "unknown")]\n")
  }

  private func more(_ words: [String]) {
    Task.detached { [terminal] in
      waitForWriter(words.last ?? "")
      let row = CompletionCandidate(insertion: "albion ", label: "albion", summary: "far")
      let offer = CompletionOffer(replacing: 0, candidates: [row])
      await terminal.extend(LiveList(topic: words[1], offer: offer, note: "that is all"))
    }
  }

  private func later(_ words: [String]) {
    Task.detached { [terminal] in
      waitForWriter(words.count > 1 ? words[1] : "")
      await terminal.write(words.dropFirst(2).joined(separator: " ") + "\n")
    }
  }
}

/// Opening a FIFO waits for its other end.
func waitForWriter(_ fifo: String) { close(open(fifo, O_RDONLY)) }
