internal import Session

/// The things of a list with commas: `socks, hat and towel`; `salt and pepper` is one.
func listedThings(_ text: String) -> [String] {
  let parts = text.split(separator: ",").map(trimmedBlanks).filter { !$0.isEmpty }
  guard parts.count > 1, let last = parts.last else {
    let words = text.split(separator: " ").map(String.init)
    let isPair = zip(words, words.dropFirst()).contains { $1 == "n" && isOfPair($0) }
    let halves = words.split(separator: "n").map { $0.joined(separator: " ") }
    return halves.count > 1 && !isPair ? halves : ownedThings(text)
  }
  let words = last.split(separator: " ").map(String.init)
  if words.first == "and" { return parts.dropLast() + [words.dropFirst().joined(separator: " ")] }
  let halves = words.split(separator: "and", maxSplits: 1).map { $0.joined(separator: " ") }
  return parts.dropLast() + (halves.count == 2 ? halves : [last])
}

/// `my rug and my heart tablets`: each with whose it is.
private func ownedThings(_ text: String) -> [String] {
  let words = text.split(separator: " ").map(String.init)
  guard let first = words.first, ["my", "our"].contains(folded(first)),
    let cut = words.indices.dropFirst().dropLast().first(where: {
      words[$0] == "and" && folded(words[$0 + 1]) == folded(first)
    })
  else { return [text] }
  return [words[..<cut], words[(cut + 1)...]].map { $0.joined(separator: " ") }
}

/// `rock n roll`, `b n b`: one thing.
private func isOfPair(_ word: String) -> Bool {
  word.utf8.count == 1
    || ["rock", "salt", "fish", "drum", "mac", "bed", "surf", "wash", "bread", "pick", "stop"]
      .contains(folded(word))
}
