/// The sequences that begin with Esc, as far as a line editor has a use for them.
enum EscapeSequence: Equatable {
  case key(SpecialKey)
  /// Enter on the number pad.
  case enter
  case pasteStart
  /// Where the cursor is, which the terminal was asked for.
  case cursor(row: Int, column: Int)
  case unknown

  /// What `ESC [ parameters final` means.
  static func control(parameters: String, final: Unicode.Scalar) -> EscapeSequence {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
    let modified = isModified(numbers)
    switch final {
    case "A": return .key(.up)
    case "B": return .key(.down)
    case "C": return .key(modified ? .wordRight : .right)
    case "D": return .key(modified ? .wordLeft : .left)
    case "H": return .key(.home)
    case "F": return .key(.end)
    case "Z": return .key(.backTab)
    case "R" where numbers.count == 2: return cursor(numbers[0], numbers[1])
    case "u" where numbers.first == "13":
      return isModified(numbers, by: 0b111) ? .key(.newLine) : .enter
    case "~": return numbered(numbers.first ?? "", modified: modified)
    default: return .unknown
    }
  }

  private static func cursor(_ row: Substring, _ column: Substring) -> EscapeSequence {
    guard let row = UInt16(row), let column = UInt16(column) else { return .unknown }
    return .cursor(row: Int(row), column: Int(column))
  }

  /// What `ESC O final` means.
  static func application(final: Unicode.Scalar) -> EscapeSequence {
    switch final {
    case "A": .key(.up)
    case "B": .key(.down)
    case "C": .key(.right)
    case "D": .key(.left)
    case "H": .key(.home)
    case "F": .key(.end)
    case "c": .key(.wordRight)
    case "d": .key(.wordLeft)
    case "M": .enter
    default: .unknown
    }
  }

  private static func numbered(_ number: Substring, modified: Bool) -> EscapeSequence {
    switch number {
    case "1", "7": .key(.home)
    case "4", "8": .key(.end)
    case "3": .key(modified ? .deleteWord : .delete)
    case "5": .key(.pageUp)
    case "6": .key(.pageDown)
    case "200": .pasteStart
    default: .unknown
    }
  }

  /// Whether Alt or Control is held: the second number less one is a set of bits, Shift the lowest.
  private static func isModified(_ numbers: [Substring], by bits: UInt8 = 0b110) -> Bool {
    guard numbers.count > 1, let sum = UInt8(numbers[1]), sum > 0 else { return false }
    return (sum - 1) & bits != 0
  }
}
