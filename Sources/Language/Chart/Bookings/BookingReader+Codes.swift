internal import Session

/// References that are told in a sentence.
extension BookingReader {
  /// `ref K9PLQ that's my flight`, `seat 14C by the window`: behind a code words are no part of it.
  func endsCode(
    _ start: Int, _ index: Int, _ path: WritableKeyPath<NewBooking, String?>
  ) -> Bool {
    let token = context.tokens[index]
    guard !token.isGlued, token.kind == .word else { return false }
    if path == \.seat { return isSeat(start) && !["to", "and"].contains(token.folded) }
    guard path == \.reference, token.text != token.text.uppercased() else { return false }
    let code = context.text(start..<index)
    return code.contains { $0.isNumber } && code == code.uppercased()
  }

  /// `reservation code thingy is RJ73KX`, `has the number JH-448217 and …`: the code, behind words that
  /// only lead to it.
  mutating func codeAhead(_ start: Int) -> Int? {
    guard isOpen, new.reference == nil, context.tokens[start].kind == .word, !isCoded(start),
      let index = (start + 1..<min(start + 5, context.tokens.count)).first(where: isCoded),
      (start..<index).allSatisfy({ context.tokens[$0].kind == .word && optionWord(at: $0) == nil })
    else { return nil }
    let glued = context.endOfGlued(from: index)
    // The full stop of the sentence is no part of it.
    let isStopped = glued == context.tokens.count && context.matches(["."], at: glued - 1)
    let end = isStopped && glued > index + 1 ? glued - 1 : glued
    // Digits alone may be anybody's telephone.
    let hasLetters = context.text(index..<end).contains(where: \.isLetter)
    guard hasLetters || (start..<index).allSatisfy({ ofCodes.contains(context.tokens[$0].folded) })
    else { return nil }
    new.reference = text(index..<end)
    return new.reference == nil ? nil : end
  }

  /// `code is actually XK9P2M`: a code behind a word for one that may be anything by itself.
  mutating func bareCode() -> Int? {
    guard talksOf != nil, ["code", "number"].contains(where: { context.matches([$0], at: index) })
    else { return nil }
    var start = index + 1
    while let token = context.token(start), toCode.contains(token.folded) { start += 1 }
    guard start < context.tokens.count, isCoded(start) else { return nil }
    return codeAhead(index)
  }

  /// Whether letters and digits begin there, as a reference has them.
  private func isCoded(_ index: Int) -> Bool {
    guard !context.tokens[index].isGlued, context.tokens[index].kind != .quoted else {
      return false
    }
    let code = context.text(index..<context.endOfGlued(from: index))
    return code.utf8.count > 4 && !code.contains(":")
      && code.utf8.contains { (48...57).contains($0) }
      && code == code.uppercased()
  }

  /// `NJ 467`, also behind a word for such a train: behind where it goes, its number.
  func isTrainCode(_ index: Int) -> Bool {
    guard kind == .train, index > 0 else { return false }
    if let word = context.journeyWord(at: index), word.kind == .train {
      return isTrainCode(word.end)
    }
    guard let letters = context.token(index), letters.text == letters.text.uppercased(),
      BookingWords.trainCodes.contains(letters.folded), let next = context.token(index + 1)
    else { return false }
    return next.kind == .number && next.text.utf8.count < 6
  }

  /// Where the name of who goes ends in `Sæfari Grimsey`: before a place of the country, where the whole
  /// is none; `Porto Campanhã` is a part of a town.
  func carrierEnd(in run: Range<Int>) -> Int? {
    guard isOpen, [.ferry, .train, .bus].contains(kind), run.count > 1,
      run.allSatisfy({ context.tokens[$0].kind == .word && context.tokens[$0].isCapitalised }),
      let whole = text(run), let words, !words.isKnownAtAll(whole)
    else { return nil }
    return (run.lowerBound + 1..<run.upperBound).first { cut in
      text(cut..<run.upperBound).map(words.isInCountry) == true
        && text(run.lowerBound..<cut).map(words.isPlace) == false
    }
  }

  /// Whether its name stands behind the word of the command, before a place, and only what is known of
  /// places tells them apart.
  func namesCarrier(at start: Int) -> Bool {
    let run = start..<endOfName(from: start, isHead: true)
    return carrierEnd(in: run) != nil && context.matches(["to"], at: run.upperBound)
  }

  /// `FB31 takes us`, `Ana wants the RE77`: of a sentence only the number is a name.
  func journeyName(_ words: Range<Int>) -> String? {
    // `Our Nozomi`: whose it is is no part of it.
    let isOwned =
      isOpen && words.count > 1
      && ["our", "my", "your"].contains(context.tokens[words.lowerBound].folded)
    let run = isOwned ? words.dropFirst() : words
    let codes = run.filter(isFlightCode)
    let saysMore = run.contains { index in
      sentenceWords.contains(context.tokens[index].folded)
        || context.tokens[index].text == context.tokens[index].folded
          && Lexicon.shared.classes(of: context.tokens[index].spoken)
            .meets(ClassSet.orders.union(ClassSet([.be, .pronoun])))
    }
    guard isOpen, codes.count == 1, let code = codes.first, run.count > 2, saysMore else {
      return text(run).map(flightNumber)
    }
    return text(code..<min(code + 2, run.upperBound)).map(flightNumber)
  }

  /// `tp1234` is written `TP1234`.
  func flightNumber(_ text: String) -> String {
    let letters = text.utf8.prefix { (97...122).contains($0) }.count
    let rest = text.utf8.dropFirst(letters)
    let digits = rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest
    guard kind == .flight, (1...3).contains(letters), !digits.isEmpty,
      digits.allSatisfy({ (48...57).contains($0) })
    else { return text }
    return text.uppercased()
  }
}

private let ofCodes: Set = ["is", "code", "number", "no", "the", "ref", "reference", "our", "my"]
private let toCode: Set = ["is", "now", "actually", ":", "was", "="]

/// Stand in a sentence, and in no name of a train or a bus.
private let sentenceWords: Set = [
  "takes", "take", "us", "me", "wants", "goes", "go", "for", "brings", "gets", "is", "are", "we",
]
