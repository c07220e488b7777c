internal import World

/// What the owner of the terminal is asked to do.
enum TerminalRequest: Sendable {
  case read(LinePrompt, CheckedContinuation<LineEnding, Never>)
  /// One key, within so many milliseconds.
  case key(Int?, CheckedContinuation<KeyEnding, Never>)
  case write(String, CheckedContinuation<Void, Never>)
  case sign(String?, CheckedContinuation<Void, Never>)
  /// Another text before the line that is being read.
  case prompt(String)
  case interrupts(@Sendable () -> Void)
  case keys(EditingKeys)
  case theme(Theme)
  case completions(CompletionAnswer)
  case advice(AdviceAnswer)
  /// More rows for the list below the line.
  case list(LiveList)
  case history(CheckedContinuation<[String], Never>)
  case forgetHistory(CheckedContinuation<Void, Never>)
  /// Asks the terminal what it writes on.
  case askBackground
  case backgrounds(@Sendable () -> Void)
  case clear(CheckedContinuation<Void, Never>)
  /// Gives a text to the person's own editor.
  case edit(String, CheckedContinuation<String?, Never>)
  case finish(CheckedContinuation<Void, Never>?)

  /// Answers for an owner that is no longer there.
  func refuse() {
    switch self {
    case .read(_, let answer): answer.resume(returning: .endOfInput)
    case .key(_, let answer): answer.resume(returning: .endOfInput)
    case .write(let text, let answer):
      Output.write(text)
      answer.resume()
    case .sign(_, let answer), .clear(let answer), .forgetHistory(let answer): answer.resume()
    case .history(let answer): answer.resume(returning: [])
    case .edit(_, let answer): answer.resume(returning: nil)
    case .finish(let answer): answer?.resume()
    case .prompt, .interrupts, .askBackground, .backgrounds, .keys, .theme, .completions, .advice,
      .list:
      break
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
