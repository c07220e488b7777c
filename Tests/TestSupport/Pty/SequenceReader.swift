/// Tells the characters of a terminal's output from its control sequences.
struct SequenceReader: Sendable {
  enum Found {
    case character(Unicode.Scalar)
    /// `ESC [ parameters final`
    case control(String, Unicode.Scalar)
    /// What the terminal is asked of itself: `ESC ] question BEL`.
    case question(String)
    case unknown(String)
    case pending
  }

  private var begun = ""

  mutating func read(_ scalar: Unicode.Scalar) -> Found {
    guard !begun.isEmpty else {
      guard scalar == "\u{1B}" else { return .character(scalar) }
      begun = "\u{1B}"
      return .pending
    }
    begun.unicodeScalars.append(scalar)
    guard begun != "\u{1B}[" else { return .pending }
    // A control string, up to BEL.
    if begun.hasPrefix("\u{1B}]") {
      return scalar == "\u{7}" ? ended(.question(String(begun.dropFirst(2).dropLast()))) : .pending
    }
    guard begun.hasPrefix("\u{1B}[") else { return ended(.unknown(begun)) }
    guard ("@"..."~").contains(scalar) else { return .pending }
    return ended(.control(String(begun.dropFirst(2).dropLast()), scalar))
  }

  private mutating func ended(_ found: Found) -> Found {
    begun = ""
    return found
  }
}
