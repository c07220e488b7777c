internal import Session

/// The things of a list with commas: `socks, hat and towel`; `salt and pepper` is one.
func listedThings(_ text: String) -> [String] {
  if let things = quotedThings(text) { return things }
  // `adapter / umbrella`, but `24 / 7`
  let isSum =
    text.contains(" / ")
    && text.split(separator: "/").contains {
      $0.last { $0 != " " }?.isNumber == true
    }
  let slashed = (isSum ? text : text.replacing(" / ", with: ", ")).replacing(" + ", with: ", ")
    .replacing(" as well as ", with: ", ")
  let parts = slashed.split(separator: ",").map(trimmedBlanks).filter { !$0.isEmpty }
  guard parts.count > 1, let last = parts.last else {
    let words = text.split(separator: " ").map(String.init)
    let isPair = zip(words, words.dropFirst()).contains { $1 == "n" && isOfPair($0) }
    let halves = words.split(separator: "n").map { $0.joined(separator: " ") }
    if halves.count > 1, !isPair { return halves }
    let owned = ownedThings(text)
    return owned.count > 1 ? owned : JoinedThings(text).things
  }
  let words = last.split(separator: " ").map(String.init)
  if words.first == "and" { return parts.dropLast() + [words.dropFirst().joined(separator: " ")] }
  let joint = words.indices.dropFirst().dropLast().first { index in
    words[index] == "and" || words[index] == "n" && !isOfPair(words[index - 1])
  }
  guard let joint else { return parts }
  return parts.dropLast()
    + [words[..<joint], words[(joint + 1)...]].map { $0.joined(separator: " ") }
}

/// `"wet wipes", hat and "salt, pepper"`: what stands in quotes is one each, as it stands there; `nil`
/// where nothing does.
func quotedThings(_ text: String) -> [String]? {
  guard text.contains("\"") || text.contains("'"), let tokens = try? Lexer.tokens(of: text),
    tokens.contains(where: { $0.kind == .quoted })
  else { return nil }
  let bytes = Array(text.utf8)
  var things: [String] = []
  // `salt and pepper` is one thing.
  let links = tokens.indices.filter { index in
    tokens[index].says(",")
      || tokens[index].says("and")
        && [index - 1, index + 1].contains { near in
          tokens.indices.contains(near) && (tokens[near].kind == .quoted || tokens[near].says(","))
        }
  }
  for indices in tokens.indices.split(whereSeparator: links.contains) {
    guard let first = indices.first.map({ tokens[$0] }), let last = indices.last.map({ tokens[$0] })
    else { continue }
    // `"socks" and not "hat"` is no list of both.
    if ["not", "no", "without"].contains(where: first.says) { return nil }
    if indices.allSatisfy({ tokens[$0].kind == .quoted }) {
      // `"socks" "hat"` are two.
      things += indices.map { oneLine(tokens[$0].text) }
    } else {
      // `the "blue" hat` is one thing.
      let words = bytes[first.bytes.lowerBound..<last.bytes.upperBound]
      things.append(String(decoding: words, as: UTF8.self))
    }
  }
  return things
}

/// `my rug and my heart tablets`, `the tent and the esky`: each with whose it is, or an article.
private func ownedThings(_ text: String) -> [String] {
  let words = text.split(separator: " ").map(String.init)
  guard let first = words.first.map({ folded($0) }), owners.contains(first),
    let cut = words.indices.dropFirst().dropLast().first(where: { index in
      let next = folded(words[index + 1])
      return words[index] == "and" && (next == first || articles.isSuperset(of: [next, first]))
    })
  else { return [text] }
  // `the beauty and the beast dvd`; `a torch and a hymn book` are two.
  let longest = first == "the" ? 1 : 2
  guard !articles.contains(first) || cut <= 1 + longest && words.count - cut <= 2 + longest
  else { return [text] }
  return [words[..<cut], words[(cut + 1)...]].map { $0.joined(separator: " ") }
}

private let articles: Set = ["a", "an", "the"]
private let owners = articles.union(["my", "our"])

/// `rock n roll`, `b n b`: one thing.
private func isOfPair(_ word: String) -> Bool {
  word.utf8.count == 1
    || ["rock", "salt", "fish", "drum", "mac", "bed", "surf", "wash", "bread", "pick", "stop"]
      .contains(folded(word))
}
