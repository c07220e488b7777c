/// How a script is shown at a terminal.
package enum LiveManner: Hashable, Sendable {
  /// A key before each line, which is then typed out.
  case stepByStep
  /// Each line is typed out and waits for a key.
  case typedSteps
  /// Typed out, read and gone on by itself.
  case alone
}

extension Options {
  /// How scripts are shown; `nil` where they are only run.
  package var manner: LiveManner? {
    guard case .scripts = task else { return nil }
    return step ? (typing == nil ? .stepByStep : .typedSteps) : typing == nil ? nil : .alone
  }

  /// Characters a second, where nothing is said.
  package static let usualTyping = 40
}
