private import CEdit
private import Glibc
internal import World

/// What was typed while something ran that Ctrl-C has stopped.
///
/// It may have been meant for what came of that, so nothing of it is carried out: it stands in the
/// next line, to be entered, as the rest of a paste does that has stopped.
extension Editor {
  /// Keeps what was typed until now for the next line.
  func keepTypedAhead() {
    let count = Signals.takeTypedAhead()
    if count > 0 { _ = readBytes(atMost: count) }
    takeAhead()
  }

  /// Keeps also what was typed behind Ctrl-C before the line is there to be seen, as lines of its own:
  /// joined with what stands there it would be a line that nobody meant.
  func keepTypedBlindly() {
    guard !typedAhead.isEmpty else { return }
    let before = typedAhead
    typedAhead = []
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, 0) > 0 { _ = readBytes() }
    takeAhead()
    typedAhead = before + (typedAhead.isEmpty ? [] : [.character("\r")]) + typedAhead
  }

  /// Takes the keys that were typed until now, but for those that end something.
  private func takeAhead() {
    while let input = decoder.next() {
      if case .report(let report) = input {
        take(report)
      } else if !Editor.endings.contains(input) {
        typedAhead.append(input)
      }
    }
    while let last = typedAhead.last, last.entersLine { typedAhead.removeLast() }
  }

  /// Takes a key that was typed then: Enter is a new line.
  func acceptAhead(_ input: KeyInput) {
    guard input.entersLine else { return accept(input) }
    insertNewLine()
  }

  /// What would end the line or stop the program: Ctrl-C, Ctrl-D, Ctrl-Z.
  private static let endings: [KeyInput] = ["\u{3}", "\u{4}", "\u{1A}"].map { .character($0) }
}

extension KeyInput {
  fileprivate var entersLine: Bool { self == .character("\r") || self == .character("\n") }
}
