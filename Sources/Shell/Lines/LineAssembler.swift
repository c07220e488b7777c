internal import Language
internal import Session

/// Joins physical lines to logical ones, in time linear in their length.
struct LineAssembler {
  /// The text of a logical line that is not complete yet.
  private struct Open {
    var text: String
    let firstLine: Int
    /// Everything before this UTF-8 offset is lexed and done.
    var start = 0
    /// Whether a quote is open; not after a backslash.
    var isQuoted = false
    var isTooLong = false
  }

  private var open: Open?
  private var number = 0

  /// Whether the next physical line belongs to the one before.
  var isOpen: Bool { open != nil }

  /// Which of these physical lines go on from the one before, and whether another one has to.
  static func goingOn(in text: String) -> (rows: Set<Int>, isOpen: Bool) {
    guard mayGoOn(text) else { return ([], false) }
    var assembler = LineAssembler()
    var rows: Set<Int> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      if assembler.isOpen { rows.insert(row) }
      _ = assembler.add(ArraySlice(line.utf8))
    }
    return (rows, assembler.isOpen)
  }

  /// Takes a physical line without its newline; returns the logical line that it completes.
  mutating func add(_ bytes: ArraySlice<UInt8>) -> LogicalLine? {
    number += 1
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      let text = String(decoding: bytes, as: UTF8.self)
      return failed(cleaned(text, lineEnds: .kept), fault(in: bytes))
    }
    return add(cleaned(text, lineEnds: .kept))
  }

  /// The line that was never completed, at the end of the input or when it is given up.
  mutating func finish() -> LogicalLine? {
    defer { open = nil }
    return open.map(complete)
  }

  private mutating func add(_ line: String) -> LogicalLine? {
    guard var pending = open else {
      return settle(Open(text: line, firstLine: number), adding: line)
    }
    pending.text += "\n" + line
    if pending.isQuoted, !closesQuote(in: line) {
      open = bounded(pending)
      return nil
    }
    return settle(pending, adding: line)
  }

  /// Lexes what is new, and finds whether the logical line is complete.
  private mutating func settle(_ pending: Open, adding line: String) -> LogicalLine? {
    var pending = pending
    open = nil
    guard mayGoOn(line) || pending.isQuoted else { return complete(pending) }
    let new = pending.text.utf8.dropFirst(pending.start)
    do {
      try Lexer.check(String(decoding: new, as: UTF8.self))
      return complete(pending)
    } catch {
      switch error {
      case .tooLong, .tooManyWords: return complete(pending)
      case .continued:
        pending.start = pending.text.utf8.count + 1
        pending.isQuoted = false
      case .openQuote(let offset):
        pending.start += offset
        pending.isQuoted = true
      }
      open = bounded(pending)
      return nil
    }
  }

  /// A line that has grown too long is read to its end, but not kept.
  private func bounded(_ pending: Open) -> Open {
    guard pending.text.utf8.count > Lexer.longestLine else { return pending }
    var pending = pending
    pending.isTooLong = true
    pending.text = pending.isQuoted ? "\"" : ""
    pending.start = pending.text.isEmpty ? 1 : 0
    return pending
  }

  private func complete(_ pending: Open) -> LogicalLine {
    let isTooLong = pending.isTooLong || pending.text.utf8.count > Lexer.longestLine
    guard isTooLong else { return LogicalLine(pending.text, firstLine: pending.firstLine) }
    let fault = LogicalLine.Fault(kind: .tooLong(limit: Lexer.longestLine), offset: 0)
    return LogicalLine("", firstLine: pending.firstLine, fault: fault)
  }

  /// An unreadable physical line ends what it would have belonged to.
  private mutating func failed(_ line: String, _ fault: LogicalLine.Fault) -> LogicalLine {
    defer { open = nil }
    return LogicalLine(line, firstLine: number, fault: fault)
  }
}

/// Whether a line can have an open quote or end in a backslash at all.
private func mayGoOn(_ line: String) -> Bool {
  line.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
}

/// Whether an open quote ends in this line.
private func closesQuote(in line: String) -> Bool {
  var isEscaped = false
  for scalar in line.unicodeScalars {
    if scalar == "\"", !isEscaped { return true }
    isEscaped = scalar == "\\" && !isEscaped
  }
  return false
}

/// What makes bytes unreadable that are.
///
/// The offset counts in the text as it is shown.
private func fault(in bytes: ArraySlice<UInt8>) -> LogicalLine.Fault {
  let nul = bytes.firstIndex(of: 0)
  let good = nul ?? firstBadByte(of: bytes)
  let before = cleaned(String(decoding: bytes[..<good], as: UTF8.self), lineEnds: .kept)
  return LogicalLine.Fault(kind: nul == nil ? .notUTF8 : .nul, offset: before.utf8.count)
}

private func firstBadByte(of bytes: ArraySlice<UInt8>) -> Int {
  var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), bytes.startIndex)
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    offset += UTF8.width(scalar)
  }
  return min(offset, bytes.endIndex)
}
