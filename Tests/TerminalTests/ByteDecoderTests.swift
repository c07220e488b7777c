import Terminal
import Testing

@Suite struct ByteDecoderTests {
  private func keys(_ pieces: [ArraySlice<UInt8>]) -> [KeyInput] {
    var decoder = ByteDecoder()
    var keys: [KeyInput] = []
    for piece in pieces {
      decoder.feed(piece)
      while let key = decoder.next() { keys.append(key) }
    }
    return keys
  }

  private func keys(_ text: String) -> [KeyInput] { keys([Array(text.utf8)[...]]) }

  @Test(arguments: [
    ("\u{1B}[A", SpecialKey.up), ("\u{1B}OB", .down), ("\u{1B}[1;2C", .right),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}Od", .wordLeft),
    ("\u{1B}[H", .home), ("\u{1B}[7~", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete),
    ("\u{1B}[3;5~", .deleteWord), ("\u{1B}[Z", .backTab),
  ])
  func `a key's sequence is that key`(sequence: String, key: SpecialKey) {
    #expect(keys(sequence + "x") == [.special(key), .character("x")])
  }

  @Test(arguments: [
    "\u{1B}[24~", "\u{1B}[1;2P", "\u{1B}[?1;2c", "\u{1B}[[A", "\u{1B}OP", "\u{1B}]0;a title\u{7}",
    "\u{1B}]0;a title\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[201~", "\u{1B}[999999999999~",
  ])
  func `a sequence without a use is swallowed whole`(sequence: String) {
    #expect(keys(sequence + "x") == [.character("x")])
  }

  @Test func `a sequence broken off does not swallow what breaks it off`() {
    #expect(keys("\u{1B}[12\u{3}") == [.character("\u{3}")])
    #expect(keys("\u{1B}[1\u{1B}[A") == [.special(.up)])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .special(.up)])
  }

  @Test(arguments: ["P", "^", "_", "]"] as [Unicode.Scalar])
  func `the beginning of a control string is the Alt key where none follows`(key: Unicode.Scalar) {
    #expect(keys("\u{1B}\(key)ab") == [.meta(key), .character("a"), .character("b")])
    #expect(keys("\u{1B}\(key)a\u{1B}[A") == [.meta(key), .character("a"), .special(.up)])
  }

  @Test func `Enter on the number pad is Enter`() {
    #expect(keys("\u{1B}OM") == [.character("\r")])
  }

  @Test func `a paste is one key, whatever is in it`() {
    let text = "a\u{3}\u{1B}[A\u{1B}[200~\r\u{1B}[201"
    #expect(keys("\u{1B}[200~\(text)\u{1B}[201~x") == [.paste(text), .character("x")])
  }

  @Test func `Esc waits a moment for the rest of a sequence`() {
    var decoder = ByteDecoder()
    #expect(decoder.patience == nil)
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.patience == 30)
    #expect(decoder.giveUp() == .escape)
    #expect(decoder.patience == nil)
    decoder.feed([0x1B, 0x5B, 0x31])
    #expect(decoder.next() == nil)
    #expect(decoder.patience == 300)
    #expect(decoder.giveUp() == nil)
    decoder.feed([0x41])
    #expect(decoder.next() == .character("A"))
  }

  @Test func `an unfinished character or paste waits without end`() {
    var decoder = ByteDecoder()
    decoder.feed([0xE2, 0x82])
    #expect(decoder.next() == nil)
    #expect(decoder.patience == nil)
    #expect(decoder.giveUp() == nil)
    decoder.feed([0xAC])
    #expect(decoder.next() == .character("€"))
    decoder.feed("\u{1B}[200~abc\u{1B}".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.patience == nil)
  }

  @Test func `Ctrl-C alone and after a while drops a paste, and nothing else does`() {
    var decoder = ByteDecoder()
    let feed = { (decoder: inout ByteDecoder, text: String, silence: Int64) -> KeyInput? in
      Array(text.utf8).withUnsafeBufferPointer { decoder.feed($0, after: silence) }
      return decoder.next()
    }
    #expect(feed(&decoder, "\u{1B}[200~ab", 0) == nil)
    #expect(feed(&decoder, "\u{3}", 20) == nil)
    #expect(feed(&decoder, "\u{3}c", 9000) == nil)
    #expect(feed(&decoder, "d", 9000) == nil)
    #expect(feed(&decoder, "\u{3}", 300) == .character("\u{3}"))
    #expect(feed(&decoder, "x", 0) == .character("x"))
  }

  @Test func `what was typed can be dropped`() {
    var decoder = ByteDecoder()
    decoder.feed("abc\u{1B}[200~def".utf8)
    #expect(decoder.next() == .character("a"))
    decoder.clear()
    decoder.feed("x".utf8)
    #expect(decoder.next() == .character("x"))
  }

  @Test func `bytes may come in any pieces`() {
    let bytes = Array("aé日😀\u{1B}[1;5C\u{1B}b\u{1B}[200~p€\u{1B}[201~\u{1B}]0;t\u{7}z\r".utf8)
    let whole = keys([bytes[...]])
    for size in 1..<bytes.count {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        bytes[$0..<min($0 + size, bytes.count)]
      }
      #expect(keys(pieces) == whole)
    }
  }

  @Test func `bytes without escapes read as the standard library reads them`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      // Lead and continuation bytes more often than chance would have them.
      let pool: [UInt8] = [0x41, 0x80, 0xBF, 0xC1, 0xC3, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0xFF, 0x9F]
      let bytes = (0..<8).map { _ in pool.randomElement(using: &random) ?? 0 } + [0x41, 0x41, 0x41]
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
      #expect(keys([bytes[...]]) == expected.map { .character($0) })
    }
  }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
