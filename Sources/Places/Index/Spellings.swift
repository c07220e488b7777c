internal import Session
@_spi(_Unicode) private import Swift

/// A folded text without its blanks, as names are looked up: `newyork`.
func compact(_ folded: String) -> String {
  guard folded.hasByte(" ") else { return folded }
  var folded = folded
  return folded.withUTF8 { bytes in
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      for byte in bytes where byte != UInt8(ascii: " ") {
        buffer.initializeElement(at: count, to: byte)
        count += 1
      }
      return count
    }
  }
}

/// All folded spellings under which a name is found, the plain one first.
func spellings(of name: String, country: String) -> [String] {
  let plain = folded(name)
  var all = [plain] + partSpellings(of: name) + wordSpellings(of: plain)
  if !name.utf8.allSatisfy({ $0 < 0x80 }), umlautCountries.contains(country) {
    all.append(folded(writtenOut(name)))
  }
  var seen: Set<String> = []
  return all.filter { !$0.isEmpty && seen.insert($0).inserted }
}

/// Each side of a double name, the name without a bracket in it, and split at apostrophes.
private func partSpellings(of name: String) -> [String] {
  var parts: [String] = []
  let bytes = name.utf8
  if bytes.contains(UInt8(ascii: "/")) {
    let sides = separated(name, by: " / ")
    if sides.count > 1 { parts += sides.map(folded) }
  }
  if let bracket = bytes.firstIndex(of: UInt8(ascii: "(")) {
    let rest = name[bracket...].drop { $0 != ")" }.dropFirst()
    parts.append(folded("\(name[..<bracket]) \(rest)"))
  }
  if name.unicodeScalars.contains(where: isApostrophe) {
    parts.append(folded(name, apostrophes: .split))
  }
  return parts
}

private func separated(_ text: String, by separator: String) -> [String] {
  let (bytes, mark) = (Array(text.utf8), Array(separator.utf8))
  var (parts, start, index): ([String], Int, Int) = ([], 0, 0)
  while index + mark.count <= bytes.count {
    if bytes[index..<index + mark.count].elementsEqual(mark) {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      index += mark.count
      start = index
    } else {
      index += 1
    }
  }
  return parts + [String(decoding: bytes[start...], as: UTF8.self)]
}

private let swaps = [
  ("saint", "st"), ("sainte", "ste"), ("mount", "mt"), ("fort", "ft"),
  ("hauptbahnhof", "hbf"), ("hauptbahnhof", "hb"), ("bahnhof", "bf"), ("station", "stn"),
  ("international", "intl"),
]

/// Words that people write short or in full, and a leading article left out.
private func wordSpellings(of plain: String) -> [String] {
  let words = plain.split(separator: " ")
  guard words.count > 1 else { return [] }
  var all: [String] = []
  for (full, short) in swaps {
    for (from, to) in [(full, short), (short, full)] where words.contains(Substring(from)) {
      all.append(words.map { $0 == from ? to : String($0) }.joined(separator: " "))
    }
  }
  if words.first == "the" { all.append(words.dropFirst().joined(separator: " ")) }
  return all
}

/// Where people write umlauts out.
private let umlautCountries: Set<String> = [
  "DE", "AT", "CH", "LI", "LU", "SE", "NO", "DK", "FI", "IS", "EE", "FO", "GL", "BE", "NL",
]

private func writtenOut(_ name: String) -> String {
  var out = String.UnicodeScalarView()
  for scalar in name._nfc {
    switch scalar {
    case "ä", "Ä": out.append(contentsOf: "ae".unicodeScalars)
    case "ö", "Ö", "ø", "Ø": out.append(contentsOf: "oe".unicodeScalars)
    case "ü", "Ü": out.append(contentsOf: "ue".unicodeScalars)
    case "å", "Å": out.append(contentsOf: "aa".unicodeScalars)
    default: out.append(scalar)
    }
  }
  return String(out)
}
