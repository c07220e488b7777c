internal import Session

/// How a text ends that runs on.
extension RunOnText {
  /// `umbrella in the bag`, `Braga as our hotel`: where it is put, or what it is.
  var goesSomewhere: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      guard isSmall(words[index]) else { return false }
      let (word, next) = (words[index].folded, words[index + 1].folded)
      if word == "as" {
        return ["our", "my", "the"].contains(next) && index + 2 < words.count
          && RunOnText.houses.contains(words[index + 2].folded)
      }
      // `terminal 1 in the notes of the flight`
      if index + 2 < words.count, ["in", "into", "on", "to"].contains(word), next == "the",
        ["notes", "note"].contains(words[index + 2].folded)
      {
        return true
      }
      return index + 3 == words.count && ["in", "into", "on", "onto", "to"].contains(word)
        && ["the", "my", "our"].contains(next) && RunOnText.lists.contains(words[index + 2].folded)
    }
  }

  /// `gardens in somewhere`, `lunch usually`, `francesinha night instead`, `coffee at Majestic then`.
  var isPlacedLast: Bool {
    guard let last = words.last, isSmall(last) else { return false }
    // `gardens in somewhere`
    if ["somewhere", "anywhere"].contains(last.folded), words.count > 2 {
      return words[words.count - 2].says("in")
    }
    return RunOnText.trailing.contains(last.folded)
  }

  /// As in `afternoon tea for four o'clock`.
  var saysHour: Bool { words.contains { $0.spoken.hasSuffix("o'clock") } }

  /// As in `budget for Rome`.
  var isToldOf: Bool {
    isSmall(words[0]) && ["budget", "price", "cost"].contains(words[0].folded)
      && ["for", "of"].contains(words[1].folded)
  }

  /// `space. cathedral`, `open and he's nervous. Hotel Vila Galé`, but `St. Francis`.
  var endsSentence: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      words[index].says(".") && words[index - 1].kind == .word && isSmall(words[index - 1])
        && words[index - 1].text.utf8.count > 3 && !words[index + 1].isGlued
    }
  }

  /// As in `half asleep`, `slow in the mornings`.
  var isOnlyDescribed: Bool {
    if words.count > 2, isSmall(words[0]), CommonWords.kind(of: words[0].folded) == .describing,
      ["in", "for", "with", "at", "on"].contains(words[1].folded)
    {
      return true
    }
    guard let last = words.last, words.count == 2, words.allSatisfy(isSmall) else { return false }
    return CommonWords.kind(of: last.folded) == .describing
      && Vocabulary.of(.english).lookedUp(last).dateWords?.isEmpty != false
  }

  /// `wrote back`, `the hotel Vila Galé` behind a verb: nothing that one can plan, book or visit.
  var isNoThing: Bool {
    // `Register the hotel Vila Galé`, but `drinks on the hotel roof`.
    let namesHouse = words.indices.dropFirst().dropLast(2).contains { index in
      words[index].says("the") && words[index + 1].says("hotel") && words[index + 2].isCapitalised
    }
    if namesHouse { return true }
    return words.count == 2 && words.allSatisfy(isSmall)
      && RunOnText.toldVerbs.contains(words[0].folded)
  }

  // MARK: words

  func isSmall(_ word: Token) -> Bool {
    word.kind != .quoted && word.text == word.text.lowercased()
  }

  /// As in `can-can`.
  func isInWord(_ index: Int) -> Bool {
    words[index].isGlued || words.indices.contains(index + 1) && words[index + 1].isGlued
  }

  func isPerson(_ word: Token) -> Bool {
    ["i", "we", "you", "he", "she", "they", "it"].contains(word.folded)
      && (word.text == "I" || isSmall(word))
  }

  func being(_ word: Token) -> Bool {
    isSmall(word)
      && ["is", "are", "was", "were", "does", "did", "has", "have"].contains(word.spoken)
  }

  /// As in `This is Holland`.
  func isBetweenTitles(_ index: Int) -> Bool {
    words.indices.contains(index + 1) && words[index - 1].isCapitalised
      && words[index + 1].isCapitalised
  }
}
