/// One way to understand what was typed: the words of a name, and where it is looked for.
struct SearchReading: Hashable {
  var words: [Substring]
  /// `nil`: everywhere.
  var scope: SearchScope?
  /// What is added for how it was read.
  var adding = 0

  /// The words as one key.
  var key: String { words.joined() }

  /// How many bearers of the whole name are looked at, the best known first.
  var mostBearers: Int { scope == nil ? 60 : 400 }

  /// How many places with these words are: what lies in a circle, or has a word with a letter, is
  /// known only then.
  func mostMatches(with index: Int) -> Int {
    scope?.circles.isEmpty == false || onlyLetter(besides: index) != nil ? 240 : 60
  }

  /// The first letter of the last word, where no more of that is typed and another word is put in for
  /// an earlier one: a third of all places have a word with it, so that the index is not asked.
  func onlyLetter(besides index: Int?) -> UInt8? {
    guard let index, index < words.count - 1, let last = words.last, last.utf8.count == 1 else {
      return nil
    }
    return last.utf8.first
  }

  func with(_ word: String, at index: Int) -> SearchReading {
    var other = self
    other.words[index] = Substring(word)
    return other
  }

  /// The expression of the index for it, `nil` where nothing is asked for.
  ///
  /// All words, the last one also as a beginning, in one of the places of the scope, of one of the
  /// kinds; one of several words where there is a choice.
  func expression(
    with choice: [String] = [], at index: Int? = nil, kinds: KindFilter
  ) -> String? {
    var terms: [String] = []
    let last = words.count - 1
    for (offset, word) in words.enumerated() {
      if offset == last, onlyLetter(besides: index) != nil { continue }
      let all = offset == index ? choice : [String(word)]
      let quoted = all.map { word in
        // What was put in for a word is a word, not the beginning of one.
        let isPutIn = word != words[offset]
        let isWhole = offset < last || last > 0 && (isPutIn || wholeWords.contains(word[...]))
        return isWhole ? "\"\(word)\"" : "\"\(word)\"*"
      }.joined(separator: " OR ")
      terms.append(all.count > 1 ? "(\(quoted))" : quoted)
    }
    if let scope { terms.append(anyOf(scope.marks)) }
    if case .only(let names) = kinds { terms.append(anyOf(names.map(SearchMark.kind))) }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  private func anyOf(_ marks: [String]) -> String {
    "(" + marks.sorted().map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
  }
}

/// The words of a name before the place that it lies in (`birmingham in`), without what joins the two.
func withoutFillers(_ words: ArraySlice<Substring>) -> [Substring] {
  let name = words.prefix(
    words.lastIndex { !GazetteerSearch.fillers.contains($0) }.map { $0 + 1 } ?? 0)
  return Array(name.isEmpty ? words : name)
}
