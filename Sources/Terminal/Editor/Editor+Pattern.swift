private import CEdit
internal import World

/// The pattern that vi's commands ask for, to look for it in the history: libedit reads it in the
/// place of the line.
extension Editor {
  /// A line that looks like a question for a pattern is one only where it was asked.
  var isReadingPattern: Bool { isVi && lineBeforePattern != nil && seen.holdsPattern }

  /// The question takes every character for part of the pattern; Ctrl-C and Esc leave it.
  func acceptInPattern(_ input: KeyInput) {
    switch input {
    case .character("\u{3}"), .escape: leavePattern()
    case .character(let scalar):
      let isKey = ["\r", "\n", "\u{8}", "\u{7F}"].contains(scalar)
      if isKey || PasteCleaner.isAllowed(scalar) { pending.append(wide(scalar)) }
    case .special, .meta, .paste, .report: break
    }
  }

  /// Esc would have libedit enter the line that it finds; a pattern that is taken away to before its
  /// beginning is none.
  private func leavePattern() {
    pending += Array(repeating: 0x7F, count: max(1, seen.text.count - 1))
    if let lineBeforePattern { inject(.set(lineBeforePattern)) }
  }

  /// The pattern has been read: where nothing was found the line comes back; whether it does.
  func endPattern() -> Bool {
    guard let before = lineBeforePattern else { return false }
    lineBeforePattern = nil
    guard seen.text.isEmpty, !before.text.isEmpty else { return false }
    seen = before
    inject(.set(before))
    return true
  }
}
