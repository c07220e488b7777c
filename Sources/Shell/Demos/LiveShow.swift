internal import Journal
internal import Language
internal import Session
private import Synchronization
internal import World

/// A script that is shown at a terminal.
struct LiveShow {
  let executor: Executor
  let terminal: any KeyTerminal
  let manner: LiveManner
  let look: () -> Appearance
  let painter: (Theme) -> any LinePainting

  /// Plays it to the end, or until it is left.
  func play(_ script: DemoScript) async -> Ending {
    let stop = StopSign()
    await attend(stop)
    let terminal = terminal
    let room = StageTerminal(
      size: { terminal.size }, background: { await terminal.background() },
      use: { await terminal.use($0) })
    let conversation = Conversation(executor, room, look: look)
    let stage = LiveStage(terminal, manner, look: look, painter: painter)
    let player = DemoPlayer(script, conversation, at: room, on: stage, rules(stop))
    player.detour = { player in
      let told = await player.detour { await talk() }
      await attend(stop)
      await stage.goBack(to: stage.mark)
      let look = look()
      await terminal.write(told.map { look.palette.painted($0, look.signs) + "\n" }.joined())
    }
    let ending = await player.play()
    if let line = player.failedLine, manner == .alone, !executor.options.keepGoing {
      let words = "\(script.source.name):\(line): stopped, for this line failed"
      await terminal.write(look().palette.painted(ReplyLine(words, .quiet), .drawn) + "\n")
    }
    player.detour = nil
    await conversation.endScreen()
    return ending
  }

  private func rules(_ stop: StopSign) -> DemoRules {
    // By keys whoever holds them sees what failed, and decides.
    DemoRules(
      typing: executor.options.typing, keepsGoing: executor.options.keepGoing || manner != .alone,
      isInterrupted: { stop.isUp })
  }

  /// An ordinary prompt, until it is left.
  private func talk() async {
    let look = look()
    let words = ReplyLine("A prompt of your own; Ctrl-D comes back to the show.", .quiet)
    await terminal.write(look.palette.painted(words, look.signs) + "\n")
    let conversation = Conversation(executor, terminal, look: self.look)
    await conversation.attend()
    await conversation.publishLook()
    await conversation.talk()
  }

  /// From now on Ctrl-C ends the show.
  private func attend(_ stop: StopSign) async {
    let (work, lookup) = (executor.work, executor.lookup)
    await terminal.onInterrupt {
      stop.raise()
      work.stop()
      lookup.cancel()
    }
  }
}

/// Whether the show is to stop; another thread says so.
private final class StopSign: Sendable {
  private let state = Atomic<Bool>(false)

  func raise() { state.store(true, ordering: .relaxed) }

  var isUp: Bool { state.load(ordering: .relaxed) }
}
