internal import Language
internal import World

extension Conversation {
  /// Has the terminal tell what it shows to whoever records it, and nobody else.
  func followScreen() async {
    guard executor.screen !== recorded else { return await keepScreen() }
    recorded = executor.screen
    let terminal = terminal
    guard let recorded else { return await terminal.record(nil) }
    await terminal.record { recorded.take($0, terminal.size) }
  }

  /// Writes down what was recorded until now.
  private func keepScreen() async {
    guard let recorded else { return }
    recorded.endLine()
    do { try recorded.write(to: executor.world.files) } catch { await tell(error) }
  }

  /// Nobody types any more: what is being recorded ends.
  func endScreen() async {
    guard let screen = executor.screen else { return }
    executor.screen = nil
    await followScreen()
    do { try screen.finish(executor.world.files) } catch { await tell(error) }
  }

  private func tell(_ failure: FileFailure) async {
    let words = "The recording could not be written: \(Diagnostic(failure).message)"
    await show([ReplyLine(words, .attention)])
  }
}
