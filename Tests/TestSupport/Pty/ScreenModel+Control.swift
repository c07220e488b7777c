extension ScreenModel {
  mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    let count = max(1, Int(parameters) ?? 1)
    switch final {
    case "A": moveTo(row: row - count)
    case "B": moveTo(row: row + count)
    case "C": moveTo(column: column + count)
    case "D": moveTo(column: column - count)
    case "G": moveTo(column: count - 1)
    case "H": moveHome(parameters)
    case "J": clearScreen(parameters)
    case "K": clearRow(parameters)
    case "n": questions.append(parameters + "n")
    case "@": insert(count)
    case "P": delete(count)
    case "m": setStyle(parameters)
    case "h", "l": setMode(parameters, isOn: final == "h")
    default: unknown.append(parameters + String(final))
    }
  }

  private mutating func moveTo(row: Int) {
    self.row = min(max(0, row), rows - 1)
    isWrapPending = false
  }

  private mutating func moveHome(_ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
    moveTo(row: (numbers.first ?? 1) - 1)
    moveTo(column: (numbers.dropFirst().first ?? 1) - 1)
  }

  private mutating func clearScreen(_ parameters: String) {
    switch parameters {
    case "", "0":
      clearRow("")
      for below in (row + 1)..<max(rows, row + 1) { clear(below, 0..<columns) }
    case "2": for index in 0..<rows { clear(index, 0..<columns) }
    default: unknown.append(parameters + "J")
    }
  }

  private mutating func clearRow(_ parameters: String) {
    switch parameters {
    case "", "0": clear(row, column..<columns)
    case "1": clear(row, 0..<(column + 1))
    case "2": clear(row, 0..<columns)
    default: unknown.append(parameters + "K")
    }
    isWrapPending = false
  }

  private mutating func clear(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = Cell() }
  }

  private mutating func insert(_ count: Int) {
    let blanks = Array(repeating: Cell(), count: min(count, columns - column))
    cells[row].insert(contentsOf: blanks, at: column)
    cells[row].removeLast(blanks.count)
  }

  private mutating func delete(_ count: Int) {
    let count = min(count, columns - column)
    cells[row].removeSubrange(column..<(column + count))
    cells[row] += Array(repeating: Cell(), count: count)
  }

  private mutating func setStyle(_ parameters: String) {
    switch parameters {
    case "", "0": style = Style()
    case let reset where reset.hasPrefix("0;"):
      style = Style()
      setStyle(String(reset.dropFirst(2)))
    case "2": style.isDim = true
    case "7": style.isInverse = true
    case "22": style.isDim = false
    case "27": style.isInverse = false
    default: style.colour = parameters == "39" ? "" : parameters
    }
  }

  private mutating func setMode(_ parameters: String, isOn: Bool) {
    switch parameters {
    case "?2004": isBracketedPaste = isOn
    case "?2026": isFrameOpen = isOn
    default: unknown.append(parameters + (isOn ? "h" : "l"))
    }
  }
}
