extension Interpreter {
  /// Steps back and forth in one line, which come to so many in one direction; `nil` where another
  /// part is something else.
  ///
  /// Each step on the way has to be there.
  func stepsBackAndForth(_ intents: [Intent]) throws(Interruption) -> Decision? {
    var (position, lowest, highest) = (0, 0, 0)
    for intent in intents {
      guard let step = intent.step else { return nil }
      position += step
      (lowest, highest) = (min(lowest, position), max(highest, position))
    }
    if lowest < 0 { _ = try undo(.steps(-lowest)) }
    if highest > 0 { _ = try redo(highest) }
    if position < 0 { return try undo(.steps(-position)) }
    return position > 0 ? try redo(position) : unchanged(.several(intents))
  }
}

extension Intent {
  /// So many steps forward, or, negative, back.
  fileprivate var step: Int? {
    switch self {
    case .undo(.steps(let count)) where count > 0: -count
    case .redo(let count) where count > 0: count
    default: nil
    }
  }
}
