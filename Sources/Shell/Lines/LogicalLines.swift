package import World

/// The logical lines of a script, taken as its bytes come.
package struct LogicalLines {
  /// `nil` where all bytes are there already.
  private var source: (any ByteSource)?
  private var assembler = LineAssembler()
  private var bytes: [UInt8] = []
  /// Where in `bytes` the next physical line begins.
  private var start = 0
  private var isFirst = true
  private var isAtEnd = false
  /// Only the lines that begin on these are taken, by their numbers.
  private var wanted: ClosedRange<Int>?

  package init(_ source: any ByteSource) { self.source = source }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    dropByteOrderMark()
  }

  /// Waits for the next logical line; `nil` at the end.
  package mutating func next() throws(FileFailure) -> LogicalLine? {
    while let line = try nextPhysical() {
      if let complete = assembler.add(line), isWanted(complete) { return complete }
    }
    return assembler.finish().flatMap { isWanted($0) ? $0 : nil }
  }

  private func isWanted(_ line: LogicalLine) -> Bool {
    wanted?.contains(line.firstLine) ?? true
  }

  /// Leaves out all but these lines, in a script whose bytes are all there.
  package mutating func keep(only lines: ClosedRange<Int>) { wanted = lines }

  /// How many lines are still to come, in a script whose bytes are all there.
  func countLeft() -> Int {
    var (rest, count) = (self, 0)
    while (try? rest.next()) != nil { count += 1 }
    return count
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
    guard let more = try source?.next() else {
      isAtEnd = true
      return
    }
    bytes += more
    if isFirst { dropByteOrderMark() }
  }

  private mutating func dropByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
  }
}
