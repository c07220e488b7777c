/// The words of a text between its blanks, empty ones left out, as `split` by a blank gives them.
///
/// To find where characters end is dear, and of ASCII all bytes are characters of their own; a blank
/// with a mark on it, which parts nothing, is beyond.
package func blankParted(_ text: Substring, maxSplits: Int = Int.max) -> [Substring] {
  guard
    let words = text.utf8.withContiguousStorageIfAvailable({ parts(text, $0, maxSplits) }) ?? nil
  else { return text.split(separator: " ", maxSplits: maxSplits) }
  return words
}

/// The words of a text with these bytes of ASCII; `nil` where it has other characters.
private func parts(
  _ text: Substring, _ bytes: UnsafeBufferPointer<UInt8>, _ maxSplits: Int
) -> [Substring]? {
  guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
  let (view, first) = (text.utf8, text.startIndex)
  func word(_ range: Range<Int>) -> Substring {
    let start = view.index(first, offsetBy: range.lowerBound)
    return text[start..<view.index(start, offsetBy: range.count)]
  }
  var words: [Substring] = []
  words.reserveCapacity(4)
  var (start, index) = (0, 0)
  while index < bytes.count, words.count < maxSplits {
    let isBlank = bytes[index] == UInt8(ascii: " ")
    if isBlank, start != index { words.append(word(start..<index)) }
    index += 1
    if isBlank { start = index }
  }
  if start != bytes.count { words.append(word(start..<bytes.count)) }
  return words
}

package func blankParted(_ text: String, maxSplits: Int = Int.max) -> [Substring] {
  // One word is most of what is asked for.
  if !text.hasByte(" ") { return text.isEmpty ? [] : [text[...]] }
  return blankParted(text[...], maxSplits: maxSplits)
}
