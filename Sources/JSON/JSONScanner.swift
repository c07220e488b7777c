/// Reads plain JSON at once, in a third of the time that jansson and a copy of its tree take.
///
/// What a journal holds is nearly always plain: this reads it, and gives up (`nil`) wherever it is
/// not sure, for jansson to read the text again and to say what is wrong. It accepts nothing that
/// jansson refuses, and what both accept is the same value.
struct JSONScanner {
  /// Nesting deeper than this is left to jansson, which has a limit of its own.
  private static let deepest = 100
  /// Objects with more members are left to jansson, which finds duplicate keys by hashing.
  private static let mostMembers = 64

  /// Where it reads, as an offset.
  private(set) var position = 0

  /// The one value of a text; `nil` where jansson is to decide.
  static func value(of text: String) -> JSONValue? {
    var scanner = JSONScanner()
    let bytes = text.utf8.span
    guard let value = scanner.value(bytes, depth: 0) else { return nil }
    scanner.skipBlanks(bytes)
    return scanner.position == bytes.count ? value : nil
  }

  private mutating func value(_ bytes: borrowing Span<UInt8>, depth: Int) -> JSONValue? {
    guard depth < JSONScanner.deepest else { return nil }
    skipBlanks(bytes)
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "\""): return string(bytes).map(JSONValue.string)
    case UInt8(ascii: "{"): return object(bytes, depth: depth)
    case UInt8(ascii: "["): return array(bytes, depth: depth)
    case UInt8(ascii: "n"): return word("null", .null, bytes)
    case UInt8(ascii: "t"): return word("true", .bool(true), bytes)
    case UInt8(ascii: "f"): return word("false", .bool(false), bytes)
    default: return number(bytes)
    }
  }

  private mutating func object(_ bytes: borrowing Span<UInt8>, depth: Int) -> JSONValue? {
    position += 1
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}"), bytes) { return .object([]) }
    members.reserveCapacity(16)
    while true {
      skipBlanks(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = string(bytes),
        members.count < JSONScanner.mostMembers, !members.contains(key: key),
        take(UInt8(ascii: ":"), bytes), let value = value(bytes, depth: depth + 1)
      else { return nil }
      members.append(JSONMember(key, value))
      if take(UInt8(ascii: ","), bytes) { continue }
      return take(UInt8(ascii: "}"), bytes) ? .object(members) : nil
    }
  }

  private mutating func array(_ bytes: borrowing Span<UInt8>, depth: Int) -> JSONValue? {
    position += 1
    var items: [JSONValue] = []
    if take(UInt8(ascii: "]"), bytes) { return .array([]) }
    while true {
      guard let item = value(bytes, depth: depth + 1) else { return nil }
      items.append(item)
      if take(UInt8(ascii: ","), bytes) { continue }
      return take(UInt8(ascii: "]"), bytes) ? .array(items) : nil
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue, _ bytes: borrowing Span<UInt8>
  ) -> JSONValue? {
    guard position + word.utf8CodeUnitCount <= bytes.count else { return nil }
    let start = position
    let isSame = word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { letters[$0] == bytes[start + $0] }
    }
    position += word.utf8CodeUnitCount
    return isSame ? value : nil
  }

  /// A text without escapes that begins here.
  private mutating func string(_ bytes: borrowing Span<UInt8>) -> String? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20 else { return nil }
      if bytes[end] == UInt8(ascii: "\\") { return escaped(bytes, from: start) }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    return bytes.extracting(start..<end).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }

  // MARK: signs

  private mutating func take(_ sign: UInt8, _ bytes: borrowing Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    guard position < bytes.count, bytes[position] == sign else { return false }
    position += 1
    return true
  }

  mutating func skip(to offset: Int) { position = offset }

  private mutating func skipBlanks(_ bytes: borrowing Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}

extension [JSONMember] {
  fileprivate func contains(key: String) -> Bool {
    for index in indices where self[index].key.utf8.count == key.utf8.count {
      if self[index].key == key { return true }
    }
    return false
  }
}
