/// What vi's `.` does again: the keys of the last command that changed text, up to the Esc that ends
/// what it inserts.
///
/// libedit would repeat our own keys without end, so they are typed again.
package struct ViRepetition: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    /// The next key begins a command, or is one of its count.
    case idle
    /// A motion tells how much is changed.
    case motion
    /// One character belongs to the command: `f,`, `rx`.
    case character
    /// Keys are text.
    case text
  }

  private var phase = Phase.idle
  /// The keys of a command that has begun.
  private var keys: [KeyInput] = []
  private var last: [KeyInput] = []
  private var changes = false
  private var inserts = false
  /// How many commands have begun.
  private var count = 0

  package init() {}

  /// Whether a key would begin a command now.
  package var isIdle: Bool { phase == .idle }

  /// The command whose text is being typed; `nil` where none is.
  package var insertion: Int? { phase == .text ? count : nil }

  /// Takes notice of a key; `isCommand` where it is one of vi's commands and no text.
  package mutating func note(_ input: KeyInput, isCommand: Bool) {
    // A change that did not come about leaves the commands as they were.
    if phase == .text, isCommand { reset() }
    guard phase == .text || isCommand else { return }
    switch input {
    case .character(let key): note(key)
    case .escape: noteEscape()
    // In vi's keys Esc is one, however quickly the next one comes.
    case .meta(let key):
      noteEscape()
      note(key)
    case .special, .paste, .report: reset()
    }
  }

  /// The keys of the last change; where a count stands before, without their own.
  package func keysAgain() -> [KeyInput] {
    guard !keys.isEmpty else { return last }
    return Array(last.drop { $0.isDigit })
  }

  private mutating func note(_ key: Unicode.Scalar) {
    keys.append(.character(key))
    switch phase {
    case .idle: begin(key)
    case .motion: if !isCount(key) { move(key) }
    case .character: finish()
    // What is no text does something else the next time.
    case .text: if key < " ", key != "\u{8}" { reset() }
    }
  }

  private mutating func begin(_ key: Unicode.Scalar) {
    if !isCount(key) { count &+= 1 }
    switch key {
    case _ where isCount(key): break
    case "d": (changes, phase) = (true, .motion)
    case "c": (changes, inserts, phase) = (true, true, .motion)
    case "y": phase = .motion
    case "r": (changes, phase) = (true, .character)
    case "f", "F", "t", "T": phase = .character
    case "i", "I", "a", "A", "s", "S", "C", "R": (changes, phase) = (true, .text)
    case "x", "X", "D", "~", "p", "P":
      changes = true
      finish()
    default: reset()
    }
  }

  private mutating func move(_ key: Unicode.Scalar) {
    if ["f", "F", "t", "T"].contains(key) { phase = .character } else { finish() }
  }

  /// The command is whole, or goes on with what it inserts.
  private mutating func finish() {
    if inserts {
      (inserts, phase) = (false, .text)
      return
    }
    if changes { last = keys }
    reset()
  }

  private mutating func noteEscape() {
    guard phase == .text else { return reset() }
    keys.append(.escape)
    finish()
  }

  private mutating func reset() {
    (phase, keys, changes, inserts) = (.idle, [], false, false)
  }

  /// `0` is a motion where no digit stands before it.
  private func isCount(_ key: Unicode.Scalar) -> Bool {
    ("1"..."9").contains(key) || key == "0" && keys.dropLast().last?.isDigit == true
  }
}

extension KeyInput {
  fileprivate var isDigit: Bool {
    if case .character("0"..."9") = self { true } else { false }
  }
}
