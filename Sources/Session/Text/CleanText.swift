/// What becomes of the ends of lines in a text from outside.
package enum LineEnds: Hashable, Sendable {
  case blanks
  /// Line feeds stay; for notes and descriptions.
  case kept
}

/// The text as it can be shown on a terminal.
///
/// Tabs and line ends are blanks, escape sequences are dropped whole, other control characters
/// singly, as are overrides and isolates of the writing direction. Joiners and variation selectors
/// stay: names need them. Cleaning a clean text changes nothing.
package func cleaned(_ text: String, lineEnds: LineEnds = .blanks) -> String {
  var text = text
  // A loop over the bytes where they lie: nearly all that is written comes by here.
  guard text.withUTF8(mayLose) else { return text }
  var out = String.UnicodeScalarView()
  var rest = Substring(text).unicodeScalars
  while let scalar = rest.popFirst() {
    switch scalar.value {
    case 0x0A where lineEnds == .kept: out.append(scalar)
    case 0x09, 0x0A, 0x85, 0x2028, 0x2029: out.append(" ")
    case 0x1B: skipEscape(&rest)
    case 0x9B: skipControlSequence(&rest)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipControlString(&rest)
    case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: break
    default: out.append(scalar)
    }
  }
  return String(out)
}

/// Whether some character of a text does not stay as it is: a control character, or one that ends
/// lines or turns their direction.
private func mayLose(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  for index in bytes.indices {
    switch bytes[index] {
    case 0..<0x20, 0x7F: return true
    // U+0080 to U+009F.
    case 0xC2: if index + 1 >= bytes.count || bytes[index + 1] < 0xA0 { return true }
    // U+2028 to U+202E, U+2066 to U+2069; most others of these are dashes, dots and quotes.
    case 0xE2:
      guard index + 2 < bytes.count else { return true }
      if bytes[index + 1] == 0x80 && (0xA8...0xAE).contains(bytes[index + 2])
        || bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
      {
        return true
      }
    default: continue
    }
  }
  return false
}

/// Drops what follows an ESC as far as it belongs to it.
private func skipEscape(_ rest: inout Substring.UnicodeScalarView) {
  guard let introducer = rest.first else { return }
  switch introducer {
  case "[":
    rest.removeFirst()
    skipControlSequence(&rest)
  case "]", "P", "X", "^", "_":
    rest.removeFirst()
    skipControlString(&rest)
  default:
    skip(0x20...0x2F, &rest)
    skipOne(0x30...0x7E, &rest)
  }
}

/// Drops parameters, intermediate characters and the final character, as far as they are there.
private func skipControlSequence(_ rest: inout Substring.UnicodeScalarView) {
  skip(0x30...0x3F, &rest)
  skip(0x20...0x2F, &rest)
  skipOne(0x40...0x7E, &rest)
}

/// Drops a string up to its terminator.
///
/// One without a terminator loses its introducer only, so that a stray byte cannot make the rest of a
/// text disappear.
private func skipControlString(_ rest: inout Substring.UnicodeScalarView) {
  var ahead = rest
  while let scalar = ahead.popFirst() {
    let isTwoPart = scalar.value == 0x1B && ahead.first == "\\"
    guard scalar.value == 0x07 || scalar.value == 0x9C || isTwoPart else { continue }
    if isTwoPart { ahead.removeFirst() }
    rest = ahead
    return
  }
}

private func skip(_ values: ClosedRange<UInt32>, _ rest: inout Substring.UnicodeScalarView) {
  rest = rest.drop { values.contains($0.value) }
}

private func skipOne(_ values: ClosedRange<UInt32>, _ rest: inout Substring.UnicodeScalarView) {
  if let first = rest.first, values.contains(first.value) { rest.removeFirst() }
}
