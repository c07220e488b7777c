internal import Session

/// Where a trip may go that no map knows.
extension OpenSpans {
  /// `grandma's house`, `our cabin`: words that tell where somebody lives or stays.
  func ownPlaces(at index: Int) -> [RoleSpan] {
    let end = min(index + longest, context.tokens.count)
    let words = (index..<end).prefix {
      context.tokens[$0].kind == .word && !isOfDates($0) || isApostrophe($0)
    }
    return words.compactMap { last in
      let name = context.text(index..<last + 1)
      guard OwnWords.nameHome(name), knows(name).isEmpty else { return nil }
      return RoleSpan(
        end: last + 1, value: .place(.named(name, quoted: false)), points: 7 * (last + 1 - index))
    }
  }

  /// The end of an owner of many: `my parents' place`.
  private func isApostrophe(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.isGlued && ["'", "\u{2019}"].contains(token.text)
  }
}

private let longest = 8
