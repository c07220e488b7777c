internal import Session

extension Chart {
  /// Who is told behind an amount to have paid it: `…, ana paid`, `… and Jack is paying`, `…, femke
  /// again`.
  func toldPayer(at index: Int) -> (Payer, end: Int, isKnown: Bool)? {
    let start = joinsPayer(index) ? index + 1 : index
    for name in payerNames(at: start) {
      let verbs = name.isKnown ? payingVerbs + [["again"]] : payingVerbs
      let ends = verbs.filter { context.matches($0, at: name.end) }.map { name.end + $0.count }
      if let end = ends.max() { return (.named(name.text), end, name.isKnown) }
    }
    return nil
  }

  private func joinsPayer(_ index: Int) -> Bool {
    context.token(index).map { [",", "and", "&", ";", "-", "–", "("].contains($0.folded) } ?? false
  }

  /// Somebody who travels, or one capitalised word that the language does not have; the longest name
  /// first.
  func payerNames(at index: Int) -> [(text: String, end: Int, isKnown: Bool)] {
    guard let first = context.token(index), first.kind == .word else { return [] }
    // `Meg's paying`, `I've paid`
    if let ending = ["'s", "'ve", "'ll"].first(where: first.spoken.hasSuffix) {
      let text = String(first.text.dropLast(ending.count))
      let isKnown = context.travels(text)
      return isKnown || mayPay(text, at: index) ? [(text, index + 1, isKnown)] : []
    }
    let known = (1...3).reversed().compactMap { count -> (text: String, end: Int, isKnown: Bool)? in
      guard index + count <= context.tokens.count else { return nil }
      let text = context.text(index..<index + count)
      return context.travels(text) ? (text, index + count, true) : nil
    }
    guard known.isEmpty else { return known }
    return mayPay(first.text, at: index) ? [(first.text, index + 1, false)] : []
  }

  private func mayPay(_ name: String, at index: Int) -> Bool {
    // `I've paid the Castlebay`: what is paid, and not who pays.
    let isLed = index > 0 && paidArticles.contains(context.tokens[index - 1].folded)
    return !isLed && Currency(code: name) == nil && name.first?.isUppercase == true
      && Lexicon.shared.classes(of: folded(name)).isEmpty
      && context.tokens[index].dateWords?.isEmpty != false
  }
}

private let payingVerbs =
  WordPattern(
    "(paid|pays|payed|is paying|paying|has paid|will pay|already paid|paid already|covered|got)"
      + " (it|that|that one|this one|for it|for that|for all|for everyone|for everybody|for us|)"
  ).spelledOut + WordPattern("(put|puts|has put) it on (her|his|their|the) card").spelledOut
