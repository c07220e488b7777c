/// The words of a text between its blanks, empty ones left out, as `split` by a blank gives them.
///
/// To find where characters end is dear, and of ASCII all bytes are characters of their own; a blank
/// with a mark on it, which parts nothing, is beyond.
package func blankParted(_ text: Substring, maxSplits: Int = Int.max) -> [Substring] {
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    return text.split(separator: " ", maxSplits: maxSplits)
  }
  return text.utf8.split(separator: UInt8(ascii: " "), maxSplits: maxSplits).map(Substring.init)
}

package func blankParted(_ text: String, maxSplits: Int = Int.max) -> [Substring] {
  blankParted(text[...], maxSplits: maxSplits)
}
