internal import Session

/// Names with the area they lie in behind a comma: `Cambridge, Massachusetts`.
extension OpenSpans {
  /// The names as they are, and each that a place bears with the area behind it.
  func withAreas(_ names: [LooseName], from index: Int) -> [LooseName] {
    names.flatMap { name -> [LooseName] in
      guard !name.isQuoted, context.token(name.end)?.says(",") == true, !knows(name.text).isEmpty
      else { return [name] }
      return [name] + [withArea(name, from: index)].compactMap { $0 }
    }
  }

  /// The longest: `New York` before `New`.
  private func withArea(_ name: LooseName, from index: Int) -> LooseName? {
    // `Utrecht, in the Netherlands`
    let start = name.end + (context.matches(["in"], at: name.end + 1) ? 2 : 1)
    let words = (start..<min(start + longestArea, context.tokens.count)).prefix {
      context.tokens[$0].kind == .word
    }
    for last in words.reversed() {
      var area = context.text(start..<last + 1)
      area = PlainActivities.withoutArticle(area) ?? area
      let text = "\(name.text), \(area)"
      guard scene?.gazetteer.located(text).isEmpty == false, !isListed(area, before: last + 1)
      else { continue }
      return LooseName(
        end: last + 1, text: text, points: 7 * (last + 1 - index), isCapital: name.isCapital)
    }
    return nil
  }

  /// `Sintra, Lisbon and Porto`: a town that is one of several, though the one before lies in it.
  private func isListed(_ area: String, before end: Int) -> Bool {
    guard let next = context.token(end), next.says(",") || next.says("and"),
      knows(area).contains(.city), end + 1 < context.tokens.count
    else { return false }
    return isNameWord(end + 1)
  }
}

extension GazetteerMatch {
  /// Whether a name is its own, or one by which it is well known; `the keys` are no part of Florida's.
  func isMeant(by name: String) -> Bool {
    guard isOwnName || rank >= 600 else { return false }
    let bare = PlainActivities.withoutArticle(name) ?? name
    return bare.contains(" ") || !place.name.contains(" ") || name != name.lowercased()
      || !CommonWords.nameThing(name)
  }
}

/// In words: `Democratic Republic of the Congo`.
private let longestArea = 5
