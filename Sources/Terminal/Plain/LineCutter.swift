/// Cuts bytes into lines.
///
/// CR LF ends a line as LF does; a last line needs no end.
package struct LineCutter: Sendable {
  private var bytes: [UInt8] = []
  private var searched = 0
  /// Whether no more bytes come.
  package private(set) var isEnded = false

  package init() {}

  package mutating func feed(_ new: some Sequence<UInt8>) { bytes += new }

  package mutating func end() { isEnded = true }

  /// The next whole line; bytes that are no UTF-8 become U+FFFD.
  package mutating func next() -> String? {
    guard let lineEnd = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return isEnded ? last() : nil
    }
    defer {
      bytes.removeFirst(lineEnd + 1)
      searched = 0
    }
    return text(bytes[..<lineEnd])
  }

  private mutating func last() -> String? {
    guard !bytes.isEmpty else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return text(bytes[...])
  }

  /// How many bytes wait to be a line, or to be taken.
  var count: Int { bytes.count }

  /// All that was typed so far, line by line; no more of it comes.
  package mutating func takeAll() -> [String] {
    var lines: [String] = []
    while let line = next() { lines.append(line) }
    if let rest = last() { lines.append(rest) }
    self = LineCutter()
    return lines
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    let isCarriageReturn = line.last == UInt8(ascii: "\r")
    return String(decoding: isCarriageReturn ? line.dropLast() : line, as: UTF8.self)
  }
}
