internal import World

/// What the owner of the terminal is asked to do.
enum TerminalRequest: Sendable {
  case read(LinePrompt, CheckedContinuation<LineEnding, Never>)
  case write(String, CheckedContinuation<Void, Never>)
  case sign(String?, CheckedContinuation<Void, Never>)
  /// Another text before the line that is being read.
  case prompt(String)
  case interrupts(@Sendable () -> Void)
  case keys(EditingKeys)
  case answered(CompletionAnswer)
  case finish(CheckedContinuation<Void, Never>?)

  /// Answers for an owner that is no longer there.
  func refuse() {
    switch self {
    case .read(_, let answer): answer.resume(returning: .endOfInput)
    case .write(let text, let answer):
      Output.write(text)
      answer.resume()
    case .sign(_, let answer): answer.resume()
    case .finish(let answer): answer?.resume()
    case .prompt, .interrupts, .keys, .answered: break
    }
  }
}

/// Where requests to the owner of the terminal go, in the order in which they are made.
typealias TerminalPort = Mailbox<TerminalRequest>

extension Mailbox<TerminalRequest> {
  /// Makes a request and waits until the owner has answered it: the one place where tasks and the
  /// threads of this room meet.
  func ask<Answer: Sendable>(
    _ request: (CheckedContinuation<Answer, Never>) -> TerminalRequest
  ) async -> Answer {
    await withCheckedContinuation { waiter in
      let request = request(waiter)
      if !post(request) { request.refuse() }
    }
  }
}
