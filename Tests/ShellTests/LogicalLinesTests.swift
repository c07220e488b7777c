import Language
import Shell
import TestSupport
import Testing
import World

@Test func `lines are counted, and the last needs no newline`() throws {
  #expect(
    try lines("one\n\nthree") == [
      LogicalLine("one", firstLine: 1), LogicalLine("", firstLine: 2),
      LogicalLine("three", firstLine: 3),
    ])
}

@Test func `a byte order mark and carriage returns are accepted`() throws {
  #expect(try lines("\u{FEFF}one\r\ntwo\r\n").map(\.text) == ["one", "two"])
}

@Test func `a backslash and an open quote join lines`() throws {
  let found = try lines("add x \\\nto day 2\nnote 1 \"first\nsecond\" # end\nlast")
  #expect(found.map(\.text) == ["add x \\\nto day 2", "note 1 \"first\nsecond\" # end", "last"])
  #expect(found.map(\.firstLine) == [1, 3, 5])
}

@Test func `a backslash in a comment and an apostrophe join nothing`() throws {
  #expect(try lines("# not on \\\nadd Ana's lunch\nx").count == 3)
}

@Test func `a quote may close and another open on one line`() throws {
  #expect(try lines("a \"b\nc\" \"d\ne\"\nf").map(\.text) == ["a \"b\nc\" \"d\ne\"", "f"])
}

@Test func `an escaped quote closes nothing`() throws {
  #expect(try lines("a \"b\nc\\\"\nd\"\ne").map(\.text) == ["a \"b\nc\\\"\nd\"", "e"])
}

@Test func `what is never closed is one line to the end`() throws {
  #expect(try lines("a \"b\nc\nd").map(\.text) == ["a \"b\nc\nd"])
}

@Test func `a zero byte fails its line alone, at its place`() throws {
  let found = try lines("one\ntw\0o\nthree")
  #expect(found.map { $0.fault?.kind } == [nil, .nul, nil])
  #expect(found[1].position(of: found[1].fault?.offset ?? -1) == TextPosition(line: 2, column: 3))
}

@Test func `bytes that are not UTF-8 fail their line alone`() throws {
  let source = PieceByPiece([Array("é".utf8) + [0xFF] + Array("x\nnext".utf8)])
  let found = try all(LogicalLines(source))
  #expect(found.map { $0.fault?.kind } == [.notUTF8, nil])
  #expect(found[0].fault?.offset == 2)
}

@Test func `an unreadable line ends the quote it would belong to`() throws {
  let found = try lines("a \"b\nc\0\nd")
  #expect(found.map(\.text) == ["c", "d"])
  #expect(found.map(\.firstLine) == [2, 3])
}

@Test func `tabs are blanks and escape sequences go whole`() throws {
  let typed = "a\tb\u{07}c\u{1B}[1;31md\u{1B}]0;title\u{07}e\u{1B}Pq\u{1B}\\f\u{9B}2Jg\u{1B}"
  #expect(try lines(typed).map(\.text) == ["a bcdefg"])
}

@Test func `a control string without an end loses no text`() throws {
  #expect(try lines("a\u{1B}]b").map(\.text) == ["ab"])
}

@Test func `columns count scalars in the line where the word stands`() {
  let line = LogicalLine("añ \"東\n京x\"", firstLine: 7)
  #expect(line.position(of: 0) == TextPosition(line: 7, column: 1))
  #expect(line.position(of: 4) == TextPosition(line: 7, column: 4))
  #expect(line.position(of: 12) == TextPosition(line: 8, column: 2))
  #expect(line.position(of: 99) == TextPosition(line: 8, column: 4))
  #expect(line.scalarCount(9..<13) == 2)
}

@Test func `a line that grows too long is read to its end and refused`() throws {
  let long = String(repeating: "x\n", count: Lexer.longestLine)
  let found = try lines("note \"\(long)\"\nnext")
  #expect(found.map { $0.fault?.kind } == [.tooLong(limit: Lexer.longestLine), nil])
  #expect(found.last?.text == "next")
  #expect(try lines(String(repeating: "\"\\\n", count: 60_000)).count >= 1)
}

@Test(arguments: 1...40)
func `lines are the same however the bytes come`(_ seed: UInt64) throws {
  var dice = SeededGenerator(seed: seed)
  let pieces = ["a", "\"", "'", "\\", "\n", " ", "#", "é", "東", "\r\n", "\t", "\\\n"]
  let text = (0..<120).map { _ in dice.pick(pieces, else: "") }.joined()
  var (bytes, chunks) = (Array(text.utf8), [[UInt8]]())
  while !bytes.isEmpty {
    let count = min(bytes.count, dice.roll(1...9))
    chunks.append(Array(bytes.prefix(count)))
    bytes.removeFirst(count)
  }
  let found = try all(LogicalLines(PieceByPiece(chunks)))
  #expect(found == (try lines(text)))
  for line in found.dropLast() {
    #expect(throws: Never.self) { try Lexer.tokens(of: line.text) }
  }
}

private func lines(_ text: String) throws -> [LogicalLine] {
  LogicalLines.all(of: Array(text.utf8))
}

private func all(_ lines: LogicalLines) throws -> [LogicalLine] {
  var (lines, found) = (lines, [LogicalLine]())
  while let line = try lines.next() { found.append(line) }
  return found
}
