extension JSONScanner {
  /// The text that begins at this offset, with its escapes; only the short ones, all others are
  /// rare and left to jansson.
  mutating func escaped(_ bytes: borrowing Span<UInt8>, from start: Int) -> String? {
    var text: [UInt8] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      var byte = bytes[index]
      guard byte >= 0x20 else { return nil }
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard index < bytes.count, let meant = meaning(ofEscape: bytes[index]) else { return nil }
        byte = meant
      }
      text.append(byte)
      index += 1
    }
    guard index < bytes.count else { return nil }
    skip(to: index + 1)
    return String(decoding: text, as: UTF8.self)
  }

  private func meaning(ofEscape byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// A number of so few digits that it is exact: a whole one, or one with a fraction.
  ///
  /// A quotient of two whole numbers below 2⁵³, of which one is a power of ten up to 10²², is the
  /// floating-point number next to the decimal one (W. D. Clinger, 1990).
  mutating func number(_ bytes: borrowing Span<UInt8>) -> JSONValue? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { skip(to: position + 1) }
    let start = position
    guard var digits = digits(bytes) else { return nil }
    let count = position - start
    // A zero in front is no number.
    guard count == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
    guard position < bytes.count, isOfNumber(bytes[position]) else {
      return .integer(isNegative ? -digits : digits)
    }
    guard bytes[position] == UInt8(ascii: ".") else { return nil }
    skip(to: position + 1)
    let fractionStart = position
    guard let fraction = self.digits(bytes) else { return nil }
    let places = position - fractionStart
    guard count + places <= 15, position == bytes.count || !isOfNumber(bytes[position]) else {
      return nil
    }
    var power: Int64 = 1
    for _ in 0..<places { power *= 10 }
    digits = digits * power + fraction
    let number = Double(digits) / Double(power)
    return .number(isNegative ? -number : number)
  }

  /// The digits that begin here, at least one and at most 15.
  private mutating func digits(_ bytes: borrowing Span<UInt8>) -> Int64? {
    var (index, number) = (position, Int64(0))
    while index < bytes.count, index - position < 16, 0x30...0x39 ~= bytes[index] {
      number = number * 10 + Int64(bytes[index] - 0x30)
      index += 1
    }
    guard 1...15 ~= index - position else { return nil }
    skip(to: index)
    return number
  }

  private func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), 0x30...0x39: true
    default: false
    }
  }
}
