/// The words of a text between its blanks, empty ones left out, as `split` by a blank gives them.
///
/// To find where characters end is dear, and of ASCII all bytes are characters of their own; a blank
/// with a mark on it, which parts nothing, is beyond.
package func blankParted(_ text: Substring, maxSplits: Int = Int.max) -> [Substring] {
  guard
    let words = text.utf8.withContiguousStorageIfAvailable({ parts($0, maxSplits) }) ?? nil
  else { return text.split(separator: " ", maxSplits: maxSplits) }
  let (bytes, start) = (text.utf8, text.startIndex)
  return words.map { word in
    let first = bytes.index(start, offsetBy: word.lowerBound)
    return text[first..<bytes.index(first, offsetBy: word.count)]
  }
}

/// Where the words of a text of ASCII lie; `nil` where it has other characters.
private func parts(_ bytes: UnsafeBufferPointer<UInt8>, _ maxSplits: Int) -> [Range<Int>]? {
  guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
  var words: [Range<Int>] = []
  words.reserveCapacity(4)
  var (start, index) = (0, 0)
  while index < bytes.count, words.count < maxSplits {
    let isBlank = bytes[index] == UInt8(ascii: " ")
    if isBlank, start != index { words.append(start..<index) }
    index += 1
    if isBlank { start = index }
  }
  if start != bytes.count { words.append(start..<bytes.count) }
  return words
}

package func blankParted(_ text: String, maxSplits: Int = Int.max) -> [Substring] {
  // One word is most of what is asked for.
  if !text.utf8.contains(UInt8(ascii: " ")) { return text.isEmpty ? [] : [text[...]] }
  return blankParted(text[...], maxSplits: maxSplits)
}
