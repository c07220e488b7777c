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
    keepAhead(.character("\r"))
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, 0) > 0 { _ = readBytes() }
    takeAhead()
  }

  /// Takes the keys that were typed until now, but for those that end something.
  private func takeAhead() {
    while let input = decoder.next() {
      if case .report(let report) = input {
        take(report)
      } else if !Editor.endings.contains(input) {
        keepAhead(input)
      }
    }
    while let last = typedAhead.last, last.entersLine { typedAhead.removeLast() }
  }

  /// Keeps a key; an Enter that would have entered nothing opens no row.
  private func keepAhead(_ input: KeyInput) {
    if input.entersLine {
      let row = typedAhead.reversed().prefix { !$0.entersLine }
      guard row.contains(where: \.leavesText) else { return }
    }
    typedAhead.append(input)
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
  fileprivate var leavesText: Bool {
    switch self {
    case .character(let scalar): scalar >= " " && scalar != "\u{7F}"
    case .paste(let text): !text.isEmpty
    case .special, .meta, .escape, .report: false
    }
  }

  fileprivate var entersLine: Bool { self == .character("\r") || self == .character("\n") }
}
