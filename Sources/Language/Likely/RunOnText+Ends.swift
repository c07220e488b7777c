internal import Session

/// How a text ends that runs on.
extension RunOnText {
  /// `umbrella in the bag`, `Braga as our hotel`: where it is put, or what it is.
  var goesSomewhere: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      guard isSmall(words[index]) else { return false }
      let (word, next) = (words[index].folded, words[index + 1].folded)
      if word == "as" { return ["our", "my", "the", "a", "an"].contains(next) }
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
}
