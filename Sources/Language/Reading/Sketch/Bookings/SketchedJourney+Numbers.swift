internal import Session

/// By what number or name a way goes, and who runs it.
extension SketchedJourney {
  /// `LH 962`, `ICE 543`.
  func endOfCode(_ index: Int) -> Int? {
    let token = context.tokens[index]
    guard (1...4).contains(token.text.utf8.count), token.kind == .word,
      let number = context.token(index + 1), number.kind == .number,
      (1...5).contains(number.text.utf8.count),
      number.isGlued || token.text == token.text.uppercased()
        || BookingWords.trainCodes.contains(token.folded),
      context.token(index + 2).map({ !$0.isGlued || $0.kind == .sign }) ?? true,
      // `FCO 18:40`
      context.token(index + 2)?.isGlued != true || context.token(index + 3)?.isGlued != true
        || context.token(index + 3)?.kind != .number,
      token.folded != "at", token.folded != "seat"
    else { return nil }
    return index + 2
  }

  /// `Glacier Express`: what a train is called, in words written large.
  func endOfTrain(_ index: Int) -> Int? {
    guard kind == .train else { return nil }
    var end = index
    while let token = context.token(end), token.kind == .word,
      token.text.first?.isUppercase == true, end - index < 4,
      end > index || !["the", "our", "on"].contains(token.folded)
    { end += 1 }
    // `Kagayaki 505`
    if end == index + 1, let number = context.token(end), number.kind == .number,
      !number.isGlued, (1...4).contains(number.text.utf8.count)
    {
      end += 1
    }
    guard end > index + 1,
      (index..<end).contains(where: { BookingWords.trains.contains(context.tokens[$0].folded) })
    else { return nil }
    return end
  }

  /// `Southwest Airlines Flight 1423`: who flies, and the number.
  func endOfNumber(
    behind word: (kind: Booking.Kind, end: Int), from index: Int, _ reader: inout BookingReader
  ) -> Int? {
    guard reader.new.name == nil, word.kind == kind, let number = context.token(word.end),
      number.kind == .number,
      scan.pieces.contains(where: { $0.isWord && $0.tokens.contains(word.end) }),
      (2...4).contains(number.text.utf8.count),
      context.token(word.end + 1).map({ !$0.isGlued || $0.says(",") }) ?? true
    else { return nil }
    var start = index
    while start > 0, context.tokens[start - 1].kind == .word,
      context.tokens[start - 1].text.first?.isUppercase == true,
      context.tokens[start - 1].dateWords?.isEmpty != false
    { start -= 1 }
    reader.new.name =
      start < index
      ? "\(context.text(start..<index)) \(number.text)" : context.text(index..<word.end + 1)
    return word.end + 1
  }

  /// `Singapore Airlines SQ 529`, `easyjet ezy8705`: who flies, which the number tells as well.
  func endOfCarrier(_ index: Int) -> Int? {
    guard !leads(index, ["from", "to", "into"]) else { return nil }
    var end = index
    while end - index < 4, let token = context.token(end), isOfCarrier(token, at: end),
      end == index || endOfCode(end) == nil
    { end += 1 }
    guard end > index, end < context.tokens.count, endOfCode(end) != nil,
      context.journeyWord(at: index) == nil,
      isOnlyCode(index..<end) || !scan.words.isEndOfWay(context.text(index..<end))
    else { return nil }
    return end
  }

  /// `SAS SK1426 leaves …`: letters that no other airport stands beside are rather those of who flies.
  private func isOnlyCode(_ words: Range<Int>) -> Bool {
    guard words.count == 1, let token = context.token(words.lowerBound), kind == .flight,
      token.text.utf8.count == 3, token.text == token.text.uppercased(),
      !scan.words.isTown(token.text)
    else { return false }
    return !context.tokens.indices.contains { other in
      other != words.lowerBound && context.tokens[other].text.utf8.count == 3
        && context.tokens[other].text == context.tokens[other].text.uppercased()
        && scan.words.isCode(other)
    }
  }

  private func isOfCarrier(_ token: Token, at index: Int) -> Bool {
    if token.kind == .number { return token.isGlued && index > 0 }
    guard token.kind == .word, token.dateWords?.isEmpty != false else { return false }
    return token.text.first?.isUppercase == true || !names.lattice.isKnown(index)
  }
}
