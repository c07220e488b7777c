/// The words of a text between its blanks, empty ones left out, as `split` by a blank gives them.
///
/// To find where characters end is dear, and of ASCII all bytes are characters of their own; a blank
/// with a mark on it, which parts nothing, is beyond.
package func blankParted(_ text: Substring, maxSplits: Int = Int.max) -> [Substring] {
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    return text.split(separator: " ", maxSplits: maxSplits)
  }
  let bytes = text.utf8
  var words: [Substring] = []
  var (start, index) = (bytes.startIndex, bytes.startIndex)
  while index != bytes.endIndex, words.count < maxSplits {
    let isBlank = bytes[index] == UInt8(ascii: " ")
    if isBlank, start != index { words.append(text[start..<index]) }
    index = bytes.index(after: index)
    if isBlank { start = index }
  }
  if start != bytes.endIndex { words.append(text[start...]) }
  return words
}

package func blankParted(_ text: String, maxSplits: Int = Int.max) -> [Substring] {
  blankParted(text[...], maxSplits: maxSplits)
}
