extension Lexer.Fault {
  /// What the fault is about, as bytes of the line.
  func bytes(in line: String) -> Range<Int> {
    let end = line.utf8.count
    return switch self {
    case .openQuote(let start): start..<end
    case .continued: max(0, end - 1)..<end
    case .tooLong: 0..<0
    case .tooManyWords(_, let start): start..<end
    }
  }
}
