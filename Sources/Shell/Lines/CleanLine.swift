/// A physical line without what only a terminal understands: a tab is a blank, escape sequences go
/// whole, other control characters singly.
func cleanLine(_ line: String) -> String {
  guard line.unicodeScalars.contains(where: isControl) else { return line }
  var kept = String.UnicodeScalarView()
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\t": kept.append(" ")
    case "\u{1B}": dropEscape(&rest)
    case "\u{9B}": dropControlSequence(&rest)
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": dropString(&rest)
    default:
      if !isControl(scalar) { kept.append(scalar) }
    }
  }
  return String(kept)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}

/// Drops what follows an ESC (ECMA-48).
private func dropEscape(_ rest: inout Substring.UnicodeScalarView) {
  switch rest.first {
  case "[":
    rest.removeFirst()
    dropControlSequence(&rest)
  case "]", "P", "X", "^", "_":
    rest.removeFirst()
    dropString(&rest)
  default:
    while let next = rest.first, ("\u{20}"..."\u{2F}").contains(next) { rest.removeFirst() }
    if let last = rest.first, ("\u{30}"..."\u{7E}").contains(last) { rest.removeFirst() }
  }
}

/// Drops parameters, intermediates and the final character.
private func dropControlSequence(_ rest: inout Substring.UnicodeScalarView) {
  while let next = rest.first, ("\u{20}"..."\u{3F}").contains(next) { rest.removeFirst() }
  if let last = rest.first, ("\u{40}"..."\u{7E}").contains(last) { rest.removeFirst() }
}

/// Drops a control string with its end, BEL or ST.
///
/// Where the end is missing, the text is kept.
private func dropString(_ rest: inout Substring.UnicodeScalarView) {
  var tail = rest
  while let scalar = tail.popFirst() {
    let isEnd = scalar == "\u{07}" || scalar == "\u{9C}"
    if isEnd || (scalar == "\u{1B}" && tail.first == "\\") {
      if !isEnd { tail.removeFirst() }
      rest = tail
      return
    }
  }
}
