private import Glibc
internal import World

/// The loop, and the few commands that a test needs.
///
///     work FIFO          is busy until the test opens the FIFO, or Ctrl-C is pressed
///     later FIFO TEXT    shows the text once the test opens the FIFO, whatever happens then
///     ask                asks for a line at another prompt
///     use vi             changes the keys
struct Probe {
  let terminal: any LineTerminal
  let prompt: String

  func run() async {
    await terminal.publish(ProbeAssistant())
    while true {
      switch await terminal.readLine(LinePrompt(text: prompt)) {
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
    case "later": later(words)
    case "ask": await ask()
    case "use": await terminal.use(.vi)
    default: await terminal.write("[\(line)]\n")
    }
  }

  private func ask() async {
    let ending = await terminal.readLine(LinePrompt(text: "? "))
    await terminal.write("[\(ending)]\n")
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

  private func later(_ words: [String]) {
    Task.detached { [terminal] in
      waitForWriter(words.count > 1 ? words[1] : "")
      await terminal.write(words.dropFirst(2).joined(separator: " ") + "\n")
    }
  }
}

/// Opening a FIFO waits for its other end.
private func waitForWriter(_ fifo: String) { close(open(fifo, O_RDONLY)) }
