internal import World

/// A line that was typed, with a caret under what is wrong; of a long one the part around it.
struct PointedLine {
  /// What is shown of the line.
  let text: String
  /// `^~~~`, behind as many blanks as it takes; wide characters take two columns.
  let caret: Span

  init(_ line: String, under bytes: Range<Int>, _ layout: Layout) {
    let utf8 = Array(line.utf8)
    var before = String(decoding: utf8[..<bytes.lowerBound], as: UTF8.self)
    let under = String(decoding: utf8[bytes], as: UTF8.self)
    var rest = String(decoding: utf8[bytes.lowerBound...], as: UTF8.self)
    if layout.breaks, displayWidth(line) > layout.columns {
      let omission = layout.signs.omission
      // What stands before has half of the room, more where what follows leaves some.
      let half = max(layout.columns / 2, layout.columns - max(1, displayWidth(rest)))
      before = ending(of: before, columns: half, omission: omission)
      rest = cut(rest, columns: layout.columns - displayWidth(before), omission: omission)
    }
    text = before + rest
    let width = min(displayWidth(under), displayWidth(rest))
    let tail = String(repeating: "~", count: max(0, width - 1))
    caret = Span(String(repeating: " ", count: displayWidth(before)) + "^" + tail, .attention)
  }
}

/// The end of a text that has room, with a sign before it where some is missing.
private func ending(of text: String, columns: Int, omission: String) -> String {
  guard displayWidth(text) > columns else { return text }
  var room = columns - displayWidth(omission)
  var kept: [Character] = []
  for character in text.reversed() {
    room -= displayWidth(of: character)
    if room < 0 { break }
    kept.append(character)
  }
  return omission + String(kept.reversed())
}
