internal import World

extension Editor {
  /// Performs what need not wait for the end of the line, and keeps the rest for later.
  func collectRequests() { distribute(port.take()) }

  /// What was asked between the wish for a line and its beginning need not wait any longer.
  func collectBacklog() {
    let waiting = backlog
    backlog = []
    distribute(waiting)
  }

  private func distribute(_ requests: [TerminalRequest]) {
    for request in requests {
      switch request {
      case .read, .key, .edit: backlog.append(request)
      case .finish:
        backlog.append(request)
        if isReading { inject(.endOfInput) }
      default:
        if isReading || backlog.isEmpty { performAtOnce(request) } else { backlog.append(request) }
      }
    }
  }

  func performAtOnce(_ request: TerminalRequest) {
    switch request {
    case .write(let text, let answer):
      show(text)
      answer.resume()
    case .sign(let text, let answer):
      show(sign: text)
      answer.resume()
    case .prompt(let text): change(promptText: text)
    case .interrupts(let act): interrupted = act
    case .backgrounds(let act): backgroundTold = act
    case .keys(let keys): bindKeys(keys)
    case .theme(let theme): use(theme)
    case .completions(let answer): receive(answer)
    case .advice(let answer): receive(answer)
    case .list(let list): extend(list)
    case .history(let answer): answer.resume(returning: history.entries.lines)
    case .forgetHistory(let answer):
      history.clear()
      answer.resume()
    case .askBackground: Output.write(ControlSequence.askBackground)
    case .clear(let answer):
      Output.write(ControlSequence.clearScreen)
      painter.forget()
      isPainted = false
      answer.resume()
    case .edit(let text, let answer): answer.resume(returning: editOutside(text))
    case .read, .key, .finish: break
    }
  }

  private func use(_ theme: Theme) {
    guard theme != painter.looks.theme else { return }
    if isReading { Output.write(painter.clear()) }
    painter = Painter(Looks(theme: theme))
    isPainted = false
  }

  /// Takes what the terminal says of itself.
  func take(_ report: TerminalReport) {
    switch report {
    case .background(let background):
      self.background.tell(background)
      backgroundTold()
    case .cursor(let row, let column): cursorIsTold(row: row, column: column)
    }
  }
}
