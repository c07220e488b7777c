internal import Journal
internal import World

/// What may come while the prompt waits.
private enum Waking: Sendable {
  case ended(LineEnding)
  /// Time to look for news of other windows.
  case pause
  /// The terminal has said what it writes on.
  case background
}

extension Conversation {
  /// How often other windows are looked after.
  private static let milliseconds = 1000

  /// Waits for a line; meanwhile what other windows do is told above it.
  ///
  /// The keys are the terminal's own affair: looking for news costs them nothing.
  func awaitLine(_ prompt: LinePrompt) async -> LineEnding {
    guard let watch = executor.world.watch else { return await terminal.readLine(prompt) }
    let (wakings, out) = AsyncStream.makeStream(of: Waking.self)
    let terminal = terminal
    await terminal.onBackground { out.yield(.background) }
    // Both are carried out where this is: no thread has to be made before the prompt is there.
    async let _: Void = { out.yield(.ended(await terminal.readLine(prompt))) }()
    async let _: Void = {
      while !Task.isCancelled {
        await watch.pause(milliseconds: Conversation.milliseconds)
        out.yield(.pause)
      }
    }()
    for await waking in wakings {
      switch waking {
      case .ended(let ending): return ending
      case .pause:
        await lookForNews()
        // Another window may have chosen another theme.
        await publishLook()
      // At once, so that the colours do not change under what is being read.
      case .background: await publishLook()
      }
    }
    return .endOfInput
  }

  private func lookForNews() async {
    guard (try? executor.world.journal.hasNews()) == true else { return }
    layOut()
    let before = prompt
    await announceOthers()
    await publishAssistant()
    // Others may have renamed the trip, or deleted it.
    if prompt != before { await terminal.change(promptText: prompt.text) }
  }
}
