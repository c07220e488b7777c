private import CEdit
private import Glibc
internal import World

extension Editor {
  /// Waits for one key; what is typed after it waits for the next one, or for a line.
  func readKey(within milliseconds: Int?) -> KeyEnding {
    let deadline = milliseconds.map { Moment.now() + Int64($0) }
    defer { keyIsInterrupted = false }
    // Keys of a show are no line.
    typedAhead = []
    _ = tripsh_edit_prepare_terminal(edit, 1)
    defer { _ = tripsh_edit_prepare_terminal(edit, 0) }
    while true {
      // It may have come just before, when nothing was awaited.
      if keyIsInterrupted { return .interrupted }
      if let ending = nextKeyEnding() { return ending }
      if let deadline, deadline <= Moment.now() { return .timeout }
      if let ending = waitForKeyNews(until: deadline) { return ending }
    }
  }

  /// How the wait ends by what was typed already; `nil` where it goes on.
  private func nextKeyEnding() -> KeyEnding? {
    while let input = decoder.next() ?? lateInput() {
      if case .report(let report) = input {
        take(report)
        continue
      }
      if input == .character("\u{1A}") {
        stop()
        return .resumed
      }
      return KeyEnding(input)
    }
    return nil
  }

  /// The key of a sequence that is not going on.
  private func lateInput() -> KeyInput? {
    guard let patience = decoder.patience, lastByteAt + patience <= Moment.now() else { return nil }
    return decoder.giveUp()
  }

  private func waitForKeyNews(until deadline: Int64?) -> KeyEnding? {
    let sequence = decoder.patience.map { lastByteAt + $0 }
    var entries = [STDIN_FILENO, port.wakeDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&entries, 2, Moment.timeout(until: [deadline, sequence]))
    if entries[1].revents != 0 || count < 0 {
      collectRequests()
      attendSignals()
      _ = tripsh_edit_prepare_terminal(edit, 1)
      if backlog.contains(where: \.isFinish) { return .endOfInput }
    }
    guard count > 0, entries[0].revents != 0 else { return nil }
    return readBytes() ? nil : .endOfInput
  }
}

extension KeyEnding {
  fileprivate init(_ input: KeyInput) {
    switch input {
    case .character("\u{3}"): self = .interrupted
    case .character("\u{4}"): self = .endOfInput
    case .character("\r"), .character("\n"): self = .key(.enter)
    case .character("\t"): self = .key(.tab)
    case .character("\u{7F}"), .character("\u{8}"): self = .key(.backward)
    case .character(let scalar): self = .key(.character(scalar))
    case .special(.right), .special(.down), .special(.pageDown): self = .key(.forward)
    case .special(.left), .special(.up), .special(.pageUp): self = .key(.backward)
    case .special, .meta, .escape, .paste, .report: self = .key(.other)
    }
  }
}

extension TerminalRequest {
  fileprivate var isFinish: Bool { if case .finish = self { true } else { false } }
}
