/// Reads XML as far as files for maps need it: elements, their attributes and their text.
///
/// No entities are known but the five of XML and numbers, so that nothing grows by them. Where the
/// text is torn the reading ends.
struct XMLReader {
  enum Event: Equatable {
    case open(String, [String: String])
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// An element without contents that is still to be closed.
  private var closing: String?

  init(_ text: String) { bytes = Array(text.utf8) }

  /// What comes next; `nil` at the end.
  mutating func next() -> Event? {
    if let name = closing {
      closing = nil
      return .close(name)
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        defer { index = end }
        return .text(XMLReader.plain(bytes[index..<end]))
      }
      if stands("<![CDATA[") {
        let start = index + 9
        guard pass("]]>") else { return nil }
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
      }
      let isPassed: Bool
      if stands("<!--") {
        isPassed = pass("-->")
      } else if stands("<?") {
        isPassed = pass("?>")
      } else if stands("<!") {
        isPassed = passDeclaration()
      } else {
        return tag()
      }
      guard isPassed else { return nil }
    }
    return nil
  }

  private func stands(_ words: String) -> Bool { bytes[index...].starts(with: words.utf8) }

  /// Goes behind the next such sign; `false` where there is none.
  private mutating func pass(_ sign: String) -> Bool {
    let sign = Array(sign.utf8)
    while index + sign.count <= bytes.count {
      if bytes[index..<index + sign.count].elementsEqual(sign) {
        index += sign.count
        return true
      }
      index += 1
    }
    index = bytes.count
    return false
  }

  /// `<!DOCTYPE gpx [ … ]>`, of which nothing is taken.
  private mutating func passDeclaration() -> Bool {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        index += 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// `<name a="b">`, `</name>`, `<name/>`; a `>` in quotes does not end it.
  private mutating func tag() -> Event? {
    var end = index + 1
    var quote: UInt8?
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") || quote != nil {
      if let open = quote {
        if bytes[end] == open { quote = nil }
      } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
      }
      end += 1
    }
    guard end < bytes.count else {
      index = bytes.count
      return nil
    }
    var inside = bytes[index + 1..<end]
    index = end + 1
    if inside.first == UInt8(ascii: "/") {
      return .close(String(decoding: inside.dropFirst().filter { $0 > 32 }, as: UTF8.self))
    }
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside.removeLast() }
    let name = String(decoding: inside.prefix { $0 > 32 }, as: UTF8.self)
    if isEmpty { closing = name }
    return .open(name, XMLReader.attributes(of: inside.drop { $0 > 32 }))
  }

  private static func attributes(of text: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(decoding: rest[..<sign].filter { $0 > 32 }, as: UTF8.self)
      rest = rest[(sign + 1)...].drop { $0 <= 32 }
      guard let quote = rest.popFirst(), let end = rest.firstIndex(of: quote) else { break }
      attributes[name] = plain(rest[..<end])
      rest = rest[(end + 1)...]
    }
    return attributes
  }

  /// The text with its signs as they are meant; an entity that is none stays as it stands.
  private static func plain(_ text: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let letter = letter(String(decoding: rest[..<end], as: UTF8.self))
      else {
        plain.append(byte)
        continue
      }
      plain += Array(letter.utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func letter(_ name: String) -> String? {
    if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] {
      return known
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
