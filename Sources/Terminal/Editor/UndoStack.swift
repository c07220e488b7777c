/// The states of a line that can be brought back.
package struct UndoStack: Hashable, Sendable {
  private var past: [LineBuffer] = []
  private var future: [LineBuffer] = []
  /// Whether the last change put one more letter behind the one before.
  private var isTyping = false
  /// The command of vi that the last change belonged to.
  private var insertion: Int?

  package init() {}

  /// The line has changed; letters of a word that is typed are taken back together, and so is all
  /// that a command of vi takes away and puts there.
  package mutating func note(
    _ old: LineBuffer, became new: LineBuffer, insertion: Int? = nil
  ) {
    guard old.text != new.text else {
      isTyping = false
      return
    }
    let isLetter = UndoStack.isLetterTyped(old, new)
    let isSameCommand = insertion != nil && insertion == self.insertion
    if !(isLetter && isTyping), !isSameCommand { past.append(old) }
    self.insertion = insertion
    if past.count > UndoStack.limit { past.removeFirst() }
    isTyping = isLetter
    future = []
  }

  /// The state before the present one; `nil` where there is none.
  package mutating func undo(from present: LineBuffer) -> LineBuffer? {
    (isTyping, insertion) = (false, nil)
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// What was taken back last; `nil` where that is nothing.
  package mutating func redo(from present: LineBuffer) -> LineBuffer? {
    (isTyping, insertion) = (false, nil)
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }

  private static let limit = 500

  private static func isLetterTyped(_ old: LineBuffer, _ new: LineBuffer) -> Bool {
    guard new.text.count == old.text.count + 1, new.cursor == old.cursor + 1 else { return false }
    return !new.text[old.cursor].properties.isWhitespace
  }
}
