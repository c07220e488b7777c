/// Whether a name, or a word of it and what follows, begins with what was typed; both are folded.
package func wordBegins(_ typed: String, in name: String) -> Bool {
  let found = name.utf8.withContiguousStorageIfAvailable { name in
    typed.utf8.withContiguousStorageIfAvailable { wordBegins($0, in: name) }
  }
  return (found ?? nil) ?? wordBegins(Array(typed.utf8), in: Array(name.utf8))
}

private func wordBegins(
  _ typed: some RandomAccessCollection<UInt8>, in name: some RandomAccessCollection<UInt8>
) -> Bool {
  var rest = name[...]
  while rest.count >= typed.count {
    if rest.starts(with: typed) { return true }
    guard let blank = rest.firstIndex(of: UInt8(ascii: " ")) else { return false }
    rest = rest[rest.index(after: blank)...]
  }
  return false
}

/// How many letters of a name stand between those that were typed.
///
/// `nil` where it has not all of them in their order, or begins otherwise. Both are folded.
package func letterGap(of typed: String, in name: String) -> Int? {
  let letters = typed.utf8.filter { $0 != UInt8(ascii: " ") }
  var rest = letters[...]
  var gap = 0
  for byte in name.utf8 {
    guard let next = rest.first else { return gap }
    if byte == next {
      rest.removeFirst()
    } else if rest.count == letters.count {
      // The first letter is the same.
      return nil
    } else {
      gap += 1
    }
  }
  return rest.isEmpty ? gap : nil
}

/// The same behind the word of the name that makes it the least: of `1.1 livraria lello` any.
package func leastLetterGap(of typed: String, in name: String) -> Int? {
  let words = name.split(separator: " ")
  return words.compactMap { letterGap(of: typed, in: String(name[$0.startIndex...])) }.min()
}
