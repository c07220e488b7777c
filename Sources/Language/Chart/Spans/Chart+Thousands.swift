internal import Session

/// Amounts whose thousands are parted by blanks.
extension Chart {
  /// The number of `20 000 crowns`.
  ///
  /// Whole thousands only, for `at 8 100 crowns` is an hour and a price; and not behind the word that a number of its own belongs to: `day 2 300 kr`.
  func groupsApart(
    behind start: Int, _ first: String, from index: Int
  ) -> (end: Int, digits: String)? {
    guard first.utf8.count < 4, first.first != "0", first.allSatisfy(\.isNumber),
      context.token(index - 1).map({
        !numbered.contains($0.folded) && $0.dateWords?.isEmpty != false
      })
        ?? true
    else { return nil }
    var (end, digits) = (start, first)
    while let token = context.token(end), token.kind == .number, !token.isGlued,
      token.text.utf8.count == 3, token.text.allSatisfy(\.isNumber)
    {
      (end, digits) = (end + 1, digits + token.text)
    }
    return end > start && digits.hasSuffix("000") ? (end, digits) : nil
  }
}

/// The number behind one of these is its own.
private let numbered: Set = [
  "at", "for", "until", "till", "til", "from", "to", "table", "row", "line", "block", "pier",
  "coach",
  "number", "hall", "x",
  "day", "days", "the", "stop", "no", "nr", "room", "gate", "seat", "platform", "bus", "train", "#",
  ".", "-", "–", ":",
]
