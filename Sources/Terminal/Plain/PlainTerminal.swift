package import World

/// The terminal for lines without an editor: no escape sequences, no history, no completion.
///
/// Lines are edited by the terminal itself, if there is one.
package final class PlainTerminal: LineTerminal {
  private let port = TerminalPort()

  package init() {
    let port = port
    let isRunning = OwnedThread.start {
      PlainReader(port: port).run()
      for request in port.close() { request.refuse() }
    }
    if !isRunning { _ = port.close() }
  }

  deinit { port.post(.finish(nil)) }

  package func readLine(_ prompt: LinePrompt) async -> LineEnding {
    await port.ask { .read(prompt, $0) }
  }

  package func write(_ text: String) async { await port.ask { .write(text, $0) } }

  package func publish(_ assistant: any LineAssistant) async {}

  package func onInterrupt(_ act: @escaping @Sendable () -> Void) async {
    port.post(.interrupts(act))
  }

  package func record(_ listener: (@Sendable (String) -> Void)?) async { Output.record(listener) }

  package func close() async { await port.ask { .finish($0) } }

  package var size: TerminalSize { .measured() }
}
