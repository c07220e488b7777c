internal import Session

/// A line as the language reads it: one physical line, or several that a backslash or an open quote
/// joins, with newlines between them.
package struct LogicalLine: Hashable, Sendable {
  /// Clean text, without the last newline.
  package var text: String
  /// The number of its first physical line, counted from 1.
  package var firstLine: Int
  /// What makes it unreadable, `nil` where it can be read.
  package var fault: Fault?

  package struct Fault: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case nul, notUTF8
      case tooLong(limit: Int)
    }

    package var kind: Kind
    /// Where in the text, as UTF-8 offset.
    package var offset: Int

    package init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  package init(_ text: String, firstLine: Int, fault: Fault? = nil) {
    self.text = text
    self.firstLine = firstLine
    self.fault = fault
  }
}

extension LogicalLine {
  /// Whether nothing stands on it, or a comment.
  var isBlank: Bool {
    guard fault == nil else { return false }
    let first = text.unicodeScalars.first { !$0.isBlank }
    return first == nil || first == "#" && !text.unicodeScalars.contains("\n")
  }
}

/// A place in a script: line and column count from 1, the column in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension LogicalLine {
  /// The place of a UTF-8 offset into the text; an offset past the end is the end.
  package func position(of offset: Int) -> TextPosition {
    let before = scalars(before: offset)
    let lines = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    return TextPosition(line: firstLine + lines, column: before[start...].count + 1)
  }

  /// The physical line around an offset, and the part of a range that lies in it, in UTF-8 offsets
  /// into that line.
  package func physicalLine(around bytes: Range<Int>) -> (text: String, bytes: Range<Int>) {
    let utf8 = Array(text.utf8)
    let start = min(max(bytes.lowerBound, 0), utf8.count)
    let newline = UInt8(ascii: "\n")
    let from = utf8[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let to = utf8[start...].firstIndex(of: newline) ?? utf8.count
    let end = min(max(bytes.upperBound, start), to)
    return (String(decoding: utf8[from..<to], as: UTF8.self), start - from..<end - from)
  }

  /// How many Unicode scalars a range of UTF-8 offsets holds, within its physical line.
  package func scalarCount(_ bytes: Range<Int>) -> Int {
    let (line, inside) = physicalLine(around: bytes)
    let part = Array(line.utf8)[inside]
    return String(decoding: part, as: UTF8.self).unicodeScalars.count
  }

  private func scalars(before offset: Int) -> Substring.UnicodeScalarView {
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: max(0, offset), limitedBy: utf8.endIndex)
    return text.unicodeScalars[..<(end ?? utf8.endIndex)]
  }
}
