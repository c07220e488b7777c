internal import Session

extension NewBooking {
  /// Whether its name or its reference holds words of a sentence, and so is hardly one: `hugo payed`,
  /// `has the number 7`.
  var holdsSentence: Bool {
    [name, reference].compactMap(\.self).contains { text in
      text.split(separator: " ").contains { word in
        let word = String(word)
        return ofSentences.contains(word) || Lexicon.modals.contains(word)
          || Lexicon.firstPersons.contains(word)
      }
    }
  }
}

/// In small letters: `Hotel Has` is one.
private let ofSentences: Set = [
  "has", "have", "had", "is", "are", "was", "were", "paid", "payed", "pays", "reserved", "booked",
  "cost", "costs", "went",
]
