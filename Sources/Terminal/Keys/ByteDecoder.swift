/// Cuts the bytes of a terminal into keys, however they are broken up on the way.
///
/// Bytes that are no UTF-8 become U+FFFD as `String(decoding:as:)` makes them; escape sequences are
/// taken whole, and unknown ones leave nothing behind.
package struct ByteDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The paste that has begun and not ended.
  private var paste: [UInt8]?

  package init() {}

  package mutating func feed(_ new: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes += new
  }

  /// Takes bytes that come so many milliseconds after the last ones.
  ///
  /// The end of a paste may get lost, and everything typed would go on being a part of it. A Ctrl-C
  /// that comes alone and after a while is therefore none: it drops the paste.
  package mutating func feed(_ new: UnsafeBufferPointer<UInt8>, after silence: Int64) {
    if paste != nil, new.count == 1, new[0] == interruptByte, silence >= 300 { clear() }
    feed(new)
  }

  /// Drops what was typed and not yet read.
  package mutating func clear() { self = ByteDecoder() }

  /// The next whole key, or `nil` where more bytes are needed.
  package mutating func next() -> KeyInput? {
    while true {
      let step = paste == nil ? firstStep() : pasteStep()
      switch step {
      case .key(let key, let length):
        start += length
        return key
      case .skip(let length): start += length
      case .wait: return nil
      }
    }
  }

  /// How many milliseconds to wait for the rest of an escape sequence before `giveUp`, counted from
  /// the last byte; `nil` where none has begun.
  package var patience: Int64? {
    guard paste == nil, start < bytes.count, bytes[start] == escapeByte else { return nil }
    return bytes.count - start == 1 ? 30 : 300
  }

  /// Ends the wait: a lone Esc is a key, a longer beginning is dropped.
  package mutating func giveUp() -> KeyInput? {
    guard patience != nil else { return nil }
    let isLone = bytes.count - start == 1
    start = bytes.count
    return isLone ? .escape : nil
  }

  private mutating func firstStep() -> DecodingStep {
    let rest = bytes[start...]
    guard let first = rest.first else { return .wait }
    guard first == escapeByte else { return DecodingStep.character(rest) }
    let step = DecodingStep.escape(rest)
    guard case .skip(let length) = step, rest.prefix(length).elementsEqual(pasteOpening) else {
      return step
    }
    paste = []
    return step
  }

  private mutating func pasteStep() -> DecodingStep {
    let rest = bytes[start...]
    if let closing = firstRange(of: pasteClosing, in: rest) {
      let text = (paste ?? []) + rest[..<closing]
      paste = nil
      let length = closing - start + pasteClosing.count
      return .key(.paste(String(decoding: text, as: UTF8.self)), length)
    }
    let kept = min(rest.count, pasteClosing.count - 1)
    let taken = rest.dropLast(kept)
    guard !taken.isEmpty else { return .wait }
    paste? += taken
    return .skip(taken.count)
  }
}

let escapeByte: UInt8 = 0x1B
/// Ctrl-C.
private let interruptByte: UInt8 = 0x03
private let pasteOpening = Array("\u{1B}[200~".utf8)
private let pasteClosing = Array("\u{1B}[201~".utf8)

private func firstRange(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
  guard bytes.count >= pattern.count else { return nil }
  return (bytes.startIndex...(bytes.endIndex - pattern.count)).first { index in
    bytes[index] == pattern[0] && bytes[index...].starts(with: pattern)
  }
}
