private import Glibc
private import Terminal
private import World

/// Reads lines as the shell does and prints each in brackets, so that the editor can be tested alone.
///
///     editor-probe [--history FILE] [--vi] [--plain] [--colours] [--deaf] [--prompt TEXT]
@main
enum Main {
  static func main() async {
    let options = ProbeOptions(CommandLine.arguments)
    let terminal = StandardTerminal.open(
      plain: options.isPlain, historyPath: options.historyPath, keys: options.keys)
    if !options.isDeaf { await terminal.onInterrupt {} }
    if options.hasColours { await terminal.use(Probe.theme) }
    await Probe(terminal: terminal, prompt: options.prompt).run()
    await terminal.close()
    exit(0)
  }
}
