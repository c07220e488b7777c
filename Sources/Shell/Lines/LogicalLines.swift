package import World

/// The logical lines of a script, taken as its bytes come.
package struct LogicalLines {
  private var source: any ByteSource
  private var assembler = LineAssembler()
  private var bytes: [UInt8] = []
  /// Where in `bytes` the next physical line begins.
  private var start = 0
  private var isFirst = true
  private var isAtEnd = false

  package init(_ source: any ByteSource) { self.source = source }

  /// All of them, where all bytes are there already.
  package static func all(of bytes: [UInt8]) -> [LogicalLine] {
    var assembler = LineAssembler()
    var lines: [LogicalLine] = []
    var rest = withoutByteOrderMark(bytes)
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if let line = assembler.add(rest[..<end]) { lines.append(line) }
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    if let line = assembler.finish() { lines.append(line) }
    return lines
  }

  /// Waits for the next logical line; `nil` at the end.
  package mutating func next() throws(FileFailure) -> LogicalLine? {
    while let line = try nextPhysical() {
      if let complete = assembler.add(line) { return complete }
    }
    return assembler.finish()
  }

  private mutating func nextPhysical() throws(FileFailure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        isFirst = false
        return bytes[start..<newline]
      }
      guard !isAtEnd else { break }
      searched = bytes.count - start
      try readMore()
    }
    defer { start = bytes.count }
    return start < bytes.count ? bytes[start...] : nil
  }

  /// Drops what was taken and adds what comes next.
  private mutating func readMore() throws(FileFailure) {
    bytes.removeFirst(start)
    start = 0
    guard let more = try source.next() else {
      isAtEnd = true
      return
    }
    bytes += more
    if isFirst { dropByteOrderMark() }
  }

  private mutating func dropByteOrderMark() {
    if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The bytes of a text, without the mark with which some programs begin a file.
func withoutByteOrderMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
  bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
}
