package import World

/// The terminal with an editor for the line: history, completion, paste.
///
/// One thread owns the screen and the keys; what is asked here is done there, in the order in which
/// it was asked. There is one of it in a process.
package final class EditorTerminal: KeyTerminal {
  private let port = TerminalPort()
  private let background = KnownBackground()
  private let worker: AssistantWorker

  /// Takes over the terminal on standard input and output, until `close` or the end of the process.
  ///
  /// Lines are kept in the history file, where one is named.
  package init(historyPath: String?, keys: EditingKeys) {
    Locale.settle()
    let (port, background) = (port, background)
    let worker = AssistantWorker { answer in
      switch answer {
      case .completions(let answer): port.post(.completions(answer))
      case .advice(let answer): port.post(.advice(answer))
      }
    }
    self.worker = worker
    let options = EditorOptions(historyPath: historyPath, keys: keys, background: background)
    let isRunning = OwnedThread.start {
      Editor(port: port, worker: worker, options: options)?.run()
      for request in port.close() { request.refuse() }
    }
    if !isRunning { _ = port.close() }
  }

  deinit {
    port.post(.finish(nil))
    worker.finish()
  }

  package func readLine(_ prompt: LinePrompt) async -> LineEnding {
    await port.ask { .read(prompt, $0) }
  }

  package func readKey(within milliseconds: Int?) async -> KeyEnding {
    await port.ask { .key(milliseconds, $0) }
  }

  package func write(_ text: String) async { await port.ask { .write(text, $0) } }

  package func sign(_ text: String?) async { await port.ask { .sign(text, $0) } }

  package func change(promptText: String) async { port.post(.prompt(promptText)) }

  package func publish(_ assistant: any LineAssistant) async { worker.publish(assistant) }

  package func extend(_ list: LiveList) async { port.post(.list(list)) }

  package func use(_ theme: Theme) async { port.post(.theme(theme)) }

  package func background() async -> TerminalBackground? {
    if background.isToBeAsked() { port.post(.askBackground) }
    return background.told
  }

  package func onBackground(_ act: @escaping @Sendable () -> Void) async {
    port.post(.backgrounds(act))
  }

  package func historyLines() async -> [String] { await port.ask { .history($0) } }

  package func forgetHistory() async { await port.ask { .forgetHistory($0) } }

  package func clearScreen() async { await port.ask { .clear($0) } }

  package func edit(_ text: String) async -> String? { await port.ask { .edit(text, $0) } }

  package func onInterrupt(_ act: @escaping @Sendable () -> Void) async {
    port.post(.interrupts(act))
  }

  package func use(_ keys: EditingKeys) async { port.post(.keys(keys)) }

  package func record(_ listener: (@Sendable (String) -> Void)?) async { Output.record(listener) }

  package func close() async { await port.ask { .finish($0) } }

  package var size: TerminalSize { .measured() }
}
