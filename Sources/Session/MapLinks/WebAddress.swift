/// A web address in its parts, percent-encoding undone.
struct WebAddress {
  /// Lower case, without name, password and port.
  private(set) var host = ""
  /// As it is written.
  let path: Substring
  /// The parts of the path between slashes.
  let pathParts: [String]
  /// What stands behind `#`, as it is written.
  let fragment: String
  private var query: [String: String] = [:]

  /// Reads what stands behind the colon of the scheme.
  init(_ text: Substring) {
    var rest = text
    let hash = rest.firstIndex(of: "#")
    fragment = hash.map { String(rest[rest.index(after: $0)...]) } ?? ""
    rest = rest[..<(hash ?? rest.endIndex)]
    let mark = rest.firstIndex(of: "?")
    let asked = mark.map { rest[rest.index(after: $0)...] } ?? ""
    rest = rest[..<(mark ?? rest.endIndex)]
    if rest.hasPrefix("//") {
      let named = rest.dropFirst(2)
      let slash = named.firstIndex(of: "/") ?? named.endIndex
      let authority = named[..<slash].split(separator: "@").last ?? ""
      host = authority.split(separator: ":").first.map { $0.lowercased() } ?? ""
      rest = named[slash...]
    }
    path = rest
    pathParts = rest.split(separator: "/").map { WebAddress.plain($0) }
    for part in asked.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = sides.first, sides.count == 2, !sides[1].isEmpty else { continue }
      let key = WebAddress.plain(name).lowercased()
      if query[key] == nil { query[key] = WebAddress.plain(sides[1]) }
    }
  }

  /// The value of the first of these names that has one.
  func first(_ names: [String]) -> String? { names.lazy.compactMap { query[$0] }.first }

  /// The text with `+` as a blank and percent-encoding undone, in one line and without controls.
  private static func plain(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), let value = hex(rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return oneLine(cleaned(String(decoding: bytes, as: UTF8.self)))
  }

  private static func hex(_ digits: Substring.UTF8View) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}
