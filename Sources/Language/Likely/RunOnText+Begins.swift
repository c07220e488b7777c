internal import Session

/// How a text begins that is none of its kind.
extension RunOnText {
  /// `it should say phone charger`, `can you note down`, `not just the charger`: nothing to pack.
  var isNoItem: Bool {
    guard isSmall(words[0]), !isInWord(0) else { return false }
    return RunOnText.noItems.contains(words[0].spoken) || isPerson(words[0])
  }

  /// `that one`, `these two`: nothing by itself.
  var pointsOnly: Bool {
    words.count == 2 && isSmall(words[0]) && RunOnText.pointing.contains(words[0].folded)
      && ["one", "ones", "two", "thing", "things", "stop", "place"].contains(words[1].folded)
  }

  /// `let's call it Porto`: the name stands behind.
  var namesFirst: Bool {
    guard isSmall(words[0]) else { return false }
    return words[0].spoken == "let's"
      && ["call", "name", "rename", "make"].contains(words[1].folded)
  }

  /// `Booked Vila Galé`, `Table reserved at O Gaveto`: that it is booked is no part of a name.
  var isBooked: Bool {
    let first = words[0].folded
    if ["booked", "reserved", "got", "found"].contains(first) || tellsOfPeople(words[0]) {
      return true
    }
    // `hotel in Braga: Vila Galé`
    if words.indices.dropFirst().contains(where: {
      words[$0].says(":") && $0 + 1 < words.count && !words[$0 + 1].isGlued
    }) {
      return true
    }
    return ["table", "room", "seats"].contains(first)
      && words.dropFirst().contains { ["at", "for", "in"].contains($0.folded) }
  }

  /// As in `They've put TP1234 back`.
  private func tellsOfPeople(_ word: Token) -> Bool {
    ["they've", "they", "we've", "i've", "he's", "she's"].contains(word.spoken)
  }

  /// `the tickets by the end of march`: when it is due was not read.
  var isDueUnread: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      ["by", "until"].contains(words[index].folded)
        && isDate(words[(index + 1)...])
    }
  }

  /// `the end of march`, `friday`, but `April Smith`, `the March fountain`.
  private func isDate(_ rest: ArraySlice<Token>) -> Bool {
    guard let moment = rest.firstIndex(where: { $0.mayBeMonth || $0.mayBeWeekday }) else {
      return false
    }
    return rest[..<moment].allSatisfy { word in
      word.kind == .number
        || ["the", "end", "of", "next", "start", "middle", "th", "st", "nd", "rd"]
          .contains(word.folded)
    }
      && (moment + 1 == rest.endIndex
        || !rest[moment + 1].isCapitalised && rest[moment + 1].kind != .word
        || rest[moment + 1].kind == .number)
  }

  private static let noItems: Set = [
    "can", "could", "would", "will", "with", "not", "let's", "lets", "that's", "it's", "there's",
    "because", "so",
  ]
}
