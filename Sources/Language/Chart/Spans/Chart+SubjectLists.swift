internal import Session

/// Lists of what is to be added, of which some stands in quotes.
extension Chart {
  /// `"Piazza Navona", Villa Farnesina and "lunch with Ana"`: what is quoted is one each, what stands
  /// between may be several and is parted later, as a list without quotes is.
  func subjectLists(at index: Int) -> [Span] {
    guard (index..<context.tokens.count).contains(where: isQuoted) else { return [] }
    return subjectLists(from: [], at: index, score: 0)
  }

  /// The lists that go on with what begins here.
  private func subjectLists(
    from items: [NewStopSubject], at index: Int, score: Int
  ) -> [Span] {
    guard items.count < Chart.longestList else { return [] }
    let isFirst = items.isEmpty
    return subjectItems(at: index).flatMap { item -> [Span] in
      guard case .subject(let subject) = item.value else { return [] }
      let all = items + [subject]
      let score = score + item.score
      // A list without a quote is parted otherwise, with more care.
      let hasQuote = all.contains(where: \.isQuotedName)
      var found: [Span] = []
      if !isFirst, hasQuote {
        found.append(Span(end: item.end, value: .subjects(all), score: score))
      }
      guard let next = endOfLink(at: item.end), hasQuote || isQuoted(next),
        isQuoted(item.end - 1) || isQuoted(next)
      else { return found }
      let link = (next - item.end) * Score.known
      return found + subjectLists(from: all, at: next, score: score + link)
    }
  }

  /// One in quotes, perhaps with its pin; else words, up to what parts them from a quoted one or to any
  /// token that may end them.
  private func subjectItems(at index: Int) -> [Span] {
    guard isQuoted(index) || beginsItem(index) else { return [] }
    return places(at: index).compactMap { span in
      guard case .place(let place) = span.value, !isLink(span.end - 1),
        isQuoted(index) || (index + 1..<span.end).allSatisfy({ !tellsWhen($0) })
      else { return nil }
      return Span(end: span.end, value: .subject(.place(place)), score: span.score)
    }
  }

  /// Behind the signs and words that part two things; two quoted ones need none.
  private func endOfLink(at index: Int) -> Int? {
    var end = index
    while isLink(end) { end += 1 }
    let isParted = end > index || isQuoted(index) && isQuoted(index - 1)
    return context.token(end) != nil && isParted ? end : nil
  }

  private func isLink(_ index: Int) -> Bool {
    context.token(index).map { linkWords.contains(where: $0.says) } == true
  }

  private func isQuoted(_ index: Int) -> Bool { context.token(index)?.kind == .quoted }

  /// Whether a name may begin with this word: it leads to nothing else.
  private func beginsItem(_ index: Int) -> Bool {
    guard let token = context.token(index), token.kind == .word else { return false }
    if leadingArticles.contains(token.folded), context.token(index + 1)?.kind == .word {
      return !tellsWhen(index + 1)
    }
    return !(reservedWords.contains(token.folded) && token.text.first?.isUppercase != true)
      && !tellsWhen(index) && context.filler(at: index) == nil
  }

  /// Whether a day or an hour begins here.
  private func tellsWhen(_ index: Int) -> Bool {
    guard let token = context.token(index), token.kind == .word else { return false }
    return !context.when.dates(at: index).isEmpty || !context.when.times(at: index).isEmpty
      || token.says("day") && context.token(index + 1)?.kind == .number
  }
}

extension NewStopSubject {
  /// Whether it stands in quotes, or with its pin.
  var isQuotedName: Bool {
    switch self {
    case .place(.named(_, quoted: true)), .place(.pinned): true
    default: false
    }
  }
}

/// What parts the things of a list.
let linkWords = [",", "and", "&", "+", "then"]
